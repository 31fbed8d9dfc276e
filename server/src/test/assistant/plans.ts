import { Plan, type PlanFilter, type PlanPeriod, type PlanStep } from '@vezne/contract';
import fc from 'fast-check';

/** Made-up plans for tests: every operation with every kind of period and filter, of values that are handed in. */

const year = fc.oneof(
  fc.constant(null),
  fc.record({ at: fc.integer({ min: 2019, max: 2026 }) }),
  fc.record({ ago: fc.integer({ min: 0, max: 2 }) }),
);
const unit = fc.constantFrom('DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR');
const index = (max: number) => fc.integer({ min: 1, max });
const offset = fc.integer({ min: -4, max: 0 });

const simplePeriod: fc.Arbitrary<PlanPeriod> = fc.oneof(
  fc.record({ kind: fc.constant('RELATIVE'), unit, offset }),
  fc.record({ kind: fc.constant('ROLLING'), unit, n: index(12) }),
  fc.record({ kind: fc.constant('FULL_MONTHS'), n: index(12) }),
  fc.record({ kind: fc.constant('YEAR'), year: fc.integer({ min: 2019, max: 2026 }) }),
  fc.record({ kind: fc.constant('MONTH'), index: index(12), year }),
  fc.record({ kind: fc.constantFrom('QUARTER', 'SEASON'), index: index(4), year }),
  fc.record({ kind: fc.constant('HALF'), index: index(2), year }),
  fc.record({ kind: fc.constant('DATE'), day: index(28), month: index(12), year }),
  fc.record({ kind: fc.constant('DAY_OF_MONTH'), day: index(28), offset: fc.constantFrom(null, 0, -1) }),
  fc.record({ kind: fc.constant('WEEKEND'), offset: fc.constantFrom(0, -1) }),
  fc.record({ kind: fc.constant('WEEKDAY_DATE'), weekday: index(7), offset: fc.constantFrom(0, -1) }),
) as fc.Arbitrary<PlanPeriod>;

const month = fc.record({ kind: fc.constant('MONTH'), index: index(12), year }) as fc.Arbitrary<PlanPeriod>;

export const periods: fc.Arbitrary<PlanPeriod> = fc.oneof(
  { weight: 4, arbitrary: simplePeriod },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('BETWEEN'), from: month, to: month }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('SINCE', 'BEFORE', 'UNTIL'), of: simplePeriod }),
  },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.record({ kind: fc.constantFrom('YEAR_EARLIER', 'YEAR_EARLIER_WHOLE'), of: simplePeriod }),
      fc.record({ kind: fc.constant('SHIFT'), of: simplePeriod, by: fc.constantFrom(-2, -1, 1) }),
      fc.record({
        kind: fc.constant('PART'),
        of: month,
        part: fc.constantFrom(
          'FIRST_WEEK',
          'LAST_WEEK',
          'FIRST_HALF',
          'SECOND_HALF',
          'BEGIN',
          'MIDDLE',
          'END',
        ),
      }),
    ),
  },
) as fc.Arbitrary<PlanPeriod>;

export type Values = { categories: string[]; texts: string[] };

/** Filters of at most two conditions. */
export function filters({ categories, texts }: Values): fc.Arbitrary<PlanFilter> {
  const some = <T>(values: readonly T[], max = 2) =>
    fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: max });
  const methods = some(['CASH', 'CHECK', 'NOTE', 'TRANSFER', 'CARD', 'VIRMAN'] as const);
  const limit = fc.record({
    kurus: fc.integer({ min: 1, max: 500 }).map((thousand) => String(thousand * 100_000)),
    inclusive: fc.boolean(),
  });
  const one = fc.oneof(
    fc.record({ categories: some(categories) }),
    fc.record({ notCategories: some(categories) }),
    fc.record({ methods }),
    fc.record({ notMethods: methods }),
    fc.record({ texts: some(texts, 1) }),
    fc.record({ notTexts: some(texts, 1) }),
    fc.record({ min: limit }),
    fc.record({ max: limit }),
    fc.record({ weekdays: fc.constantFrom([6, 7], [1, 2, 3, 4, 5], [5], [1]) }),
  ) as fc.Arbitrary<PlanFilter>;
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    { weight: 4, arbitrary: one },
    { weight: 1, arbitrary: fc.tuple(one, one).map(([a, b]) => ({ ...a, ...b })) },
  );
}

const REST: Record<PlanStep['op'], object[]> = {
  TOTAL: [{}],
  COUNT: [{}],
  AVERAGE: [{}],
  MEDIAN: [{}],
  AVERAGE_PER: [{ unit: 'DAY' }, { unit: 'WEEK' }, { unit: 'MONTH' }],
  EXTREME: [{ rank: 'LARGEST' }, { rank: 'SMALLEST' }],
  TOP_RECORDS: [
    { rank: 'LARGEST', n: 5 },
    { rank: 'SMALLEST', n: 3 },
  ],
  NET: [{ claim: null }, { claim: 'POSITIVE' }, { claim: 'NEGATIVE' }],
  FLOW: [{ claim: null }, { claim: 'COVERS' }, { claim: 'INCOME_MORE' }, { claim: 'EXPENSE_MORE' }],
  EXPENSE_RATIO: [{}],
  ACCOUNTS: [
    { accounts: [], kind: null, edge: 'END', claim: null },
    { accounts: [], kind: 'KASA', edge: 'END', claim: null },
    { accounts: [], kind: 'BANKA', edge: 'END', claim: 'EXISTS' },
    { accounts: [], kind: 'KART', edge: 'END', claim: null },
    { accounts: ['Ziraat'], kind: null, edge: 'END', claim: null },
    {
      accounts: ['Ziraat', 'Ana Kasa'],
      kind: null,
      edge: 'START',
      claim: null,
      period: { kind: 'MONTH', index: 3, year: null },
    },
  ],
  OPEN_ITEMS: (['RECEIVABLE', 'PAYABLE'] as const).flatMap((side) => {
    const whole = { side, contact: null, overdue: false, answer: 'SUM', n: null, claim: null };
    return [
      whole,
      { ...whole, side: 'BOTH' },
      { ...whole, overdue: true },
      { ...whole, claim: 'EXISTS' },
      { ...whole, contact: 'Ege Yapı' },
      { ...whole, answer: 'WHO' },
      { ...whole, answer: 'WHO', n: 1 },
      { ...whole, answer: 'WHO', n: 3, overdue: true },
    ];
  }),
  BALANCE: [{ edge: 'END' }, { edge: 'START', period: { kind: 'MONTH', index: 3, year: null } }],
  GROUPS: ['CATEGORY', 'METHOD', 'WEEKDAY', 'TYPE', 'DESCRIPTION'].flatMap((by) => [
    { by, of: 'SUM', rank: 'LARGEST', n: null },
    { by, of: 'COUNT', rank: 'LARGEST', n: null },
    { by, of: 'SUM', rank: 'SMALLEST', n: 1 },
    { by, of: 'COUNT', rank: 'LARGEST', n: 4 },
  ]),
  SERIES: ['MONTH', 'QUARTER', 'YEAR', 'DAY', 'WEEK'].flatMap((step) => [
    { step, of: 'SUM' },
    { step, of: 'COUNT' },
  ]),
  SHARE: [{ of: 'SUM' }, { of: 'COUNT' }],
  COMPARE: [null, 'MORE', 'LESS'].flatMap((claim) => [
    { of: 'SUM', percent: false, claim },
    { of: 'COUNT', percent: true, claim },
  ]),
  GROWTH: [
    { of: 'SUM', claim: null },
    { of: 'SUM', claim: 'MORE' },
    { of: 'COUNT', claim: 'LESS' },
  ],
  TREND: [{ claim: null }, { claim: 'UP' }, { claim: 'DOWN' }, { claim: 'FLAT' }],
  BEST_MONTHS: [
    { rank: 'LARGEST', n: 1, of: 'SUM' },
    { rank: 'SMALLEST', n: 3, of: 'SUM' },
    { rank: 'LARGEST', n: 2, of: 'COUNT' },
  ],
  MONTHS_WHERE: [
    { when: { net: 'POSITIVE' }, answer: 'MONTHS' },
    { when: { net: 'NEGATIVE' }, answer: 'COUNT' },
    { when: { min: { kurus: '10000000', inclusive: false } }, answer: 'MONTHS' },
    { when: { max: { kurus: '10000000', inclusive: true } }, answer: 'COUNT' },
  ],
  OCCURRENCE: [
    { which: 'FIRST', answer: 'DATE' },
    { which: 'LAST', answer: 'DATE' },
    { which: 'LAST', answer: 'DAYS' },
  ],
  LIST: ['NEWEST', 'OLDEST', 'LARGEST', 'SMALLEST'].flatMap((order) => [
    { order, n: null },
    { order, n: 10 },
  ]),
  EXISTS: [{}],
  RECURRING: ['MONTHLY', 'WEEKLY', 'BOTH'].flatMap((rhythm) =>
    ['LIST', 'TOTAL', 'COUNT'].map((answer) => ({ rhythm, answer })),
  ),
  DUPLICATES: [
    { answer: 'LIST', claim: null },
    { answer: 'LIST', claim: 'EXISTS' },
    { answer: 'EXCESS', claim: null },
  ],
  ANOMALIES: [
    { highOnly: false, claim: null },
    { highOnly: true, claim: 'EXISTS' },
  ],
  FORECAST: [{}],
  YEAR_END_BALANCE: [{ period: { kind: 'RELATIVE', unit: 'YEAR', offset: 0 } }],
  RUNWAY: [{ withoutIncome: true }, { withoutIncome: false }],
  WHAT_IF: [
    { change: 10, answer: 'NEW' },
    { change: -12.5, answer: 'DIFFERENCE' },
  ],
  COVERAGE: [{ claim: null }, { claim: 'ALL' }],
  EXPLAIN: [{ other: null }],
  SUMMARY: [{}],
  EXPECTED: [{ answer: 'DUE' }, { answer: 'MISSING' }],
  PAYEE: [
    { rank: 'LARGEST', n: null },
    { rank: 'LARGEST', n: 5 },
  ],
  PROJECTS: [{ about: 'PROFIT' }, { about: 'BUDGET' }, { about: 'DELAY' }, { about: 'OTHER' }],
};

export const operations = Object.keys(REST) as PlanStep['op'][];

const coming = fc.constantFrom<PlanPeriod>(
  { kind: 'RELATIVE', unit: 'MONTH', offset: 1 },
  { kind: 'COMING_MONTHS', n: 3 },
);
/** Kinds that are about everything, whatever else the step says. */
const WHOLE = ['YEAR_END_BALANCE', 'RUNWAY', 'COVERAGE', 'PROJECTS'];
const NETTED = ['NET', 'FLOW', 'EXPENSE_RATIO', 'BALANCE', 'SUMMARY', ...WHOLE];

/** Steps of one operation that a question could ask for. */
export function stepsOf(op: PlanStep['op'], values: Values): fc.Arbitrary<PlanStep> {
  const filter = filters(values);
  const measure = NETTED.includes(op)
    ? fc.constant(op === 'COVERAGE' ? 'VOLUME' : 'NET')
    : fc.constantFrom('EXPENSE', 'INCOME');
  const period = op === 'FORECAST' || op === 'EXPECTED' ? coming : fc.option(periods, { freq: 4 });
  return fc
    .record({
      rest: fc.constantFrom(...REST[op]),
      measure,
      filter,
      period,
      second: filter,
      other: fc.oneof(simplePeriod, periods),
    })
    .map(({ rest, measure: asked, filter: own, second, other, ...when }) => {
      const bare = WHOLE.includes(op) || op === 'BALANCE' || op === 'SUMMARY';
      const base = {
        measure: 'when' in rest && 'net' in Object(rest.when) ? 'NET' : asked,
        filter: bare ? {} : own,
        period: WHOLE.includes(op) ? null : when.period,
      };
      const more = {
        ...(op === 'SHARE' && {
          filter: {},
          part: {
            measure: asked,
            filter: hasAny(second) ? second : { categories: values.categories.slice(0, 1) },
          },
        }),
        ...(op === 'WHAT_IF' && { filter: {}, target: { measure: asked, filter: second } }),
        ...((op === 'COMPARE' || op === 'GROWTH') && {
          period: base.period ?? { kind: 'RELATIVE', unit: 'MONTH', offset: 0 },
          other: { measure: asked, filter: base.filter, period: other },
        }),
      };
      return Plan.parse({ steps: [{ op, ...base, ...more, ...rest }] }).steps[0] as PlanStep;
    });
}

const hasAny = (filter: PlanFilter) => Object.keys(filter).length > 0;
