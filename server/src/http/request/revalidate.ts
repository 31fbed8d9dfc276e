import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Lets a browser keep an answer that it asks for again and again, and tells whether the one that it has still holds. It
 * asks each time, so nobody is shown what another one's answer was.
 */
export function stillHolds({ headers }: FastifyRequest, reply: FastifyReply, body: string): boolean {
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache' });
  return headers['if-none-match'] === tag;
}
