import type { SettlementDirection } from '@vezne/contract';
import { kindOf } from '../contact/ageing-queries';
import { leftOpenings, listOpenOpenings } from '../contact/open-item-queries';
import type { Sql } from '../db/database';

/** What waits with a contact, in kuruş; `parts` are those of the asked amounts that one item of it waits for. */
export type OpenContact = { id: string; name: string; kurus: bigint; parts: bigint[] };

/** Contacts with which something is open: rows, and what is left of openings. */
export async function listOpenContacts(
  sql: Sql,
  companyId: string,
  direction: SettlementDirection,
  amounts: readonly bigint[],
): Promise<OpenContact[]> {
  const kind = kindOf[direction];
  const rows = await sql.query<{ id: string; name: string; kurus: string; parts: string[] }>(
    `SELECT c.id, c.name, sum(i.open) AS kurus,
            coalesce(array_agg(DISTINCT i.open::text) FILTER (WHERE i.open = ANY($3::bigint[])), '{}') AS parts
       FROM (SELECT contact_id, gross_kurus - settled_kurus AS open FROM ${kind.table}
              WHERE company_id = $1 AND contact_id IS NOT NULL AND status = 'BEKLIYOR'
             UNION ALL
             SELECT contact_id, kurus FROM (${leftOpenings(kind)}) o) i
       JOIN contact c ON c.company_id = $1 AND c.id = i.contact_id
      WHERE i.open > 0 GROUP BY c.id, c.name ORDER BY c.name, c.id`,
    [companyId, 'infinity', amounts],
  );
  return rows.map(({ kurus, parts, ...contact }) => ({
    ...contact,
    kurus: BigInt(kurus),
    parts: parts.map(BigInt),
  }));
}

type Wanted = { contactId: string; kurus: bigint; date: string };

/**
 * What of a contact waits for just this amount, the oldest: a row, or an opening, which has no `rowId`. An opening without
 * a day is as old as `date`.
 */
export async function findAlike(
  sql: Sql,
  companyId: string,
  direction: SettlementDirection,
  { contactId, kurus, date }: Wanted,
): Promise<{ rowId: string | null } | undefined> {
  const { table, side } = kindOf[direction];
  const row = await sql.first<{ id: string; due: string }>(
    `SELECT r.id, coalesce(r.due_date, r.date + coalesce(c.payment_term_days, 0)) AS due
       FROM ${table} r JOIN contact c ON c.company_id = $1 AND c.id = r.contact_id
      WHERE r.company_id = $1 AND r.contact_id = $2 AND r.status = 'BEKLIYOR'
        AND r.gross_kurus - r.settled_kurus = $3
      ORDER BY due, r.id LIMIT 1`,
    [companyId, contactId, kurus],
  );
  const left = await listOpenOpenings(sql, companyId, { id: contactId, side, date });
  const opening = left.find((each) => each.kurus === kurus);
  if (opening && (!row || (opening.date ?? date) <= row.due)) return { rowId: null };
  return row && { rowId: row.id };
}
