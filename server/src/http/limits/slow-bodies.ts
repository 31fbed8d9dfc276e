import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** So long a request's body may be on its way. */
const BODY_MS = 15_000;
/** So long any request may be, which only the file of somebody who is signed in makes use of: 10 MB at 280 kbit/s. */
export const FILE_MS = 5 * 60_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Lets a client go whose body does not come to an end; node itself has one time for all requests. */
export function limitBody({ raw }: Pick<FastifyRequest, 'raw'>): void {
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, BODY_MS);
  timers.set(raw, timer.unref());
  raw.once('close', () => clearTimeout(timer));
}

/** However slow a line is, a file that moves is waited for. */
export const waitForFile = ({ raw }: Pick<FastifyRequest, 'raw'>): void => clearTimeout(timers.get(raw));
