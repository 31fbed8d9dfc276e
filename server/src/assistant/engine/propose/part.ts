import { type Plan, type PlanFilter, type PlanMeasure, type PlanPeriod, PlanStep } from '@vezne/contract';
import { PAYEES } from '../ledger/ledger';
import { and, type Bits, countOf, hashOf, isEmpty, isWithin } from '../see/bits';
import type { LedgerIndex } from '../see/ledger-index';
import type { Day } from '../time/calendar';

/** A ledger on a day. */
export type Scene = { index: LedgerIndex; today: Day };

export type Side = { measure: PlanMeasure; filter: PlanFilter; bits: Bits; period: PlanPeriod | null };
export type When = Extract<PlanStep, { op: 'MONTHS_WHERE' }>['when'];

/**
 * A step of a plan as it is ranked: its kind (the operation with its parameters as text), how many rows it shows,
 * and its records. `step` is the step itself where it was not put together here.
 */
export type Part = { kind: string; n: number | null; side: Side; other?: Side; when?: When; step?: PlanStep };

/** What a label may leave out, and what a step put together leaves open. */
const USUAL: Record<string, unknown> = {
  of: 'SUM',
  rank: 'LARGEST',
  n: null,
  claim: null,
  other: null,
  percent: false,
};

const shapes = new Map(PlanStep.options.map(({ shape }) => [shape.op.value as string, Object.keys(shape)]));

export const opOf = (kind: string): string => kind.split(':', 1)[0] ?? '';

/** The kind of a step and its number of rows; ways to say the same thing have one kind. */
export function kindOf(step: PlanStep): { kind: string; n: number | null } {
  const same = sameKind(step);
  const { op, measure: _m, filter: _f, period: _p, ...rest } = same;
  const parameters: Record<string, unknown> = { ...rest };
  const n = typeof parameters.n === 'number' ? parameters.n : null;
  for (const key of ['n', 'other', 'part', 'target', 'claim', 'percent', 'change', 'when'])
    delete parameters[key];
  if ('when' in same) parameters.when = 'net' in same.when ? same.when.net : 'LIMIT';
  const said = Object.entries(parameters).filter(([key, value]) => USUAL[key] !== value);
  return { kind: [op, ...said.map(([key, value]) => `${key}=${value}`).sort()].join(':'), n };
}

/** The largest record is the first of the largest, the newest one the last time. */
export function sameKind(step: PlanStep): PlanStep {
  if (step.op === 'EXTREME') return { ...step, op: 'TOP_RECORDS', n: 1 };
  if (step.op === 'PAYEE' && step.n === PAYEES) return { ...step, n: null };
  if (step.op !== 'LIST') return step;
  const { order, n, ...rest } = step;
  if (order === 'LARGEST' || order === 'SMALLEST')
    return n ? { ...rest, op: 'TOP_RECORDS', rank: order, n } : step;
  if (n !== 1) return step;
  return { ...rest, op: 'OCCURRENCE', which: order === 'OLDEST' ? 'FIRST' : 'LAST', answer: 'DATE' };
}

export function partOf(step: PlanStep, { index }: Scene): Part {
  const { measure, filter, period } = step;
  const side = { measure, filter, period, bits: index.bitsOf(filter) };
  const within = 'part' in step ? step.part : 'target' in step ? step.target : undefined;
  const other = 'other' in step && step.other ? step.other : within && { ...within, period };
  const wide = 'part' in step ? filter : {};
  return {
    ...kindOf(step),
    side,
    step,
    ...(other && { other: { ...other, bits: index.bitsOf({ ...wide, ...other.filter }) } }),
    ...('when' in step && !('net' in step.when) && { when: step.when }),
  };
}

/** The step that a part stands for; undefined when the plan language has no such step. */
function stepOf({ kind, n, side, other, when, step }: Part): PlanStep | undefined {
  if (step) return step;
  const [op = '', ...said] = kind.split(':');
  const parameters = Object.fromEntries(
    said.map((each) => each.split('=')).map(([k, v]) => [k, parameterOf(v)]),
  );
  const known = shapes.get(op) ?? [];
  const usual = Object.fromEntries(Object.entries(USUAL).filter(([key]) => known.includes(key)));
  const { bits: _, ...selection } = side;
  const second = other && (({ bits: __, ...rest }) => rest)(other);
  const { period: ___, ...within } = second ?? side;
  // One record is told, not listed.
  if (op === 'TOP_RECORDS' && n === 1)
    return PlanStep.safeParse({ op: 'EXTREME', rank: USUAL.rank, ...parameters, ...selection }).data;
  return PlanStep.safeParse({
    ...usual,
    ...parameters,
    op,
    ...selection,
    ...(known.includes('n') && { n }),
    ...(known.includes('other') && second && { other: second }),
    ...(known.includes('part') && { part: within }),
    ...('when' in parameters && {
      when: parameters.when === 'LIMIT' ? (when ?? {}) : { net: parameters.when },
    }),
  }).data;
}

const parameterOf = (text = ''): unknown => (text === 'true' ? true : text === 'false' ? false : text);

export function planOf(parts: readonly Part[]): Plan | undefined {
  const steps = parts.flatMap((part) => stepOf(part) ?? []);
  return steps.length === parts.length ? { steps } : undefined;
}

export function foundBy({ measure, bits, period }: Side, { index, today }: Scene): Bits {
  return and(index.directed(bits, measure), index.daysOf(period, today).bits);
}

/** Which records a side means, and whether they are summed with their signs. */
function sideMeaning(side: Side, scene: Scene, dated: boolean): string {
  const found = foundBy(side, scene);
  const { text } = scene.index.daysOf(side.period, scene.today);
  if (isEmpty(found)) return `0 ${hashOf(scene.index.directed(side.bits, side.measure))} ${text}`;
  const out = countOf(and(found, scene.index.expense));
  const one = out === 0 || isWithin(found, scene.index.expense);
  const sum = side.measure === 'NET' ? 'N' : one ? '1' : '2';
  return `${sum} ${hashOf(found)} ${dated ? text : ''}`;
}

/** Sums and lists of the same records are the same, however their period was said. */
const BY_RECORDS = new Set(['LIST', 'COUNT', 'TOTAL', 'EXISTS', 'OCCURRENCE', 'TOP_RECORDS']);

/** How long the money lasts knows no period, and what was not paid is asked of this month. */
export function periodThatCounts(kind: string, period: PlanPeriod | null): PlanPeriod | null {
  if (kind.startsWith('EXPECTED') && kind.includes('MISSING')) return period ?? THIS_MONTH;
  return UNDATED.has(opOf(kind)) ? null : period;
}
const UNDATED = new Set(['RUNWAY', 'YEAR_END_BALANCE']);
const THIS_MONTH = { kind: 'RELATIVE', unit: 'MONTH', offset: 0 } as const;

function partMeaning({ kind, n, side, other, when, step }: Part, scene: Scene): string {
  const counted = { ...side, period: periodThatCounts(kind, side.period) };
  return [
    kind,
    (opOf(kind) === 'PAYEE' && n === PAYEES ? null : n) ?? '',
    sideMeaning(counted, scene, !BY_RECORDS.has(opOf(kind))),
    other ? sideMeaning(other, scene, true) : '',
    when ? JSON.stringify(when) : '',
    step?.op === 'WHAT_IF' ? step.change : '',
  ].join(' ');
}

/** Parts of the same meaning give the same figures. */
export const meaningOf = (parts: readonly Part[], scene: Scene): string =>
  parts
    .map((part) => partMeaning(part, scene))
    .sort()
    .join(' + ');

/** What a whole plan asks for: the kinds of its steps; EACH tells several steps of one kind. */
export function classOf(parts: readonly Part[]): string {
  const names = parts.map(({ kind, n }) => (n === null ? kind : `${kind}:${n === 1 ? '1' : 'N'}`));
  if (names.length > 1 && new Set(names).size === 1) return `EACH ${names[0]}`;
  return names.join('+');
}
