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

/** What is proposed for a question of these classes, the likeliest first, after these turns. */
const proposedOf =
  (own: LedgerIndex) =>
  (plans: readonly Plan[], question: string, ...classes: string[]): PlanStep[] => {
    const about = { index: own, today: scene.today };
    const sight = look(question, own);
    const before = turnOf(plans, about);
    const asked = { sight, scene: about, narrowings: narrowings(sight, own), before };
    const likely = classes.map((cls, at) => ({ cls, log: -at }));
    return candidates(asked, likely).flatMap(({ parts }) => planOf(parts)?.steps ?? []);
  };
const after = proposedOf(index);

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

const list = (filter: PlanFilter): PlanStep => ({
  op: 'LIST',
  ...side(null, month(11)),
  filter,
  order: 'NEWEST',
  n: null,
});
const from = (lira: number, inclusive = false) => ({ kurus: String(lira * 100), inclusive });

test('a limit is moved, or turned round by what is left out', () => {
  expect(
    after([planned(list({ min: from(5_000) }))], 'sınırı 10 bine çek', 'LIST:order=NEWEST'),
  ).toContainEqual(list({ min: from(10_000) }));
  expect(after([planned(list({}))], '5000 liranın altındakileri at', 'LIST:order=NEWEST')).not.toContainEqual(
    list({ min: from(5_000, true) }),
  );
  const kept = { categories: ['Kumaş'] };
  expect(after([planned(list(kept))], '5000 liranın altındakileri at', 'LIST:order=NEWEST')).toContainEqual(
    list({ ...kept, min: from(5_000, true) }),
  );
});

test('another name takes the place of one within the same category, be it said in two words', () => {
  const texts = ['Mağaza elektrik', 'Atölye elektrik', 'Atölye su', 'Mağaza su'];
  const bills = texts.map((text) => entry(['2025-11-02', 'CIKIS', 'Fatura', text, 900]));
  const machine = entry(['2025-11-03', 'CIKIS', 'Makine', 'Atölye torna', 9_000]);
  const kept: PlanFilter = { categories: ['Fatura'], words: [['magaza', 'elektrik']] };
  const found = proposedOf(new LedgerIndex([...bills, machine]))(
    [planned(list(kept))],
    'atölyeninki',
    'LIST:order=NEWEST',
  );
  expect(found.map(({ filter }) => filter)).toContainEqual({ categories: ['Fatura'], texts: ['atolye'] });
});

test('what finds all of the records again may be asked, where it says how it narrows them', () => {
  expect(after([total('Kumaş', month(11))], 'çekle olanlar', 'TOTAL')).toContainEqual({
    op: 'TOTAL',
    ...side(null, month(11)),
    filter: { categories: ['Kumaş'], methods: ['CHECK'] },
  });
});

test('a fragment may ask for what was asked before, however little it says of that', () => {
  const others = ['COUNT', 'NET', 'FLOW', 'AVERAGE', 'SUMMARY', 'EXISTS', 'TREND', 'FORECAST'];
  const three: PlanStep = {
    op: 'GROUPS',
    ...side(null, month(11)),
    by: 'CATEGORY',
    of: 'SUM',
    rank: 'LARGEST',
    n: 3,
  };
  const classes = [...others, 'GROUPS:by=CATEGORY:N', 'GROUPS:by=CATEGORY:of=COUNT:N'];
  const found = after([planned(three)], 'ekimde', ...classes);
  expect(found).toContainEqual({ ...three, period: month(10) });
  expect(found).toContainEqual({ ...three, of: 'COUNT', period: month(10) });
});

test('what was supposed is supposed again, by another percentage or for the difference', () => {
  const filter: PlanFilter = { categories: ['Maaş'] };
  const raise: PlanStep = {
    op: 'WHAT_IF',
    ...side(null, month(11)),
    change: 15,
    target: { measure: 'EXPENSE', filter },
    answer: 'NEW',
  };
  expect(after([planned(raise)], 'yüzde 25 olsa', 'WHAT_IF:answer=NEW')).toContainEqual({
    ...raise,
    change: 25,
  });
  expect(after([planned(raise)], 'farkı söyle', 'WHAT_IF:answer=DIFFERENCE')).toContainEqual({
    ...raise,
    answer: 'DIFFERENCE',
  });
});

test('the limit of months goes on where none is said', () => {
  const when = { min: from(7_000) };
  const months: PlanStep = { op: 'MONTHS_WHERE', ...side('Kumaş', null), when, answer: 'MONTHS' };
  expect(after([planned(months)], 'kaç ay', 'MONTHS_WHERE:answer=COUNT:when=LIMIT')).toContainEqual({
    ...months,
    answer: 'COUNT',
  });
});
