import { type CashFlowQuery, kurusOf } from '@vezne/contract';
import type { Sql } from '../../db/database';
import { type Add, filters, isGiven, parameters } from './conditions';
import { guess } from './guess';

export const hasAmounts = ({ minAmount, maxAmount }: CashFlowQuery): boolean =>
  isGiven(minAmount) || isGiven(maxAmount);

/** The query without its range of amounts. */
export const ofAnyAmount = (query: CashFlowQuery): CashFlowQuery => ({
  ...query,
  minAmount: null,
  maxAmount: null,
});

/**
 * Entries `e` that all filters find but the range of amounts, which leaves them out: `columns` of those below it and
 * of those above it.
 */
export function outsideOf(query: CashFlowQuery, columns: string, add: Add): string {
  const { minAmount, maxAmount } = query;
  const those = (amount: string) =>
    `SELECT ${columns} FROM cash_flow e WHERE ${filters(ofAnyAmount(query), add)} AND e.amount_kurus ${amount}`;
  return [
    ...(isGiven(minAmount) ? [those(`< ${add(kurusOf(minAmount))}::bigint`)] : []),
    ...(isGiven(maxAmount) ? [those(`> ${add(kurusOf(maxAmount))}::bigint`)] : []),
  ].join(' UNION ALL ');
}

/**
 * Does the range leave out fewer entries than it finds? What Postgres guesses decides which of two ways to
 * the same sums is taken, and nothing else.
 */
export async function findsTheMost(sql: Sql, companyId: string, query: CashFlowQuery): Promise<boolean> {
  const inside = parameters(companyId);
  const found = `SELECT FROM cash_flow e WHERE ${filters(query, inside.add)}`;
  const outside = parameters(companyId);
  const left = outsideOf(query, '', outside.add);
  return (await guess(sql, left, outside.params)) < (await guess(sql, found, inside.params));
}
