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
  const first = numberAt(words.tokens, at);
  if (!first || PRONOUNS.has(words.text(at))) return [];
  let i = pastMoney(words, at + first.length);
  const from = cased(words, i - 1, 'abl');
  // "5000 20000 tl arası": the word behind them joins the two as well.
  const isBare = !words.mark(i, '-', '–', '—') && !['ile', 've', 'ila', 'le', 'la'].includes(words.text(i));
  if (!isBare) i++;
  if (words.mark(i, '₺')) i++;
  const second = numberAt(words.tokens, i);
  if (!second) return [];
  let end = pastMoney(words, i + second.length);
  const money = end > i + second.length || isMoney(words.tokens[at + first.length]);
  // "İkisi bir arada" is no range.
  const large = first.hundredths >= 100_000n && words.yearNumber(at) === undefined;
  const scaled =
    second.hundredths >= 100_000n && first.hundredths < 100_000n && first.length <= 2 && second.length > 1;
  if (isBare && !from && !cased(words, i - 1, 'ins') && !money && !large && !scaled) return [];
  const between = words.is(end, 'ara', 'aralik', 'arasi', 'arasinda') || (from && words.is(end, 'kadar'));
  if (!between && !(money && words.mark(at + first.length, '-', '–'))) return [];
  if (between) end++;
  const doubt = [first.doubt, second.doubt].find((each) => each === 'unit' || each === 'dot');
  if (doubt) return [doubtful(words, at, end, doubt, second.hundredths)];
  const factor = scaled ? scaleOf(second.hundredths) : 1n;
  // "100-1 bin": only a range that rises shares its "bin".
  const rises = first.hundredths * factor <= second.hundredths;
  const [a, b] = [first.hundredths * (rises ? factor : 1n), second.hundredths];
  const [low, high] = a <= b ? [a, b] : [b, a];
  return [
    item(words.tokens, at, end, { type: 'limit', limit: { ...over(low, true), ...under(high, true) } }, 0.4),
  ];
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

function limitAfter(words: Words, i: number, n: bigint): { limit: Limit; next: number } | undefined {
  const text = (at: number) => words.text(at);
  const inclusive = text(i) === 've' || text(i) === 'veya' ? 1 : 0;
  const at = i + inclusive;
  if (inclusive && words.is(at, 'daha') && ABOVE.includes(bare(text(at + 1))))
    return { limit: over(n, true), next: at + 2 };
  if (inclusive && words.is(at, 'daha') && BELOW.includes(bare(text(at + 1))))
    return { limit: under(n, true), next: at + 2 };
  // "Altına düşmeyen", "üstüne çıkmayan", "5 bini bulan".
  if (/^(?:alti|ustu|uzeri)na$|^(?:ustu|uzeri)ne$/.test(text(at)) && STAYS.test(text(at + 1)))
    return { limit: text(at) === 'altina' ? over(n, true) : under(n, true), next: at + 2 };
  if (/^bul(?:an|mus|du|uyor)/.test(text(i)) && cased(words, i - 1, 'acc'))
    return { limit: over(n, true), next: i + 1 };
  if (/^bulma(?:yan|mis|di)/.test(text(i)) && cased(words, i - 1, 'acc'))
    return { limit: under(n, false), next: i + 1 };
  if (OVER.test(bare(text(at)))) return { limit: over(n, inclusive === 1), next: at + 1 };
  if (UNDER.test(bare(text(at)))) return { limit: under(n, inclusive === 1), next: at + 1 };
  if (inclusive) return undefined;
  const [, beyond] = (cased(words, i - 1, 'gen') && BEYOND.exec(text(i))) || [];
  if (beyond) return { limit: beyond === 'alti' ? under(n, false) : over(n, false), next: i + 1 };
  if (cased(words, i - 1, 'abl')) {
    const more = words.is(i, 'daha') ? i + 1 : i;
    const [above, below] = [words.is(more, ...ABOVE), words.is(more, ...BELOW)];
    if (!above && !below) return undefined;
    const negated = words.is(more + 1, 'ol-') && words.ends(more + 1, ['neg'], 'ol-');
    if (negated) return { limit: above ? under(n, true) : over(n, true), next: more + 2 };
    return { limit: above ? over(n, false) : under(n, false), next: more + 1 };
  }
  const passes = words.is(i, 'as-', 'gec-', 'gecen=', 'gecen');
  if (passes && (cased(words, i - 1, 'acc') || words.is(i, 'as-'))) {
    const negated = words.ends(i, ['neg'], 'as-', 'gec-');
    return { limit: negated ? under(n, true) : over(n, false), next: i + 1 };
  }
  return undefined;
}
