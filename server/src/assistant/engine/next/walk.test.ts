import { type AssistantNext, Plan, type PlanStep } from '@vezne/contract';
import { entry, type Line, shop, testLedger } from '../run/testing';
import { aroundOf } from './around';
import { firstQuestions } from './first-questions';
import { isWithinReach } from './sane';

const today = '2025-12-22';
const fixed: Line[] = ['2025-09', '2025-10', '2025-11'].flatMap((month): Line[] => [
  [`${month}-26`, 'CIKIS', 'Sigorta', 'Dükkân sigortası', 900],
]);
const { view, run, ask } = testLedger(
  [...shop, ...fixed].sort((a, b) => (a[0] < b[0] ? -1 : 1)).map(entry),
  today,
);
const every = { measure: 'EXPENSE', filter: {}, period: null } as const;
const month = { kind: 'RELATIVE', unit: 'MONTH', offset: 0 } as const;
const before = { kind: 'RELATIVE', unit: 'MONTH', offset: -1 } as const;
const narrow: Pick<PlanStep, 'measure' | 'filter'> = {
  measure: 'EXPENSE',
  filter: { categories: ['Kumaş'], methods: ['CHECK'] },
};

/** One step of every kind that has an answer of figures or records. */
const steps: PlanStep[] = [
  { op: 'TOTAL', ...every, period: month },
  { op: 'TOTAL', ...narrow, period: before },
  { op: 'COUNT', ...every },
  { op: 'AVERAGE', ...every, period: month },
  { op: 'MEDIAN', ...every },
  { op: 'AVERAGE_PER', ...every, unit: 'MONTH' },
  { op: 'EXTREME', ...every, rank: 'LARGEST' },
  { op: 'TOP_RECORDS', ...every, rank: 'LARGEST', n: 3 },
  { op: 'NET', ...every, measure: 'NET', period: before, claim: null },
  { op: 'FLOW', ...every, measure: 'NET', period: before, claim: null },
  { op: 'EXPENSE_RATIO', ...every, measure: 'NET', period: before },
  { op: 'BALANCE', ...every, measure: 'NET', edge: 'END' },
  { op: 'GROUPS', ...every, period: before, by: 'CATEGORY', of: 'SUM', rank: 'LARGEST', n: null },
  { op: 'GROUPS', ...every, period: before, by: 'METHOD', of: 'COUNT', rank: 'LARGEST', n: 2 },
  { op: 'SERIES', ...every, step: 'MONTH', of: 'SUM' },
  { op: 'SHARE', ...every, part: { measure: 'EXPENSE', filter: { categories: ['Maaş'] } }, of: 'SUM' },
  {
    op: 'COMPARE',
    ...every,
    period: month,
    other: { ...every, period: before },
    of: 'SUM',
    percent: false,
    claim: null,
  },
  { op: 'GROWTH', ...every, period: month, other: { ...every, period: before }, of: 'SUM', claim: null },
  { op: 'TREND', ...every, claim: null },
  { op: 'BEST_MONTHS', ...every, rank: 'LARGEST', n: 2, of: 'SUM' },
  { op: 'MONTHS_WHERE', ...every, measure: 'NET', when: { net: 'POSITIVE' }, answer: 'MONTHS' },
  { op: 'OCCURRENCE', ...narrow, period: null, which: 'LAST', answer: 'DATE' },
  { op: 'LIST', ...every, filter: { texts: ['kira'] }, order: 'NEWEST', n: null },
  { op: 'EXISTS', ...every, period: month },
  { op: 'RECURRING', ...every, rhythm: 'BOTH', answer: 'LIST' },
  { op: 'FORECAST', ...every, period: { kind: 'COMING_MONTHS', n: 1 } },
  { op: 'YEAR_END_BALANCE', ...every, measure: 'NET' },
  { op: 'RUNWAY', ...every, measure: 'NET', withoutIncome: true },
  { op: 'WHAT_IF', ...every, change: 10, target: { measure: 'EXPENSE', filter: {} }, answer: 'NEW' },
  { op: 'COVERAGE', ...every, claim: null },
  { op: 'EXPLAIN', ...every, period: month, other: null },
  { op: 'SUMMARY', ...every, measure: 'NET', period: month },
  { op: 'EXPECTED', ...every, answer: 'DUE' },
  { op: 'PAYEE', ...every, rank: 'LARGEST', n: null },
];

const chosen = async ({ plan }: AssistantNext) => run(Plan.parse(JSON.parse(plan)));

test.each(steps.map((step) => [`${step.op} ${JSON.stringify(step.filter)}`, step] as const))(
  'whatever is offered beside an answer of %s is answered when it is chosen',
  async (_, step) => {
    const answer = await run({ steps: [step] });
    expect(answer.action).toBe('ANSWER');
    const { chips = [], next = [], plan } = await aroundOf(answer, view);
    expect(Plan.parse(JSON.parse(plan ?? ''))).toEqual({ steps: [step] });
    expect(next).toHaveLength(3);
    for (const offered of [
      ...next,
      ...chips.flatMap(({ choices }) => choices.filter(({ isCurrent }) => !isCurrent)),
    ]) {
      const { action, matched, report } = await chosen(offered);
      expect([offered.question, action, matched.count > 0]).toEqual([offered.question, 'ANSWER', true]);
      expect(report).not.toMatch(/undefined|NaN/);
      expect(offered.question).toMatch(/^[^ ].*[^ ]\?$/);
      expect(offered.question).not.toMatch(/ {2}/);
    }
    expect(new Set(next.map(({ question }) => question)).size).toBe(3);
    for (const { choices } of chips)
      expect(choices.length === 0 || choices.some(({ isCurrent }) => !isCurrent)).toBe(true);
  },
);

test('the questions of a first visit are about the company’s own categories, and answered', async () => {
  const first = await firstQuestions(view);
  expect(first).toHaveLength(4);
  expect(first.map(({ question }) => question).join(' ')).toContain('Maaş kategorisinde');
  for (const each of first) expect((await chosen(each)).matched.count).toBeGreaterThan(0);
  expect(await firstQuestions(testLedger([], today).view)).toEqual([]);
});

test('the reading of an answer stands in chips: period, category, direction, and each further condition', async () => {
  const answer = await run({ steps: [{ op: 'TOTAL', ...narrow, period: before }] });
  const { chips = [] } = await aroundOf(answer, view);
  expect(chips.map(({ slot, label }) => [slot, label])).toEqual([
    ['PERIOD', 'Kasım 2025'],
    ['CATEGORY', 'Kumaş'],
    ['DIRECTION', 'Gider'],
    ['CONDITION', 'Yöntem: Çek'],
  ]);
  const [period] = chips;
  expect(period?.choices.find(({ isCurrent }) => isCurrent)?.label).toBe('Geçen ay');
  const category = chips[1]?.choices.map(({ label }) => label) ?? [];
  // Only what was paid by cheque last month: nothing else would be answered with a record.
  expect(category).toEqual(['Bütün kategoriler', 'Kumaş']);
});

test('both directions of which only one is found are told as what was asked and what there is', async () => {
  const labelOf = async (filter: PlanStep['filter']) => {
    const both: PlanStep = { op: 'TOTAL', measure: 'VOLUME', filter, period: null };
    const { chips = [] } = await aroundOf(await run({ steps: [both] }), view);
    const chip = chips.find(({ slot }) => slot === 'DIRECTION');
    expect(chip?.choices.find(({ isCurrent }) => isCurrent)?.label).toBe('Gelir ve gider');
    return chip?.label;
  };
  expect(await labelOf({})).toBe('Gelir ve gider');
  expect(await labelOf({ categories: ['Maaş'] })).toBe('Gelir ve gider (yalnızca gider var)');
});

test('a comparison of periods moves as a whole, and both of its sides change the category', async () => {
  const compared: PlanStep = {
    op: 'COMPARE',
    ...every,
    period: month,
    other: { ...every, period: before },
    of: 'SUM',
    percent: false,
    claim: null,
  };
  const { chips = [] } = await aroundOf(await run({ steps: [compared] }), view);
  const pick = (slot: string, label: string) =>
    JSON.parse(
      chips.find((chip) => chip.slot === slot)?.choices.find((each) => each.label === label)?.plan ?? '{}',
    ).steps[0];
  expect(pick('PERIOD', 'Geçen ay')).toMatchObject({
    period: before,
    other: { period: { kind: 'SHIFT', of: before, by: -1 } },
  });
  expect(pick('CATEGORY', 'Maaş')).toMatchObject({
    filter: { categories: ['Maaş'] },
    other: { filter: { categories: ['Maaş'] } },
  });
});

describe('everything that a comparison rests on is seen', () => {
  type Compared = Extract<PlanStep, { op: 'COMPARE' }>;
  const compared = (more: Partial<Compared>): Compared => ({
    ...{ op: 'COMPARE', ...every, period: month, other: { ...every, period: before } },
    ...{ of: 'SUM', percent: false, claim: null, ...more },
  });
  const chipsOf = async (step: PlanStep) => (await aroundOf(await run({ steps: [step] }), view)).chips ?? [];
  const fixedIn = (chips: Awaited<ReturnType<typeof chipsOf>>) =>
    chips.filter(({ choices }) => choices.length === 0).map(({ label }) => label);
  const filter = { texts: ['kira'], methods: ['TRANSFER' as const] };

  test('its other period, and conditions that are taken from both of its sides', async () => {
    const chips = await chipsOf(compared({ filter, other: { ...every, filter, period: before } }));
    expect(fixedIn(chips)).toEqual(['Karşılaştırılan: Kasım 2025']);
    const text = chips.find(({ label }) => label === 'Açıklamada: “kira”');
    expect(JSON.parse(text?.choices[0]?.plan ?? '{}').steps[0]).toMatchObject({
      filter: { methods: ['TRANSFER'] },
      other: { filter: { methods: ['TRANSFER'] } },
    });
    expect(text?.choices[0]?.plan).not.toContain('kira');
  });

  test('what only one of its sides has', async () => {
    const of = (name: string) => ({ categories: [name], methods: ['TRANSFER' as const] });
    const two = compared({
      filter: of('Maaş'),
      other: { ...every, filter: of('Depo Kirası'), period: month },
    });
    const chips = await chipsOf(two);
    expect(fixedIn(chips)).toEqual(['Karşılaştırma: Kategori: Maaş / Kategori: Depo Kirası']);
    expect(chips.map(({ label }) => label)).toContain('Yöntem: Transfer');
    const some = compared({ filter: of('Maaş'), other: { ...every, period: month } });
    expect(fixedIn(await chipsOf(some))).toContain(
      'Karşılaştırma: Kategori: Maaş, Yöntem: Transfer / bütün kayıtlar',
    );
    const ways = compared({ other: { ...every, measure: 'INCOME', period: month } });
    expect(fixedIn(await chipsOf(ways))).toEqual(['Karşılaştırma: Gider / Gelir']);
  });

  test('a condition that explains a change is taken from both periods', async () => {
    const step: PlanStep = {
      ...{ op: 'EXPLAIN', ...every, filter, period: month },
      other: { ...every, filter, period: before },
    };
    const [choice] = (await chipsOf(step)).find(({ label }) => label.startsWith('Açıklamada'))?.choices ?? [];
    expect(choice?.plan).not.toContain('kira');
  });
});

describe('several questions in one', () => {
  const rent: PlanStep = {
    op: 'TOTAL',
    ...every,
    filter: { categories: ['Depo Kirası'] },
    period: before,
  };
  const wages: PlanStep = { ...rent, filter: { categories: ['Maaş'] } };
  const chipsFor = async (steps: PlanStep[]) =>
    (await aroundOf(await run({ steps }), view)).chips?.map(({ choices, ...chip }) => ({
      ...chip,
      name: `${chip.slot} ${chip.label}`,
      choices,
    })) ?? [];

  test('what they have in common stands once, the rest with the place of its question', async () => {
    const chips = await chipsFor([rent, wages]);
    expect(chips.map(({ name }) => name)).toEqual([
      'PERIOD Kasım 2025',
      'DIRECTION Gider',
      'CATEGORY 1. soru: Depo Kirası',
      'CATEGORY 2. soru: Maaş',
    ]);
  });

  test('a choice changes all of them or its own one, and the whole is answered', async () => {
    const chips = await chipsFor([rent, wages]);
    const pick = (name: string, label: string) =>
      chips.find((chip) => chip.name === name)?.choices.find((each) => each.label === label);
    const stepsOf = (name: string, label: string) => JSON.parse(pick(name, label)?.plan ?? '{}').steps;
    const year = { kind: 'RELATIVE', unit: 'YEAR', offset: 0 };
    expect(stepsOf('PERIOD Kasım 2025', 'Bu yıl')).toEqual([
      { ...rent, period: year },
      { ...wages, period: year },
    ]);
    expect(stepsOf('CATEGORY 2. soru: Maaş', 'Kumaş')).toEqual([
      rent,
      { ...wages, filter: { categories: ['Kumaş'] } },
    ]);
    expect(pick('CATEGORY 2. soru: Maaş', 'Kumaş')?.question).toContain('ayrıca');
    for (const offered of chips.flatMap(({ choices }) => choices))
      expect((await chosen(offered)).action).toBe('ANSWER');
    expect(pick('CATEGORY 2. soru: Maaş', 'Maaş')?.isCurrent).toBe(true);
  });
});

describe('each row of a ranking opens exactly its records', () => {
  const ranked = { ...every, rank: 'LARGEST', n: null } as const;
  const by = ['CATEGORY', 'METHOD', 'WEEKDAY', 'TYPE', 'DESCRIPTION'] as const;
  const rankings: PlanStep[] = [
    ...by.map((each) => ({ op: 'GROUPS' as const, ...ranked, by: each, of: 'SUM' as const })),
    { op: 'GROUPS', ...ranked, n: 1, by: 'CATEGORY', of: 'SUM' },
    { op: 'GROUPS', ...ranked, by: 'METHOD', of: 'COUNT' },
    { op: 'PAYEE', ...ranked },
  ];
  test.each(rankings.map((step) => [JSON.stringify(step), step] as const))('%s', async (_, step) => {
    const answer = await run({ steps: [step] });
    const { openings = [], bars } = await aroundOf(answer, view);
    const rows = bars?.rows ?? answer.rows;
    expect(openings.map(({ key }) => key)).toEqual(rows.map(({ key }) => key));
    for (const [at, opening] of openings.entries()) {
      const { action, matched } = await chosen(opening);
      const value = 'of' in step && step.of === 'COUNT' ? matched.count : matched.sum;
      expect([opening.question, action, value]).toEqual([opening.question, 'ANSWER', rows[at]?.value]);
    }
  });

  test('but not where a filter finds more than the row holds', async () => {
    const lines: Line[] = [
      ['2025-11-01', 'CIKIS', 'Kira', 'Kira', 10],
      ['2025-11-02', 'CIKIS', 'Kira', 'Kira ve aidat', 5],
    ];
    const few = testLedger(lines.map(entry), today);
    const answer = await few.run({
      steps: [{ op: 'GROUPS', ...ranked, by: 'DESCRIPTION', of: 'SUM' }],
    });
    const { openings = [] } = await aroundOf(answer, few.view);
    expect(openings.map(({ key }) => key)).toEqual(['kira ve aidat']);
  });
});

test('a refusal is followed by what can be asked, a question back by its own options alone', async () => {
  const refused = await ask('Dolar kuru ne?');
  expect(refused).toMatchObject({ action: 'REFUSE', reason: 'currency' });
  const { next = [], ...rest } = await aroundOf(refused, view);
  expect(next).toHaveLength(3);
  expect(rest).toEqual({});
  const doubted = await ask('Mart nasıldı?');
  expect(doubted.action).toBe('CLARIFY');
  expect(await aroundOf(doubted, view)).toEqual({});
});

test('a plan whose periods leave the calendar is out of reach, however it is put together', () => {
  const year = { kind: 'RELATIVE', unit: 'YEAR', offset: -1000 } as const;
  const total = (period: PlanStep['period']): Plan => ({ steps: [{ op: 'TOTAL', ...every, period }] });
  expect(isWithinReach(total(year), today)).toBe(true);
  expect(isWithinReach(total({ kind: 'SHIFT', of: year, by: -1000 }), today)).toBe(false);
  expect(
    isWithinReach(total({ kind: 'SHIFT', of: { kind: 'BETWEEN', from: year, to: month }, by: 1000 }), today),
  ).toBe(false);
  let deep: NonNullable<PlanStep['period']> = month;
  for (let i = 0; i < 20; i++) deep = { kind: 'SHIFT', of: deep, by: 0 };
  expect(isWithinReach(total(deep), today)).toBe(false);
});

test('a question about the running month without saying so marks that month among its periods', async () => {
  const { chips = [], next = [] } = await aroundOf(
    await run({ steps: [{ op: 'SUMMARY', measure: 'NET', filter: {}, period: null }] }),
    view,
  );
  const period = chips.find(({ slot }) => slot === 'PERIOD');
  expect(period?.choices.find(({ isCurrent }) => isCurrent)?.label).toBe('Bu ay');
  expect(next.map(({ question }) => question)).toContain('Geçen ay genel durum nedir?');
});

test('of records that all go one way what follows asks for that direction', async () => {
  const step: PlanStep = {
    op: 'TOTAL',
    measure: 'VOLUME',
    filter: { categories: ['Tamirat'] },
    period: before,
  };
  const { next = [] } = await aroundOf(await run({ steps: [step] }), view);
  expect(next.map(({ question }) => question)).toEqual([
    '2 ay önce Tamirat kategorisinden ne kadar gelir elde ettik?',
    'Son 12 ayda Tamirat kategorisinde ay ay gelir ne kadar?',
    'Geçen ay Tamirat kategorisinde en yüksek tutarlı 5 gelir kaydı hangileri?',
  ]);
});

test('what is supposed, whose share it is and which months are meant stand among the chips', async () => {
  const about = { measure: 'EXPENSE', filter: {}, period: before } as const;
  const wages: Pick<PlanStep, 'measure' | 'filter'> = {
    measure: 'EXPENSE',
    filter: { categories: ['Maaş'] },
  };
  const steps: [PlanStep, string][] = [
    [{ op: 'SHARE', ...about, part: wages, of: 'SUM' }, 'Pay: Kategori: Maaş'],
    [{ op: 'WHAT_IF', ...about, change: 20, target: wages, answer: 'NEW' }, 'Değişen: Kategori: Maaş +%20'],
    [
      { op: 'MONTHS_WHERE', ...about, measure: 'NET', when: { net: 'NEGATIVE' }, answer: 'MONTHS' },
      'Aylar: net ekside',
    ],
  ];
  for (const [step, label] of steps) {
    const { chips = [] } = await aroundOf(await run({ steps: [step] }), view);
    expect(chips).toContainEqual({ slot: 'CONDITION', label, choices: [] });
  }
});
