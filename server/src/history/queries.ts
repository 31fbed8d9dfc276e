import type { HistoryAction, HistoryQuery } from '@vezne/contract';
import type { Param, Sql } from '../db/database';
import { searchInTime } from '../search/limit-queries';
import type { Written } from './changes';

export type StoredLine = {
  id: string;
  at: Date;
  action: HistoryAction;
  entity: string;
  entityId: string | null;
  label: string | null;
  managerId: string | null;
  managerName: string | null;
  before: Written | null;
  after: Written | null;
  parts: string;
};

/** Tables whose records are also added many at once, by one line without an id. */
const ADDED_IN_BULK = ['cash_flow', 'category'];

/** What a line calls its record: a person as they are called now, since that is not written down. */
const NAMED = `coalesce(a.label, (
  SELECT name FROM audit_person s WHERE s.company_id = a.company_id AND s.manager_id = a.entity_id))`;

/** Is the record called so, in whole or in part? People, who are few, are looked through once and not at each line. */
const isCalled = (
  text: string,
) => `(tr_fold(a.label) LIKE tr_contains(${text}) OR a.label IS NULL AND a.entity_id IN (
  SELECT manager_id FROM audit_person WHERE company_id = $1 AND tr_fold(name) LIKE tr_contains(${text})))`;

/** How many lines follow from this one; none where several of one transaction share what follows. */
const PARTS = `
  SELECT CASE WHEN count(*) FILTER (WHERE NOT d.detail) > 1 THEN 0 ELSE count(*) FILTER (WHERE d.detail) END
    FROM audit d
   WHERE d.company_id = $1 AND d.began = a.began AND d.at >= a.began AND d.at < a.began + interval '1 minute'`;

/** A page of the company's lines, newest first, with the exact total; `sql` is a transaction. */
export function listLines(sql: Sql, companyId: string, query: HistoryQuery) {
  const read = () => readLines(sql, companyId, query);
  return query.searchText.trim() ? searchInTime(sql, read) : read();
}

async function readLines(sql: Sql, companyId: string, query: HistoryQuery) {
  const params: Param[] = [companyId];
  const given = (value: Param) => `$${params.push(value)}`;
  const where = conditions(query, given).join(' AND ');
  const count = await sql.first<{ total: string }>(
    `SELECT count(*) AS total FROM audit a WHERE ${where}`,
    params,
  );
  const page = `LIMIT ${given(query.pageSize)} OFFSET ${given(query.page * query.pageSize)}`;
  const lines = await sql.query<StoredLine>(
    `SELECT a.id, a.at, a.action, a.entity, a.entity_id AS "entityId", ${NAMED} AS label,
            a.manager_id AS "managerId", p.name AS "managerName", a.before, a.after,
            CASE WHEN a.detail OR a.action NOT IN ('SIL', 'GERI_YUKLE', 'AKTAR') THEN 0 ELSE (${PARTS}) END AS parts
       FROM (SELECT * FROM audit a WHERE ${where} ORDER BY a.at DESC, a.id DESC ${page}) a
       LEFT JOIN audit_person p ON p.company_id = a.company_id AND p.manager_id = a.manager_id
      ORDER BY a.at DESC, a.id DESC`,
    params,
  );
  return { lines, total: Number(count?.total ?? 0) };
}

function conditions(query: HistoryQuery, given: (value: Param) => string): string[] {
  const { entity, entityId, managerId, from, to, searchText } = query;
  const where = ['a.company_id = $1'];
  const table = entity?.replaceAll('-', '_');
  if (entityId) where.push(ofRecord(table, given(entityId)));
  // What follows from another line would only repeat it.
  else where.push('NOT a.detail');
  if (entity === 'security') where.push(`a.action = 'GUVENLIK'`);
  else if (table) where.push(`a.action <> 'GUVENLIK' AND a.entity = ${given(table)}`);
  if (managerId) where.push(`a.manager_id = ${given(managerId)}`);
  if (from) where.push(`a.at >= ${given(from)}::date::timestamp AT TIME ZONE 'Europe/Istanbul'`);
  if (to) where.push(`a.at < (${given(to)}::date + 1)::timestamp AT TIME ZONE 'Europe/Istanbul'`);
  if (searchText.trim()) where.push(isCalled(given(searchText.trim())));
  return where;
}

/** A record's own lines, and the one that added it with many others. */
function ofRecord(table: string | undefined, id: string): string {
  const own = `a.entity_id = ${id}`;
  if (!table || !ADDED_IN_BULK.includes(table)) return own;
  return `(${own} OR a.action = 'AKTAR' AND a.began = (
    SELECT created_at FROM ${table} WHERE company_id = $1 AND id = ${id}))`;
}

/** The table that has the name of the record in a column. */
export const namedBy: Readonly<Record<string, string>> = {
  category_id: 'category',
  project_id: 'project',
  product_id: 'product',
  account_id: 'cash_account',
  from_account_id: 'cash_account',
  to_account_id: 'cash_account',
  transfer_id: 'transfer',
  fee_cash_flow_id: 'cash_flow',
  contact_id: 'contact',
  merged_into_id: 'contact',
  settlement_id: 'settlement',
  offset_id: 'settlement',
  owner_id: 'audit_person',
};

/** Where its id and name stand otherwise than in `id` and `name`. */
const elsewhere: Readonly<Record<string, { id?: string; name?: string }>> = {
  trash: { name: 'label' },
  transfer: { name: 'description' },
  settlement: { name: 'description' },
  cash_flow: { name: 'description' },
  audit_person: { id: 'manager_id' },
};

const CALLED = ['trash', ...new Set(Object.values(namedBy))].map((table) => {
  const { id = 'id', name = 'name' } = elsewhere[table] ?? {};
  return `SELECT ${id} AS id, ${name} AS name FROM ${table} WHERE company_id = $1 AND ${id} = ANY ($2)`;
});

/** What records are called now, or were called when they were deleted. */
export async function namesOf(sql: Sql, companyId: string, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await sql.query<{ id: string; name: string }>(CALLED.join(' UNION ALL '), [companyId, ids]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
