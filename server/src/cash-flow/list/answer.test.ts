import { CashFlowQuery } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { answerOf } from './answer';
import { readCounted } from './counted';
import type { LineRow } from './statement';
import type { Tally } from './tally';

const row = (change: Partial<LineRow> = {}): LineRow => ({
  id: newId(),
  categoryId: newId(),
  categoryName: 'Kira',
  date: '2026-03-04',
  description: 'Kayıt',
  amountKurus: '100',
  cashFlowType: 'GIRIS',
  paymentMethod: 'CASH',
  projectId: null,
  accountId: newId(),
  accountName: 'Ana Kasa',
  transferId: null,
  settlementId: null,
  projectName: null,
  createdAt: new Date('2026-03-04T09:00:00Z'),
  updatedAt: new Date('2026-03-05T09:00:00Z'),
  version: 1,
  edges: null,
  above: null,
  ...change,
});
const tally = (change: Partial<Tally> = {}): Tally => ({
  total: 1,
  income: 0n,
  expense: 0n,
  cash: null,
  opening: null,
  closing: null,
  openings: [],
  groups: [],
  ...change,
});
const answer = (rows: LineRow[], about: Partial<Tally> = {}, query: Partial<CashFlowQuery> = {}) =>
  answerOf(rows, tally(about), CashFlowQuery.parse(query));

const LARGE = 10n ** 15n;
test.each([
  ['an income', LARGE, 0n, { income: '10000000000000.00', expense: '0.00', net: '10000000000000.00' }],
  ['an expense', 1n, LARGE, { income: '0.01', expense: '10000000000000.00', net: '-9999999999999.99' }],
])(
  'with %s of more digits than a number keeps the sums are told as text too',
  (_what, income, expense, exact) => {
    expect(answer([], { income, expense }).sums.exact).toEqual(exact);
  },
);

test('sums that a number keeps are told as numbers alone', () => {
  const { sums } = answer([], { income: LARGE - 1n, expense: LARGE - 1n });
  expect(sums).toEqual({ income: 9_999_999_999_999.99, expense: 9_999_999_999_999.99, net: 0 });
});

test('balances go down from what stands above the page, or up to it where the oldest entry comes first', () => {
  const given = [
    row({ id: 'a', amountKurus: '300', above: '50' }),
    row({ id: 'b', amountKurus: '20', cashFlowType: 'CIKIS', above: '50' }),
    row({ id: 'c', amountKurus: '1', above: '50' }),
  ];
  const told = (rows: LineRow[], sortOrder: 'ASC' | 'DESC') =>
    answer(rows, { cash: 1_000n, opening: 7n }, { sortOrder }).content.map(({ id, balance }) => [
      id,
      balance,
    ]);
  const balances = [
    ['a', 9.5],
    ['b', 6.5],
    ['c', 6.7],
  ];
  expect(told(given, 'DESC')).toEqual(balances);
  expect(told(given.toReversed(), 'ASC')).toEqual(balances.toReversed());
});

test('without the cash in hand, or what stands above, no balance is told, and none before', () => {
  for (const [about, above] of [
    [{ cash: null, opening: null }, '0'],
    [{ cash: 5n, opening: null }, null],
  ] as const) {
    const { content, openingBalance } = answer([row({ above })], about);
    expect([content[0]?.balance, openingBalance]).toEqual([null, null]);
  }
  expect(answer([], { cash: 5n, opening: -12n }).openingBalance).toBe(-0.12);
});

test('a day is told whole where the page cuts it, and by the page’s own entries between', () => {
  const edges = [
    { date: '2026-03-06', type: 'GIRIS', amount: '500', n: 2 },
    { date: '2026-03-06', type: 'CIKIS', amount: '30', n: 1 },
    { date: '2026-03-04', type: 'CIKIS', amount: '70', n: 3 },
    { date: '2026-03-01', type: 'CIKIS', amount: '9', n: 9 },
  ];
  const rows = [
    row({ date: '2026-03-06', edges }),
    row({ date: '2026-03-05', amountKurus: '11', edges }),
    row({ date: '2026-03-05', amountKurus: '4', cashFlowType: 'CIKIS', edges }),
    row({ date: '2026-03-04', edges }),
  ];
  expect(answer(rows).days).toEqual([
    { date: '2026-03-06', count: 3, income: 5, expense: 0.3, net: 4.7 },
    { date: '2026-03-05', count: 2, income: 0.11, expense: 0.04, net: 0.07 },
    { date: '2026-03-04', count: 3, income: 0, expense: 0.7, net: -0.7 },
  ]);
  expect([answer([]).days, answer([row()]).days]).toEqual([[], []]);
});

test('the figures of all that is found stand beside an empty page too', () => {
  const figures = { n: '7', income: '500', expense: '30' };
  const counted = { total: 7, income: 500n, expense: 30n };
  expect(readCounted([{ ...figures, id: null }])).toEqual({ rows: [], found: counted });
  const line = { ...figures, ...row() };
  expect(readCounted([line])).toEqual({ rows: [line], found: counted });
  expect(readCounted([])).toEqual({ rows: [], found: { total: 0, income: 0n, expense: 0n } });
});
