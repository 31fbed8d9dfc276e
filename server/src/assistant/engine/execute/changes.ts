import type { PlanMeasure } from '@vezne/contract';
import { type Entry, groupBy, sum } from '../ledger/ledger';
import { nameOfAlike, plainWords } from './patterns';
import { quoted } from './rows';

/** Part of a change: its records on either side and what it is called, in a sentence as `said`. */
export type Change = {
  key: string;
  label: string;
  said: string;
  later: Entry[];
  earlier: Entry[];
  kurus: bigint;
};

type Side = readonly Entry[];
type KeyOf = (entry: Entry) => string;

/** The parts of a change, which add up to it, largest first; what stayed as it was is none. */
export function changesOf(later: Side, earlier: Side, measure: PlanMeasure): Change[] {
  const all = [...later, ...earlier];
  const keyOf = KEYS.find((of) => new Set(all.map(of)).size > 1) ?? ofCategory;
  const name = keyOf === ofCategory ? ([entry]: Side) => entry?.category ?? '' : nameOf(keyOf);
  const [now, before] = [groupBy(later, keyOf), groupBy(earlier, keyOf)];
  return [...new Set([...now.keys(), ...before.keys()])]
    .map((key): Change => {
      const [a, b] = [now.get(key) ?? [], before.get(key) ?? []];
      const label = name([...a, ...b]);
      const said = keyOf === ofCategory ? label : quoted(label);
      return { key, label, said, later: a, earlier: b, kurus: sum(a, measure) - sum(b, measure) };
    })
    .filter(({ kurus }) => kurus !== 0n)
    .sort((a, b) => {
      const difference = abs(b.kurus) - abs(a.kurus);
      return difference === 0n ? alphabetical.compare(a.label, b.label) : difference > 0n ? 1 : -1;
    });
}

const abs = (n: bigint) => (n < 0n ? -n : n);
const alphabetical = new Intl.Collator('tr');

const ofCategory = ({ categoryId }: Entry) => categoryId;
const ofHead = ({ type, folded }: Entry) => `${type} ${plainWords(headOf(folded)).join(' ')}`;
const ofWhole = ({ type, folded }: Entry) => `${type} ${plainWords(folded).join(' ')}`;

/**
 * That a category changed by itself explains nothing: its records are told apart by what they are called, up to the
 * first mark or, where all are called the same, as a whole.
 */
const KEYS: readonly KeyOf[] = [ofCategory, ofHead, ofWhole];

/** All of it where nothing is called before the mark: "(Depo) kira". */
function headOf(description: string): string {
  const head = /^[^,;(]*?(?=$|[,;(]|\s[-–—]\s)/.exec(description)?.[0] ?? '';
  return /\p{L}/u.test(head) ? head : description;
}

/** What records are called alike. */
const nameOf =
  (keyOf: KeyOf) =>
  (entries: Side): string =>
    nameOfAlike(entries.map(({ description }) => (keyOf === ofHead ? headOf(description) : description)));
