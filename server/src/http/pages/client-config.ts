import type { FastifyInstance } from 'fastify';

/** What the browser apps ask the installation for: `mapTilesUrl` is a template with {z}, {x}, {y}, or null. */
export function serveClientConfig(server: FastifyInstance, mapTilesUrl: string | undefined): void {
  server.get('/config.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return { mapTilesUrl: mapTilesUrl ?? null };
  });
}
