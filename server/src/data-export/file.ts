import { Readable } from 'node:stream';
import { dayInTurkey, limits } from '@vezne/contract';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { notFound } from '../errors';
import type { App } from '../http/app';
import { statusOf } from '../http/status';
import type { Keys } from '../session/keys';
import { recordSecurityEvent } from '../session/security-event';
import { readLink } from './link';
import { findPart, findReady } from './queries';

const BAD_LINK = 'Bağlantı geçersiz veya süresi dolmuş. Arşivi Ayarlar sayfasından yeniden indirin.';

export const FILE_PATH = '/data-export/file';

type Asked = { Querystring: Record<string, unknown> };

/**
 * Hands archives out, part by part. Not a call of the contract: a browser saves the answer as a file, and what it
 * sends along is the signed address alone.
 */
export function serveArchives({ server, limits: budgets, log }: App & { log: Log }, parts: Parts): void {
  const { db, keys, now } = parts;
  server.route<Asked>({
    method: 'GET',
    url: limits.apiPrefix + FILE_PATH,
    onRequest: (request: FastifyRequest) => budgets.countStranger(request),
    handler: async ({ query }, reply) => {
      const { link } = query;
      const named = typeof link === 'string' ? readLink(keys, link, now()) : undefined;
      const found = named && (await findReady(db, named.companyId, named.id, now()));
      if (!found)
        return reply.code(statusOf(notFound())).type('text/plain; charset=utf-8').send(`${BAD_LINK}\n`);
      const { companyId, managerId } = found;
      const about = { companyId, personId: managerId, by: managerId };
      await recordSecurityEvent(db, { log, keys }, { event: 'data-export.fetched', ...about });
      const name = `vezne-${found.scope === 'SIRKET' ? 'sirket' : 'kisisel'}-${dayInTurkey(found.requestedAt)}.zip`;
      return reply
        .type('application/zip')
        .header('content-length', found.bytes)
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(partsOf(db, found)));
    },
  });
}

type Parts = { db: Database; keys: Keys; now: Clock };
type Log = Parameters<typeof recordSecurityEvent>[1]['log'];

async function* partsOf(db: Database, { companyId, id }: { companyId: string; id: string }) {
  for (let number = 0; ; number++) {
    const part = await findPart(db, companyId, id, number);
    if (!part) return;
    yield part.bytes;
  }
}
