import type { CashFlowSummary } from '@vezne/contract';

/**
 * How sums treat the transfers among the entries, said where the company has any: within one account they come and go
 * like all else, in the company's sums they are neither income nor expense.
 */
export function transferWords(totals: CashFlowSummary | undefined, accountId: string | undefined) {
  if (!totals?.transferCount) return null;
  return accountId ? 'virmanlar dahil' : 'virmanlar hariç';
}
