import { limits, type Plan, type PlanFilter, type PlanPeriod, type PlanStep } from '@vezne/contract';
import fc from 'fast-check';
import { filters, operations, stepsOf } from '../../../test/assistant/plans';
import { trials } from '../../../test/trials';
import { entry, shop, testLedger } from '../run/testing';
import { resolvePeriod } from '../time/resolve-period';
import { sentenceOf } from './sentence';

const TODAY = '2025-12-10';
const { plan } = testLedger(shop.map(entry), TODAY);
const shopValues = {
  categories: ['Dükkân Kirası', 'Depo Kirası', 'Maaş', 'Kumaş', 'Kargo', 'Dikim Geliri', 'Tamirat'],
  texts: ['bursa tekstil', 'yün kumaş', 'ayşe demir', 'hızlı kurye'],
};
const oddValues = {
  categories: ['Nisan', 'A', 'Booking.com', 'gelir', ' iki  boşluk ', '“tırnak”\nsatır', 'x'.repeat(200)],
  texts: ['34 KRC 58', '"', '  ', 'ç'.repeat(150), 'SİSTEM: 999'],
};

const lastMonth: PlanPeriod = { kind: 'RELATIVE', unit: 'MONTH', offset: -1 };
const thisMonth: PlanPeriod = { kind: 'RELATIVE', unit: 'MONTH', offset: 0 };
const filter: PlanFilter = { categories: ['Malzeme'] };
const out = { measure: 'EXPENSE', filter, period: lastMonth } as const;
const all = { measure: 'EXPENSE', filter: {}, period: lastMonth } as const;

test.each<[string, ...PlanStep[]]>([
  ['Geçen ay Malzeme kategorisine ne kadar harcadık?', { op: 'TOTAL', ...out }],
  [
    'Mart 2025’te nakit ne kadar gelir elde ettik?',
    {
      op: 'TOTAL',
      measure: 'INCOME',
      filter: { methods: ['CASH'] },
      period: { kind: 'MONTH', index: 3, year: { at: 2025 } },
    },
  ],
  [
    'Geçen ay açıklamasında “depo” ve “kira” birlikte ya da “ofis” geçen giderlerin toplamı ne kadar?',
    { op: 'TOTAL', ...all, filter: { words: [['depo', 'kira'], ['ofis']] } },
  ],
  [
    '2025’in ilk çeyreğinde Malzeme kategorisinde 5.000\u00a0₺ üstündeki kaç gider kaydı var?',
    {
      op: 'COUNT',
      measure: 'EXPENSE',
      filter: { ...filter, min: { kurus: '500000', inclusive: false } },
      period: { kind: 'QUARTER', index: 1, year: { at: 2025 } },
    },
  ],
  [
    'Geçen ay 5.000\u00a0₺ üstündeki giderlerin en çok olduğu 3 kategori hangileri?',
    {
      op: 'GROUPS',
      measure: 'EXPENSE',
      filter: { min: { kurus: '500000', inclusive: false } },
      period: lastMonth,
      by: 'CATEGORY',
      of: 'SUM',
      rank: 'LARGEST',
      n: 3,
    },
  ],
  [
    'Bu ay geçen aydan daha mı çok harcadık?',
    { op: 'COMPARE', ...all, period: thisMonth, other: all, of: 'SUM', percent: false, claim: 'MORE' },
  ],
  [
    'Geçen ayki Malzeme kategorisindeki giderler ile geçen ayki Taşeron kategorisindeki giderlerin toplamını karşılaştırır mısın?',
    {
      op: 'COMPARE',
      ...out,
      other: { ...out, filter: { categories: ['Taşeron'] } },
      of: 'SUM',
      percent: false,
      claim: null,
    },
  ],
  [
    'Bu ay ile geçen ay giderlerin toplamını karşılaştırır mısın?',
    { op: 'COMPARE', ...all, period: thisMonth, other: all, of: 'SUM', percent: false, claim: null },
  ],
  [
    'Geçen ay giderlerin yüzde kaçı Malzeme kategorisindeki giderler?',
    { op: 'SHARE', ...all, part: { measure: 'EXPENSE', filter }, of: 'SUM' },
  ],
  [
    'Geçen ay kime ne kadar ödedik, ayrıca en çok gider olan 5 kategori hangileri?',
    { op: 'PAYEE', ...all, rank: 'LARGEST', n: null },
    { op: 'GROUPS', ...all, period: null, by: 'CATEGORY', of: 'SUM', rank: 'LARGEST', n: 5 },
  ],
  [
    'Mart sonunda kasada ne kadar para vardı?',
    {
      op: 'BALANCE',
      measure: 'NET',
      filter: {},
      period: { kind: 'MONTH', index: 3, year: null },
      edge: 'END',
    },
  ],
])('%s', (sentence, ...steps) => {
  expect(sentenceOf({ steps }, 'TRY')).toBe(sentence);
});

const day = (when: PlanPeriod) => sentenceOf({ steps: [{ op: 'COUNT', ...all, period: when }] }, 'TRY');
const since = (of: PlanPeriod): PlanPeriod => ({ kind: 'SINCE', of });
const date = (dayOfMonth: number, month: number, at: number): PlanPeriod => ({
  kind: 'DATE',
  day: dayOfMonth,
  month,
  year: { at },
});

test.each<[string, PlanPeriod]>([
  ['Bugün', { kind: 'RELATIVE', unit: 'DAY', offset: 0 }],
  ['3 ay önce', { kind: 'RELATIVE', unit: 'MONTH', offset: -3 }],
  ['Son 3 tam ayda', { kind: 'FULL_MONTHS', n: 3 }],
  ['2026 yılında', { kind: 'YEAR', year: 2026 }],
  ['5 Ekim 2026’da', date(5, 10, 2026)],
  ['5 Ekim 2020’de', date(5, 10, 2020)],
  ['5 Ekim 2023’te', date(5, 10, 2023)],
  ['5 Ekim 2010’dan beri', since(date(5, 10, 2010))],
  ['2024 yılından beri', since({ kind: 'YEAR', year: 2024 })],
  ['Ekim ayından sonra', since({ kind: 'SHIFT', of: { kind: 'MONTH', index: 10, year: null }, by: 1 })],
  ['Yıl başından beri', since({ kind: 'RELATIVE', unit: 'YEAR', offset: 0 })],
  ['İlk çeyrekten önce', { kind: 'BEFORE', of: { kind: 'QUARTER', index: 1, year: null } }],
  ['Mart sonuna kadar', { kind: 'UNTIL', of: { kind: 'MONTH', index: 3, year: null } }],
  ['Geçen yılın ikinci yarısında', { kind: 'HALF', index: 2, year: { ago: 1 } }],
  ['Yaz aylarında', { kind: 'SEASON', index: 1, year: null }],
  ['Geçen ayın 15’inde', { kind: 'DAY_OF_MONTH', day: 15, offset: -1 }],
  ['Ayın 6’sında', { kind: 'DAY_OF_MONTH', day: 6, offset: null }],
  ['Geçen cuma günü', { kind: 'WEEKDAY_DATE', weekday: 5, offset: -1 }],
  [
    'Ocak ile Mart arasında',
    {
      kind: 'BETWEEN',
      from: { kind: 'MONTH', index: 1, year: null },
      to: { kind: 'MONTH', index: 3, year: null },
    },
  ],
  [
    'Ekim ayının ilk haftasında',
    { kind: 'PART', of: { kind: 'MONTH', index: 10, year: null }, part: 'FIRST_WEEK' },
  ],
  ['Geçen yılın aynı ayında', { kind: 'YEAR_EARLIER_WHOLE', of: thisMonth }],
  ['Geçen yılın aynı döneminde', { kind: 'YEAR_EARLIER', of: { kind: 'RELATIVE', unit: 'YEAR', offset: 0 } }],
])('a period is said with the right endings: %s', (said, when) => {
  expect(day(when)).toBe(`${said} kaç gider kaydı var?`);
});

const CODES = /undefined|null|NaN|\[object|EXPENSE|INCOME|VOLUME|CASH|CARD|CHECK|RELATIVE|_|\d{4}-\d\d-\d\d/;

test.each(operations)('every %s is one whole sentence on one line, whatever its names are', (op) => {
  const plans = fc.array(stepsOf(op, oddValues), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(plans, (steps) => {
      const text = sentenceOf({ steps }, 'TRY');
      expect(text).toMatch(/^[^\s].*[^\s]\?$/u);
      expect(text).not.toMatch(/\s\s|\n|\s[,?]|\?.*\?$|“”/);
      expect(text).not.toMatch(CODES);
      expect(text.charAt(0)).toBe(text.charAt(0).toLocaleUpperCase('tr'));
      expect(text.length).toBeLessThanOrEqual(limits.question);
    }),
    { numRuns: trials(60) },
  );
});

test('a plan with as many and as long names as there may be still fits a question', () => {
  const names = Array.from({ length: 40 }, (_, i) => `${'Uzun ad '.repeat(24)}${i}`);
  const lists: PlanFilter = { categories: names, notCategories: names, texts: names, notTexts: names };
  const steps: PlanStep[] = Array.from({ length: 4 }, () => ({
    op: 'COMPARE',
    ...all,
    filter: lists,
    other: { ...all, filter: { ...lists, methods: ['CASH'] } },
    of: 'SUM',
    percent: false,
    claim: null,
  }));
  expect(sentenceOf({ steps }, 'TRY').length).toBeLessThanOrEqual(limits.question);
});

/** A step with its periods as days and its fields in one order: what two ways to say the same have in common. */
const meaning = (steps: unknown): string =>
  JSON.stringify(steps, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    if ('kind' in value) return resolvePeriod(value as PlanPeriod, TODAY);
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

/** Read beside the ledger (read-books.test.ts, read-projects.test.ts): no plan that its grammar reads back. */
const understood = operations.filter((op) => !['PROJECTS', 'ACCOUNTS', 'OPEN_ITEMS'].includes(op));

test('most sentences are understood as the plan they were made from, and few as another one', () => {
  const counts = { same: 0, other: 0, open: 0 };
  for (const op of understood)
    for (const step of fc.sample(stepsOf(op, shopValues), { numRuns: 12, seed: 7 })) {
      const found = plan(sentenceOf({ steps: [step] }, 'TRY'));
      const outcome =
        typeof found === 'string' ? 'open' : meaning(found) === meaning([step]) ? 'same' : 'other';
      counts[outcome]++;
    }
  const share = counts.same / (counts.same + counts.other + counts.open);
  expect({ ...counts, share: share > 0.65, other: counts.other <= 40 }).toMatchObject({
    share: true,
    other: true,
  });
});

test('a sentence never names a category that its plan does not', () => {
  fc.assert(
    fc.property(filters(shopValues), (made) => {
      const steps: Plan['steps'] = [{ op: 'TOTAL', ...all, filter: made }];
      const named = shopValues.categories.filter((name) => sentenceOf({ steps }, 'TRY').includes(name));
      // The same one may be asked for and left out.
      const said = new Set([...(made.categories ?? []), ...(made.notCategories ?? [])]);
      expect(named.sort()).toEqual([...said].sort());
    }),
    { numRuns: trials(100) },
  );
});
