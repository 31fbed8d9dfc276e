import { type CashFlowType, codes, messages } from '@vezne/contract';
import type { Sql } from '../db/database';
import { AppError, conflict } from '../errors';

/** What an entry must know of its account. */
export type Holder = { name: string; closedAt: unknown; openingDate: string | null };

/** Why an account takes no entry of a day, or of any if none is named; undefined when it does. */
export function unfitness({ closedAt, openingDate }: Holder, date?: string): 'closed' | 'early' | undefined {
  if (closedAt) return 'closed';
  return date !== undefined && openingDate !== null && date < openingDate ? 'early' : undefined;
}

/**
 * Refuses an entry that an account does not take, under the `field` that chose the account or under its date; `named`
 * where the account is one of several.
 */
export function checkTakes(
  account: Holder,
  date?: string,
  { field = 'accountId', named = false } = {},
): void {
  const why = unfitness(account, date);
  if (why === 'closed') throw conflict(field, `${account.name} kapalı. Başka bir hesap seçin.`);
  const sentence = `${named ? `${account.name}: ` : ''}${messages.beforeOpening}`;
  if (why === 'early')
    throw new AppError(codes.conflict, messages.beforeOpening, { fields: { date: sentence } });
}

/** Why an entry that a collection or payment wrote is not changed by itself. */
export const heldBySettlement = (type: CashFlowType) =>
  type === 'GIRIS' ? messages.collectedEntry : messages.paidEntry;

/** How entries are named: by themselves, or by the record that they go with. */
type Named = 'id' | 'transfer_id' | 'settlement_id';

/** The closed account that one of some entries lies in; their accounts stay as they are until the transaction ends. */
export async function findClosed(
  sql: Sql,
  companyId: string,
  ids: readonly string[],
  named: Named = 'id',
): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  const accounts = await sql.query<{ name: string; closedAt: unknown }>(
    `SELECT name, closed_at AS "closedAt" FROM cash_account
      WHERE company_id = $1
        AND id IN (SELECT account_id FROM cash_flow WHERE company_id = $1 AND ${named} = ANY($2::uuid[]))
      ORDER BY id FOR KEY SHARE`,
    [companyId, ids],
  );
  return accounts.find(({ closedAt }) => closedAt)?.name;
}

/**
 * Refuses to take away entries of closed accounts, or to change how much, when or where they are: a balance that was
 * settled when its account closed would change. Under `field`, if one was changed.
 */
export async function refuseInClosed(
  sql: Sql,
  companyId: string,
  ids: readonly string[],
  { named = 'id', field }: { named?: Named; field?: string | undefined } = {},
): Promise<void> {
  const name = await findClosed(sql, companyId, ids, named);
  if (name === undefined) return;
  const sentence = `${name} kapalı; bakiyesi değişemez. Önce hesabı yeniden açın.`;
  throw field ? conflict(field, sentence) : new AppError(codes.conflict, sentence);
}

/** The account that an entry is to lie in, which stays as it is until the transaction ends; null names the default one. */
export const findAccountFor = (sql: Sql, companyId: string, id: string | null) =>
  sql.first<{ id: string } & Holder>(
    `SELECT id, name, closed_at AS "closedAt", opening_date AS "openingDate" FROM cash_account
      WHERE company_id = $1 AND CASE WHEN $2::uuid IS NULL THEN is_default ELSE id = $2 END FOR KEY SHARE`,
    [companyId, id],
  );

export const accountExists = (sql: Sql, companyId: string, id: string) =>
  sql.first('SELECT 1 FROM cash_account WHERE company_id = $1 AND id = $2', [companyId, id], {
    name: 'cash-account-exists',
  });

/** Where and when an entry is to lie; what is left out stays as it is. */
export type Placed = { id: string; accountId?: string | undefined; date?: string | undefined };

/** The account that does not take an entry, and its day; null: the company has no such account. */
export type Unfit = (Holder & { date: string }) | null;

/**
 * The entries that cannot lie where they are told to; the accounts of the others stay as they are until the transaction
 * ends. One that lies in a closed account already may stay there.
 */
export async function findUnfit(sql: Sql, companyId: string, placed: readonly Placed[]): Promise<Unfit[]> {
  const given = JSON.stringify(placed.map(({ id, accountId, date }) => ({ id, accountId, date })));
  const found = await sql.query<Holder & { date: string }>(
    `SELECT a.name, CASE WHEN a.id <> e.account_id THEN a.closed_at END AS "closedAt",
            a.opening_date AS "openingDate", coalesce(g.date, e.date) AS date
       FROM json_to_recordset($2::json) AS g (id uuid, "accountId" uuid, date date)
       JOIN cash_flow e ON e.company_id = $1 AND e.id = g.id
       JOIN cash_account a ON a.company_id = $1 AND a.id = coalesce(g."accountId", e.account_id)
      ORDER BY a.id FOR KEY SHARE OF a`,
    [companyId, given],
  );
  if (found.length < placed.length) return [null];
  return found.filter((each) => unfitness(each, each.date));
}
