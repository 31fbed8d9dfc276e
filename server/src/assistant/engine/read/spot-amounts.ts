import type { PlanFilter } from '@vezne/contract';
import { Words } from '../time/period-words';
import { endingTags } from '../words/case-endings';
import { isMoney, numberAt } from '../words/numbers';
import type { Token } from '../words/tokens';
import { type Item, tagsOf } from './items';

type Limit = Pick<PlanFilter, 'min' | 'max'>;

const ABOVE = ['fazla', 'buyuk', 'yuksek', 'cok', 'pahali', 'yukari'];
const BELOW = ['az', 'kucuk', 'dusuk', 'ucuz', 'asagi'];
const OVER = /^(?:ustu|uzeri)(?:n(?:e|den|de(?:ki(?:ler(?:i|in|ini|ine)?)?)?))?$/;
const UNDER = /^alti(?:n(?:a|dan|da(?:ki(?:ler(?:i|in|ini|ine)?)?)?))?$/;
/** "20 binin altını göster": of a limit that is an object in the sentence, never of gold. */
const BEYOND = /^(alti|ustu|uzeri)n(?:[iu]n?)$/;
/** Does not pass a limit. */
const STAYS = /^(?:dus|in|cik|gec)m[ae](?:y[ae]n|yip|di|mis)/;
const PRONOUNS = new Set([
  'ondan',
  'onun',
  'onu',
  'onlar',
  'onda',
  'ona',
  'onunla',
  'yuzde',
  'yuzdesi',
  'yuzdeki',
  'altinda',
  'altindaki',
  'altina',
  'altindakiler',
  'yuzunden',
]);

/** "Üstündeydi", "altındaymış": the past tense of the copula changes nothing. */
const bare = (text: string) => text.replace(/(?<=[ae])y(di|mis)$/, '');
const kurus = (hundredths: bigint) => hundredths.toString();
const over = (n: bigint, inclusive: boolean): Limit => ({ min: { kurus: kurus(n), inclusive } });
const under = (n: bigint, inclusive: boolean): Limit => ({ max: { kurus: kurus(n), inclusive } });

/** Numbers, percentages and amount limits that begin at a token. */
export function amountsAt(tokens: Token[], at: number): Item[] {
  const words = new Words(tokens);
  return [...percentAt(tokens, at), ...leadingLimit(words, at), ...rangeAt(words, at), ...limitAt(words, at)];
}

function item(tokens: Token[], at: number, to: number, meaning: Item['meaning'], cost: number): Item {
  const last = tokens[to - 1];
  return {
    meaning,
    from: at,
    to,
    tags: last?.kind === 'number' ? endingTags(last.ending) : tagsOf(last),
    cost,
  };
}

function percentAt(tokens: Token[], at: number): Item[] {
  const sign = tokens[at]?.text === '%' || tokens[at]?.text === 'yuzde' ? 1 : 0;
  const found = numberAt(tokens, at + sign);
  if (!found || found.hundredths > 1_000_000n) return [];
  const after = at + sign + found.length;
  if (!sign && tokens[after]?.text !== '%') return [];
  const meaning = { type: 'percent' as const, value: Number(found.hundredths) / 100 };
  return [item(tokens, at, sign ? after : after + 1, meaning, 0.5)];
}

/** The words after a number that belong to it: lira, TL, türk lirası. */
function pastMoney(words: Words, i: number): number {
  let at = i;
  while (isMoney(words.tokens[at]) && at < i + 2) at++;
  return at;
}

/** Has the last word of the amount this case ending? */
const cased = (words: Words, last: number, tag: string) => words.ends(last, [tag]);

/** "en az 5 bin", "asgari …", "en fazla …", "azami …". */
function leadingLimit(words: Words, at: number): Item[] {
  const two = words.is(at, 'en');
  const low = two ? words.is(at + 1, 'az') : words.is(at, 'asgari', 'minimum', 'min=');
  const high = two ? words.is(at + 1, 'fazla', 'cok') : words.is(at, 'azami', 'maksimum', 'max=');
  if (!low && !high) return [];
  const start = at + (two ? 2 : 1);
  const found = numberAt(words.tokens, start);
  if (!found || PRONOUNS.has(words.text(start))) return [];
  const end = pastMoney(words, start + found.length);
  // "en çok 3 kategori" ranks; only money or a large number limits.
  if (end === start + found.length && found.hundredths < 10_000n) return [];
  if (found.doubt) return [doubtful(words, at, end, found.doubt, found.hundredths)];
  return [
    item(
      words.tokens,
      at,
      end,
      { type: 'limit', limit: low ? over(found.hundredths, true) : under(found.hundredths, true) },
      0.4,
    ),
  ];
}

function doubtful(
  words: Words,
  at: number,
  to: number,
  kind: 'unit' | 'dot' | 'six',
  hundredths: bigint,
): Item {
  return item(words.tokens, at, to, { type: 'doubtful', kind, hundredths, limitLength: to - at }, 0.4);
}

/** "1.000 ile 5.000 lira arası", "10-25 bin", "5 bin ila 20 bin", "1000 liradan 5000 liraya kadar". */
function rangeAt(words: Words, at: number): Item[] {
  const first = PRONOUNS.has(words.text(at)) ? undefined : amountAt(words, at);
  if (!first) return [];
  const pastFirst = pastMoney(words, first.end);
  const isJoined =
    words.mark(pastFirst, '-', '–', '—') || ['ile', 've', 'ila', 'le', 'la'].includes(words.text(pastFirst));
  const next = isJoined ? pastFirst + 1 : pastFirst;
  const second = amountAt(words, words.mark(next, '₺') ? next + 1 : next);
  if (!second) return [];
  const pastSecond = pastMoney(words, second.end);
  const isMoneyRange = pastSecond > second.end || isMoney(words.tokens[first.end]);
  const shares = sharesThousands(first, second);
  // "5000 20000 tl arası": the word behind them joins the two as well; "ikisi bir arada" is no range.
  const isLarge = first.hundredths >= 100_000n && words.yearNumber(at) === undefined;
  const isFrom = cased(words, pastFirst - 1, 'abl');
  const isCased = isFrom || cased(words, pastFirst - 1, 'ins');
  const isRange = [isJoined, isCased, isMoneyRange, shares, isLarge].some(Boolean);
  const end = rangeEnd(words, pastSecond, {
    isFrom,
    isDashed: isMoneyRange && words.mark(first.end, '-', '–'),
  });
  if (!isRange || end === undefined) return [];
  const doubt = [first.doubt, second.doubt].find((each) => each === 'unit' || each === 'dot');
  if (doubt) return [doubtful(words, at, end, doubt, second.hundredths)];
  const limit = rangeOf(first.hundredths, second.hundredths, shares);
  return [item(words.tokens, at, end, { type: 'limit', limit }, 0.4)];
}

/** The token behind a range: past "arası", or "kadar" after "-den"; amounts of money with a dash need neither. */
function rangeEnd(
  words: Words,
  i: number,
  { isFrom, isDashed }: { isFrom: boolean; isDashed: boolean },
): number | undefined {
  if (words.is(i, 'ara', 'aralik', 'arasi', 'arasinda') || (isFrom && words.is(i, 'kadar'))) return i + 1;
  return isDashed ? i : undefined;
}

type Amount = NonNullable<ReturnType<typeof amountAt>>;

/** A number and the token behind it. */
function amountAt(words: Words, at: number) {
  const found = numberAt(words.tokens, at);
  return found && { ...found, end: at + found.length };
}

/** "10-25 bin": a small number before a larger one of several words. */
const sharesThousands = (first: Amount, second: Amount): boolean =>
  second.hundredths >= 100_000n && first.hundredths < 100_000n && first.length <= 2 && second.length > 1;

/** Both ends in their order; "10-25 bin" is in thousands, but "100-1 bin" is not: only a range that rises shares its "bin". */
function rangeOf(first: bigint, second: bigint, shares: boolean): Limit {
  const scaled = shares ? first * scaleOf(second) : first;
  const from = scaled <= second ? scaled : first;
  const [low, high] = from <= second ? [from, second] : [second, from];
  return { ...over(low, true), ...under(high, true) };
}

const scaleOf = (hundredths: bigint) => (hundredths >= 100_000_000n ? 1_000_000n : 1_000n);

/** A number with what follows it: "100 bin liradan büyük", "500 TL altı", "1,8 milyonu aşan", or alone. */
function limitAt(words: Words, at: number): Item[] {
  const found = numberAt(words.tokens, at);
  if (!found || PRONOUNS.has(words.text(at))) return [];
  const bare = at + found.length;
  const end = pastMoney(words, bare);
  const limit = limitAfter(words, end, found.hundredths);
  if (found.doubt && (limit || found.doubt !== 'six')) {
    return [doubtful(words, at, limit?.next ?? end, found.doubt, found.hundredths)];
  }
  const items: Item[] = [];
  if (limit) items.push(item(words.tokens, at, limit.next, { type: 'limit', limit: limit.limit }, 0.4));
  if (end > bare && found.tags.size === 0 && cased(words, end - 1, 'lik')) {
    items.push(
      item(
        words.tokens,
        at,
        end,
        { type: 'limit', limit: { ...over(found.hundredths, true), ...under(found.hundredths, true) } },
        0.6,
      ),
    );
  }
  const whole = found.hundredths % 100n === 0n && found.hundredths <= 100_000n;
  if (whole && end === bare) {
    items.push(
      item(words.tokens, at, bare, { type: 'number', value: Number(found.hundredths / 100n) }, 0.95),
    );
  }
  return items;
}

function limitAfter(words: Words, i: number, n: bigint): LimitFound | undefined {
  return (
    isOrMore(words, i, n) ??
    staysWithin(words, i, n) ??
    reaches(words, i, n) ??
    beyond(words, i, n) ??
    moreThan(words, i, n) ??
    passes(words, i, n)
  );
}

type LimitFound = { limit: Limit; next: number };

/** The token behind "ve", "veya". */
const pastAnd = (words: Words, i: number) => (['ve', 'veya'].includes(words.text(i)) ? i + 1 : i);

/** "5 bin ve daha fazla", "5 bin veya daha az". */
function isOrMore(words: Words, i: number, n: bigint): LimitFound | undefined {
  const at = pastAnd(words, i);
  if (at === i || !words.is(at, 'daha')) return undefined;
  const than = bare(words.text(at + 1));
  if (ABOVE.includes(than)) return { limit: over(n, true), next: at + 2 };
  return BELOW.includes(than) ? { limit: under(n, true), next: at + 2 } : undefined;
}

/** "Altına düşmeyen", "üstüne çıkmayan". */
function staysWithin(words: Words, i: number, n: bigint): LimitFound | undefined {
  const at = pastAnd(words, i);
  const side = words.text(at);
  if (!/^(?:alti|ustu|uzeri)na$|^(?:ustu|uzeri)ne$/.test(side) || !STAYS.test(words.text(at + 1)))
    return undefined;
  return { limit: side === 'altina' ? over(n, true) : under(n, true), next: at + 2 };
}

/** "5 bini bulan", "5 bini bulmayan". */
function reaches(words: Words, i: number, n: bigint): LimitFound | undefined {
  if (!cased(words, i - 1, 'acc')) return undefined;
  if (/^bul(?:an|mus|du|uyor)/.test(words.text(i))) return { limit: over(n, true), next: i + 1 };
  return /^bulma(?:yan|mis|di)/.test(words.text(i)) ? { limit: under(n, false), next: i + 1 } : undefined;
}

/** "5 bin üstü", "5 bin ve altı", "5 binin altını". */
function beyond(words: Words, i: number, n: bigint): LimitFound | undefined {
  const at = pastAnd(words, i);
  const isInclusive = at > i;
  const side = bare(words.text(at));
  if (OVER.test(side)) return { limit: over(n, isInclusive), next: at + 1 };
  if (UNDER.test(side)) return { limit: under(n, isInclusive), next: at + 1 };
  const object = cased(words, i - 1, 'gen') ? BEYOND.exec(words.text(i)) : null;
  return object ? { limit: object[1] === 'alti' ? under(n, false) : over(n, false), next: i + 1 } : undefined;
}

/** "5 binden fazla", "5 binden daha az olmayan". */
function moreThan(words: Words, i: number, n: bigint): LimitFound | undefined {
  if (!cased(words, i - 1, 'abl')) return undefined;
  const at = words.is(i, 'daha') ? i + 1 : i;
  const isAbove = words.is(at, ...ABOVE);
  if (!isAbove && !words.is(at, ...BELOW)) return undefined;
  const isNot = words.is(at + 1, 'ol-') && words.ends(at + 1, ['neg'], 'ol-');
  if (isNot) return { limit: isAbove ? under(n, true) : over(n, true), next: at + 2 };
  return { limit: isAbove ? over(n, false) : under(n, false), next: at + 1 };
}

/** "5 bini aşan", "5 bini geçmeyen". */
function passes(words: Words, i: number, n: bigint): LimitFound | undefined {
  if (cased(words, i - 1, 'abl')) return undefined;
  if (!words.is(i, 'as-') && !(words.is(i, 'gec-', 'gecen=', 'gecen') && cased(words, i - 1, 'acc')))
    return undefined;
  const isNot = words.ends(i, ['neg'], 'as-', 'gec-');
  return { limit: isNot ? under(n, true) : over(n, false), next: i + 1 };
}
