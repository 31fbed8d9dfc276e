import type { PlanPeriod, PlanStep } from '@vezne/contract';
import { entry, type Line, testLedger } from './testing';

const lines: Line[] = [
  ['2025-08-31', 'CIKIS', 'Kira', 'Ofis kirası Ağustos', 10_000],
  ['2025-09-01', 'CIKIS', 'Aidat', 'Bina aidatı Eylül', 500],
  ['2025-09-30', 'CIKIS', 'Kira', 'Ofis kirası Eylül', 10_000],
  ['2025-10-01', 'CIKIS', 'Aidat', 'Bina aidatı Ekim', 500],
  ['2025-10-06', 'CIKIS', 'Temizlik', 'Haftalık temizlik', 300],
  ['2025-10-13', 'CIKIS', 'Temizlik', 'Haftalık temizlik', 300],
  ['2025-10-20', 'CIKIS', 'Temizlik', 'Haftalık temizlik', 320],
  ['2025-10-31', 'CIKIS', 'Kira', 'Ofis kirası Ekim', 10_400],
  ['2025-11-01', 'CIKIS', 'Aidat', 'Bina aidatı Kasım', 500],
];
const run = (today: string, more: Partial<Extract<PlanStep, { op: 'EXPECTED' }>>) =>
  testLedger(
    lines.map(entry).filter(({ date }) => date <= today),
    today,
  ).run({
    steps: [{ op: 'EXPECTED', measure: 'EXPENSE', filter: {}, period: null, answer: 'DUE', ...more }],
  });
const november: PlanPeriod = { kind: 'RELATIVE', unit: 'MONTH', offset: 0 };

test('what is due is the last amount on the same day, clipped to the end of a short month', async () => {
  const { figures, rows } = await run('2025-11-02', { period: november });
  expect(rows.map(({ date, value }) => [date, value])).toEqual([['2025-11-30', 10_400]]);
  expect(figures[0]).toMatchObject({ key: 'sum', value: 10_400 });
});

test('what is due every week comes once for each of them', async () => {
  const { figures, rows } = await run('2025-10-21', {
    period: {
      kind: 'BETWEEN',
      from: { kind: 'RELATIVE', unit: 'DAY', offset: 1 },
      to: { kind: 'RELATIVE', unit: 'DAY', offset: 14 },
    },
  });
  expect(rows.map(({ date, value }) => [date, value])).toEqual([
    ['2025-10-27', 320],
    ['2025-11-03', 320],
  ]);
  expect(figures[0]?.value).toBe(640);
});

test('without a period the coming thirty days are meant', async () => {
  const { rows, period } = await run('2025-11-02', {});
  expect(period).toEqual({ from: '2025-11-02', to: '2025-12-02' });
  expect(rows.map(({ date, label }) => `${date} ${label}`)).toEqual([
    '2025-11-30 Kira · Ofis kirası Ekim',
    '2025-12-01 Aidat · Bina aidatı Kasım',
  ]);
});

test('two of one category are told apart by what they are called, without the month of the last one', async () => {
  const { report } = await run('2025-11-02', {});
  expect(report).toContain('30 Kasım 2025 – Kira, “Ofis kirası”: ');
  expect(report).toContain('1 Aralık 2025 – Aidat, “Bina aidatı”: ');
});

test('what should have been paid this month and was not is missing, until it is recorded', async () => {
  const missing = async (entries: Line[]) => {
    const answer = await testLedger(entries.map(entry), '2025-12-10').run({
      steps: [{ op: 'EXPECTED', measure: 'EXPENSE', filter: {}, period: null, answer: 'MISSING' }],
    });
    return answer.rows.map(({ date, value }) => [date, value]);
  };
  expect(await missing(lines)).toEqual([['2025-12-01', 500]]);
  expect(await missing([...lines, ['2025-12-04', 'CIKIS', 'Aidat', 'Bina aidatı Aralık', 500]])).toEqual([]);
});

test('what comes every month in another amount is no part of the sum, and is told with its day', async () => {
  const bills: Line[] = [3_000, 4_200, 3_500].map(
    (lira, i): Line => [
      `2025-${String(i + 8).padStart(2, '0')}-15`,
      'CIKIS',
      'Elektrik',
      'Elektrik faturası',
      lira,
    ],
  );
  const { figures, rows, report } = await testLedger(bills.map(entry), '2025-10-20').run({
    steps: [{ op: 'EXPECTED', measure: 'EXPENSE', filter: {}, period: null, answer: 'DUE' }],
  });
  expect(rows).toEqual([]);
  expect(figures).toEqual([
    expect.objectContaining({ key: 'sum', value: 0 }),
    expect.objectContaining({ key: 'count', value: 0 }),
    expect.objectContaining({ key: 'varying', value: 3_500 }),
  ]);
  expect(report).toContain('15 Kasım 2025 dolayı – Elektrik, “Elektrik faturası”');
});

test('a period that is over expects nothing', async () => {
  const answer = await run('2025-11-02', { period: { kind: 'RELATIVE', unit: 'MONTH', offset: -1 } });
  expect(answer).toMatchObject({ action: 'REFUSE', reason: 'outside_window' });
});

test('what is paid on the last day of a month is expected on the last day of a longer one', async () => {
  const rent: Line[] = ['2025-12-31', '2026-01-31', '2026-02-28'].map((day) => [
    day,
    'CIKIS',
    'Kira',
    'Ofis kirası',
    100,
  ]);
  const { rows } = await testLedger(rent.map(entry), '2026-03-05').run({
    steps: [{ op: 'EXPECTED', measure: 'EXPENSE', filter: {}, period: null, answer: 'DUE' }],
  });
  expect(rows.map(({ date }) => date)).toEqual(['2026-03-31']);
});
