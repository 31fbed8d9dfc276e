import type { Plan, PlanFilter, PlanStep } from '@vezne/contract';
import type { Reply } from '../ask/reply';
import { grasp } from '../grasp';
import { shownFor } from '../recall/shown-for';
import { entry, type Line, testLedger } from '../run/testing';
import { LedgerIndex } from '../see/ledger-index';
import type { ShownRow } from './rows';
import { narrowedTo } from './within';

const today = '2025-12-10';
const entries = (
  [
    ['2025-10-03', 'CIKIS', 'Kira', 'Dükkân kirası Ekim', 20_000],
    ['2025-10-09', 'CIKIS', 'Maaş', 'Maaşlar Ekim', 90_000],
    ['2025-11-03', 'CIKIS', 'Kira', 'Dükkân kirası Kasım', 21_000],
    ['2025-11-05', 'CIKIS', 'Yakıt', 'Motorin', 7_500, 'CASH'],
    ['2025-11-09', 'CIKIS', 'Maaş', 'Maaşlar Kasım', 95_000],
    ['2025-11-20', 'GIRIS', 'Satış', 'Yaz Otel satışı', 310_000],
    ['2025-12-02', 'CIKIS', 'Yakıt', 'Motorin', 6_400, 'CASH'],
  ] satisfies Line[]
).map(entry);
const { words, view } = testLedger(entries, today);
const known = { words, index: new LedgerIndex(entries) };

const year = { kind: 'RELATIVE', unit: 'YEAR', offset: 0 } as const;
const spent = { measure: 'EXPENSE', filter: {}, period: year } as const;
const rent: PlanStep = { op: 'TOTAL', ...spent, filter: { categories: ['Kira'] } };
const groups = (n: number | null): PlanStep => ({
  ...{ op: 'GROUPS', ...spent, by: 'CATEGORY', of: 'SUM', rank: 'LARGEST', n },
});

/** The reply to a question after some steps, each a turn of its own. */
async function replyTo(asked: PlanStep | PlanStep[], question: string, isShown = true): Promise<Reply> {
  const plans = [asked].flat().map((step) => ({ steps: [step] }));
  const shown = isShown ? await shownFor(question, plans, view) : undefined;
  return grasp(question, known, { today, before: plans.at(-1), earlier: plans.slice(0, -1), shown });
}

async function planOf(asked: PlanStep | PlanStep[], question: string): Promise<Plan | undefined> {
  const reply = await replyTo(asked, question);
  return reply.action === 'ANSWER' ? reply.plan : undefined;
}

test.each([
  ['ilki ne?', { categories: ['Maaş'] }],
  ['birincisi ne kadar', { categories: ['Maaş'] }],
  ['ikincisi hangisi', { categories: ['Kira'] }],
  ['üçüncü sıradaki ne kadar tuttu', { categories: ['Yakıt'] }],
  ['sonuncusu?', { categories: ['Yakıt'] }],
  ['ilk ikisinin toplamı', { categories: ['Maaş', 'Kira'] }],
  ["ilk 2'si ne kadar", { categories: ['Maaş', 'Kira'] }],
  ['onsuz toplam gider ne olurdu', { notCategories: ['Maaş'] }],
  ['onu çıkarınca ne kalır', { notCategories: ['Maaş'] }],
  ['onu saymazsan ne kalır', { notCategories: ['Maaş'] }],
  ['ikincisi hariç toplam', { notCategories: ['Kira'] }],
  ['ilk ikisi hariç', { notCategories: ['Maaş', 'Kira'] }],
  ['ikincisi haricinde toplam', { notCategories: ['Kira'] }],
  ['ikincisini bir yana bırakırsak ne kalır', { notCategories: ['Kira'] }],
])('after a ranking "%s" is the sum of a row, or of the rest', async (question, filter) => {
  expect(await planOf(groups(3), question)).toEqual({ steps: [{ op: 'TOTAL', ...spent, filter }] });
});

test('a row may be asked about in other ways', async () => {
  expect(await planOf(groups(3), 'ikincisinin kayıtlarını göster')).toMatchObject({
    steps: [{ op: 'LIST', filter: { categories: ['Kira'] }, period: year }],
  });
  expect(await planOf(groups(3), 'birincisi kaç kayıt')).toMatchObject({
    steps: [{ op: 'COUNT', filter: { categories: ['Maaş'] } }],
  });
  expect(await planOf(groups(3), 'ilk ikisinin yüzdesi ne')).toMatchObject({
    steps: [{ op: 'SHARE', filter: {}, part: { filter: { categories: ['Maaş', 'Kira'] } } }],
  });
  expect(await planOf(groups(1), 'bu kategorinin kasımdaki toplamı')).toMatchObject({
    steps: [{ op: 'TOTAL', filter: { categories: ['Maaş'] }, period: { kind: 'MONTH', index: 11 } }],
  });
});

test('of several that were shown none is "this one", and a running month is no row', async () => {
  expect((await replyTo(groups(3), 'bu kategorinin toplamı')).action).toBe('CLARIFY');
  const months: PlanStep = { op: 'BEST_MONTHS', ...spent, period: null, rank: 'LARGEST', n: 1, of: 'SUM' };
  expect(await planOf(months, 'bu ay ne kadar harcadık')).toMatchObject({
    steps: [{ op: 'TOTAL', period: { kind: 'RELATIVE', unit: 'MONTH', offset: 0 } }],
  });
  expect(await planOf(months, 'o ayın kira gideri')).toMatchObject({
    steps: [{ filter: { categories: ['Kira'] }, period: { kind: 'MONTH', index: 11, year: { at: 2025 } } }],
  });
});

test('of records the first is the first that was shown, another is told by its day, words and amount', async () => {
  const top: PlanStep = { op: 'TOP_RECORDS', ...spent, rank: 'LARGEST', n: 3 };
  expect(await planOf(top, 'ilki ne?')).toEqual({ steps: [{ op: 'EXTREME', ...spent, rank: 'LARGEST' }] });
  const amount = { kurus: '9000000', inclusive: true };
  expect(await planOf(top, 'ikincisi?')).toMatchObject({
    steps: [
      {
        op: 'LIST',
        filter: { texts: ['maaslar ekim'], min: amount, max: amount },
        period: { kind: 'DATE', day: 9, month: 10, year: { at: 2025 } },
      },
    ],
  });
});

test('after one row of a list was asked about, a further one is still one of the list', async () => {
  const first: PlanStep = { op: 'TOTAL', ...spent, filter: { categories: ['Maaş'] } };
  expect(await planOf([groups(3), first], 'ikincisi?')).toMatchObject({
    steps: [{ op: 'TOTAL', filter: { categories: ['Kira'] } }],
  });
});

test('what a question was about is left out of it by "onsuz", and what shows nothing is asked back', async () => {
  expect(await planOf(rent, 'onsuz söyle')).toEqual({
    steps: [{ op: 'TOTAL', ...spent, filter: { notCategories: ['Kira'] } }],
  });
  const count: PlanStep = { op: 'COUNT', ...spent, filter: { categories: ['Kira'] } };
  expect(await planOf(count, 'onsuz kaç')).toEqual({
    steps: [{ ...count, filter: { notCategories: ['Kira'] } }],
  });
  expect(await planOf({ op: 'TOTAL', ...spent }, 'onsuz toplam gider ne')).toBeUndefined();
});

test.each([
  ['beşincisi ne kadar', groups(2)],
  ['ilki ile ikincisi arasındaki fark', groups(3)],
  ['ikincisinin yakıtı ne kadar', groups(3)],
  ['ilkinin payı', { op: 'TOP_RECORDS', ...spent, rank: 'LARGEST', n: 3 } as const],
  ['o ayın payı', { op: 'BEST_MONTHS', ...spent, period: null, rank: 'LARGEST', n: 1, of: 'SUM' } as const],
])(
  '"%s" is asked back where the answer shows no such row, or nothing can be said of it',
  async (question, step) => {
    const reply = await replyTo(step, question);
    expect(reply).toMatchObject({ action: 'CLARIFY' });
    expect(reply.action === 'CLARIFY' && reply.offers.length).toBeGreaterThan(0);
  },
);

test('the details of a record are the record, and records are counted whatever they are called', async () => {
  const top: PlanStep = { op: 'TOP_RECORDS', ...spent, rank: 'LARGEST', n: 3 };
  expect(await planOf(top, 'ilkinin detayı')).toMatchObject({ steps: [{ op: 'EXTREME' }] });
  const all = { ...groups(3), measure: 'VOLUME' } as PlanStep;
  expect(await planOf(all, 'birincisi kaç kayıt')).toMatchObject({ steps: [{ op: 'COUNT' }] });
});

test('the smaller of two limits holds when the largest record is left out', () => {
  const limit = (kurus: string) => ({ max: { kurus, inclusive: false } });
  const rows: ShownRow[] = [{ kind: 'RECORD', filter: {}, period: null, without: limit('9500000') }];
  const without = (own: PlanFilter) =>
    narrowedTo({ steps: [{ op: 'TOTAL', ...spent, filter: own }] }, { rows, way: 'WITHOUT' })?.steps[0]
      ?.filter;
  expect([without(limit('500000')), without(limit('99900000')), without({})]).toEqual([
    limit('500000'),
    limit('9500000'),
    limit('9500000'),
  ]);
});

test.each([
  ['ayın ilkinde ne ödedik', groups(3)],
  ['kasımın ilk 5 gününde ne ödedik', groups(3)],
  ['bu yıl ne kadar harcadık', groups(3)],
  ['ilk üç ayda ne harcadık', groups(3)],
  ['bu katma değer vergisi ne kadar', groups(3)],
  [
    'o yılın toplamı',
    { op: 'BEST_MONTHS', ...spent, period: null, rank: 'LARGEST', n: 1, of: 'SUM' } as const,
  ],
  ['sonuncusu ne kadardı', rent],
  ['ilki ne kadardı', rent],
])('"%s" points at no row', async (question, step) => {
  expect(await replyTo(step, question)).toEqual(await replyTo(step, question, false));
});
