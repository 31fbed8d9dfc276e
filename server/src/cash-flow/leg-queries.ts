import type { CashFlowType } from '@vezne/contract';
import type { Sql } from '../db/database';
import { deltaOf, rollups } from './sum-queries';

/** What both entries of a transfer, its legs, share. */
export type Moved = {
  id: string;
  fromAccountId: string;
  toAccountId: string;
  kurus: bigint;
  date: string;
  description: string;
};

/** The same in the order of `$2` to `$7`. */
export const valuesOf = ({ id, fromAccountId, toAccountId, kurus, date, description }: Moved) => [
  id,
  fromAccountId,
  toAccountId,
  kurus,
  date,
  description,
];

/** The ids of its two entries. */
export type Legs = { outId: string; inId: string };

/** Adds the two entries of transfers that are there: what goes out, and what comes in. */
export const insertLegs = (
  sql: Sql,
  companyId: string,
  legs: readonly (Legs & Pick<Moved, 'id'>)[],
  categoryId: string,
) =>
  sql.run(
    `WITH entry AS (
       INSERT INTO cash_flow (company_id, id, category_id, date, description, amount_kurus, type, payment_method,
                              account_id, transfer_id)
       SELECT $1, l.id, $5, t.date, t.description, t.amount_kurus, l.type, 'VIRMAN', l.account_id, t.id
         FROM unnest($2::uuid[], $3::uuid[], $4::uuid[]) AS n (id, out_id, in_id)
         JOIN transfer t ON t.company_id = $1 AND t.id = n.id
        CROSS JOIN LATERAL (
          VALUES (n.out_id, 'CIKIS', t.from_account_id), (n.in_id, 'GIRIS', t.to_account_id)
        ) AS l (id, type, account_id)
       RETURNING *
     ), delta AS (${deltaOf('entry', '')}), ${rollups}
     SELECT 1 FROM entry`,
    [
      companyId,
      legs.map(({ id }) => id),
      legs.map(({ outId }) => outId),
      legs.map(({ inId }) => inId),
      categoryId,
    ],
  );

/** Changes both entries of a transfer as it was changed. */
export async function updateLegs(sql: Sql, companyId: string, moved: Moved): Promise<void> {
  await whileTogether(sql, () =>
    sql.run(
      `WITH old AS (SELECT * FROM cash_flow WHERE company_id = $1 AND transfer_id = $2),
       entry AS (
         UPDATE cash_flow e
            SET account_id = CASE e.type WHEN 'CIKIS' THEN $3::uuid ELSE $4::uuid END, amount_kurus = $5, date = $6,
                description = $7, updated_at = now(), version = e.version + 1
          WHERE e.company_id = $1 AND e.transfer_id = $2
         RETURNING e.*
       ), delta AS (${deltaOf('entry', '')} UNION ALL ${deltaOf('old', '-')}), ${rollups}
       SELECT 1 FROM entry`,
      [companyId, ...valuesOf(moved)],
    ),
  );
}

/** Makes two locked entries the legs of a transfer, or those of several plain ones again: from then on they do not count, or do. */
export async function setLegs(
  sql: Sql,
  companyId: string,
  ids: string[],
  transferId: string | null,
): Promise<void> {
  await whileTogether(sql, () =>
    sql.run(
      `WITH old AS (SELECT * FROM cash_flow WHERE company_id = $1 AND id = ANY($2::uuid[])),
       entry AS (
         UPDATE cash_flow e SET transfer_id = $3, updated_at = now(), version = e.version + 1
          WHERE e.company_id = $1 AND e.id = ANY($2::uuid[])
         RETURNING e.*
       ), delta AS (${deltaOf('entry', '')} UNION ALL ${deltaOf('old', '-')}), ${rollups}
       SELECT 1 FROM entry`,
      [companyId, ids, transferId],
    ),
  );
}

// The database lets a leg change only where its transfer does.
async function whileTogether(sql: Sql, work: () => Promise<unknown>): Promise<void> {
  await sql.run("SELECT set_config('vezne.transfer', 'on', true)");
  await work();
  await sql.run("SELECT set_config('vezne.transfer', '', true)");
}

/** What entries go and come back with: a transfer has two, a settlement one. */
type Owner = 'transfer' | 'settlement';

/** Removes the entries of records that are gone, from the ledger and its sums. */
export const deleteEntriesOf = (sql: Sql, companyId: string, owner: Owner, ids: readonly string[]) =>
  sql.run(
    `WITH entry AS (DELETE FROM cash_flow WHERE company_id = $1 AND ${owner}_id = ANY($2::uuid[]) RETURNING *),
     delta AS (${deltaOf('entry', '-')}), ${rollups}
     SELECT 1 FROM entry`,
    [companyId, ids],
  );

/** Adds the entries of a record that were put back into their table to the sums again. */
export const addRestoredOf = (sql: Sql, companyId: string, owner: Owner, id: string) =>
  sql.run(
    `WITH entry AS (SELECT * FROM cash_flow WHERE company_id = $1 AND ${owner}_id = $2),
     delta AS (${deltaOf('entry', '')}), ${rollups}
     SELECT 1 FROM entry`,
    [companyId, id],
  );

/** What collections and payments say of themselves follows their entries: the words, and the way of payment. */
export const updateSettlementsOf = (sql: Sql, companyId: string, ids: readonly string[]) =>
  sql.run(
    `UPDATE settlement s
        SET description = e.description, payment_method = coalesce(e.payment_method, s.payment_method),
            updated_at = now(), version = s.version + 1
       FROM cash_flow e
      WHERE e.company_id = $1 AND e.id = ANY($2::uuid[]) AND s.company_id = $1 AND s.id = e.settlement_id
        AND (s.description, s.payment_method)
            IS DISTINCT FROM (e.description, coalesce(e.payment_method, s.payment_method))`,
    [companyId, ids],
  );

/** An entry that may become a leg, locked until the transaction ends. */
export type Candidate = {
  id: string;
  type: CashFlowType;
  kurus: string;
  date: string;
  description: string;
  accountId: string;
  transferId: string | null;
  settlementId: string | null;
  /** Is it the fee of a transfer? */
  fee: boolean;
};

export const lockCandidates = (sql: Sql, companyId: string, ids: string[]) =>
  sql.query<Candidate>(
    `SELECT id, type, amount_kurus AS kurus, date::text, description, account_id AS "accountId",
            transfer_id AS "transferId", settlement_id AS "settlementId",
            EXISTS (SELECT 1 FROM transfer t WHERE t.company_id = $1 AND t.fee_cash_flow_id = e.id) AS fee
       FROM cash_flow e WHERE company_id = $1 AND id = ANY($2::uuid[]) ORDER BY id FOR UPDATE OF e`,
    [companyId, ids],
  );
