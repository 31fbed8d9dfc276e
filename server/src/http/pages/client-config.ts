import type { ClientConfig } from '@vezne/contract';
import type { FastifyInstance } from 'fastify';

/** What the browser apps ask the installation for. */
export function serveClientConfig(server: FastifyInstance, config: ClientConfig): void {
  server.get('/config.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return config;
  });
}
