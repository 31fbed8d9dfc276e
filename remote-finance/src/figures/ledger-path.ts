import type { CashFlowType } from '@vezne/contract';

/** A part of the ledger: what a figure was made from. */
export type LedgerPart = {
  from?: string;
  to?: string;
  type?: CashFlowType | undefined;
  categoryId?: string;
  paymentMethod?: string;
  accountId?: string;
};

/** The address of the ledger that shows exactly this part. */
export function ledgerPath(part: LedgerPart): string {
  const params = new URLSearchParams(Object.entries(part).filter(([, value]) => value !== undefined));
  return params.size === 0 ? '/cash-flow' : `/cash-flow?${params}`;
}

/** First and last day of a month, YYYY-MM. */
export function daysOf(month: string): { from: string; to: string } {
  const [year = 0, index = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, index, 0)).toISOString().slice(0, 10) };
}

/** The day before. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
