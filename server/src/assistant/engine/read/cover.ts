import { Words } from '../time/period-words';
import { periodAt } from '../time/periods';
import { weekdaysAt } from '../time/weekdays';
import { endingTags } from '../words/case-endings';
import type { LedgerWords } from '../words/ledger-words';
import { type Cue, fits, phrasesFrom, softCues } from '../words/lexicon';
import { forgivingReadings, isProper, type Token } from '../words/tokens';
import { hasCue, type Item, tagsOf } from './items';
import { amountsAt } from './spot-amounts';
import { categoryAt, methodAt, quotedAt } from './spot-categories';
import { nameAt } from './spot-names';

const SLIP = 0.6;
const UNKNOWN = 6;

/** A word without a slot would be passed over: a shorter one must be typed right ("taner" is no "tane"). */
const RECOGNISABLE = 6;

/** Phrases of the lexicon that begin at a token; equally long ones share an item. */
export function cuesAt(tokens: Token[], at: number): Item[] {
  const byLength = new Map<string, Item>();
  for (const first of tokens[at]?.readings ?? []) {
    for (const { cue, words } of phrasesFrom(first.lemma)) {
      const match = matchWords(tokens, at, words);
      if (!match || (cue === 'STOP' && match.slips > 0 && first.lemma.length < RECOGNISABLE)) continue;
      const key = String(match.to);
      const known = byLength.get(key);
      if (known?.meaning.type === 'cue') {
        known.meaning.cues.add(cue);
        continue;
      }
      const meaning = { type: 'cue' as const, cues: new Set<Cue>([cue]) };
      byLength.set(key, {
        meaning,
        from: at,
        to: match.to,
        tags: tagsOf(tokens[match.to - 1]),
        cost: 1 + match.slips * SLIP,
      });
    }
  }
  return [...byLength.values()].filter(isDirected);
}

/** "gidri" may be a slip of gider and of girdi: a direction must not be guessed. */
const isDirected = (item: Item) => item.cost <= 1 || !hasCue(item, 'OUT') || !hasCue(item, 'IN');

type PatternWords = ReturnType<typeof phrasesFrom>[number]['words'];

function matchWords(
  tokens: Token[],
  at: number,
  words: PatternWords,
): { to: number; slips: number } | undefined {
  let [i, slips] = [at, 0];
  for (const word of words) {
    const reading = tokens[i]?.readings
      .filter((each) => fits(each, word))
      .sort((a, b) => a.mistakes - b.mistakes)[0];
    if (reading) {
      slips += reading.mistakes;
      i++;
    } else if (!word.optional) return undefined;
  }
  return { to: i, slips };
}

function periodItems(words: Words, at: number): Item[] {
  const read = periodAt(words, at);
  if (!read) return [];
  const last = words.tokens[read.next - 1];
  const tags = last?.kind === 'number' ? endingTags(last.ending) : tagsOf(last);
  const slips = slipsIn(words.tokens.slice(at, read.next));
  return [{ meaning: { type: 'period', read }, from: at, to: read.next, tags, cost: 0.5 + slips * SLIP }];
}

const slipsIn = (tokens: Token[]) =>
  tokens.reduce(
    (sum, { readings }) =>
      sum + (readings.length ? Math.min(...readings.map(({ mistakes }) => mistakes)) : 0),
    0,
  );

function weekdayItem(words: Words, at: number): Item[] {
  const found = weekdaysAt(words, at);
  if (!found) return [];
  const tags = tagsOf(words.tokens[found.next - 1]);
  return [{ meaning: { type: 'weekday', days: found.value }, from: at, to: found.next, tags, cost: 0.6 }];
}

/** Everything that could begin at each token of the question. */
function candidates(tokens: Token[], quotes: string[], ledger: LedgerWords): Item[][] {
  const words = new Words(tokens);
  return tokens.map((token, at) => {
    if (token.raw.startsWith('\uE000')) return quotedAt(tokens, at, quotes, ledger);
    const join: Item[] = token.text === ',' || token.text === ';' ? [joinAt(at)] : [];
    const slack: Item = {
      meaning: { type: 'unknown' },
      from: at,
      to: at + 1,
      tags: tagsOf(token),
      cost: token.kind === 'mark' ? 0.2 : UNKNOWN,
    };
    const grammar = [
      ...periodItems(words, at),
      ...amountsAt(tokens, at),
      ...weekdayItem(words, at),
      ...cuesAt(tokens, at),
    ];
    const methods = methodAt(tokens, at);
    const categories = categoryAt(tokens, at, ledger);
    // "saısı" may be sayısı or satışı: what may be a slip of a word and of one in a name is neither.
    const slipped = categories.filter(
      ({ cost, meaning }) => cost > 1 && meaning.type === 'category' && !meaning.full,
    );
    const unsure = ({ cost, to }: Item) => cost > 1 && slipped.some((item) => item.to === to);
    const rivals = [...grammar, ...methods].filter(unsure);
    const open = (item: Item) => !rivals.some(({ to }) => to === item.to && item.cost > 1);
    return [
      ...join,
      ...grammar.filter(open),
      ...methods.filter(open),
      ...categories.filter(open).map((item) => yieldTo(grammar, item)),
      ...nameAt(tokens, at, ledger),
      slack,
    ];
  });
}

/** Grammar words keep their grammar meaning even when a category bears that name. */
function yieldTo(grammar: Item[], item: Item): Item {
  if (item.meaning.type === 'category' && item.meaning.forced) return item;
  const taken = grammar.some(
    ({ meaning, to, cost }) =>
      to >= item.to &&
      (meaning.type === 'cue' ? cost <= 1 && [...meaning.cues].some((cue) => !softCues.has(cue)) : true),
  );
  return taken ? { ...item, cost: item.cost + 2 } : item;
}

const joinAt = (at: number): Item => ({
  meaning: { type: 'cue', cues: new Set<Cue>(['JOIN']) },
  from: at,
  to: at + 1,
  tags: new Set(),
  cost: 0.1,
});

/** A quoted name that is no category here must not be passed over like a comma. */
const isQuote = (token: Token | undefined) => !!token?.raw.startsWith('\uE000');

/** A reading that is so much dearer takes apart what belongs together: "kaç tane" is no "kaç". */
const MARGIN = 1.3;

type Path = { items: Item[]; cost: number };

/** The cheapest ways to read the whole question as a row of items, best first. */
export function covers(tokens: Token[], quotes: string[], ledger: LedgerWords, keep = 12): Item[][] {
  for (const [i, token] of tokens.entries()) {
    const own = ledger.stemsAt(token, 0).length > 0 || ledger.hasDescriptionWord(token.text);
    if (!token.readings.length && !own) token.readings = forgivingReadings(token, isProper(tokens, i));
  }
  const at = candidates(tokens, quotes, ledger);
  const best: Path[][] = Array.from({ length: tokens.length + 1 }, () => []);
  best[0] = [{ items: [], cost: 0 }];
  for (let i = 0; i < tokens.length; i++) {
    const paths = (best[i] ?? []).sort((a, b) => a.cost - b.cost).slice(0, keep);
    for (const item of at[i] ?? []) {
      for (const path of paths)
        best[item.to]?.push({ items: [...path.items, item], cost: path.cost + item.cost });
    }
  }
  const complete = (best[tokens.length] ?? []).sort((a, b) => a.cost - b.cost);
  const dearest = (complete[0]?.cost ?? 0) + MARGIN;
  return complete
    .filter(({ cost }) => cost <= dearest)
    .slice(0, keep)
    .map(({ items }) =>
      items.filter(
        ({ meaning, from }) =>
          meaning.type !== 'unknown' || tokens[from]?.kind !== 'mark' || isQuote(tokens[from]),
      ),
    );
}
