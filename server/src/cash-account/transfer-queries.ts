import { fromKurus, type Transfer, type TransferSuggestion } from '@vezne/contract';
import { type Moved, valuesOf } from '../cash-flow/leg-queries';
import type { Sql } from '../db/database';

type Row = Omit<Transfer, 'amount' | 'fee' | 'createdAt' | 'updatedAt'> & {
  amount: string;
  fee: string | null;
  createdAt: Date;
  updatedAt: Date;
};

const toTransfer = ({ amount, fee, createdAt, updatedAt, ...row }: Row): Transfer => ({
  ...row,
  amount: fromKurus(BigInt(amount)),
  fee: fee === null ? null : fromKurus(BigInt(fee)),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const leg = (type: string) =>
  `(SELECT id FROM cash_flow WHERE company_id = $1 AND transfer_id = t.id AND type = '${type}')`;

// The legs of a transfer that was written as one are as old as it is to the microsecond; entries that were paired are older.
const PAIRED = `EXISTS (SELECT 1 FROM cash_flow l
                        WHERE l.company_id = $1 AND l.transfer_id = t.id AND l.created_at <> t.created_at)`;

// A fee that somebody deleted by itself is none.
const select = `
  SELECT t.id, t.from_account_id AS "fromAccountId", t.to_account_id AS "toAccountId", t.amount_kurus AS amount,
         t.date, t.description, f.id AS "feeCashFlowId", f.amount_kurus AS fee, ${leg('CIKIS')} AS "outId",
         ${leg('GIRIS')} AS "inId", ${PAIRED} AS paired, t.created_at AS "createdAt", t.updated_at AS "updatedAt", t.version
    FROM transfer t
    LEFT JOIN cash_flow f ON f.company_id = $1 AND f.id = t.fee_cash_flow_id
   WHERE t.company_id = $1 AND t.id = $2`;

export async function findTransfer(sql: Sql, companyId: string, id: string): Promise<Transfer | undefined> {
  const row = await sql.first<Row>(select, [companyId, id]);
  return row && toTransfer(row);
}

type Within = { period: { from: string | null; to: string } | null; accounts?: string[] | undefined };

/**
 * How many transfers there are within some days, both inclusive, and what they come to; null: all of them. With the names
 * of accounts: those out of or into one of these.
 */
export async function sumTransfers(
  sql: Sql,
  companyId: string,
  { period, accounts }: Within,
): Promise<{ count: number; kurus: bigint }> {
  const sums = await sql.first<{ count: string; kurus: string }>(
    `SELECT count(*) AS count, coalesce(sum(amount_kurus), 0) AS kurus FROM transfer
      WHERE company_id = $1 AND ($2::date IS NULL OR date >= $2::date) AND ($3::date IS NULL OR date <= $3::date)
        AND ($4::text[] IS NULL OR EXISTS (
          SELECT 1 FROM cash_account a
           WHERE a.company_id = $1 AND a.id IN (from_account_id, to_account_id) AND a.name = ANY ($4::text[])))`,
    [companyId, period?.from ?? null, period?.to ?? null, accounts ?? null],
  );
  return { count: Number(sums?.count ?? 0), kurus: BigInt(sums?.kurus ?? 0) };
}

/** The transfer, locked until the transaction ends. */
export async function lockTransfer(sql: Sql, companyId: string, id: string): Promise<Transfer | undefined> {
  const row = await sql.first<Row>(`${select} FOR UPDATE OF t`, [companyId, id]);
  return row && toTransfer(row);
}

/** What goes with a transfer: its two entries, and its fee where it has one. */
export type Parts = { id: string; outId: string; inId: string; feeCashFlowId: string | null };

/** Locks transfers until the transaction ends, in one order for all; answers those that there are. */
export const lockTransfers = (sql: Sql, companyId: string, ids: readonly string[]) =>
  sql.query<Parts>(
    `SELECT t.id, ${leg('CIKIS')} AS "outId", ${leg('GIRIS')} AS "inId", f.id AS "feeCashFlowId"
       FROM transfer t LEFT JOIN cash_flow f ON f.company_id = $1 AND f.id = t.fee_cash_flow_id
      WHERE t.company_id = $1 AND t.id = ANY($2::uuid[]) ORDER BY t.id FOR UPDATE OF t`,
    [companyId, ids],
  );

export const insertTransfer = (sql: Sql, companyId: string, moved: Moved, feeId: string | null) =>
  insertTransfers(sql, companyId, [moved], [feeId]);

/** Adds several; each has a fee or null at its place. */
export const insertTransfers = (
  sql: Sql,
  companyId: string,
  moved: readonly Moved[],
  feeIds: readonly (string | null)[] = [],
) =>
  sql.run(
    `INSERT INTO transfer (company_id, id, from_account_id, to_account_id, amount_kurus, date, description,
                           fee_cash_flow_id)
     SELECT $1, n.* FROM unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::bigint[], $6::date[], $7::text[], $8::uuid[]) AS n`,
    [
      companyId,
      moved.map(({ id }) => id),
      moved.map(({ fromAccountId }) => fromAccountId),
      moved.map(({ toAccountId }) => toAccountId),
      moved.map(({ kurus }) => kurus),
      moved.map(({ date }) => date),
      moved.map(({ description }) => description),
      feeIds,
    ],
  );

export const updateTransfer = (sql: Sql, companyId: string, moved: Moved) =>
  sql.run(
    `UPDATE transfer SET from_account_id = $3, to_account_id = $4, amount_kurus = $5, date = $6, description = $7,
            updated_at = now(), version = version + 1
      WHERE company_id = $1 AND id = $2`,
    [companyId, ...valuesOf(moved)],
  );

export const setFee = (sql: Sql, companyId: string, id: string, feeId: string | null) =>
  sql.run('UPDATE transfer SET fee_cash_flow_id = $3 WHERE company_id = $1 AND id = $2', [
    companyId,
    id,
    feeId,
  ]);

/** Removes transfers, which the trash keeps with their legs. */
export const deleteTransfers = (sql: Sql, companyId: string, ids: readonly string[]) =>
  sql.run('DELETE FROM transfer WHERE company_id = $1 AND id = ANY($2::uuid[])', [companyId, ids]);

/** Takes transfers out of the trash. */
export const forgetDeleted = (sql: Sql, companyId: string, ids: readonly string[]) =>
  sql.run('DELETE FROM trash WHERE company_id = $1 AND id = ANY($2::uuid[])', [companyId, ids]);

const DAYS_APART = 3;
const SUGGESTED = 200;

type Suggested = Pick<TransferSuggestion, 'outId' | 'inId' | 'date' | 'days'> & {
  amount: string;
  unsure: boolean;
  found: string;
};

/**
 * Entries by virman that look like two sides of one: each has no other entry that it could belong to. They lie in two
 * accounts; in one only where neither has a match in another, as what was written before there were accounts. Where a
 * side has such a match in its own account too, the pair is not sure.
 */
export async function suggestTransfers(sql: Sql, companyId: string): Promise<TransferSuggestion[]> {
  const rows = await sql.query<Suggested>(
    `WITH virman AS (
       SELECT id, type, date, amount_kurus, account_id FROM cash_flow
        WHERE company_id = $1 AND payment_method = 'VIRMAN' AND transfer_id IS NULL AND settlement_id IS NULL
     ), match AS (
       SELECT o.id AS out_id, i.id AS in_id, o.amount_kurus, o.date, i.date - o.date AS days,
              i.account_id <> o.account_id AS crosses
         FROM virman o JOIN virman i ON i.amount_kurus = o.amount_kurus AND i.type = 'GIRIS'
                                    AND i.date BETWEEN o.date - ${DAYS_APART} AND o.date + ${DAYS_APART}
        WHERE o.type = 'CIKIS'
     ), told AS (
       SELECT *, bool_or(crosses) OVER (PARTITION BY out_id) AS out_crosses,
              bool_or(crosses) OVER (PARTITION BY in_id) AS in_crosses,
              count(*) OVER (PARTITION BY out_id) > 1 OR count(*) OVER (PARTITION BY in_id) > 1 AS unsure FROM match
     ), likely AS (
       SELECT *, count(*) OVER (PARTITION BY out_id) AS of_out, count(*) OVER (PARTITION BY in_id) AS of_in
         FROM told WHERE crosses OR NOT (out_crosses OR in_crosses)
     )
     SELECT out_id AS "outId", in_id AS "inId", amount_kurus AS amount, date, days, unsure, count(*) OVER () AS found
       FROM likely WHERE of_out = 1 AND of_in = 1 ORDER BY date DESC, out_id DESC LIMIT ${SUGGESTED}`,
    [companyId],
  );
  return rows.map(({ unsure, found, ...row }) => ({
    ...row,
    ...(unsure && { unsure: true as const }),
    ...(Number(found) > rows.length && { outOf: Number(found) }),
    amount: fromKurus(BigInt(row.amount)),
  }));
}
