import type { Plan, PlanFilter, PlanStep } from '@vezne/contract';
import type { Pointing } from './points';
import type { Shown, ShownRow } from './rows';

/** Questions that cannot be narrowed to some records: they rest on the whole ledger, or on none. */
const WHOLE: readonly PlanStep['op'][] = [
  ...(['BALANCE', 'YEAR_END_BALANCE', 'RUNWAY', 'FORECAST', 'EXPECTED', 'SUMMARY', 'COVERAGE'] as const),
  ...(['ACCOUNTS', 'OPEN_ITEMS', 'PROJECTS', 'WHAT_IF', 'SHARE'] as const),
];

/** The sum of what is pointed at, or of all that was asked about without it; undefined where no filter can say it. */
export function pointedAt(
  { step }: Shown,
  { rows, way }: Pick<Pointing, 'rows' | 'way'>,
): PlanStep | undefined {
  const filter = joined(rows, way);
  if (!filter) return undefined;
  const { measure } = step;
  const own = way === 'WITHOUT' && !('rank' in step) ? withoutSubject(step.filter, rows) : step.filter;
  const period = (way === 'ONLY' && rows[0]?.period) || step.period;
  if (way === 'ONLY' && rows[0]?.kind === 'RECORD') return recordAt(step, rows[0], filter);
  const selection = { measure, filter: alsoWithout(own, filter), period };
  if ('of' in step && step.of === 'COUNT') return { op: 'COUNT', ...selection };
  return measure === 'NET' ? { op: 'NET', ...selection, claim: null } : { op: 'TOTAL', ...selection };
}

/** One record: the first of those that were asked for, or the one that its day, words and amount tell. */
function recordAt(step: PlanStep, row: ShownRow, filter: PlanFilter): PlanStep {
  if (row.isFirst && step.op === 'TOP_RECORDS') {
    const { n: _, ...one } = step;
    return { ...one, op: 'EXTREME' };
  }
  if (row.isFirst && step.op === 'LIST') return { ...step, n: 1 };
  const { measure } = step;
  return {
    op: 'LIST',
    measure,
    filter: { ...step.filter, ...filter },
    period: row.period,
    order: 'NEWEST',
    n: 1,
  };
}

/** What the answer before was about by itself is no longer asked for when it is left out. */
function withoutSubject(filter: PlanFilter, rows: readonly ShownRow[]): PlanFilter {
  const named = rows.flatMap((row) => Object.keys(row.filter));
  return Object.fromEntries(Object.entries(filter).filter(([key]) => !named.includes(key)));
}

/** All rows in one filter; several records, or times, fit into none. */
function joined(rows: readonly ShownRow[], way: Pointing['way']): PlanFilter | undefined {
  const filters = rows.map(({ filter, without }) => (way === 'ONLY' ? filter : without));
  const [first, ...others] = filters;
  if (!first || !others.length) return first;
  const [key] = Object.keys(first);
  const lists = filters.map((filter) => Object.entries(filter ?? {}));
  if (!key || lists.some((entries) => entries.length !== 1 || entries[0]?.[0] !== key)) return undefined;
  const values = lists.map((entries) => entries[0]?.[1]);
  return values.every((value) => Array.isArray(value)) ? { [key]: values.flat() } : undefined;
}

/** A plan of the rest of the question within what is pointed at; undefined where it cannot be meant so. */
export function narrowedTo({ steps }: Plan, { rows, way }: Pick<Pointing, 'rows' | 'way'>): Plan | undefined {
  const filter = joined(rows, way);
  if (!filter || steps.some(({ op }) => WHOLE.includes(op))) return undefined;
  const period = (way === 'ONLY' && rows[0]?.period) || null;
  const narrowed = (own: PlanFilter) => (way === 'ONLY' ? { ...filter, ...own } : alsoWithout(own, filter));
  return {
    steps: steps.map((step) => ({
      ...step,
      filter: narrowed(step.filter),
      period: step.period ?? period,
      ...('other' in step && step.other && { other: { ...step.other, filter: narrowed(step.other.filter) } }),
    })) as PlanStep[],
  };
}

/** What is left out already stays so. */
function alsoWithout(own: PlanFilter, without: PlanFilter): PlanFilter {
  const { notCategories, notTexts, notMethods } = own;
  return {
    ...own,
    ...without,
    ...(notCategories && { notCategories: [...notCategories, ...(without.notCategories ?? [])] }),
    ...(notTexts && { notTexts: [...notTexts, ...(without.notTexts ?? [])] }),
    ...(notMethods && { notMethods: [...notMethods, ...(without.notMethods ?? [])] }),
  };
}
