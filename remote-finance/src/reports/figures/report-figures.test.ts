import { formatCompact } from '@vezne/contract';
import { monthlyReport } from '@vezne/testing';
import { dayBefore, daysOf, ledgerPath } from '../../figures/ledger-path';
import { balanceAxis, balancePath, everyDay } from '../detail/balance-path';
import { marginText } from './margin-text';
import { averagesOf, bestMonth, listedMonths, marginOf, monthAfter } from './report-figures';

test.each([
  [{ income: 200, expense: 50 }, 75],
  [{ income: 0.3, expense: 0.1 }, (100 * 20) / 30],
  [{ income: 0, expense: 5 }, null],
  [{ income: 0, expense: 0 }, null],
])('the margin of %j is %j percent', (flow, margin) => {
  expect(marginOf(flow)).toBe(margin);
});

test('a month ends on its last day, in leap years too', () => {
  expect(daysOf('2026-10')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  expect(daysOf('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(daysOf('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});

test('the day before reaches into the month before', () => {
  expect(dayBefore('2028-03-01')).toBe('2028-02-29');
});

test('the address of a part of the ledger holds what narrows it, of the whole ledger nothing', () => {
  expect(ledgerPath({ from: '2026-10-01', to: undefined, type: 'CIKIS' })).toBe(
    '/cash-flow?from=2026-10-01&type=CIKIS',
  );
  expect(ledgerPath({})).toBe('/cash-flow');
});

test('the months before and after a year change are found', () => {
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
});

describe('of the reports, the newest first,', () => {
  const reportsOf = (...months: string[]) =>
    months.map((month) => monthlyReport(month, { income: 120, expense: 0, net: 120 }));
  const listed = (reports: ReturnType<typeof reportsOf>, isWhole = false) => {
    const { shown, first } = listedMonths(reports, '2026-11-24', isWhole);
    return { months: shown.map(({ month }) => month), average: averagesOf(shown, first, '2026-11').income };
  };

  test('a month to come is listed and neither counts nor adds to the average', () => {
    const reports = reportsOf('2027-04', '2026-11', '2026-10');
    expect(listed(reports)).toEqual({ months: ['2027-04', '2026-11', '2026-10'], average: 120 });
  });

  test('there is no average before the first month begins', () => {
    expect(listed(reportsOf('2027-04', '2027-01'))).toEqual({
      months: ['2027-04', '2027-01'],
      average: null,
    });
  });

  test('those of the last twelve months come first, and months without entries count in their average', () => {
    const reports = reportsOf('2026-11', '2026-03', '2025-12', '2025-11', '2024-02');
    expect(listed(reports)).toEqual({ months: ['2026-11', '2026-03', '2025-12'], average: 30 });
  });

  test('the average of all begins with the first entry', () => {
    const reports = reportsOf('2026-11', '2024-12');
    expect(listed(reports, true)).toEqual({ months: ['2026-11', '2024-12'], average: 10 });
  });

  test('a young company is averaged over the months it has, a running one without entries among them', () => {
    expect(listed(reportsOf('2026-10', '2026-09'))).toEqual({ months: ['2026-10', '2026-09'], average: 80 });
  });

  test('all are listed after a year without entries', () => {
    expect(listed(reportsOf('2025-06')).months).toEqual(['2025-06']);
  });
});

test.each([
  [null, '–'],
  [-999, '−%999,0'],
  [-537_734.6, '<−%999'],
  [27.16, '%27,2'],
])('a margin of %j is written %s', (margin, text) => {
  expect(marginText(margin)).toBe(text);
});

test('no month is the best one when nothing came in', () => {
  expect(bestMonth([])).toBeUndefined();
  expect(bestMonth([monthlyReport('2026-10', { income: 0, expense: 5, net: -5 })])).toBeUndefined();
});

test('the balance line is a stair that ends with the last entry', () => {
  const days = [
    { date: '2026-10-02', balance: 10 },
    { date: '2026-10-04', balance: 0 },
  ];
  const path = balancePath({ days, opening: 5, lastDay: 10, width: 100, y: (value) => value });
  expect(path).toBe('M0 5.0H15.0V10.0H35.0V0.0H40.0');
});

test.each([[[5, 5]], [[0, 0]], [[-120, 80]], [[10_000_000, 11_000_000]], [[10_547_886.07, 10_546_290.67]]])(
  'the scale of the balances %j holds all of them in a few round steps',
  (values) => {
    const { ticks, y } = balanceAxis(values, 200);
    expect(ticks.length).toBeGreaterThanOrEqual(2);
    expect(ticks.length).toBeLessThanOrEqual(7);
    expect(new Set(ticks.map((tick) => formatCompact(tick))).size).toBe(ticks.length);
    for (const value of values) {
      expect(y(value)).toBeGreaterThanOrEqual(0);
      expect(y(value)).toBeLessThanOrEqual(200);
    }
  },
);

test('a day without entries keeps the balance of the day before', () => {
  const days = [
    { date: '2026-11-02', income: 50, expense: 0, balance: 150 },
    { date: '2026-11-04', income: 0, expense: 30, balance: 120 },
  ];
  const all = everyDay({ days, opening: 100, month: '2026-11' });
  expect(all.map(({ date, balance }) => [date, balance])).toEqual([
    ['2026-11-01', 100],
    ['2026-11-02', 150],
    ['2026-11-03', 150],
    ['2026-11-04', 120],
  ]);
  expect(everyDay({ days: [], opening: 100, month: '2026-11' })).toEqual([]);
});
