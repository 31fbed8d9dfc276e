import type { PlanStep } from '@vezne/contract';
import type { LedgerView } from '../ledger/ledger';
import { money, number, type StepResult } from '../ledger/result';
import { sayMoney } from '../say/say';

/** Questions that are answered by how much there was, or how often. */
const TOLD: PlanStep['op'][] = ['TOTAL', 'COUNT', 'EXISTS', 'LIST', 'NET', 'FLOW'];

/**
 * Transfers between the company's own accounts are neither income nor expense, so no record of the ledger tells of them:
 * where nothing was found for "virman", they are told by themselves.
 */
export async function transfersInstead(result: StepResult, view: LedgerView): Promise<StepResult> {
  if (!view.books) return result;
  const { accounts } = result.step.filter;
  if (!asksForTransfers(result.step)) return accounts ? withoutTransfers(result, view) : result;
  if (result.matched.length) return result;
  const { count, kurus } = await view.books.transfers(result.period, accounts);
  if (!count) return result;
  const total = money('total', 'Hesaplar arası virman', kurus);
  const times = number('count', 'Virman sayısı', count, 'COUNT');
  const [head, ...more] = result.step.op === 'COUNT' ? [times, total] : [total, times];
  return {
    ...result,
    head: head ? [head] : [],
    more,
    rows: [],
    text: `${accounts ? `${accounts.join(', ')} ile diğer hesaplar` : 'Hesaplar'} arasında ${count} virman yapıldı, toplam ${sayMoney(kurus, view.currency)}. Virmanlar gelir ya da gider sayılmaz.`,
    aside: 'Hesaplar arası',
  };
}

/** What an account holds changes with its transfers too: where there were some, its sums say that they are not in them. */
async function withoutTransfers(result: StepResult, view: LedgerView): Promise<StepResult> {
  if (!IN_SUMS.includes(result.step.op)) return result;
  const found = await view.books?.transfers(result.period, result.step.filter.accounts);
  return found?.count ? { ...result, leftOut: LEFT_OUT } : result;
}

const IN_SUMS: PlanStep['op'][] = ['TOTAL', 'COUNT', 'NET', 'FLOW'];
const LEFT_OUT = 'Hesaplar arası virmanlar sayılmadı.';

/** "Virman" and nothing but accounts narrows the question. */
const asksForTransfers = ({ op, filter: { methods, accounts: _, ...others } }: PlanStep): boolean =>
  TOLD.includes(op) && !Object.keys(others).length && methods?.length === 1 && methods[0] === 'VIRMAN';
