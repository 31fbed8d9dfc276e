import { fromKurus, type StatementBalance, type StatementState, toKurus } from '@vezne/contract';
import { balanceOf, isUntouched } from '../cash-account/queries';
import type { Sql } from '../db/database';
import type { StoredCheck } from './batch-queries';
import { type Draft, sumNew } from './row-queries';

type Ending = { found: bigint; day: string; line: number };

/** A file that tells its last balance alone must lead the account to it. */
export async function checkByAccount(
  sql: Sql,
  draft: Draft,
  { found, day, line }: Ending,
  accountId: string,
): Promise<StoredCheck> {
  const there = await balanceOf(sql, draft.companyId, accountId, day);
  const expected = there + (await sumNew(sql, draft, day));
  const ok = expected === found;
  return {
    expected: fromKurus(expected),
    found: fromKurus(found),
    ok,
    line: ok ? null : line,
    byAccount: true,
    ending: { day, line },
  };
}

/** The check of a draft as the account is now, which may have changed since the file was read. */
export async function checkNow(
  sql: Sql,
  draft: Draft,
  check: StoredCheck,
  accountId: string,
): Promise<StatementBalance> {
  const found = toKurus(check.found);
  return check.ending && found !== undefined
    ? checkByAccount(sql, draft, { found, ...check.ending }, accountId)
    : check;
}

/**
 * What an account without an opening balance and without entries would have to begin with for a file to hold; undefined
 * where there is nothing to offer.
 */
export async function openingOf(
  sql: Sql,
  companyId: string,
  { counts, sums, balanceCheck }: StatementState,
  accountId: string,
): Promise<number | undefined> {
  if (!balanceCheck || counts.faulty > 0 || !(balanceCheck.ok || balanceCheck.byAccount)) return undefined;
  const [found, came, went] = [balanceCheck.found, sums.in, sums.out].map(toKurus);
  if (found === undefined || came === undefined || went === undefined) return undefined;
  const opening = found - came + went;
  if (opening === 0n || !(await isUntouched(sql, companyId, accountId))) return undefined;
  return fromKurus(opening);
}
