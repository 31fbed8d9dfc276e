import { codes, messages } from '@vezne/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { AppError } from '../errors';

/** `live`: the process answers. `ready`: it may be sent requests. */
export function serveHealth(server: FastifyInstance, db: Database, isDiskLow: () => Promise<boolean>): void {
  let closing = false;
  server.addHook('preClose', async () => {
    closing = true;
  });
  server.get('/health/live', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  server.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (closing || !(await db.ready())) throw new AppError(codes.unavailable, messages.unexpected);
    // Still 200: to take the process out of service would stop reading, which a full disk does not.
    return (await isDiskLow()) ? { status: 'degraded', reason: 'disk' } : { status: 'ok' };
  });
}
