import { codes, messages } from '@vezne/contract';
import { AppError } from '../errors';
import type { App } from './app';

/** `live`: the process answers. `ready`: it may be sent requests. */
export function serveHealth({ server, db, disk }: App): void {
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
    return (await disk.read())?.isLow ? { status: 'degraded', reason: 'disk' } : { status: 'ok' };
  });
}
