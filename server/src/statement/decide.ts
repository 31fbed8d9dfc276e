import { messages, type StatementDecide, type StatementDecided } from '@vezne/contract';
import type { Sql } from '../db/database';
import { badInput, notFound } from '../errors';
import { findRows } from './row-list';
import { type Draft, hasNoCategory } from './row-queries';
import { lockDraft, stateOf } from './service';

type Decided = Omit<NonNullable<StatementDecide['rest']>, 'group'>;

/** Stores what was decided of rows, all or none. */
export async function decideRows(
  sql: Sql,
  companyId: string,
  input: StatementDecide,
): Promise<StatementDecided> {
  const { batchId, changes, rest } = input;
  const draft = { companyId, batchId };
  const { accountId } = await lockDraft(sql, companyId, batchId);
  const all: [string, Decided][] = changes.map((change, at) => [`changes.${at}`, change]);
  if (rest) all.push(['rest', rest]);
  await checkReferences(sql, companyId, accountId, all);
  await checkLines(sql, draft, changes);
  let count = await applyChanges(sql, draft, changes);
  if (rest) count += await applyRest(sql, draft, rest);
  await checkOtherSides(sql, draft, changes);
  const lines = changes.map(({ line }) => line);
  return {
    ...(await stateOf(sql, companyId, batchId)),
    changed: await findRows(sql, companyId, batchId, lines),
    count,
  };
}

/** Refuses categories and accounts that the company has not, or that take no entries. */
async function checkReferences(
  sql: Sql,
  companyId: string,
  own: string,
  all: [string, Decided][],
): Promise<void> {
  const known = await sql.query<{ id: string }>(
    `SELECT id FROM category WHERE company_id = $1 AND id = ANY($2::uuid[])
     UNION ALL SELECT id FROM cash_account WHERE company_id = $1 AND id = ANY($3::uuid[]) AND closed_at IS NULL
     UNION ALL SELECT id FROM contact WHERE company_id = $1 AND id = ANY($4::uuid[]) AND merged_into_id IS NULL`,
    [
      companyId,
      all.flatMap(([, { categoryId }]) => categoryId ?? []),
      all.flatMap(([, each]) => each.transferAccountId ?? []),
      all.flatMap(([, each]) => each.contactId ?? []),
    ],
  );
  const there = new Set(known.map(({ id }) => id));
  const fields = all.flatMap(([place, { categoryId, transferAccountId, contactId }]) => [
    ...(categoryId && !there.has(categoryId) ? [[`${place}.categoryId`, 'Kategori bulunamadı']] : []),
    ...(transferAccountId && !there.has(transferAccountId)
      ? [[`${place}.transferAccountId`, 'Hesap bulunamadı']]
      : []),
    ...(contactId && !there.has(contactId) ? [[`${place}.contactId`, 'Cari bulunamadı']] : []),
  ]);
  if (fields.length > 0) throw notFound(Object.fromEntries(fields));
  const itself = all.find(([, { transferAccountId }]) => transferAccountId === own);
  if (itself)
    throw badInput({ [`${itself[0]}.transferAccountId`]: 'Gönderen ve alan hesap farklı olmalıdır' });
}

async function checkLines(
  sql: Sql,
  { companyId, batchId }: Draft,
  changes: StatementDecide['changes'],
): Promise<void> {
  const found = await sql.query<{ line: number; problem: string | null }>(
    'SELECT line, problem FROM import_row WHERE company_id = $1 AND batch_id = $2 AND line = ANY($3::int[])',
    [companyId, batchId, changes.map(({ line }) => line)],
  );
  const rows = new Map(found.map(({ line, problem }) => [line, problem]));
  const missing = changes.findIndex(({ line }) => !rows.has(line));
  if (missing >= 0) throw notFound({ [`changes.${missing}.line`]: messages.notFound });
  const faulty = changes.findIndex(({ line }) => rows.get(line) !== null);
  if (faulty >= 0) throw badInput({ [`changes.${faulty}.line`]: 'Bu satır okunamadığı için eklenemez' });
}

const set = `
  decision = coalesce(n.decision, r.decision), method = coalesce(n."paymentMethod", r.method),
  category_id = coalesce(n."categoryId", r.category_id),
  category_name = CASE WHEN n."categoryId" IS NULL THEN r.category_name END,
  category_key = CASE WHEN n."categoryId" IS NULL THEN r.category_key END,
  transfer_account_id = CASE WHEN coalesce(n.decision, r.decision) = 'VIRMAN'
                             THEN coalesce(n."transferAccountId", r.transfer_account_id) END,
  contact_id = CASE WHEN coalesce(n.decision, r.decision) = 'TAHSILAT' THEN coalesce(n."contactId", r.contact_id) END`;

const given = `json_to_recordset($3::json) AS n (
  line int, decision text, "categoryId" uuid, "paymentMethod" text, "transferAccountId" uuid, "contactId" uuid,
  "similar" boolean)`;

async function applyChanges(
  sql: Sql,
  { companyId, batchId }: Draft,
  changes: StatementDecide['changes'],
): Promise<number> {
  if (changes.length === 0) return 0;
  const params = [companyId, batchId, JSON.stringify(changes)];
  // Before the rows themselves: those that are alike are found by having no category.
  const alike = await sql.run(
    `UPDATE import_row r SET category_id = n."categoryId"
       FROM (SELECT DISTINCT ON (o.words, sign(o.kurus)) o.words, sign(o.kurus) AS sign, n."categoryId"
               FROM ${given} JOIN import_row o ON o.company_id = $1 AND o.batch_id = $2 AND o.line = n.line
              WHERE n."similar" AND n."categoryId" IS NOT NULL AND o.words <> ''
              ORDER BY o.words, sign(o.kurus), o.line) n
      WHERE r.company_id = $1 AND r.batch_id = $2 AND r.words = n.words AND sign(r.kurus) = n.sign
        AND r.problem IS NULL AND ${hasNoCategory('r')}
        AND NOT EXISTS (SELECT FROM json_to_recordset($3::json) AS own (line int) WHERE own.line = r.line)`,
    params,
  );
  const own = await sql.run(
    `UPDATE import_row r SET ${set} FROM ${given} WHERE r.company_id = $1 AND r.batch_id = $2 AND r.line = n.line`,
    params,
  );
  return own + alike;
}

async function applyRest(
  sql: Sql,
  { companyId, batchId }: Draft,
  rest: NonNullable<StatementDecide['rest']>,
) {
  return sql.run(
    `UPDATE import_row r SET ${set} FROM ${given}
      WHERE r.company_id = $1 AND r.batch_id = $2 AND r.grp = $4 AND r.problem IS NULL`,
    [companyId, batchId, JSON.stringify([rest]), rest.group],
  );
}

/** A transfer needs the account on its other side, a settlement its contact. */
async function checkOtherSides(
  sql: Sql,
  { companyId, batchId }: Draft,
  changes: StatementDecide['changes'],
): Promise<void> {
  const open = await sql.first<{ line: number; decision: string }>(
    `SELECT line, decision FROM import_row
      WHERE company_id = $1 AND batch_id = $2
        AND (decision = 'VIRMAN' AND transfer_account_id IS NULL OR decision = 'TAHSILAT' AND contact_id IS NULL)
      ORDER BY line LIMIT 1`,
    [companyId, batchId],
  );
  if (!open) return;
  const at = changes.findIndex(({ line }) => line === open.line);
  const place = at < 0 ? 'rest' : `changes.${at}`;
  throw badInput(
    open.decision === 'VIRMAN'
      ? { [`${place}.transferAccountId`]: 'Hesap gerekli' }
      : { [`${place}.contactId`]: 'Cari gerekli' },
  );
}
