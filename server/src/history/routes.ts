import { api, type HistoryLine, toPage } from '@vezne/contract';
import { nounOf } from '../db/inventory/field-names';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import type { Keys } from '../session/keys';
import { recordSecurityEvent } from '../session/security-event';
import { changesOf, referencesIn, sumsOf } from './changes';
import { listLines, namesOf, type StoredLine } from './queries';

export function registerHistory(app: App, { keys }: { keys: Keys }): void {
  const { findAll, noteExport } = api.history;
  register(
    app,
    findAll,
    async ({ input, db, companyId }) => {
      const { lines, total } = await listLines(db, companyId, input);
      const names = await namesOf(
        db,
        companyId,
        referencesIn(lines.flatMap((each) => [each.before, each.after])),
      );
      return toPage(
        lines.map((line) => toLine(line, names)),
        total,
        input.page,
        input.pageSize,
      );
    },
    { snapshot: true },
  );
  register(app, noteExport, async ({ input, db, companyId, managerId, log }) => {
    const event = {
      event: 'data.exported',
      companyId,
      personId: managerId,
      by: managerId,
      facts: input,
    } as const;
    await recordSecurityEvent(db, { log, keys }, event, { rows: input.rows });
    return true as const;
  });
}

function toLine(stored: StoredLine, names: ReadonlyMap<string, string>): HistoryLine {
  const { before, after, at, parts, ...line } = stored;
  const isEvent = line.action === 'GUVENLIK';
  const entity = isEvent ? 'security' : nounOf(line.entity);
  return {
    ...line,
    entity,
    event: isEvent ? line.entity : null,
    at: at.toISOString(),
    parts: Number(parts),
    changes: line.action === 'AKTAR' ? sumsOf(after) : changesOf(entity, before, after, names),
  };
}
