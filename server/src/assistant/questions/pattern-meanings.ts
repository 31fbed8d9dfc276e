import type { PlanPeriod } from '@vezne/contract';
import type { Filling, Named } from './pattern-slots';

const SILENT: Record<string, object> = {
  HELP: { help: true },
  ASK: { ask: 'measure' },
  BEYOND: { beyond: 'no plan says it' },
};

/** What a pattern of a kind means with its slots filled, as a label says it. */
export function meantBy(head: string, filling: Filling): object {
  const kind = head.includes(' ') ? head.slice(0, head.lastIndexOf(' ')) : head;
  if (kind.startsWith('REFUSE:')) return { refuse: kind.slice('REFUSE:'.length) };
  return SILENT[kind] ?? { plan: { steps: stepsOf(kind, filling) } };
}

type About = { measure: string; filter: Named; period: PlanPeriod | null };
type Steps = (about: About, second: Named, before: PlanPeriod | null) => object[];

/** Kinds that put two things or periods side by side. */
const APART: Record<string, Steps> = {
  'EACH TOTAL': (about, second) => [
    { op: 'TOTAL', ...about },
    { op: 'TOTAL', ...about, filter: second },
  ],
  SUM2: (about, second) => [{ op: 'TOTAL', ...about, filter: united(about.filter, second) }],
  WITHOUT: ({ filter, ...about }) => [
    { op: 'TOTAL', ...about, filter: { notCategories: filter.categories ?? [] } },
  ],
  VERSUS: (about, second) => [
    { op: 'COMPARE', ...about, percent: false, other: { ...about, filter: second } },
  ],
  PERIODS: (about, _, before) => [
    { op: 'COMPARE', ...about, percent: false, other: { ...about, period: before } },
  ],
  GROWING: (about, _, before) => [{ op: 'GROWTH', ...about, other: { ...about, period: before } }],
  SHARE: ({ measure, filter, period }) => [{ op: 'SHARE', measure, period, part: { measure, filter } }],
  COST: ({ filter, period }) => [
    { op: 'SHARE', measure: 'INCOME', period, part: { measure: 'EXPENSE', filter } },
  ],
};

function stepsOf(kind: string, { measure, filter, second, period, before, n }: Filling): object[] {
  const about = { measure, filter, period };
  const apart = APART[kind];
  return apart ? apart(about, second, before) : kind.split('+').map((each) => stepOf(each, about, n));
}

const united = (a: Named, b: Named): Named =>
  Object.fromEntries(
    Object.entries(b).map(([key, values]) => [key, [...(a[key as keyof Named] ?? []), ...values]]),
  );

/** `TOP_RECORDS:rank=SMALLEST:1`: an operation, its parameters, and how many rows (N: as many as were said). */
function stepOf(kind: string, about: About, n: number): object {
  const [op, ...said] = kind.split(':');
  return { op, ...about, ...Object.fromEntries(said.map((each) => parameterOf(each.split('='), n))) };
}

function parameterOf([key = '', value]: string[], n: number): [string, unknown] {
  if (value === undefined) return ['n', key === 'N' ? n : Number(key)];
  if (key === 'when') return [key, { net: value }];
  return [key, value === 'true' ? true : value === 'false' ? false : value];
}
