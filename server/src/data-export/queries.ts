import type { DataExportScope } from '@vezne/contract';
import type { Param, Sql } from '../db/database';

export type StoredExport = {
  companyId: string;
  id: string;
  managerId: string;
  scope: DataExportScope;
  state: 'BEKLIYOR' | 'HAZIRLANIYOR' | 'HAZIR' | 'HATA';
  doneRows: string;
  allRows: string;
  bytes: string | null;
  requestedAt: Date;
  attempts: number;
  failures: number;
  expiresAt: Date;
};

const COLUMNS = `company_id AS "companyId", id, manager_id AS "managerId", scope, state, done_rows AS "doneRows",
  all_rows AS "allRows", bytes, requested_at AS "requestedAt", attempts, failures, expires_at AS "expiresAt"`;

type NewExport = Pick<StoredExport, 'companyId' | 'id' | 'managerId' | 'scope' | 'requestedAt' | 'expiresAt'>;

/** Asks for an archive; refused by a unique index while another one of the company is under way. */
export const insertExport = (sql: Sql, each: NewExport) =>
  sql.run(
    `INSERT INTO data_export (company_id, id, manager_id, scope, requested_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [each.companyId, each.id, each.managerId, each.scope, each.requestedAt, each.expiresAt],
  );

/** Deletes what a person has asked for before and is not being made any more. */
export const deleteFinished = (sql: Sql, companyId: string, managerId: string) =>
  sql.run(
    `DELETE FROM data_export WHERE company_id = $1 AND manager_id = $2 AND state IN ('HAZIR', 'HATA')`,
    [companyId, managerId],
  );

export const findNewest = (sql: Sql, companyId: string, managerId: string, now: Date) =>
  sql.first<StoredExport>(
    `SELECT ${COLUMNS} FROM data_export
      WHERE company_id = $1 AND manager_id = $2 AND expires_at > $3 ORDER BY requested_at DESC, id DESC LIMIT 1`,
    [companyId, managerId, now],
  );

export const findReady = (sql: Sql, companyId: string, id: string, now: Date) =>
  sql.first<StoredExport>(
    `SELECT ${COLUMNS} FROM data_export WHERE company_id = $1 AND id = $2 AND state = 'HAZIR' AND expires_at > $3`,
    [companyId, id, now],
  );

/** Is an archive being made that somebody else of the company has asked for? */
export const findOthersUnderWay = (sql: Sql, companyId: string, managerId: string) =>
  sql.first(
    `SELECT 1 FROM data_export
      WHERE company_id = $1 AND manager_id <> $2 AND state IN ('BEKLIYOR', 'HAZIRLANIYOR')`,
    [companyId, managerId],
  );

/** Takes the oldest archive that waits, or whose job was lost; of any number who ask at once, one gets it. */
export const claimNext = (sql: Sql, now: Date, until: Date) =>
  sql.first<StoredExport>(
    `UPDATE data_export SET state = 'HAZIRLANIYOR', attempts = attempts + 1, done_rows = 0, claimed_until = $2,
            failures = failures + (state = 'HAZIRLANIYOR')::int
      WHERE (company_id, id) = (
        SELECT company_id, id FROM data_export
         WHERE state IN ('BEKLIYOR', 'HAZIRLANIYOR') AND (claimed_until IS NULL OR claimed_until < $1)
         ORDER BY requested_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING ${COLUMNS}`,
    [now, until],
  );

type Claimed = Pick<StoredExport, 'companyId' | 'id' | 'attempts'>;

/** Changes a claimed archive; 0 when another job has taken it over meanwhile, or it is gone. */
export const updateClaimed = (sql: Sql, claimed: Claimed, change: Record<string, Param>) => {
  const names = Object.keys(change);
  return sql.run(
    `UPDATE data_export SET ${names.map((name, at) => `${name} = $${at + 4}`).join(', ')}
      WHERE company_id = $1 AND id = $2 AND attempts = $3 AND state = 'HAZIRLANIYOR'`,
    [claimed.companyId, claimed.id, claimed.attempts, ...names.map((name) => change[name] ?? null)],
  );
};

/** Deletes the parts of a claimed archive; none when another job has taken it over meanwhile, or it is ready. */
export const deleteParts = (sql: Sql, { companyId, id, attempts }: Claimed) =>
  sql.run(
    `DELETE FROM data_export_part WHERE company_id = $1 AND export_id = (
       SELECT id FROM data_export
        WHERE company_id = $1 AND id = $2 AND attempts = $3 AND state = 'HAZIRLANIYOR' FOR UPDATE)`,
    [companyId, id, attempts],
  );

/** Adds a part; 0 when another job has taken the archive over. */
export const insertPart = (sql: Sql, { companyId, id, attempts }: Claimed, number: number, bytes: Buffer) =>
  sql.run(
    `INSERT INTO data_export_part (company_id, export_id, number, bytes)
     SELECT $1, $2, $4, $5 FROM data_export
      WHERE company_id = $1 AND id = $2 AND attempts = $3 AND state = 'HAZIRLANIYOR' FOR UPDATE`,
    [companyId, id, attempts, number, bytes],
  );

export const findPart = (sql: Sql, companyId: string, id: string, number: number) =>
  sql.first<{ bytes: Buffer }>(
    'SELECT bytes FROM data_export_part WHERE company_id = $1 AND export_id = $2 AND number = $3',
    [companyId, id, number],
  );
