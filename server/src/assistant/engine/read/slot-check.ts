import { fold, type Plan, type PlanFilter, type PlanPeriod, type PlanStep } from '@vezne/contract';
import type { Clause } from './clause';

/**
 * Why a plan that the rules did not make may not be run: every value it filters by must stand in the question,
 * and every filter and period of the question must be in it.
 */
export function unsupported(plan: Plan, clause: Clause): string | undefined {
  if (clause.doubts.length) return 'the question is ambiguous';
  const filters = plan.steps.flatMap(filtersOf);
  const periods = plan.steps.flatMap(periodsOf);
  return (
    strangeValue(filters, clause) ?? strangePeriod(periods, clause) ?? droppedValue(filters, periods, clause)
  );
}

const filtersOf = (step: PlanStep): PlanFilter[] => [
  step.filter,
  ...('other' in step && step.other ? [step.other.filter] : []),
  ...('part' in step ? [step.part.filter] : []),
  ...('target' in step ? [step.target.filter] : []),
];

const periodsOf = (step: PlanStep): PlanPeriod[] =>
  [step.period, ...('other' in step && step.other ? [step.other.period] : [])].filter(
    (period) => period !== null,
  );

const LISTS = [
  'categories',
  'notCategories',
  'methods',
  'notMethods',
  'texts',
  'notTexts',
  'weekdays',
] as const;

/** A list and the list of what is left out name the same sort of thing. */
const sortOf = (key: string) => fold(key.replace(/^not/, '')).toLowerCase();

function valuesIn(filter: PlanFilter): string[] {
  const listed = LISTS.flatMap((key) =>
    (filter[key] ?? []).map((value) => `${sortOf(key)} ${fold(String(value))}`),
  );
  const limits = [filter.min, filter.max].flatMap((limit) => (limit ? [`kurus ${limit.kurus}`] : []));
  const together = ['words', 'notWords'] as const;
  const words = together.flatMap((key) => (filter[key] ?? []).flat().map((word) => `texts ${fold(word)}`));
  return [...listed, ...words, ...limits];
}

/** Steps over the whole ledger, which no filter narrows; "nakit" there only names the money in the till. */
const UNFILTERED: PlanStep['op'][] = ['BALANCE', 'RUNWAY', 'YEAR_END_BALANCE', 'COVERAGE'];

/** Does the step leave out a category, method, text, day or limit that the question names? */
export function dropsFilter(step: PlanStep, clause: Clause): boolean {
  const conditions = step.op === 'MONTHS_WHERE' && !('net' in step.when) ? [step.when] : [];
  const kept = new Set(
    UNFILTERED.includes(step.op) ? ['methods cash'] : [...filtersOf(step), ...conditions].flatMap(valuesIn),
  );
  return valuesIn(clause.filter).some((value) => !kept.has(value));
}

const numbersIn = (period: PlanPeriod) => JSON.stringify(period);

function strangeValue(filters: PlanFilter[], clause: Clause): string | undefined {
  const said = new Set(valuesIn(clause.filter));
  const strange = filters.flatMap(valuesIn).find((value) => !said.has(value));
  return strange && `the question does not say "${strange}"`;
}

function saidPeriods(clause: Clause): string[] {
  return clause.periods.flatMap(({ period, pair = [] }) => [period, ...pair]).map(numbersIn);
}

function strangePeriod(periods: PlanPeriod[], clause: Clause): string | undefined {
  const said = saidPeriods(clause);
  const strange = periods.map(numbersIn).find((period) => !said.includes(period));
  return (
    strange &&
    `the question does not say the period ${strange}; its periods are ${said.join(' ') || 'none (null)'}`
  );
}

function droppedValue(filters: PlanFilter[], periods: PlanPeriod[], clause: Clause): string | undefined {
  const planned = new Set(filters.flatMap(valuesIn));
  const dropped = valuesIn(clause.filter).find((value) => !planned.has(value));
  if (dropped) return `the plan leaves out "${dropped}"`;
  const used = new Set(periods.map(numbersIn));
  const unused = clause.periods.find(
    ({ period, pair = [] }) => ![period, ...pair].some((each) => used.has(numbersIn(each))),
  );
  return unused && `the plan leaves out the period ${numbersIn(unused.period)}`;
}
