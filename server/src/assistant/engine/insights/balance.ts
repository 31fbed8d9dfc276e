import type { PlanStep } from '@vezne/contract';
import type { LedgerView } from '../ledger/ledger';
import { expected } from '../run/expected';
import { sayMoney } from '../say/say';
import type { Insight } from './insight';

/** The balance does not cover what the fixed payments still take this month, with what they still bring. */
export async function shortBalance(view: LedgerView): Promise<Insight[]> {
  const due = (measure: 'EXPENSE' | 'INCOME'): Extract<PlanStep, { op: 'EXPECTED' }> => ({
    op: 'EXPECTED',
    measure,
    filter: {},
    period: { kind: 'RELATIVE', unit: 'MONTH', offset: 0 },
    answer: 'DUE',
  });
  const step = due('EXPENSE');
  const [out, into] = [sumOf(step, view), sumOf(due('INCOME'), view)];
  if (out === 0n) return [];
  const { cash: balance } = await view.sumUpTo(null);
  if (balance + into >= out) return [];
  const say = (kurus: bigint) => sayMoney(kurus, view.currency);
  return [
    {
      key: `BALANCE:${view.today.slice(0, 7)}`,
      kind: 'BALANCE',
      title: 'Bakiye ay sonuna kadar beklenen ödemelere yetmiyor',
      note: `Bakiye ${say(balance)}; ay sonuna kadar beklenen düzenli ödemeler ${say(out)}${into > 0n ? `, beklenen düzenli gelirler ${say(into)}` : ''}`,
      step,
    },
  ];
}

function sumOf(step: Extract<PlanStep, { op: 'EXPECTED' }>, view: LedgerView): bigint {
  return expected(step, view).rows.reduce((total, row) => total + ('kurus' in row ? row.kurus : 0n), 0n);
}
