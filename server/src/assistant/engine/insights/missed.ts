import { quoted } from '../execute/rows';
import type { LedgerView } from '../ledger/ledger';
import { expected } from '../run/expected';
import { sayDay, sayMoney } from '../say/say';
import type { Insight } from './insight';

/** Fixed payments of this month whose day has passed without a record, the largest first. */
export function missed(view: LedgerView): Insight[] {
  const every = { op: 'EXPECTED', measure: 'EXPENSE', period: null, answer: 'MISSING' } as const;
  const { rows } = expected({ ...every, filter: {} }, view);
  const found = rows.flatMap((row) =>
    'kurus' in row && row.id && row.date ? [{ ...row, date: row.date }] : [],
  );
  found.sort((a, b) => (a.kurus < b.kurus ? 1 : a.kurus > b.kurus ? -1 : 0));
  return found.flatMap(({ id, date, kurus }): Insight[] => {
    const entry = view.window.find((each) => each.id === id);
    if (!entry) return [];
    return [
      {
        key: `MISSED:${id}:${date}`,
        kind: 'MISSED',
        title: `Beklenen ödemenin kaydı yok: ${entry.category}`,
        note: `${quoted(entry.description)} ${sayDay(date)} dolayında bekleniyordu; son tutarı ${sayMoney(kurus, view.currency)}`,
        step: { ...every, filter: { categories: [entry.category] } },
      },
    ];
  });
}
