import type { PlanPeriod, PlanStep } from '@vezne/contract';

export type PeriodChoice = [label: string, period: PlanPeriod | null];

const months = (offset: number): PlanPeriod => ({ kind: 'RELATIVE', unit: 'MONTH', offset });
const years = (offset: number): PlanPeriod => ({ kind: 'RELATIVE', unit: 'YEAR', offset });
const lastMonths = (n: number): PlanPeriod => ({ kind: 'ROLLING', unit: 'MONTH', n });

const PAST: PeriodChoice[] = [
  ['Bu ay', months(0)],
  ['Geçen ay', months(-1)],
  ['Son 3 ay', lastMonths(3)],
  ['Bu yıl', years(0)],
  ['Geçen yıl', years(-1)],
];
const ALL: PeriodChoice = ['Bütün kayıtlar', null];
const LONG: PeriodChoice[] = [
  ['Bu yıl', years(0)],
  ['Son 12 ay', lastMonths(12)],
  ['Geçen yıl', years(-1)],
  ALL,
];
const DAYS: PeriodChoice[] = [
  ['Bu ay', months(0)],
  ['Geçen ay', months(-1)],
];

const ENDS: PeriodChoice[] = [
  ['Bugün', null],
  ['Geçen ay sonu', months(-1)],
  ['Geçen yıl sonu', years(-1)],
];

const OWN: Partial<Record<PlanStep['op'], PeriodChoice[]>> = {
  BALANCE: ENDS,
  ACCOUNTS: ENDS,
  OPEN_ITEMS: [],
  FORECAST: [1, 3, 6].map((n) => [
    n === 1 ? 'Gelecek ay' : `Önümüzdeki ${n} ay`,
    { kind: 'COMING_MONTHS', n },
  ]),
  SUMMARY: PAST,
  EXPLAIN: PAST,
  TREND: LONG,
  BEST_MONTHS: LONG,
  MONTHS_WHERE: LONG,
  AVERAGE_PER: LONG,
  RUNWAY: [],
  YEAR_END_BALANCE: [],
  COVERAGE: [],
  RECURRING: [],
  PROJECTS: [],
};

/** Without a period these are about the running month. */
export const dated = (step: PlanStep): PlanStep =>
  !step.period && (step.op === 'SUMMARY' || step.op === 'EXPLAIN') ? { ...step, period: months(0) } : step;

/** The periods that a step may be asked for instead of its own. */
export function periodChoices(step: PlanStep): PeriodChoice[] {
  if (step.op === 'EXPECTED')
    return step.answer === 'MISSING'
      ? [
          ['Bu ay', null],
          ['Geçen ay', months(-1)],
        ]
      : [
          ['Önümüzdeki 30 gün', null],
          ['Bu ay', months(0)],
          ['Gelecek ay', months(1)],
        ];
  if (step.op === 'SERIES') return step.step === 'DAY' || step.step === 'WEEK' ? DAYS : LONG;
  if (comparesPeriods(step)) return PAST;
  return OWN[step.op] ?? [...PAST, ALL];
}

type Compared = Extract<PlanStep, { op: 'COMPARE' | 'GROWTH' }>;

export const isCompared = (step: PlanStep): step is Compared => step.op === 'COMPARE' || step.op === 'GROWTH';

/** The same thing in two periods, not two things in one. */
const comparesPeriods = (step: PlanStep): boolean =>
  isCompared(step) && JSON.stringify(step.period) !== JSON.stringify(step.other.period);

/** The step over another period; what it is compared with moves along. */
export function inPeriod(step: PlanStep, period: PlanPeriod | null): PlanStep {
  if (step.op === 'BALANCE' || step.op === 'ACCOUNTS') return { ...step, period, edge: 'END' };
  if (step.op === 'EXPLAIN') return { ...step, period, other: null };
  if (!isCompared(step)) return { ...step, period };
  const before: PlanPeriod | null =
    comparesPeriods(step) && period ? { kind: 'SHIFT', of: period, by: -1 } : period;
  return { ...step, period, other: { ...step.other, period: before } };
}
