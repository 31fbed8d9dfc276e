import type { SettlementDirection } from '@vezne/contract';
import type { Sql } from '../db/database';

const tables = { IN: 'project_income', OUT: 'project_expense' } as const;

/** What waits with a contact, in kuruş; `parts` are those of the asked amounts that one row of it waits for. */
export type OpenContact = { id: string; name: string; kurus: bigint; parts: bigint[] };

/** Contacts with which something is open. */
export async function listOpenContacts(
  sql: Sql,
  companyId: string,
  direction: SettlementDirection,
  amounts: readonly bigint[],
): Promise<OpenContact[]> {
  const rows = await sql.query<{ id: string; name: string; kurus: string; parts: string[] }>(
    `SELECT c.id, c.name, sum(i.open) AS kurus,
            coalesce(array_agg(DISTINCT i.open::text) FILTER (WHERE i.open = ANY($2::bigint[])), '{}') AS parts
       FROM (SELECT contact_id, gross_kurus - settled_kurus AS open FROM ${tables[direction]}
              WHERE company_id = $1 AND contact_id IS NOT NULL AND status = 'BEKLIYOR') i
       JOIN contact c ON c.company_id = $1 AND c.id = i.contact_id
      WHERE i.open > 0 GROUP BY c.id, c.name ORDER BY c.name, c.id`,
    [companyId, amounts],
  );
  return rows.map(({ kurus, parts, ...contact }) => ({
    ...contact,
    kurus: BigInt(kurus),
    parts: parts.map(BigInt),
  }));
}

/** The row of a contact that waits for just this amount, the oldest one. */
export const findOpenRow = (
  sql: Sql,
  companyId: string,
  direction: SettlementDirection,
  { contactId, kurus }: { contactId: string; kurus: bigint },
) =>
  sql.first<{ id: string }>(
    `SELECT id FROM ${tables[direction]}
      WHERE company_id = $1 AND contact_id = $2 AND status = 'BEKLIYOR' AND gross_kurus - settled_kurus = $3
      ORDER BY coalesce(due_date, date), id LIMIT 1`,
    [companyId, contactId, kurus],
  );
