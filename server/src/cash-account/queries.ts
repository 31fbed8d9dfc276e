import {
  type CashAccount,
  type CashAccountCreate,
  type CashAccountKind,
  type CashAccountSummary,
  type CashAccountUpdate,
  type Days,
  fromKurus,
} from '@vezne/contract';
import { type AccountAhead, aheadOf } from '../cash-flow/sum-queries';
import type { Sql } from '../db/database';
import { columnsFrom, kurusColumn } from '../db/sql/columns';

type Row = Omit<CashAccount, 'openingBalance' | 'closedAt' | 'createdAt' | 'updatedAt'> & {
  opening: string;
  closedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

const columns = `id, name, kind, iban, bank_name AS "bankName", opening_kurus AS opening,
  opening_date AS "openingDate", is_default AS "isDefault", closed_at AS "closedAt", created_at AS "createdAt",
  updated_at AS "updatedAt", version`;

const toCashAccount = ({ opening, closedAt, createdAt, updatedAt, ...row }: Row): CashAccount => ({
  ...row,
  openingBalance: fromKurus(BigInt(opening)),
  closedAt: closedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

// Tills, banks, cards; the column's own collation is for machines.
const IN_ORDER = `array_position(ARRAY['KASA', 'BANKA', 'KART'], kind), name COLLATE "tr-TR-x-icu", id`;

type PageOf = { page: number; pageSize: number; searchText: string };

export async function listCashAccounts(
  sql: Sql,
  companyId: string,
  { page, pageSize, searchText }: PageOf,
): Promise<CashAccount[]> {
  const rows = await sql.query<Row>(
    `SELECT ${columns} FROM cash_account WHERE company_id = $1 AND name_key LIKE tr_contains($2)
      ORDER BY closed_at IS NOT NULL, ${IN_ORDER} LIMIT $3 OFFSET $4`,
    [companyId, searchText.trim(), pageSize, page * pageSize],
  );
  return rows.map(toCashAccount);
}

async function find(sql: Sql, companyId: string, id: string, lock: '' | 'FOR UPDATE') {
  const row = await sql.first<Row>(
    `SELECT ${columns} FROM cash_account WHERE company_id = $1 AND id = $2 ${lock}`,
    [companyId, id],
  );
  return row && toCashAccount(row);
}

export const findCashAccount = (sql: Sql, companyId: string, id: string): Promise<CashAccount | undefined> =>
  find(sql, companyId, id, '');

/** The account, locked until the transaction ends: entries that are being written to it wait. */
export const lockCashAccount = (sql: Sql, companyId: string, id: string): Promise<CashAccount | undefined> =>
  find(sql, companyId, id, 'FOR UPDATE');

/** Locks accounts in one order for all until the transaction ends; answers those that there are. */
export async function lockCashAccounts(sql: Sql, companyId: string, ids: string[]): Promise<CashAccount[]> {
  const rows = await sql.query<Row>(
    `SELECT ${columns} FROM cash_account WHERE company_id = $1 AND id = ANY($2::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
    [companyId, ids],
  );
  return rows.map(toCashAccount);
}

const columnsOf = (account: CashAccountCreate | CashAccountUpdate) => ({
  name: account.name,
  kind: account.kind,
  iban: account.iban,
  bank_name: account.bankName,
  opening_kurus: kurusColumn(account.openingBalance),
  opening_date: account.openingDate,
});

export async function insertCashAccount(
  sql: Sql,
  companyId: string,
  id: string,
  account: CashAccountCreate,
): Promise<void> {
  const { names, places, params } = columnsFrom(3, columnsOf(account));
  await sql.run(`INSERT INTO cash_account (company_id, id, ${names}) VALUES ($1, $2, ${places})`, [
    companyId,
    id,
    ...params,
  ]);
}

export async function updateCashAccount(
  sql: Sql,
  companyId: string,
  account: CashAccountUpdate,
): Promise<void> {
  const { assignments, params } = columnsFrom(3, columnsOf(account));
  await sql.run(
    `UPDATE cash_account SET ${assignments}, updated_at = now(), version = version + 1
      WHERE company_id = $1 AND id = $2`,
    [companyId, account.id, ...params],
  );
}

/** Makes an account the default one, in place of the one that was. */
export async function makeDefault(sql: Sql, companyId: string, id: string): Promise<void> {
  await sql.run(
    `UPDATE cash_account SET is_default = false, updated_at = now(), version = version + 1
      WHERE company_id = $1 AND is_default AND id <> $2`,
    [companyId, id],
  );
  await sql.run(
    'UPDATE cash_account SET is_default = true WHERE company_id = $1 AND id = $2 AND NOT is_default',
    [companyId, id],
  );
}

export const setClosed = (sql: Sql, companyId: string, id: string, closed: boolean) =>
  sql.run(
    `UPDATE cash_account SET closed_at = CASE WHEN $3 THEN now() END, updated_at = now(), version = version + 1
      WHERE company_id = $1 AND id = $2`,
    [companyId, id, closed],
  );

/** Removes an account without entries, with what is left of its sums. */
export async function deleteCashAccount(sql: Sql, companyId: string, id: string): Promise<void> {
  await sql.run('DELETE FROM ledger_account WHERE company_id = $1 AND account_id = $2', [companyId, id]);
  await sql.run('DELETE FROM ledger_account_day WHERE company_id = $1 AND account_id = $2', [companyId, id]);
  await sql.run('DELETE FROM cash_account WHERE company_id = $1 AND id = $2', [companyId, id]);
}

type Count = { accountId: string; date: string; counted: bigint; difference: bigint };

export const insertCashCount = (sql: Sql, companyId: string, id: string, count: Count): Promise<unknown> =>
  sql.run(
    `INSERT INTO cash_count (company_id, id, cash_account_id, date, counted_kurus, difference_kurus)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [companyId, id, count.accountId, count.date, count.counted, count.difference],
  );

/** How many entries lie in an account, those of transfers that are kept too. */
export async function countEntries(sql: Sql, companyId: string, id: string): Promise<number> {
  const row = await sql.first<{ n: string }>(
    'SELECT coalesce(sum(n), 0) AS n FROM ledger_account WHERE company_id = $1 AND account_id = $2',
    [companyId, id],
  );
  return Number(row?.n ?? 0);
}

/** Is there an entry of an account before a day? */
export async function hasEntryBefore(sql: Sql, companyId: string, id: string, day: string): Promise<boolean> {
  const row = await sql.first(
    'SELECT 1 FROM cash_flow WHERE company_id = $1 AND account_id = $2 AND date < $3 LIMIT 1',
    [companyId, id, day],
  );
  return row !== undefined;
}

/** What lay in the accounts at first, in kuruş; `date` null: from the beginning of the ledger. */
export async function listOpenings(sql: Sql, companyId: string) {
  const rows = await sql.query<{ date: string | null; kurus: string }>(
    `SELECT opening_date AS date, opening_kurus AS kurus FROM cash_account
      WHERE company_id = $1 AND opening_kurus <> 0`,
    [companyId],
  );
  return rows.map(({ date, kurus }): Opening => ({ date, kurus: BigInt(kurus) }));
}

export type Opening = { date: string | null; kurus: bigint };

/** What lay at first in the accounts that had begun by the end of a day. */
export const openedBy = (openings: readonly Opening[], day: string): bigint =>
  openings.reduce((sum, { date, kurus }) => (date === null || date <= day ? sum + kurus : sum), 0n);

/** What lay at first in the accounts that began after the first morning of a period, until the end of its last day. */
export const begunWithin = (openings: readonly Opening[], { from, to }: Days): Opening[] =>
  openings.filter(({ date }) => date !== null && date > from && date <= to);

/** What lies in an account at the end of a day, or at all, in kuruş. */
export async function balanceOf(sql: Sql, companyId: string, id: string, day?: string): Promise<bigint> {
  const row = await sql.first<{ balance: string }>(
    `SELECT opening_kurus + ${
      day === undefined
        ? '(SELECT coalesce(sum(net), 0) FROM ledger_account WHERE company_id = $1 AND account_id = $2)'
        : `(SELECT coalesce(sum(signed_kurus(type, total)), 0) FROM ledger_account_day
             WHERE company_id = $1 AND account_id = $2 AND day <= $3)`
    } AS balance FROM cash_account WHERE company_id = $1 AND id = $2`,
    day === undefined ? [companyId, id] : [companyId, id, day],
  );
  return BigInt(row?.balance ?? 0);
}

/** Has an account neither an opening balance nor entries? */
export async function isUntouched(sql: Sql, companyId: string, id: string): Promise<boolean> {
  const row = await sql.first<{ isUntouched: boolean }>(
    `SELECT opening_kurus = 0 AND opening_date IS NULL
            AND NOT EXISTS (SELECT FROM cash_flow WHERE company_id = $1 AND account_id = $2) AS "isUntouched"
       FROM cash_account WHERE company_id = $1 AND id = $2`,
    [companyId, id],
  );
  return row?.isUntouched ?? false;
}

/** By what accounts are called; a closed one may still be asked about. */
export const listAccountNames = (sql: Sql, companyId: string) =>
  sql.query<Pick<CashAccount, 'name' | 'kind' | 'bankName'>>(
    `SELECT name, kind, bank_name AS "bankName" FROM cash_account WHERE company_id = $1 ORDER BY ${IN_ORDER}`,
    [companyId],
  );

/** What lay in the accounts that had begun by the end of a day, in kuruş; in closed ones only when something did. */
export async function listBalancesOn(sql: Sql, companyId: string, day: string) {
  const rows = await sql.query<{ id: string; name: string; kind: CashAccountKind; balance: string }>(
    `SELECT id, name, kind, balance FROM (
       SELECT a.id, a.name, a.kind, a.closed_at,
              CASE WHEN opening_date IS NULL OR opening_date <= $2 THEN opening_kurus ELSE 0 END
              + coalesce((SELECT sum(signed_kurus(type, total)) FROM ledger_account_day d
                           WHERE d.company_id = $1 AND d.account_id = a.id AND d.day <= $2), 0) AS balance
         FROM cash_account a WHERE a.company_id = $1
     ) AS each WHERE closed_at IS NULL OR balance <> 0 ORDER BY ${IN_ORDER}`,
    [companyId, day],
  );
  return rows.map(({ balance, ...row }) => ({ ...row, kurus: BigInt(balance) }));
}

type BalanceRow = {
  id: string;
  name: string;
  kind: CashAccountKind;
  balance: string;
  lastDate: string | null;
  countDate: string | null;
  countedKurus: string;
  differenceKurus: string;
  countedBy: string | null;
  countedAt: Date;
};

const toLastCount = ({ countDate, countedKurus, differenceKurus, countedBy, countedAt }: BalanceRow) =>
  countDate === null
    ? null
    : {
        date: countDate,
        counted: fromKurus(BigInt(countedKurus)),
        difference: fromKurus(BigInt(differenceKurus)),
        countedBy,
        countedAt: countedAt.toISOString(),
      };

/**
 * Balances of the accounts: of a closed one only when a later change left something in it, so that all cash is there. Those of
 * today stand beside them if it is told what comes later.
 */
export async function sumCashAccounts(
  sql: Sql,
  companyId: string,
  later: readonly AccountAhead[] = [],
): Promise<CashAccountSummary> {
  const rows = await sql.query<BalanceRow>(
    `SELECT each.*, last.* FROM (
     SELECT a.id, a.name, a.kind, a.closed_at,
            a.opening_kurus + coalesce((SELECT sum(net) FROM ledger_account s
                                         WHERE s.company_id = $1 AND s.account_id = a.id), 0) AS balance,
            (SELECT e.date FROM cash_flow e WHERE e.company_id = $1 AND e.account_id = a.id
              ORDER BY e.date DESC, e.id DESC LIMIT 1) AS "lastDate"
       FROM cash_account a WHERE a.company_id = $1
     ) AS each LEFT JOIN LATERAL (
     SELECT c.date AS "countDate", c.counted_kurus AS "countedKurus", c.difference_kurus AS "differenceKurus",
            c.counted_at AS "countedAt", nullif(concat_ws(' ', m.name, m.surname), '') AS "countedBy"
       FROM cash_count c LEFT JOIN manager m ON m.company_id = $1 AND m.id = c.counted_by
      WHERE c.company_id = $1 AND c.cash_account_id = each.id
      ORDER BY c.date DESC, c.counted_at DESC, c.id DESC LIMIT 1
     ) AS last ON true WHERE closed_at IS NULL OR balance <> 0 ORDER BY ${IN_ORDER}`,
    [companyId],
    { name: 'cash-account-summary' },
  );
  const sum = (...kinds: CashAccountKind[]) =>
    rows.reduce((all, { kind, balance }) => (kinds.includes(kind) ? all + BigInt(balance) : all), 0n);
  const total = sum('KASA', 'BANKA', 'KART');
  return {
    accounts: rows.map((row) => ({
      id: row.id,
      name: row.name,
      kind: row.kind,
      balance: fromKurus(BigInt(row.balance)),
      lastDate: row.lastDate,
      lastCount: toLastCount(row),
      ...aheadOf(
        BigInt(row.balance),
        later.filter(({ accountId }) => accountId === row.id),
      ),
    })),
    cash: fromKurus(sum('KASA')),
    bank: fromKurus(sum('BANKA')),
    cardDebt: fromKurus(-sum('KART')),
    total: fromKurus(total),
    ...aheadOf(total, later),
  };
}
