import type { Plan, PlanFilter, PlanStep } from '@vezne/contract';
import type { Pointing } from './pointers';
import type { Shown, ShownRow } from './rows';

/** Rows that are pointed at, and whether they are meant or left out. */
export type Target = { rows: ShownRow[]; way: Pointing['way'] };

/** Questions that cannot be narrowed to some records: they rest on the whole ledger, or on none. */
const WHOLE: readonly PlanStep['op'][] = [
  ...(['BALANCE', 'YEAR_END_BALANCE', 'RUNWAY', 'FORECAST', 'EXPECTED', 'SUMMARY', 'COVERAGE'] as const),
  ...(['ACCOUNTS', 'OPEN_ITEMS', 'PROJECTS', 'WHAT_IF', 'SHARE'] as const),
];

/** The sum of what is pointed at, or what was asked about without it; undefined where no filter can say it. */
export function pointedAt({ step, subject }: Shown, { rows, way }: Target): PlanStep | undefined {
  const filter = filterOf({ rows, way });
  const [row] = rows;
  // What contacts and projects come to stands in no ledger.
  if (!filter || !row || row.name !== undefined) return undefined;
  if (way === 'WITHOUT' && row === subject)
    return { ...step, filter: alsoWithout(withoutNamed(step.filter, row), filter) };
  if (way === 'ONLY' && row.kind === 'RECORD') return recordAt(step, row, filter);
  const { measure } = step;
  const narrowed = way === 'ONLY' ? { ...step.filter, ...filter } : alsoWithout(step.filter, filter);
  const period = (way === 'ONLY' && row.period) || step.period;
  const selection = { measure, filter: narrowed, period };
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
  const narrowed = { measure: step.measure, filter: { ...step.filter, ...filter }, period: row.period };
  return { op: 'LIST', ...narrowed, order: 'NEWEST', n: 1 };
}

/** What a question was about is no longer asked for when it is left out. */
function withoutNamed(filter: PlanFilter, { filter: named }: ShownRow): PlanFilter {
  return Object.fromEntries(Object.entries(filter).filter(([key]) => !(key in named)));
}

/** All rows in one filter; several records, or times, fit into none. */
function filterOf({ rows, way }: Target): PlanFilter | undefined {
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
export function narrowedTo({ steps }: Plan, target: Target): Plan | undefined {
  const filter = filterOf(target);
  if (!filter || steps.some(({ op }) => WHOLE.includes(op))) return undefined;
  const isOnly = target.way === 'ONLY';
  const sides = steps.flatMap((step) => ('other' in step && step.other ? [step, step.other] : [step]));
  if (isOnly && sides.some((side) => contradicts(side.filter, filter))) return undefined;
  const period = (isOnly && target.rows[0]?.period) || null;
  const within = <Side extends { filter: PlanFilter; period: PlanStep['period'] }>(side: Side): Side => ({
    ...side,
    filter: isOnly ? { ...filter, ...side.filter } : alsoWithout(side.filter, filter),
    period: side.period ?? period,
  });
  return {
    steps: steps.map((step) => {
      const narrowed = within(step);
      return 'other' in narrowed && narrowed.other
        ? { ...narrowed, other: within(narrowed.other) }
        : narrowed;
    }),
  };
}

/** "İkincisinin yakıtı", where the second is another category. */
const contradicts = (own: PlanFilter, filter: PlanFilter): boolean =>
  Object.entries(filter).some(([key, value]) => {
    const said = own[key as keyof PlanFilter];
    return said !== undefined && JSON.stringify(said) !== JSON.stringify(value);
  });

/** What is left out already stays so, and the smaller of two limits holds. */
function alsoWithout(own: PlanFilter, without: PlanFilter): PlanFilter {
  const { notCategories, notTexts, notMethods, max } = own;
  const isSmaller = max && without.max && BigInt(max.kurus) < BigInt(without.max.kurus);
  return {
    ...own,
    ...without,
    ...(notCategories && { notCategories: [...notCategories, ...(without.notCategories ?? [])] }),
    ...(notTexts && { notTexts: [...notTexts, ...(without.notTexts ?? [])] }),
    ...(notMethods && { notMethods: [...notMethods, ...(without.notMethods ?? [])] }),
    ...(isSmaller && { max }),
  };
}
