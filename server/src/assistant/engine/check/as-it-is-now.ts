import { pattern, rhythmOfDays } from '../execute/patterns';
import { type Part, planOf } from '../propose/part';
import type { Ranked } from '../rank/rank';
import { isSame } from '../see/bits';
import type { LedgerIndex } from '../see/ledger-index';
import type { Sight } from '../see/sight';

/**
 * "Kira ne kadar", "bakım bedeli kaç lira": of one thing that is paid every month its price is asked for, which is the
 * last amount, and not what all of them come to. Both readings are one.
 */
export function asItIsNow(readings: readonly Ranked[], sight: Sight, index: LedgerIndex): readonly Ranked[] {
  if (!asksForPrice(sight)) return readings;
  const found = new Map<string, Ranked>();
  for (const reading of readings) {
    const parts = reading.parts.map((part) => (isSumOfOne(part, index) ? lastOf(part, index) : part));
    const key = parts.length ? JSON.stringify(planOf(parts)) : reading.key;
    const same = found.get(key);
    found.set(key, same ? { ...same, p: same.p + reading.p } : { ...reading, parts });
  }
  return [...found.values()].sort((a, b) => b.p - a.p);
}

/** Nothing but what the ledger names, what such an amount is called, and how much it is. */
function asksForPrice({ tokens, words, categories, periods, limits }: Sight): boolean {
  const said = tokens.map(({ text }) => text).join(' ');
  const asking = HOW_MUCH.exec(said);
  if (!asking || periods.length || limits.length) return false;
  const named = tokens.slice(0, asking[0].trim().split(' ').length * -1);
  return (
    named.length > 0 &&
    named.every(
      ({ text }, at) =>
        !PLURAL.test(text) &&
        (words.has(at) || PRICE.test(text) || categories.some(({ from, to }) => from <= at && at < to)),
    )
  );
}

const HOW_MUCH = / (?:ne kadar|kac(?: para| lira| tl)?)(?: oldu| simdi)?(?: \?)?$/;
const PRICE = /^(?:bedel|ucret|tutar|fiyat|para|taksit|aidat)\p{L}{0,4}$/u;
const PLURAL = /l[ae]r(?:i|imiz|imizi)?$/;

/** A sum over all times of one thing that comes every month. */
function isSumOfOne({ kind, side }: Part, index: LedgerIndex): boolean {
  if (kind !== 'TOTAL' || side.period || side.measure === 'NET') return false;
  const entries = index.entriesOf(index.directed(side.bits, side.measure));
  return new Set(entries.map(pattern)).size === 1 && rhythmOfDays(entries) === 'MONTHLY';
}

function lastOf({ side }: Part, index: LedgerIndex): Part {
  const isSpent = isSame(index.directed(side.bits, 'EXPENSE'), side.bits);
  const measure = side.measure === 'VOLUME' ? (isSpent ? 'EXPENSE' : 'INCOME') : side.measure;
  return { kind: 'OCCURRENCE:answer=DATE:which=LAST', n: null, side: { ...side, measure } };
}
