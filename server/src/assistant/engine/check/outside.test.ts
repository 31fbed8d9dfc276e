import type { PlanPeriod } from '@vezne/contract';
import type { Ranked } from '../rank/rank';
import { entry } from '../run/testing';
import { LedgerIndex } from '../see/ledger-index';
import { isOfTransfers, outside } from './outside';

const index = new LedgerIndex([entry(['2025-03-01', 'CIKIS', 'Kira', 'Kira', 100])]);
const scene = { index, today: '2026-11-22' };
const side = (period: PlanPeriod | null) =>
  ({ measure: 'EXPENSE', filter: {}, period, bits: index.all }) as const;
const plan = (kind: string, period: PlanPeriod | null, p: number): Ranked => ({
  parts: [{ kind, n: null, side: side(period) }],
  key: kind,
  cls: kind,
  features: [],
  log: 0,
  p,
});
const refused: Ranked = { ...plan('', null, 0.3), parts: [], cls: 'REFUSE:outside_window' };
const found = (kind: string, period: PlanPeriod | null) =>
  outside([plan(kind, period, 0.5), refused], scene).map(({ cls, p }) => [cls, p]);

test.each<PlanPeriod>([
  { kind: 'YEAR', year: 2009 },
  { kind: 'RELATIVE', unit: 'MONTH', offset: 1 },
])('what is asked of a time without records and its refusal are one reading', (period) => {
  expect(found('TOTAL', period)).toEqual([['TOTAL', 0.8]]);
});

test('all plans of such a time are one', () => {
  const year: PlanPeriod = { kind: 'YEAR', year: 2009 };
  const all = [plan('TOTAL', year, 0.3), refused, plan('FLOW', year, 0.2), plan('COUNT', null, 0.1)];
  expect(outside(all, scene).map(({ cls, p }) => [cls, Number(p.toFixed(2))])).toEqual([
    ['TOTAL', 0.8],
    ['COUNT', 0.1],
  ]);
});

test('a time with records, and a look ahead, are another reading than the refusal', () => {
  const both = (kind: string) => [
    [kind, 0.5],
    ['REFUSE:outside_window', 0.3],
  ];
  expect(found('TOTAL', { kind: 'YEAR', year: 2025 })).toEqual(both('TOTAL'));
  expect(found('TOTAL', null)).toEqual(both('TOTAL'));
  expect(found('FORECAST', { kind: 'RELATIVE', unit: 'MONTH', offset: 1 })).toEqual(both('FORECAST'));
});

test('transfers alone are known by their method', () => {
  const about = (filter: object): Ranked => ({
    ...plan('TOTAL', null, 0.5),
    parts: [{ kind: 'TOTAL', n: null, side: { ...side(null), filter } }],
  });
  expect(isOfTransfers(about({ methods: ['VIRMAN'] }))).toBe(true);
  expect(isOfTransfers(about({ methods: ['VIRMAN', 'CASH'] }))).toBe(false);
  expect(isOfTransfers(about({}))).toBe(false);
  expect(isOfTransfers(refused)).toBe(false);
});
