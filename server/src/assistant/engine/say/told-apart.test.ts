import type { PlanStep } from '@vezne/contract';
import { entry, shop, testLedger } from '../run/testing';

const at = testLedger(shop.map(entry), '2025-12-10');

describe('several answers in one', () => {
  const month = (index: number) => ({ kind: 'MONTH', index, year: { at: 2025 } }) as const;
  const spent = (category: string, index = 11): PlanStep => ({
    op: 'TOTAL',
    measure: 'EXPENSE',
    filter: { categories: [category] },
    period: month(index),
  });
  const labels = async (...steps: PlanStep[]) => (await at.run({ steps })).figures.map(({ label }) => label);

  test('are each called by what they are about', async () => {
    const found = await labels(spent('Depo Kirası'), spent('Maaş'));
    expect(found.slice(0, 2)).toEqual(['Depo Kirası · Toplam gider', 'Maaş · Toplam gider']);
    expect(found).toContain('Maaş · Kayıt sayısı');
    expect(new Set(found).size).toBe(found.length);
    expect((await labels(spent('Maaş'), spent('Maaş', 10))).slice(0, 2)).toEqual([
      'Kasım 2025 · Toplam gider',
      'Ekim 2025 · Toplam gider',
    ]);
  });

  test('say nothing that they have in common, and no name that their figure bears', async () => {
    const both = { filter: {}, period: month(11) };
    const found = await labels(
      { op: 'TOTAL', measure: 'INCOME', ...both },
      { op: 'TOTAL', measure: 'EXPENSE', ...both },
    );
    expect(found.slice(0, 2)).toEqual(['Toplam gelir', 'Toplam gider']);
    expect(found).toContain('Gelir · Kayıt sayısı');
    const now: PlanStep = { op: 'BALANCE', measure: 'NET', filter: {}, period: null, edge: 'END' };
    const balances = await labels(now, { ...now, period: month(10) });
    expect(balances.slice(0, 2)).toEqual(['Güncel bakiye', '31 Ekim 2025 sonunda bakiye']);
    expect(balances).toContain('Bugün · Toplam gelir');
  });

  test('have rows that tell whose they are', async () => {
    const series = (category: string): PlanStep => ({
      ...{ op: 'SERIES', measure: 'EXPENSE', filter: { categories: [category] } },
      ...{ period: { kind: 'ROLLING', unit: 'MONTH', n: 2 }, step: 'MONTH', of: 'SUM' },
    });
    const { rows } = await at.run({ steps: [series('Depo Kirası'), series('Maaş')] });
    expect(rows.map(({ label }) => label)).toContain('Depo Kirası · Kasım 2025');
    expect(rows.map(({ label }) => label)).toContain('Maaş · Kasım 2025');
    const largest: PlanStep = {
      op: 'EXTREME',
      measure: 'EXPENSE',
      filter: {},
      period: month(11),
      rank: 'LARGEST',
    };
    const records = (await at.run({ steps: [largest, { ...largest, period: month(10) }] })).rows;
    expect(records.map(({ label }) => label.split(' · ')[0])).toEqual(['Maaş', 'Maaş']);
  });
});
