import type { Plan, PlanFilter, PlanPeriod, PlanStep } from '@vezne/contract';
import { entry, shop } from '../run/testing';
import { LedgerIndex } from '../see/ledger-index';
import { look } from '../see/sight';
import { candidates } from './candidates';
import { narrowings } from './narrow';
import { planOf } from './part';
import { turnOf } from './turn';

const index = new LedgerIndex(shop.map(entry));
const scene = { index, today: '2025-12-10' };

const month = (of: number): PlanPeriod => ({ kind: 'MONTH', index: of, year: null });
const side = (category: string | null, period: PlanPeriod | null) => {
  const filter: PlanFilter = category ? { categories: [category] } : {};
  return { measure: 'EXPENSE' as const, filter, period };
};
const planned = (...steps: PlanStep[]): Plan => ({ steps });
const total = (category: string, period: PlanPeriod): Plan =>
  planned({ op: 'TOTAL', ...side(category, period) });
const compared = planned({
  op: 'COMPARE',
  ...side('Kumaş', month(11)),
  of: 'SUM',
  percent: false,
  other: side('Kumaş', month(10)),
  claim: null,
});

/** What is proposed for a question of a class after these turns. */
function after(plans: readonly Plan[], question: string, cls: string) {
  const sight = look(question, index);
  const before = turnOf(plans, scene);
  const asked = { sight, scene, narrowings: narrowings(sight, index), before };
  return candidates(asked, [{ cls, log: 0 }]).flatMap(({ parts }) => planOf(parts)?.steps ?? []);
}

test('what was compared is asked for in percent, of something else, and of another time', () => {
  const [before] = compared.steps;
  expect(after([compared], 'yüzde olarak', 'GROWTH')).toContainEqual(
    expect.objectContaining({ ...side('Kumaş', month(11)), other: side('Kumaş', month(10)) }),
  );
  expect(after([compared], 'kargoda', 'COMPARE')).toContainEqual({
    ...before,
    ...side('Kargo', month(11)),
    other: side('Kargo', month(10)),
  });
  expect(after([compared], 'eylül yerine', 'COMPARE')).toContainEqual({
    ...before,
    other: side('Kumaş', month(9)),
  });
});

test('a share is asked for of another part, and what the part comes to', () => {
  const share = planned({
    op: 'SHARE',
    ...side(null, month(11)),
    of: 'SUM',
    part: { measure: 'EXPENSE', filter: { categories: ['Kumaş'] } },
  });
  expect(after([share], 'kargo', 'SHARE')).toContainEqual(
    expect.objectContaining({ part: { measure: 'EXPENSE', filter: { categories: ['Kargo'] } } }),
  );
  expect(after([share], 'lira olarak', 'TOTAL')).toContainEqual({
    op: 'TOTAL',
    ...side('Kumaş', month(11)),
  });
});

test('two things that were asked for one by one are set against each other and added up', () => {
  const row = [total('Kumaş', month(11)), total('Kargo', month(11))];
  expect(after(row, 'aradaki fark', 'COMPARE')).toContainEqual(
    expect.objectContaining({ ...side('Kumaş', month(11)), other: side('Kargo', month(11)) }),
  );
  expect(after(row, 'ikisinin toplamı', 'TOTAL')).toContainEqual({
    op: 'TOTAL',
    ...side(null, month(11)),
    filter: { categories: ['Kumaş', 'Kargo'] },
  });
});

test('two months that were asked for one by one are added up from the earlier to the later one', () => {
  const row = [total('Kumaş', month(11)), total('Kumaş', month(10))];
  expect(after(row, 'toplarsak', 'TOTAL')).toContainEqual({
    op: 'TOTAL',
    ...side('Kumaş', { kind: 'BETWEEN', from: month(10), to: month(11) }),
  });
});

test('turns are a row while each asks the same of another thing', () => {
  const named = (plans: readonly Plan[]) =>
    turnOf(plans, scene)?.row.map((part) => part.side.filter.categories?.[0]);
  const [first, second] = [total('Kumaş', month(11)), total('Kargo', month(11))];
  expect(named([first, second])).toEqual(['Kumaş', 'Kargo']);
  expect(named([first, compared, second])).toEqual([]);
  expect(named([second, second])).toEqual([]);
  expect(named([second])).toEqual([]);
  expect(turnOf([], scene)).toBeUndefined();
});
