import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Plan, type PlanPeriod } from '@vezne/contract';
import type { Book } from './book';
import { completed, Label } from './corpus';
import { type Choose, type Filling, fill, type Named, type Pattern } from './pattern-slots';

/** `before`: what was asked in the turns before, oldest first. */
export type Filled = { id: string; text: string; label: Label; before: Plan[] };

/** Patterns of a folder: lines below `= KIND MEASURE`. */
export function readPatterns(folder: string): Pattern[] {
  const found: Pattern[] = [];
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.txt')) continue;
    let head = '';
    for (const line of readFileSync(join(folder, file), 'utf8').trim().split('\n'))
      if (line.startsWith('= ')) head = line.slice(2).trim();
      else if (line.trim()) found.push({ head, text: line.trim() });
  }
  return found;
}

/** A pattern said about a ledger; undefined where the ledger has nothing to put into a slot. */
export function filled(pattern: Pattern, book: Book, id: string, seed: number): Filled | undefined {
  const choose = chooser(seed);
  const filling = fill(pattern, book, choose);
  if (!filling) return undefined;
  const label = Label.parse({ id, also: [], ...meantBy(pattern.head, filling) });
  const said = filling.said.split(/ >+ /).at(-1) ?? '';
  return { id, text: spoken(said, choose), label, before: turnsBefore(pattern, filling) };
}

/**
 * What stands before the last `>` was asked in turns of their own, `>>` tells of one turn that put two sides against
 * each other, `>>>` of one that told a share.
 */
function turnsBefore({ text }: Pattern, { measure, filter, second, period, before }: Filling): Plan[] {
  const about = { measure, filter, period };
  const [mark] = / >+ /.exec(text) ?? [];
  const isOfThings = Object.keys(second).length > 0;
  const steps = (kind: string) => APART[kind]?.(about, second, before) ?? [];
  if (!mark) return [];
  if (mark === ' >>> ') return [planOf(steps('SHARE'))];
  if (mark === ' >> ') return [planOf(steps(isOfThings ? 'VERSUS' : 'PERIODS'))];
  const row = isOfThings
    ? steps('EACH TOTAL')
    : [period, before].map((each) => ({ op: 'TOTAL', ...about, period: each }));
  const isTurned = !isOfThings && text.indexOf('{q') < text.indexOf('{p');
  return (isTurned ? row.toReversed() : row).map((step) => planOf([step]));
}

const planOf = (steps: readonly object[]): Plan =>
  Plan.parse({ steps: steps.map((step) => completed({ ...step })) });

/** The same choices every time: a linear congruential generator. */
function chooser(seed: number): Choose {
  let state = seed >>> 0;
  return (values) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return values[Math.floor((state / 2 ** 32) * values.length)];
  };
}

const BEFORE = [
  '',
  '',
  '',
  '',
  '',
  '',
  'hocam',
  'abi',
  'bir bak',
  'pardon',
  'bana',
  'rica etsem',
  'merhaba,',
];
const AFTER = ['', '', '', '', '', '?', '?', ' acaba', ' lütfen', ' söyler misin', ' ya', ' bi bak'];

const asWritten = (text: string) => `${text.slice(0, 1).toLocaleUpperCase('tr')}${text.slice(1)}`;
const small = (text: string) => text.toLocaleLowerCase('tr');
const bare = (text: string) =>
  text.replaceAll('ı', 'i').replace(/[’']/g, '').normalize('NFD').replace(/\p{M}/gu, '');
const STYLES = [asWritten, small, small, small, (text: string) => bare(small(text)), bare];

/** As people type: polite words around, capitals and Turkish letters often left out. */
function spoken(text: string, choose: Choose): string {
  const whole = `${choose(BEFORE)} ${text}${choose(AFTER)}`.replace(/\s+/g, ' ').trim();
  return choose(STYLES)?.(whole) ?? whole;
}

const SILENT: Record<string, object> = {
  HELP: { help: true },
  ASK: { ask: 'measure' },
  BEYOND: { beyond: 'no plan says it' },
};

/** What a pattern of a kind means with its slots filled, as a label says it. */
function meantBy(head: string, filling: Filling): object {
  const kind = head.includes(' ') ? head.slice(0, head.lastIndexOf(' ')) : head;
  if (kind.startsWith('REFUSE:')) return { refuse: kind.slice('REFUSE:'.length) };
  return SILENT[kind] ?? { plan: { steps: stepsOf(kind, filling) } };
}

/** A kind for each of both periods: "2024 ve 2025'te". */
const ofEachPeriod =
  (kind: (about: About) => object[]): Steps =>
  (about, _, before) =>
    [before, about.period].flatMap((period) => kind({ ...about, period }));

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
  SPAN: (about, _, before) => [
    { op: 'TOTAL', ...about, period: { kind: 'BETWEEN', from: before, to: about.period } },
  ],
  CHANGE: (about, _, before) => [{ op: 'EXPLAIN', ...about, other: { ...about, period: before } }],
  VERSUS_COUNT: (about, second) => [
    { op: 'COMPARE', of: 'COUNT', ...about, percent: false, other: { ...about, filter: second } },
  ],
  LIRAS: (about) => [{ op: 'TOTAL', ...about }],
  SHARE_COUNT: ({ measure, filter, period }) => [
    { op: 'SHARE', of: 'COUNT', measure, period, part: { measure, filter } },
  ],
  SHARE2: ({ measure, period }, second) => [
    { op: 'SHARE', measure, period, part: { measure, filter: second } },
  ],
  SHARE: ({ measure, filter, period }) => [{ op: 'SHARE', measure, period, part: { measure, filter } }],
  COST: ({ filter, period }) => [
    { op: 'SHARE', measure: 'INCOME', period, part: { measure: 'EXPENSE', filter } },
  ],
};

/** Kinds that ask for the same of several things, periods or directions. */
const EACH: Record<string, Steps> = {
  TABLE: (about) =>
    (['INCOME', 'EXPENSE'] as const).map((measure) => ({
      op: 'SERIES',
      ...about,
      measure,
      step: 'MONTH',
    })),
  'EACH SHARE': (about, second, before) => [
    ...(APART.SHARE?.(about, {}, before) ?? []),
    ...(APART.SHARE2?.(about, second, before) ?? []),
  ],
  'EACH GROWING': (about, second, before) =>
    [about.filter, second].flatMap((filter) => APART.GROWING?.({ ...about, filter }, {}, before) ?? []),
  'BOTH GROWING': (about, _, before) =>
    (['INCOME', 'EXPENSE'] as const).flatMap(
      (measure) => APART.GROWING?.({ ...about, measure }, {}, before) ?? [],
    ),
  'EACH AVERAGE': (about, second) =>
    [about.filter, second].map((filter) => ({ op: 'AVERAGE_PER', ...about, filter, unit: 'MONTH' })),
  'PERIODS TOTAL': ofEachPeriod((about) => [{ op: 'TOTAL', ...about }]),
  'PERIODS NET': ofEachPeriod((about) => [{ op: 'NET', ...about }]),
  'PERIODS FLOW': ofEachPeriod((about) => [{ op: 'FLOW', ...about }]),
  'PERIODS SHARE': ofEachPeriod((about) => APART.SHARE?.(about, {}, null) ?? []),
  'PERIODS COST': ofEachPeriod((about) => APART.COST?.(about, {}, null) ?? []),
};

function stepsOf(kind: string, { measure, filter, second, period, before, n }: Filling): object[] {
  const about = { measure, filter, period };
  const apart = APART[kind] ?? EACH[kind];
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
