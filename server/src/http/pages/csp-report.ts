import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Log } from '../../log';
import { parseJson } from '../request/json';
import { REPORT_PATH } from '../request/paths';

const Report = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().max(60).optional(),
    'violated-directive': z.string().max(60).optional(),
    'blocked-uri': z.string().max(2_000).optional(),
  }),
});

/** Where browsers tell what the content policy has blocked. Of an address only its origin goes into the log. */
export function serveCspReports(server: FastifyInstance, log: Log): void {
  // In a scope of its own: no other call takes this kind of body.
  server.register(async (scope) => {
    const kind = 'application/csp-report';
    const parse = async (_request: unknown, body: Buffer) => parseJson(body);
    scope.addContentTypeParser<Buffer>(kind, { parseAs: 'buffer' }, parse);
    scope.post(REPORT_PATH, { bodyLimit: 8 * 1024 }, async (request, reply) => {
      const report = Report.safeParse(request.body).data?.['csp-report'];
      if (report) {
        const directive = report['effective-directive'] ?? report['violated-directive'];
        log.warn({ event: 'csp.violation', directive, blocked: origin(report['blocked-uri'] ?? '') });
      }
      return reply.code(204).send();
    });
  });
}

const origin = (uri: string) => (URL.canParse(uri) ? new URL(uri).origin : uri.slice(0, 20));
