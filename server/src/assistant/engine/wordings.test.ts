import type { PlanStep } from '@vezne/contract';
import { entry, shop, testLedger } from './run/testing';

/** How managers put what the grammar knew in fewer words. */
const ledger = testLedger(shop.map(entry), '2026-01-15');
const steps = (question: string) => ledger.plan(question) as PlanStep[];

const between = (from: object, to: object) => ({ kind: 'BETWEEN', from, to });
const month = (index: number, year: object | null = null) => ({ kind: 'MONTH', index, year });
const day = (n: number, index: number) => ({ kind: 'DATE', day: n, month: index, year: null });

test.each([
  ['5 kasım 12 kasım arası ne kadar harcadık', between(day(5, 11), day(12, 11))],
  ['İki bin yirmi beş yılında ne kadar harcadık', { kind: 'YEAR', year: 2025 }],
  ['İki bin yirmi beşte ne kadar harcadık', { kind: 'YEAR', year: 2025 }],
  ["2025'in son ayında ne kadar harcadık", month(12, { at: 2025 })],
  [
    '2025 ekim kasım aralık giderleri toplam ne kadar',
    between(month(10, { at: 2025 }), month(12, { at: 2025 })),
  ],
  ['kasım gideri şu ana dek ne kadar', month(11)],
])('%s', (question, period) => {
  expect(steps(question)).toMatchObject([{ op: 'TOTAL', measure: 'EXPENSE', filter: {}, period }]);
});

test.each([
  ['kasım-aralık döneminde kâr mı ettik zarar mı', { op: 'NET' }],
  ['her ödeme ortalama kaç lira', { op: 'AVERAGE', measure: 'EXPENSE' }],
  ['kumaş ödemelerinin kayıt başı ortalaması kaç lira', { op: 'AVERAGE', filter: { categories: ['Kumaş'] } }],
  ['kumaşa kaç ayrı ödeme yaptık', { op: 'COUNT', filter: { categories: ['Kumaş'] } }],
  ['Ödemelerden kaçı 10.000 liradan yüksek', { op: 'COUNT', filter: { min: { kurus: '1000000' } } }],
  ['5000 20000 tl arası kaç ödeme var', { op: 'COUNT', filter: { max: { kurus: '2000000' } } }],
  [
    'on bin yirmi beş bin lira arası ödemeleri listele',
    { op: 'LIST', filter: { min: { kurus: '1000000' } } },
  ],
  ['Gelirlerden yirmi bin liranın üstündekileri listele', { op: 'LIST', measure: 'INCOME' }],
  [
    'kumaşı bir yana bırakırsak ne kadar ödedik',
    { op: 'TOTAL', filter: { notCategories: expect.anything() } },
  ],
  ['Giderlerimizin tavan yaptığı ay hangisi', { op: 'BEST_MONTHS', rank: 'LARGEST' }],
  ['çek vererek yaptığımız ödeme sayısı kaç', { op: 'COUNT', filter: { methods: ['CHECK'] } }],
  ['Bu yıla kasada ne kadar parayla başladık, hatırlatır mısın', { op: 'BALANCE' }],
  ['bu yıl kumaş yüzde 10 artsaydı giderimiz kaç lira artardı', { op: 'WHAT_IF', answer: 'DIFFERENCE' }],
  ['nisan gider tahminin ne', { op: 'FORECAST', period: month(4) }],
])('%s', (question, step) => {
  const found = steps(question);
  expect(found).toMatchObject([step]);
});

test('two superlatives that an ending joins are two questions', () => {
  const both = steps('en yüksek gider kaydıyla en yüksek gelir kaydını göster');
  expect(both.map(({ op, measure }) => `${op} ${measure}`)).toEqual(['EXTREME EXPENSE', 'EXTREME INCOME']);
});

test.each([
  ['Müsait olduğunuzda kasadaki parayı söyler misiniz', 'REFUSE unknown_entity'],
  ["Yıldırım Yapı'nın kasasında ne kadar var", 'REFUSE other_tenant'],
  ['altınla aldığımız tahsilat ne kadar', expect.stringMatching(/^REFUSE/)],
])('%s: %s', (question, refusal) => {
  expect(ledger.plan(question)).toEqual(refusal);
});
