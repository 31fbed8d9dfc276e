import {
  fold,
  type PaymentMethod,
  type PlanFilter,
  type PlanMeasure,
  type PlanSelection,
} from '@vezne/contract';
import { type Day, type Interval, weekdayOf } from '../time/calendar';
import type { Books } from './books';

/** One record of the ledger as the assistant counts it. */
export type Entry = {
  id: string;
  date: Day;
  type: 'GIRIS' | 'CIKIS';
  categoryId: string;
  category: string;
  description: string;
  /** The description as it is searched: folded. */
  folded: string;
  kurus: bigint;
  method: string;
  /** The account that it lies in. */
  account?: string;
};

/** `cash` is what the records come to, with what lay in the accounts at first. */
export type LedgerSum = { income: bigint; expense: bigint; cash: bigint; count: number; ids: string[] };

/**
 * What an answer may read: the window (oldest first, at most 1000 records), and sums over the whole ledger
 * up to a day, which only a balance uses.
 */
export type LedgerView = {
  window: Entry[];
  truncated: boolean;
  /** Day of the oldest record of the whole ledger; null when there is none. */
  firstDay: Day | null;
  today: Day;
  currency: 'TRY' | 'USD' | 'EUR';
  sumUpTo: (day: Day | null) => Promise<LedgerSum>;
  /** What the company knows beside its ledger. */
  books?: Books;
};

/** So many persons or firms are shown where no number was said. */
export const PAYEES = 5;

/** Newest first: by day, then by creation; the window is kept oldest first. */
export const newestFirst = (entries: readonly Entry[]): Entry[] => entries.toReversed();

export function largestFirst(entries: readonly Entry[]): Entry[] {
  return newestFirst(entries).sort((a, b) => (a.kurus === b.kurus ? 0 : a.kurus > b.kurus ? -1 : 1));
}

export function smallestFirst(entries: readonly Entry[]): Entry[] {
  return newestFirst(entries).sort((a, b) => (a.kurus === b.kurus ? 0 : a.kurus < b.kurus ? -1 : 1));
}

const inDirection = (entry: Entry, measure: PlanMeasure) =>
  measure === 'EXPENSE' ? entry.type === 'CIKIS' : measure === 'INCOME' ? entry.type === 'GIRIS' : true;

export function passes(entry: Entry, filter: PlanFilter): boolean {
  return (
    isFiledUnder(entry, filter) &&
    isPaidBy(entry, filter) &&
    isDescribed(entry, filter) &&
    isWithin(entry.kurus, filter) &&
    (!filter.weekdays || filter.weekdays.includes(weekdayOf(entry.date)))
  );
}

function isFiledUnder({ category }: Entry, { categories, notCategories }: PlanFilter): boolean {
  return (!categories || categories.includes(category)) && !notCategories?.includes(category);
}

function isPaidBy(entry: Entry, { accounts, methods, notMethods }: PlanFilter): boolean {
  // The cast is sound: a method that the contract does not know is in no list of the plan.
  const method = entry.method as PaymentMethod;
  if (accounts && !accounts.includes(entry.account ?? '')) return false;
  return (!methods || methods.includes(method)) && !notMethods?.includes(method);
}

function isWithin(kurus: bigint, { min, max }: PlanFilter): boolean {
  if (min && (min.inclusive ? kurus < BigInt(min.kurus) : kurus <= BigInt(min.kurus))) return false;
  return !(max && (max.inclusive ? kurus > BigInt(max.kurus) : kurus >= BigInt(max.kurus)));
}

function isDescribed({ folded }: Entry, { texts, notTexts, words, notWords }: PlanFilter): boolean {
  const holds = (text: string) => folded.includes(fold(text));
  const holdsAll = (list: readonly string[]) => list.every(holds);
  if (texts && !texts.some(holds)) return false;
  if (words && !words.some(holdsAll)) return false;
  return !notTexts?.some(holds) && !notWords?.some(holdsAll);
}

export const within = (day: Day, { from, to }: Interval) => (from === null || day >= from) && day <= to;

/** The window's records of a selection; without an interval of the whole window. */
export function select(
  view: LedgerView,
  { measure, filter }: Pick<PlanSelection, 'measure' | 'filter'>,
  interval: Interval | null,
): Entry[] {
  return view.window.filter(
    (entry) =>
      inDirection(entry, measure) && (!interval || within(entry.date, interval)) && passes(entry, filter),
  );
}

export const signed = (entry: Entry) => (entry.type === 'GIRIS' ? entry.kurus : -entry.kurus);

/** Plain sum, or income minus expense for NET. */
export function sum(entries: readonly Entry[], measure: PlanMeasure = 'VOLUME'): bigint {
  return entries.reduce((total, entry) => total + (measure === 'NET' ? signed(entry) : entry.kurus), 0n);
}

export const union = (...lists: (readonly Entry[])[]): Entry[] => [...new Set(lists.flat())];

/** Groups in the order in which their keys first appear. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
