import type { AssistantNext, Plan, PlanPeriod, PlanStep } from '@vezne/contract';
import { type LedgerView, select } from '../ledger/ledger';
import { THIS_MONTH } from '../run/explain';
import { resolvePeriod } from '../time/resolve-period';
import { isAnswerable } from './answerable';
import { nextOf } from './next';
import { dated, isCompared } from './periods';

const MOST = 3;
const WHOLE = { filter: {}, period: null } as const;

type Op<Name extends PlanStep['op']> = Extract<PlanStep, { op: Name }>;
type About = Pick<PlanStep, 'measure' | 'filter' | 'period'>;
type Row = { label: string };

const groups = (about: About): Op<'GROUPS'> => ({
  op: 'GROUPS',
  ...directed(about),
  by: 'CATEGORY',
  of: 'SUM',
  rank: 'LARGEST',
  n: 5,
});
const largest = (about: About): Op<'TOP_RECORDS'> => ({
  op: 'TOP_RECORDS',
  ...directed(about),
  rank: 'LARGEST',
  n: 5,
});
const total = (about: About): Op<'TOTAL'> => ({ op: 'TOTAL', ...plain(about) });
const byMonth = (about: About): Op<'SERIES'> => ({
  op: 'SERIES',
  ...plain(about),
  period: { kind: 'ROLLING', unit: 'MONTH', n: 12 },
  step: 'MONTH',
  of: 'SUM',
});
const reasons = (about: About): Op<'EXPLAIN'> => ({
  op: 'EXPLAIN',
  ...directed(about),
  period: about.period ?? THIS_MONTH,
  other: null,
});
const summary: PlanStep = { op: 'SUMMARY', measure: 'NET', filter: {}, period: THIS_MONTH };
const balance: PlanStep = { op: 'BALANCE', measure: 'NET', ...WHOLE, edge: 'END' };
const runway: PlanStep = { op: 'RUNWAY', measure: 'NET', ...WHOLE, withoutIncome: false };
const due: PlanStep = { op: 'EXPECTED', measure: 'EXPENSE', ...WHOLE, answer: 'DUE' };
const missing: PlanStep = { op: 'EXPECTED', measure: 'EXPENSE', ...WHOLE, answer: 'MISSING' };
const fixed: PlanStep = { op: 'RECURRING', measure: 'EXPENSE', ...WHOLE, rhythm: 'BOTH', answer: 'LIST' };
const yearEnd: PlanStep = { op: 'YEAR_END_BALANCE', measure: 'NET', ...WHOLE };

const everywhere: Op<'ACCOUNTS'> = {
  op: 'ACCOUNTS',
  measure: 'NET',
  ...WHOLE,
  accounts: [],
  kind: null,
  edge: 'END',
  claim: null,
};
const owed: Op<'OPEN_ITEMS'> = {
  op: 'OPEN_ITEMS',
  measure: 'NET',
  ...WHOLE,
  side: 'RECEIVABLE',
  contact: null,
  overdue: false,
  answer: 'WHO',
  n: null,
  claim: null,
};
const owing: Op<'OPEN_ITEMS'> = { ...owed, side: 'PAYABLE' };
/** What of it is late; of one contact or both sides, of all that is owed to the company. */
const late = ({ side }: Op<'OPEN_ITEMS'>): Op<'OPEN_ITEMS'> => ({
  ...owed,
  side: side === 'PAYABLE' ? 'PAYABLE' : 'RECEIVABLE',
  overdue: true,
  answer: 'SUM',
});

const projects: Op<'PROJECTS'> = { op: 'PROJECTS', measure: 'NET', ...WHOLE, about: 'PROFIT' };
const earning: Op<'PROJECTS'> = { ...projects, rank: 'LARGEST', n: 3 };
const losing: Op<'PROJECTS'> = { ...projects, only: true };
const overBudget: Op<'PROJECTS'> = { ...projects, about: 'BUDGET', only: true };
const delayed: Op<'PROJECTS'> = { ...projects, about: 'DELAY', only: true };
/** Of the same projects nothing is asked again. */
const sameProjects = (each: PlanStep, { about, only, project }: Op<'PROJECTS'>) =>
  each.op === 'PROJECTS' && !project && each.about === about && (each.only ?? false) === (only ?? false);

/** What every ledger with an expense answers, however old it is. */
const spent: About = { measure: 'EXPENSE', ...WHOLE };

const plain = ({ measure, filter, period }: About): About => ({ measure, filter, period });
/** Of both directions the expenses: what is ranked and explained goes one way. */
const directed = (about: About): About => ({
  ...plain(about),
  measure: about.measure === 'INCOME' ? 'INCOME' : 'EXPENSE',
});

/** How many of its kind a year has. */
const OF_YEAR = { MONTH: 12, QUARTER: 4, HALF: 2 };

/** The period before, called by its own name where it has one. */
const before = (period: PlanPeriod): PlanPeriod => {
  if (period.kind === 'RELATIVE') return { ...period, offset: period.offset - 1 };
  if (period.kind === 'YEAR') return { ...period, year: period.year - 1 };
  if (period.kind === 'MONTH' || period.kind === 'QUARTER' || period.kind === 'HALF') {
    const { index, year, kind } = period;
    if (index > 1) return { ...period, index: index - 1 };
    if (year && 'at' in year) return { ...period, index: OF_YEAR[kind], year: { at: year.at - 1 } };
  }
  return { kind: 'SHIFT', of: period, by: -1 };
};

/** Of one category alone nothing is to be explained by categories. */
const explained = (about: About): PlanStep[] =>
  about.filter.categories?.length === 1 ? [] : [reasons(about)];

/** The step over the period before. */
function earlier(step: PlanStep): PlanStep[] {
  if (!step.period || step.op === 'EXPECTED' || step.op === 'FORECAST' || step.op === 'BALANCE') return [];
  if (step.op === 'COMPARE' || step.op === 'GROWTH') return [];
  if (step.op === 'EXPLAIN') return [{ ...step, period: before(step.period), other: null }];
  return [{ ...step, period: before(step.period) }];
}

/** Categories are named already when the question is about some. */
const split = (step: PlanStep): PlanStep => (step.filter.categories ? byMonth(step) : groups(step));

/** What may be asked next, in the order of what is most likely to be wanted. */
function candidates(step: PlanStep, rows: readonly Row[]): PlanStep[] {
  switch (step.op) {
    case 'GROUPS':
      return [...ofFirst(step, rows), ...earlier(step), ...explained(step), byMonth(step)];
    case 'SERIES':
    case 'TREND':
    case 'BEST_MONTHS':
    case 'MONTHS_WHERE':
      return [
        split({ ...step, period: THIS_MONTH }),
        ...explained({ ...step, period: THIS_MONTH }),
        largest(step),
      ];
    case 'EXPLAIN':
      return [split(step), ...earlier(step), largest(step), byMonth(step)];
    case 'LIST':
      // So many of them were asked for: their own sum was told, and that of all is another matter.
      return [
        ...(step.n === null ? [total(step)] : [largest(step)]),
        split(step),
        ...earlier(step),
        byMonth(step),
      ];
    case 'TOP_RECORDS':
    case 'EXTREME':
    case 'OCCURRENCE':
      return [total(step), split(step), ...earlier(step), byMonth(step)];
    case 'BALANCE':
      return [summary, runway, due, yearEnd];
    case 'ACCOUNTS':
      return [everywhere, owed, owing, summary, balance];
    case 'OPEN_ITEMS':
      return [late(step), owed, owing, everywhere, balance];
    case 'PROJECTS':
      return [earning, losing, overBudget, delayed, summary].filter((each) => !sameProjects(each, step));
    case 'RUNWAY':
    case 'YEAR_END_BALANCE':
    case 'FORECAST':
      return [balance, due, summary, byMonth({ ...step, filter: {} })];
    case 'EXPECTED':
    case 'RECURRING':
      return [...(step.op === 'EXPECTED' ? [fixed] : [due]), missing, balance, runway];
    default:
      return [...earlier(step), split(step), ...explained(step), largest(step), summary];
  }
}

/** The largest records of the group that came first. */
function ofFirst(step: Op<'GROUPS'>, [first]: readonly Row[]): PlanStep[] {
  if (step.by !== 'CATEGORY' || !first) return [];
  return [largest({ ...step, filter: { ...step.filter, categories: [first.label] } })];
}

/** Of records that all go one way nobody asks for both. */
function ofOneDirection(step: PlanStep, view: LedgerView): PlanStep {
  if (step.measure !== 'VOLUME' || isCompared(step)) return step;
  const period = step.period && resolvePeriod(step.period, view.today);
  const types = new Set(select(view, step, period).map(({ type }) => type));
  if (types.size !== 1) return step;
  return { ...step, measure: types.has('GIRIS') ? 'INCOME' : 'EXPENSE' };
}

/** Three questions that go on from an answer, each of which is answered. */
export async function followUpsOf(
  plan: Plan,
  rows: readonly Row[],
  view: LedgerView,
): Promise<AssistantNext[]> {
  const [first] = plan.steps;
  if (!first) return [];
  const step = ofOneDirection(dated(first), view);
  const asked = [first, step].map((each) => JSON.stringify(each));
  return answered(
    [...candidates(step, rows), summary, groups(spent), largest(spent), balance].filter(
      (each) => !asked.includes(JSON.stringify(each)),
    ),
    view,
    MOST,
  );
}

/** The first so many of the steps that are answered, no question twice. */
export async function answered(
  steps: readonly PlanStep[],
  view: LedgerView,
  most: number,
): Promise<AssistantNext[]> {
  const found: AssistantNext[] = [];
  for (const step of steps) {
    if (found.length === most) break;
    const next = nextOf(step, view);
    if (!found.some(({ question }) => question === next.question) && (await isAnswerable(step, view)))
      found.push(next);
  }
  return found;
}
