import type { PaymentMethod, PlanFilter } from '@vezne/contract';
import { amountsAt } from '../read/spot-amounts';
import { methodAt } from '../read/spot-categories';
import { Words } from '../time/period-words';
import { type PeriodRead, periodAt } from '../time/periods';
import { weekdaysAt } from '../time/weekdays';
import { isMoney, numberAt } from '../words/numbers';
import { forgivingReadings, isPointing, isProper, type Token, takeQuotes, tokenise } from '../words/tokens';
import type { LedgerIndex } from './ledger-index';
import { FORM, likeness } from './likeness';
import {
  type CategorySeen,
  type PhraseSeen,
  seenCategories,
  seenPhrases,
  seenWord,
  type WordSeen,
} from './names';
import { writtenOut } from './written';

type At<T> = { from: number; to: number } & T;

/** Everything a question may mention, several things to a stretch of words; nothing is decided here. */
export type Sight = {
  tokens: Token[];
  periods: At<{ read: PeriodRead }>[];
  limits: At<{ limit: Pick<PlanFilter, 'min' | 'max'> }>[];
  numbers: At<{ value: number }>[];
  percents: At<{ value: number }>[];
  weekdays: At<{ days: number[] }>[];
  methods: At<{ method: PaymentMethod }>[];
  categories: CategorySeen[];
  words: Map<number, WordSeen>;
  phrases: PhraseSeen[];
  /** Amounts without a word that makes them a limit: "159.900 mü verdi". */
  amounts: At<{ limit: Pick<PlanFilter, 'min' | 'max'> }>[];
};

export function look(question: string, index: LedgerIndex): Sight {
  const tokens = tokensOf(question, index);
  const sight: Sight = {
    tokens,
    periods: [],
    limits: [],
    numbers: [],
    percents: [],
    weekdays: [],
    methods: [],
    categories: [],
    words: new Map(),
    phrases: [],
    amounts: [],
  };
  const words = new Words(tokens);
  const taken = new Set<number>();
  for (let at = 0; at < tokens.length; ) {
    const to = pastAdverb(tokens, at) ?? seeGrammar(sight, words, at, index);
    for (let i = at; i < to; i++) taken.add(i);
    if (to === at) seeLoose(sight, at);
    at = Math.max(to, at + 1);
  }
  const free = tokens.map((token, at) => (token.kind === 'mark' || taken.has(at) ? undefined : token));
  free.forEach((token, at) => {
    const seen = token && seenWord(token, at, index);
    if (seen) sight.words.set(at, seen);
  });
  sight.phrases = seenPhrases(free, index);
  sight.categories = seenCategories(free, index);
  return sight;
}

/** Behind words that name nothing: "şu" and "su ana" are no water, "bugüne kadar" is all that was and no day. */
function pastAdverb(tokens: readonly Token[], at: number): number | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]?.text ?? ''];
  if (token?.text === 'su' && /^an(?:a|da|ki|daki|dan)?$/.test(next)) return at + 2;
  if (token && isPointing(token)) return at + 1;
  const before = tokens[at - 1];
  const opens =
    !before?.readings.some(({ tags }) => tags.has('abl')) && !/[td][ae]n$/.test(before?.ending ?? '');
  return token?.text === 'bugune' && opens && /^(?:kadar(?:ki)?|dek|degin)$/.test(next) ? at + 2 : undefined;
}

function tokensOf(question: string, index: LedgerIndex): Token[] {
  const { question: rest, quotes } = takeQuotes(writtenOut(question));
  const tokens = tokenise(
    quotes.reduce((all, quote, at) => all.replace(`\uE000${at}\uE001`, () => quote), rest),
  );
  for (const [i, token] of tokens.entries())
    if (token.kind === 'word' && !token.readings.length && !index.hasWord(token.text))
      token.readings = forgivingReadings(token, isProper(tokens, i));
  return tokens;
}

/** What leaves its words no other meaning: periods, limits, percentages, days of the week. The token after it. */
function seeGrammar(sight: Sight, words: Words, at: number, index: LedgerIndex): number {
  const read = periodAt(words, at);
  if (read && read.next > at && !isOfMoney(sight.tokens, at, read.next)) {
    // "Bugün dahil son 30 gün": where the days asked for end is no period of its own.
    if (!/^dahil/.test(words.text(read.next))) sight.periods.push({ from: at, to: read.next, read });
    return read.next;
  }
  for (const { meaning, to } of amountsAt(sight.tokens, at)) {
    if (meaning.type === 'limit') sight.limits.push({ from: at, to, limit: meaning.limit });
    else if (meaning.type === 'percent') sight.percents.push({ from: at, to, value: meaning.value });
    else continue;
    return to;
  }
  const weekdays = isWithinName(sight.tokens, at, index) ? undefined : weekdaysAt(words, at);
  if (!weekdays) return at;
  sight.weekdays.push({ from: at, to: weekdays.next, days: weekdays.value });
  return weekdays.next;
}

/** "Denizli Kumaş Pazarı" is no Sunday. */
const isWithinName = (tokens: readonly Token[], at: number, index: LedgerIndex): boolean => {
  const [before, own] = [tokens[at - 1]?.text ?? '', tokens[at]?.text ?? ''];
  return [...index.followersOf(before)].some((next) => likeness(own, next) >= FORM);
};

/** "2000-3000 lira arası" begins like a year. */
const isOfMoney = (tokens: Token[], at: number, next: number): boolean =>
  tokens[at]?.kind === 'number' &&
  amountsAt(tokens, at).some(
    ({ meaning, to }) => meaning.type === 'limit' && to > next && tokens.slice(at, to).some(isMoney),
  );

/** Numbers and methods, whose words may as well be words of a name. */
function seeLoose(sight: Sight, at: number): void {
  const number = numberAt(sight.tokens, at);
  if (number && number.hundredths % 100n === 0n && number.hundredths <= 100_000n)
    sight.numbers.push({ from: at, to: at + number.length, value: Number(number.hundredths / 100n) });
  if (number && number.hundredths >= LEAST_AMOUNT)
    sight.amounts.push({ from: at, to: at + number.length, limit: aboutAs(number.hundredths) });
  // "Elden" is cash, though the grammar leaves it open.
  if (sight.tokens[at]?.text === 'elden') sight.methods.push({ from: at, to: at + 1, method: 'CASH' });
  const [method] = methodAt(sight.tokens, at);
  // "Nakit akışı", "nakit bazda": all money, however it was paid.
  if (method?.meaning.type === 'method' && !FLOWING.test(sight.tokens[method.to]?.text ?? ''))
    sight.methods.push({ from: at, to: method.to, method: method.meaning.method });
}

const FLOWING = /^(plan|akis|akim|baz(da|inda)|poz(isyon)|durum|ihtiyac|fazla(si|miz)|acig)/;

/** A smaller number is rather a count, a day or a year. */
const LEAST_AMOUNT = 300_000n;

/** An amount as it was said: to the unit that was said, so that "67 bin" is 67.400 too. */
function aboutAs(hundredths: bigint): Pick<PlanFilter, 'min' | 'max'> {
  let unit = 1n;
  while (unit < 100_000n && hundredths % (unit * 10n) === 0n) unit *= 10n;
  const min = { kurus: `${hundredths}`, inclusive: true };
  const isRound = unit === 100_000n;
  return { min, max: isRound ? { kurus: `${hundredths + unit}`, inclusive: false } : min };
}
