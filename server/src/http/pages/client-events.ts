import { ClientEvents } from '@vezne/contract';
import type { FastifyInstance } from 'fastify';
import { unreadable } from '../../errors';
import type { Beacon } from '../../metrics/beacon';
import { EVENTS_PATH } from '../request/paths';

/** Where pages tell how the remotes they show fare. Nothing is stored, and nobody is asked who they are. */
export function serveClientEvents(server: FastifyInstance, beacon: Beacon): void {
  server.post(EVENTS_PATH, { bodyLimit: 4 * 1024 }, async (request, reply) => {
    const { data } = ClientEvents.safeParse(request.body);
    if (!data) throw unreadable();
    await beacon.take(data.events);
    return reply.code(204).send();
  });
}
