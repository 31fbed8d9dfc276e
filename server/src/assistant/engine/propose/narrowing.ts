import type { PaymentMethod, PlanFilter } from '@vezne/contract';
import { and, type Bits, countOf, isWithin } from '../see/bits';
import type { LedgerIndex } from '../see/ledger-index';
import type { CategorySeen, WordSeen } from '../see/names';

type Limit = { [Side in 'min' | 'max']?: PlanFilter[Side] };

/** A category, word, method or amount of the question, taken into the filter; `not` leaves its records out. */
export type Pick = { from: number; to: number; not: boolean; likeness: number } & (
  | { kind: 'category'; seen: CategorySeen }
  | { kind: 'word'; seen: WordSeen }
  | { kind: 'method'; method: PaymentMethod }
  | { kind: 'amount'; limit: Limit }
);
export type PickOf<Kind extends Pick['kind']> = Extract<Pick, { kind: Kind }>;

/** One way to narrow the records down, and what speaks for it. */
export type Narrowing = { filter: PlanFilter; bits: Bits; picks: Pick[]; any: boolean; features: string[] };

export const ofKind = <Kind extends Pick['kind']>(picks: readonly Pick[], kind: Kind): PickOf<Kind>[] =>
  picks.filter((pick): pick is PickOf<Kind> => pick.kind === kind);

export function bitsOfPick(pick: Pick, index: LedgerIndex): Bits {
  if (pick.kind === 'method') return index.bitsOfMethod(pick.method);
  return pick.kind === 'amount' ? index.bitsOf(pick.limit) : pick.seen.bits;
}

/** The filter under which all of the picks hold. */
export function filterOf(picks: readonly Pick[], index: LedgerIndex): PlanFilter {
  const wanted = picks.filter(({ not }) => !not);
  const categories = ofKind(wanted, 'category').map(({ seen }) => seen.name);
  const methods = ofKind(wanted, 'method').map(({ method }) => method);
  return {
    ...(categories.length > 0 && { categories: unique(categories) }),
    ...(methods.length > 0 && { methods: unique(methods) }),
    ...Object.assign({}, ...ofKind(wanted, 'amount').map(({ limit }) => limit)),
    ...describedBy([ofKind(wanted, 'word')], index),
    ...leftOut(picks),
  };
}

export function leftOut(picks: readonly Pick[]): PlanFilter {
  const away = picks.filter(({ not }) => not);
  const notCategories = unique(ofKind(away, 'category').map(({ seen }) => seen.name));
  const notMethods = unique(ofKind(away, 'method').map(({ method }) => method));
  const notTexts = unique(ofKind(away, 'word').flatMap(({ seen }) => seen.texts));
  return {
    ...(notCategories.length > 0 && { notCategories }),
    ...(notMethods.length > 0 && { notMethods }),
    ...(notTexts.length > 0 && { notTexts }),
  };
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Lists of words that the contract takes, and words of one stem that are tried in them. */
const LISTS = 10;
const FORMS = 4;

/** Records whose description holds all words of one of the runs. */
export function describedBy(runs: readonly (readonly PickOf<'word'>[])[], index: LedgerIndex): PlanFilter {
  const lists = runs.flatMap((run) => listsOf(run, index));
  if (!lists.length) return {};
  if (lists.every(({ length }) => length === 1)) return { texts: unique(lists.flat()).slice(0, 40) };
  return { words: lists.slice(0, LISTS) };
}

function listsOf(run: readonly PickOf<'word'>[], index: LedgerIndex): string[][] {
  const all = run.map(({ seen }) => seen.bits).reduce(and, index.all);
  // A word that implies the others says it all.
  const implying = run.find(({ seen }) => isWithin(seen.bits, all));
  if (implying) return implying.seen.texts.map((text) => [text]);
  return run.reduce<string[][]>(
    (lists, { seen }) => lists.flatMap((list) => seen.texts.slice(0, FORMS).map((text) => [...list, text])),
    run.length ? [[]] : [],
  );
}

export const shareOf = (bits: Bits, index: LedgerIndex): number => countOf(bits) / Math.max(1, index.size);
