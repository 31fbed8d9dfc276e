import { PlanStep } from '@vezne/contract';
import { entry, type Line, shop } from '../run/testing';
import { LedgerIndex } from '../see/ledger-index';
import { look } from '../see/sight';
import { candidates } from './candidates';
import { narrowings } from './narrow';
import { kindOf, meaningOf, partOf, planOf } from './part';
import { pairGuesses, periodGuesses } from './periods';

const index = new LedgerIndex(shop.map(entry));
const scene = { index, today: '2025-12-10' };
const filters = (question: string) => narrowings(look(question, index), index).map(({ filter }) => filter);
const lastMonth = { kind: 'RELATIVE', unit: 'MONTH', offset: -1 } as const;

test.each([
  ['kumaşa ne verdik', { categories: ['Kumaş'] }],
  ['murat şenden ne geldi', { texts: ['sen'] }],
  ['yün aldık mı', { texts: ['yun'] }],
  ['kumaş hariç ne harcadık', { notCategories: ['Kumaş'] }],
  ['kumaş ve kargo dışındaki giderler', { notCategories: ['Kumaş', 'Kargo'] }],
  ['kumaş sayılmadan ne harcadık', { notCategories: ['Kumaş'] }],
  ['kumaşta olağan dışı gider', { categories: ['Kumaş'] }],
  ['kumaşta normalin çok dışında bir gider', { categories: ['Kumaş'] }],
  ['kumaşı ayrı tut, ne harcadık', { notCategories: ['Kumaş'] }],
  ['kumaşı dahil etmeden ne harcadık', { notCategories: ['Kumaş'] }],
  ['kumaşa giden o büyük parayı saymazsak gider', { notCategories: ['Kumaş'] }],
  ['kumaşın nakit akışı', { categories: ['Kumaş'] }],
  ['kirayı nakit mi ödedik', { texts: ['kirasi'], methods: ['CASH'] }],
  ['kumaşı elden mi verdik', { categories: ['Kumaş'], methods: ['CASH'] }],
  ['5000 üstü giderler', { min: { kurus: '500000', inclusive: false } }],
  [
    '2000-3000 lira arası giderler',
    { min: { kurus: '200000', inclusive: true }, max: { kurus: '300000', inclusive: true } },
  ],
])('"%s" may be about %o', (question, filter) => {
  expect(filters(question)).toContainEqual(filter);
});

test('a market in a name is no Sunday', () => {
  const line: Line = ['2025-11-03', 'CIKIS', 'Kumaş', 'Denizli Kumaş Pazarı', 900];
  const market = new LedgerIndex([line].map(entry));
  const weekdays = (question: string) => look(question, market).weekdays.length;
  expect(weekdays('Denizli Kumaş Pazarına ne ödedik')).toBe(0);
  expect(weekdays('pazarları kumaşa ne ödedik')).toBe(1);
});

test('things that are named side by side are proposed together and each for itself', () => {
  const found = filters('yün ve fermuar ne tuttu');
  expect(found).toContainEqual({ texts: ['yun', 'fermuar'] });
  expect(found).toContainEqual({ texts: ['fermuar'] });
});

const made = (...texts: string[]) =>
  new LedgerIndex(texts.map((text) => entry(['2025-01-01', 'CIKIS', 'Gider', text, 4_600])));
const about = (question: string, own: LedgerIndex) =>
  narrowings(look(question, own), own).map(({ filter }) => filter);

test('a short word is found where it stands by itself, and with the word that stands beside it', () => {
  const own = made('Su faturası', 'Sulama borusu', 'A blok boya', 'B blok boya');
  expect(about('su ne tuttu', own)).toContainEqual({ texts: ['su faturasi'] });
  expect(about('a blok ne tuttu', own)).toContainEqual({ texts: ['a blok'] });
});

test('an abbreviation is known with its endings and letter by letter', () => {
  const own = made('KDV ödemesi', 'SGK primi', 'Kadife');
  for (const question of ['kdvyi ödedik mi', 'kadeveyi ödedik mi'])
    expect(about(question, own)).toContainEqual({ texts: ['kdv'] });
});

test('where a category itself is said, another word for the same thing names no other', () => {
  const rows = ['Maaş', 'İşçilik'].map((name) => entry(['2025-01-01', 'CIKIS', name, 'Ödeme', 4_600]));
  const found = about('maaş ne tuttu', new LedgerIndex(rows));
  expect(found).toContainEqual({ categories: ['Maaş'] });
  expect(found.filter(({ categories }) => categories?.includes('İşçilik'))).toEqual([]);
});

test('an amount that is said narrows, a round one to its thousand', () => {
  const own = made('Kira', 'Su faturası');
  const from = (kurus: string) => ({ kurus, inclusive: true });
  expect(about('4.600 mü verdik', own)).toContainEqual({ min: from('460000'), max: from('460000') });
  const thousand = { min: from('1200000'), max: { kurus: '1300000', inclusive: false } };
  expect(about('12 bin mi verdik', own)).toContainEqual(thousand);
});

test('what is left out stands next to the word that leaves it out', () => {
  const own = new LedgerIndex(
    [
      ['Ofis Gideri', 'Kira'],
      ['Ofis Gideri', 'Su faturası'],
      ['Kredi', 'Taksit'],
    ].map(([category = '', text = '']) => entry(['2025-01-01', 'CIKIS', category, text, 1])),
  );
  expect(about('ofis gideri kategorisinde kira hariç', own)).toContainEqual({
    categories: ['Ofis Gideri'],
    notTexts: ['kira'],
  });
  expect(about('krediyi çekmeseydik ne kalırdı', own)).toContainEqual({ notCategories: ['Kredi'] });
});

test('"karşılıksız" leaves nothing out where descriptions say just that', () => {
  const own = made('Karşılıksız çıkan senet', 'Kira');
  expect(about('karşılıksız ne kadar', own)).toContainEqual({ texts: ['karsiliksiz'] });
  expect(about('kirasız ne kadar', own)).toContainEqual({ notTexts: ['kira'] });
});

test('words that never stand together are things of their own', () => {
  const own = made('Elektrik faturası', 'Telefon faturası', 'Kira');
  expect(about('elektrik telefon ne tuttu', own)).toContainEqual({ texts: ['elektrik', 'telefon'] });
});

test('two words of which neither says it all must both occur', () => {
  const lines = ['Depo kira', 'Depo temizlik', 'Ofis kira'].map(
    (text): Line => ['2025-01-01', 'CIKIS', 'Gider', text, 1],
  );
  const own = new LedgerIndex(lines.map(entry));
  const found = narrowings(look('depo kira ne tuttu', own), own);
  expect(found.map(({ filter }) => filter)).toContainEqual({ words: [['depo', 'kira']] });
});

test('a word that is written as it should be is no slip of a name', () => {
  const lines: Line[] = [
    ['2025-01-01', 'CIKIS', 'Vergi', 'KDV', 1],
    ['2025-01-02', 'CIKIS', 'Kumaş', 'Yün', 1],
  ];
  const own = new LedgerIndex(lines.map(entry));
  const found = narrowings(look('kumaşa ne verdi', own), own);
  expect(found.some(({ filter }) => filter.categories?.includes('Vergi'))).toBe(false);
});

test('a word for the same thing that the ledger writes otherwise finds its records', () => {
  expect(filters('elemana ne ödedik')).toContainEqual({ categories: ['Maaş'] });
});

test('without a period said, all records come first, and the usual periods are thought of', () => {
  const guesses = periodGuesses(look('ne harcadık', index), lastMonth);
  expect(guesses[0]).toEqual({ period: null, tag: 'none' });
  expect(guesses).toContainEqual({ period: lastMonth, tag: 'inherit' });
});

test('a day of the week may be the last one, two digits a year', () => {
  const last = { period: { kind: 'WEEKDAY_DATE', weekday: 4, offset: 0 }, tag: 'weekday' };
  expect(periodGuesses(look('perşembe ne almışız', index), null)).toContainEqual(last);
  const year = { period: { kind: 'YEAR', year: 2024 }, tag: 'short-year' };
  expect(periodGuesses(look('giderler 24', index), null)).toContainEqual(year);
});

test('two periods may be the ends of one', () => {
  const guesses = periodGuesses(look('ekim ne harcadık haziran ne harcadık', index), null);
  expect(guesses.map(({ tag }) => tag)).toEqual(
    expect.arrayContaining(['read0', 'read1', 'from-to', 'to-from']),
  );
});

test('a plan taken apart and put together again is the same plan', () => {
  const plan = {
    steps: [
      {
        op: 'COMPARE',
        measure: 'EXPENSE',
        filter: { categories: ['Kumaş'] },
        period: lastMonth,
        other: { measure: 'EXPENSE', filter: {}, period: null },
        of: 'SUM',
        percent: false,
        claim: null,
      },
      {
        op: 'GROUPS',
        measure: 'INCOME',
        filter: {},
        period: null,
        by: 'METHOD',
        of: 'COUNT',
        rank: 'LARGEST',
        n: 3,
      },
    ],
  } as const;
  const parts = plan.steps.map((step) => partOf(structuredClone(step) as never, scene));
  expect(planOf(parts.map(({ step: _, ...part }) => part))).toEqual(plan);
});

test('the newest record and the last time are one kind, and a filter that finds the same records one meaning', () => {
  const newest = { op: 'LIST', measure: 'EXPENSE', filter: {}, period: null, order: 'NEWEST', n: 1 } as const;
  expect(kindOf(newest)).toEqual({ kind: 'OCCURRENCE:answer=DATE:which=LAST', n: null });
  const total = (filter: object) =>
    meaningOf([partOf({ op: 'TOTAL', measure: 'EXPENSE', filter, period: null }, scene)], scene);
  expect(total({ categories: ['Kumaş'] })).toBe(total({ texts: ['yün kumaş'] }));
  expect(total({ categories: ['Kumaş'] })).not.toBe(total({}));
});

test('a summer that is compared with the one before it is not compared with itself', () => {
  const [pair] = pairGuesses(look('bu yaz geçen yaza göre gelir', index), undefined);
  const summer = { kind: 'SEASON', index: 1, year: { ago: 0 } };
  expect(pair).toMatchObject({ period: summer, other: { kind: 'YEAR_EARLIER', of: summer } });
});

test('where the days asked for end is no period', () => {
  const guesses = periodGuesses(look('bugün dahil son 30 günün tahsilatı', index), undefined);
  expect(guesses.map(({ tag }) => tag)).toEqual(['read', 'dropped']);
});

test('a month before "that one" lies before the month that was asked about', () => {
  const [guess] = periodGuesses(look('ondan bir önceki ayda kaç liraydı', index), lastMonth);
  expect(guess?.period).toEqual({ kind: 'SHIFT', of: lastMonth, by: -1 });
});

test('the same time of the year before ends on the same day', () => {
  const before = { kind: 'YEAR', year: 2025 } as const;
  const [{ period } = {}] = periodGuesses(look('2024 aynı dönem', index), before);
  expect(period).toEqual({ kind: 'YEAR_EARLIER', of: before });
  const [{ period: whole } = {}] = periodGuesses(look('2024 yılında', index), before);
  expect(whole).toEqual({ kind: 'YEAR', year: 2024 });
});

test('a part of a year that is named after another year may be of that one, and a month may be added', () => {
  const half = { kind: 'HALF', index: 2, year: { at: 2024 } } as const;
  const first = { kind: 'HALF', index: 1, year: { at: 2024 } };
  expect(periodGuesses(look('ilk yarıda ne kadardı', index), half)).toContainEqual({
    period: first,
    tag: 'of-that-year',
  });
  expect(pairGuesses(look('ilk yarıya göre', index), half)).toContainEqual(
    expect.objectContaining({ period: half, other: first }),
  );
  const october = { kind: 'MONTH', index: 10, year: null };
  expect(periodGuesses(look('ekimi de ekle', index), lastMonth)).toContainEqual({
    period: { kind: 'BETWEEN', from: lastMonth, to: october },
    tag: 'from-to',
  });
});

test('what another month is compared with is known by its ending', () => {
  const [pair, turned] = pairGuesses(look('ekimde eylülden fazla mı harcadık', index), undefined);
  expect([pair?.base, turned?.base]).toEqual(['other', 'period']);
  expect(pairGuesses(look('ekim ile eylül', index), undefined)[0]?.base).toBeUndefined();
});

test('of several years, things or directions each share and each growth is proposed', () => {
  const proposed = (question: string, cls: string) => {
    const sight = look(question, index);
    const asked = { sight, scene, narrowings: narrowings(sight, index), before: undefined };
    return candidates(asked, [{ cls, log: 0 }]).map(({ key }) => key);
  };
  const meant = (...steps: object[]) =>
    meaningOf(
      steps.map((step) => partOf(PlanStep.parse({ filter: {}, period: null, ...step }), scene)),
      scene,
    );
  const year = (at: number) => ({ kind: 'YEAR', year: at });
  const share = (categories: string[], period: object | null = null) => ({
    op: 'SHARE',
    measure: 'EXPENSE',
    period,
    part: { measure: 'EXPENSE', filter: { categories } },
    of: 'SUM',
  });
  expect(proposed("2024 ve 2025'te kumaşın giderdeki payı", 'EACH SHARE')).toContain(
    meant(share(['Kumaş'], year(2024)), share(['Kumaş'], year(2025))),
  );
  expect(proposed('kumaş ve kargonun giderdeki payı', 'EACH SHARE')).toContain(
    meant(share(['Kumaş']), share(['Kargo'])),
  );
  const growth = (measure: string) => ({
    op: 'GROWTH',
    measure,
    period: year(2025),
    other: { measure, filter: {}, period: year(2024) },
    of: 'SUM',
    claim: null,
  });
  expect(proposed("2025'te gelir ve gider 2024'e göre", 'EACH GROWTH')).toContain(
    meant(growth('INCOME'), growth('EXPENSE')),
  );
});
