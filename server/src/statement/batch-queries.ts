import {
  fromKurus,
  type StatementBalance,
  type StatementBatch,
  type StatementMapping,
  type StatementPreview,
  type StatementShare,
} from '@vezne/contract';
import type { Param, Sql } from '../db/database';
import type { OwnSigns } from './reading/signs';
import type { ReadStatement } from './statement-thread';

type BatchRow = Omit<StatementBatch, 'sumIn' | 'sumOut' | 'createdAt' | 'addedAt' | 'undoneAt'> & {
  sumIn: string;
  sumOut: string;
  createdAt: Date;
  addedAt: Date | null;
  undoneAt: Date | null;
};

const columns = `b.id, b.account_id AS "accountId", a.name AS "accountName", b.file_name AS "fileName", b.format,
  b.layout AS "layoutName", b.status, b.rows_read AS "rowsRead", b.rows_added AS "rowsAdded",
  b.sum_in_kurus AS "sumIn", b.sum_out_kurus AS "sumOut", p.name AS "createdBy", b.created_at AS "createdAt",
  b.added_at AS "addedAt", b.undone_at AS "undoneAt"`;

const from = `FROM import_batch b JOIN cash_account a ON a.company_id = b.company_id AND a.id = b.account_id
  LEFT JOIN audit_person p ON p.company_id = b.company_id AND p.manager_id = b.created_by`;

const toBatch = ({ sumIn, sumOut, createdAt, addedAt, undoneAt, ...row }: BatchRow): StatementBatch => ({
  ...row,
  sumIn: fromKurus(BigInt(sumIn)),
  sumOut: fromKurus(BigInt(sumOut)),
  createdAt: createdAt.toISOString(),
  addedAt: addedAt?.toISOString() ?? null,
  undoneAt: undoneAt?.toISOString() ?? null,
});

export async function findBatch(
  sql: Sql,
  companyId: string,
  id: string,
): Promise<StatementBatch | undefined> {
  const row = await sql.first<BatchRow>(`SELECT ${columns} ${from} WHERE b.company_id = $1 AND b.id = $2`, [
    companyId,
    id,
  ]);
  return row && toBatch(row);
}

type PageOf = { page: number; pageSize: number; searchText: string };

/** One page of batches, newest first, and how many there are. */
export async function listBatches(sql: Sql, companyId: string, { page, pageSize, searchText }: PageOf) {
  const params: Param[] = [companyId, searchText.trim()];
  const where = 'WHERE b.company_id = $1 AND tr_fold(b.file_name) LIKE tr_contains($2)';
  const count = await sql.first<{ total: string }>(
    `SELECT count(*) AS total FROM import_batch b ${where}`,
    params,
  );
  const rows = await sql.query<BatchRow>(
    `SELECT ${columns} ${from} ${where} ORDER BY b.created_at DESC, b.id LIMIT $3 OFFSET $4`,
    [...params, pageSize, page * pageSize],
  );
  return { batches: rows.map(toBatch), total: Number(count?.total ?? 0) };
}

/** Of a file that tells its last balance alone also where it tells it, to look again. */
export type StoredCheck = StatementBalance & { ending?: { day: string; line: number } };

/** What is known of a batch beside what lists show. */
export type BatchDetails = Pick<
  StatementPreview,
  'encoding' | 'headings' | 'sample' | 'sheets' | 'mapping' | 'remembered' | 'ask' | 'accountNumber'
> & {
  balanceCheck: StoredCheck | null;
};

export const findDetails = (sql: Sql, companyId: string, id: string) =>
  sql.first<BatchDetails>(
    `SELECT encoding, headings, sample, coalesce(sheets, '[]') AS sheets, mapping, remembered, ask,
            account_number AS "accountNumber", balance_check AS "balanceCheck"
       FROM import_batch WHERE company_id = $1 AND id = $2`,
    [companyId, id],
  );

/** What became what of a batch that is added; nothing of a draft, and of what an earlier release added. */
export async function findShares(sql: Sql, companyId: string, id: string): Promise<StatementShare[] | null> {
  const row = await sql.first<{ shares: StatementShare[] | null }>(
    `SELECT outcome->'shares' AS shares FROM import_batch WHERE company_id = $1 AND id = $2 AND status = 'AKTARILDI'`,
    [companyId, id],
  );
  return row?.shares ?? null;
}

/** What writes look at, locked until the transaction ends. */
export type LockedBatch = {
  status: StatementBatch['status'];
  accountId: string;
  signature: string;
  mapping: unknown;
  outcome: unknown;
  hasFile: boolean;
};

export const lockBatch = (sql: Sql, companyId: string, id: string) =>
  sql.first<LockedBatch>(
    `SELECT status, account_id AS "accountId", signature, mapping, outcome,
            EXISTS (SELECT FROM import_file f WHERE f.company_id = $1 AND f.batch_id = $2) AS "hasFile"
       FROM import_batch WHERE company_id = $1 AND id = $2 FOR UPDATE`,
    [companyId, id],
  );

export async function countDrafts(sql: Sql, companyId: string): Promise<number> {
  const row = await sql.first<{ n: string }>(
    `SELECT count(*) AS n FROM import_batch WHERE company_id = $1 AND status = 'TASLAK'`,
    [companyId],
  );
  return Number(row?.n ?? 0);
}

type NewBatch = Pick<StatementPreview, 'mapping' | 'remembered' | 'ask'> & {
  id: string;
  accountId: string;
  read: ReadStatement;
};

export async function insertBatch(
  sql: Sql,
  companyId: string,
  { id, accountId, read, mapping, remembered, ask }: NewBatch,
) {
  const { guess } = read;
  await sql.run(
    `INSERT INTO import_batch (company_id, id, account_id, file_name, file_sha256, format, encoding, layout, signature,
                               headings, sample, sheets, mapping, remembered, ask, account_number)
     VALUES ($1, $2, $3, $4, decode($5, 'hex'), $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      companyId,
      id,
      accountId,
      read.fileName,
      read.sha256,
      read.format,
      read.encoding,
      guess?.layoutName ?? null,
      read.signature,
      JSON.stringify(guess?.headings ?? []),
      JSON.stringify(read.sample),
      JSON.stringify(read.sheets),
      mapping && JSON.stringify(mapping),
      remembered,
      JSON.stringify(ask),
      read.accountNumber,
    ],
  );
  await sql.run('INSERT INTO import_file (company_id, batch_id, packed) VALUES ($1, $2, $3)', [
    companyId,
    id,
    Buffer.from(read.packed.buffer, read.packed.byteOffset, read.packed.byteLength),
  ]);
}

export async function findPacked(
  sql: Sql,
  companyId: string,
  id: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const row = await sql.first<{ packed: Buffer }>(
    'SELECT packed FROM import_file WHERE company_id = $1 AND batch_id = $2',
    [companyId, id],
  );
  return row && new Uint8Array(row.packed);
}

/** What the rows of a draft came to when they were read. */
export const setRead = (sql: Sql, companyId: string, id: string, balanceCheck: StoredCheck | null) =>
  sql.run(
    `UPDATE import_batch b SET balance_check = $3, rows_read = t.n, sum_in_kurus = t.income, sum_out_kurus = t.expense
       FROM (SELECT count(*) AS n, coalesce(sum(kurus) FILTER (WHERE problem IS NULL AND kurus > 0), 0) AS income,
                    coalesce(-sum(kurus) FILTER (WHERE problem IS NULL AND kurus < 0), 0) AS expense
               FROM import_row WHERE company_id = $1 AND batch_id = $2) t
      WHERE b.company_id = $1 AND b.id = $2`,
    [companyId, id, balanceCheck === null ? null : JSON.stringify(balanceCheck)],
  );

export const setMapping = (sql: Sql, companyId: string, id: string, mapping: StatementMapping) =>
  sql.run(`UPDATE import_batch SET mapping = $3, ask = '[]' WHERE company_id = $1 AND id = $2`, [
    companyId,
    id,
    JSON.stringify(mapping),
  ]);

export const setAccount = (sql: Sql, companyId: string, id: string, accountId: string) =>
  sql.run('UPDATE import_batch SET account_id = $3 WHERE company_id = $1 AND id = $2', [
    companyId,
    id,
    accountId,
  ]);

/** The mapping that files with these headings had the last time, and what the signs of that file said. */
export const findMapping = (sql: Sql, companyId: string, signature: string) =>
  sql.first<{ mapping: unknown; signs: OwnSigns | null }>(
    'SELECT mapping, signs FROM import_mapping WHERE company_id = $1 AND signature = $2',
    [companyId, signature],
  );

export const rememberMapping = (
  sql: Sql,
  companyId: string,
  signature: string,
  mapping: StatementMapping,
  signs: OwnSigns | null,
) =>
  sql.run(
    `INSERT INTO import_mapping (company_id, signature, mapping, signs, used_at) VALUES ($1, $2, $3, $4, now())
     ON CONFLICT (company_id, signature)
       DO UPDATE SET mapping = excluded.mapping, signs = excluded.signs, used_at = excluded.used_at`,
    [companyId, signature, JSON.stringify(mapping), signs],
  );

export const deleteBatch = (sql: Sql, companyId: string, id: string) =>
  sql.run('DELETE FROM import_batch WHERE company_id = $1 AND id = $2', [companyId, id]);
