import { dayInTurkey, limits } from '@vezne/contract';
import { DAY_MS } from '../calendar';
import type { Sql } from '../db/database';
import { isSameDevice } from '../session/queries';
import { type Fact, factOf } from './fact';

const since = (moment: Date) => new Date(moment.getTime() - limits.notification.eventDays * DAY_MS);

/** When something happened; a clock that was set back knows no later days. */
const happened = (at: Date, today: string) => {
  const day = dayInTurkey(at);
  return { at, day: day < today ? day : today };
};

/** Statements that were added to the ledger these days. */
export async function listImports(sql: Sql, companyId: string, now: Date, today: string): Promise<Fact[]> {
  const batches = await sql.query<{ id: string; fileName: string; count: number; addedAt: Date }>(
    `SELECT id, file_name AS "fileName", rows_added AS count, added_at AS "addedAt" FROM import_batch
      WHERE company_id = $1 AND status = 'AKTARILDI' AND added_at > $2 ORDER BY added_at, id`,
    [companyId, since(now)],
  );
  return batches.map(({ id, fileName, count, addedAt }) =>
    factOf('ITHALAT_BITTI', {
      key: `ITHALAT_BITTI:${id}`,
      name: fileName,
      count,
      ...happened(addedAt, today),
    }),
  );
}

type Person = { companyId: string; managerId: string };

/** The person's own archive, as long as it can be fetched. */
export async function listArchives(
  sql: Sql,
  { companyId, managerId }: Person,
  moment: Date,
  today: string,
): Promise<Fact[]> {
  const archives = await sql.query<{ id: string; readyAt: Date; expiresAt: Date }>(
    `SELECT id, ready_at AS "readyAt", expires_at AS "expiresAt" FROM data_export
      WHERE company_id = $1 AND manager_id = $2 AND state = 'HAZIR' AND expires_at > $3 ORDER BY ready_at, id`,
    [companyId, managerId, moment],
  );
  return archives.map(({ id, readyAt, expiresAt }) =>
    factOf('PAKET_HAZIR', {
      key: `PAKET_HAZIR:${id}`,
      date: dayInTurkey(expiresAt),
      ...happened(readyAt, today),
    }),
  );
}

/**
 * Sign-ins of these days from devices that were new. They are told on devices that were known before: whoever came in by
 * such a sign-in is not asked to wave it through.
 */
export async function listNewDevices(
  sql: Sql,
  { companyId, managerId, sessionId }: Person & { sessionId: string },
  moment: Date,
  today: string,
): Promise<Fact[]> {
  const sessions = await sql.query<{ id: string; device: string; createdAt: Date }>(
    `SELECT s.id, s.device, s.created_at AS "createdAt" FROM session s
      WHERE s.company_id = $1 AND s.manager_id = $2 AND s.is_new_device AND s.created_at > $3
        AND EXISTS (
          SELECT FROM session mine JOIN session before
              ON before.company_id = $1 AND before.manager_id = $2 AND before.created_at < s.created_at
             AND ${isSameDevice('before', 'mine')}
           WHERE mine.company_id = $1 AND mine.manager_id = $2 AND mine.id = $4)
      ORDER BY s.created_at, s.id`,
    [companyId, managerId, since(moment), sessionId],
  );
  return sessions.map(({ id, device, createdAt }) =>
    factOf('YENI_CIHAZ', { key: `YENI_CIHAZ:${id}`, name: device, ...happened(createdAt, today) }),
  );
}
