import type { PlanFilter } from '@vezne/contract';
import { type CurrencyCode, sayInterval, sayPeriod } from '../say/say';
import type { Interval } from '../time/calendar';
import { decline, type Noun, name, possessive } from './decline';
import { adverbs, chain, inAccounts, parted, type Room } from './named';
import { lead, put } from './selected';

/** A single word takes its ending itself; days from and to, and "so far", take none. */
function named(period: Interval): Noun | undefined {
  const text = sayPeriod(period);
  if (text.endsWith(' yılı')) return possessive(text);
  return text === sayInterval(period) && period.from !== period.to ? undefined : name(text);
}

/** "Ekim 2026’da", "2025 yılında", "1–22 Ekim 2026 arasında", "31 Aralık 2025 gününe kadar". */
export function inPeriod(period: Interval): string {
  const noun = named(period);
  if (noun) return decline(noun, 'loc');
  return period.from === null ? sayPeriod(period) : `${sayPeriod(period)} arasında`;
}

/** "Eylül 2026’ya göre", "1–22 Ekim 2026 dönemine göre". */
export function thanIn(period: Interval): string {
  const noun = named(period) ?? possessive(`${sayPeriod(period)} dönemi`);
  return `${decline(noun, 'dat')} göre`;
}

type Place = { period: Interval | null; filter: PlanFilter };

/**
 * When and of which records, as it stands before a figure: "Ekim 2026’da Malzeme kategorisinde nakit kayıtlarda"; before
 * a number of records they are not named twice: "Ekim 2026’da nakit" (10 kayıt).
 */
export function placed(
  { period, filter }: Place,
  currency: CurrencyCode,
  before: 'figure' | 'records',
): string {
  const room = { currency, letters: 60, names: 6 };
  const { adverbial, rest } = parted(filter);
  const { accounts, ...others } = rest;
  const isAccounts = before === 'records' && accounts !== undefined;
  const which = chain(isAccounts ? others : rest, room);
  const isNarrow = which !== '' && before === 'figure';
  const records = isNarrow ? `${period ? which : allOf(rest, room)} kayıtlarda` : which;
  return [
    period ? inPeriod(period) : isNarrow ? '' : 'bütün kayıtlarda',
    adverbs(adverbial, 'loc', room),
    isAccounts ? inAccounts(accounts, 'loc', room) : '',
    records,
  ]
    .filter(Boolean)
    .join(' ');
}

/** "Bütün" stands behind what a whole clause tells: "açıklamasında “beton” geçen bütün nakit" (kayıtlar). */
function allOf({ among, methods, ...clauses }: PlanFilter, room: Room): string {
  return put(chain(clauses, room), 'bütün', chain({ among, methods }, room));
}

/** Conditions as they stand before a figure: "Yakıt kategorisinde", "5.000 ₺ üstündeki"; empty for none. */
export const narrowed = (filter: PlanFilter, currency: CurrencyCode): string =>
  lead({ filter, period: null }, { currency, letters: 60, names: 6 });

/** "%38,1’i": so much of a whole. */
export const shareOf = (percent: string): string => decline(name(percent), 'poss');
