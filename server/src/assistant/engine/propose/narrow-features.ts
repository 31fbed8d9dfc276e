import { and, type Bits, countOf, isEmpty, isWithin } from '../see/bits';
import { understoodAt } from '../see/concepts';
import type { LedgerIndex } from '../see/ledger-index';
import type { Sight } from '../see/sight';
import { isOrdinary, isOrdinaryVerb } from '../words/ordinary';
import type { Token } from '../words/tokens';
import { bitsOfPick, ofKind, type Pick, shareOf } from './narrowing';

type Made = { picks: readonly Pick[]; skipped: readonly number[]; mode: 'and' | 'or'; bits: Bits };

/** What speaks for and against a way to narrow: how sure its words are, and which words it passes over. */
export function narrowingFeatures(made: Made, sight: Sight, index: LedgerIndex): string[] {
  const { picks, mode, bits } = made;
  const wanted = picks.filter(({ not }) => !not);
  const [words, categories] = [ofKind(wanted, 'word').length, ofKind(wanted, 'category').length];
  const count = countOf(bits);
  const size = count
    ? `fcount:${Math.min(8, Math.floor(Math.log2(count)))}`
    : `fempty:${words + categories > 1}`;
  const shape = `fmode:${mode}:${Math.min(3, words)}:${Math.min(3, categories)}`;
  return [
    shape,
    size,
    ...picks.flatMap((pick) => pickFeatures(pick, sight, index)),
    ...made.skipped.flatMap((at) => skipFeatures(at, made, sight)),
    ...unknownWords(picks, sight),
  ];
}

const isGrammar = (sight: Sight, at: number) =>
  (sight.tokens[at]?.readings ?? []).some(({ mistakes }) => mistakes === 0) ? 'g' : 'x';

const stem = (text = '') => text.slice(0, 5);

const bucket = (like: number) =>
  like === 1 ? '1' : like > 0.9 ? '.9' : like >= 0.8 ? '.8' : like > 0.69 ? '.7' : '.5';

function pickFeatures(pick: Pick, sight: Sight, index: LedgerIndex): string[] {
  const token = sight.tokens[pick.from];
  const grammar = isGrammar(sight, pick.from);
  const whole = pick.kind === 'category' ? (pick.seen.whole ? 'W' : 'P') : '';
  const word = stem(token?.text);
  const share = shareOf(bitsOfPick(pick, index), index);
  const size = share > 0.3 ? 'a' : share > 0.1 ? 'b' : share > 0.03 ? 'c' : 'd';
  return [
    `use:${pick.kind}${whole}${grammar}${bucket(pick.likeness)}`,
    `use:${word}`,
    `use:${pick.kind[0]}:${word}`,
    ...(pick.not ? ['not'] : []),
    ...(pick.kind === 'word' ? [`useshare:${size}${grammar}`] : []),
    ...(pick.kind === 'word' && standsInCategory(sight, pick.from) ? ['word-of-category'] : []),
    ...(token?.capital && pick.from > 0 ? ['use:capital'] : []),
  ];
}

const standsInCategory = (sight: Sight, at: number) =>
  sight.categories.some(({ from, to }) => from <= at && at < to);

function skipFeatures(at: number, { picks, bits }: Made, sight: Sight): string[] {
  const token = sight.tokens[at];
  const grammar = isGrammar(sight, at);
  const word = sight.words.get(at);
  const sure = word ? (word.likeness >= 0.8 ? 'h' : 'l') : '';
  const category = sight.categories.find(({ from, whole }) => from === at && whole);
  const others = ofKind(picks, 'word').map(({ seen }) => seen.bits);
  // A word that the ledger knows and that says nothing else is hardly said for nothing.
  const isIdle = !understoodAt(sight.tokens).has(at);
  return [
    `skip:${grammar}${sure}`,
    `skip:${grammar}${sure}:${isIdle}`,
    `skip:${stem(token?.text)}`,
    ...(category ? [`skipcat:${grammar}${category.likeness >= 0.8 ? 'h' : 'l'}`] : []),
    ...(word && others.some((each) => isEmpty(and(word.bits, each))) ? ['skip-contradicts'] : []),
    ...(word && !isEmpty(bits) && isWithin(bits, word.bits) ? ['skip-holds-anyway'] : []),
    ...(token?.capital && at > 0 ? ['skip:capital'] : []),
  ];
}

/** A verb of the language tells what was done, a noun may name what is asked for; a stranger's name is neither. */
function unread(token: Token): string {
  const before = kinds.get(token);
  if (before) return before;
  const { text } = token;
  const kind = isOrdinaryVerb(text) ? 'unread-verb' : isOrdinary(text) ? 'unread-noun' : 'unknown-word';
  kinds.set(token, kind);
  return kind;
}
const kinds = new WeakMap<Token, string>();

function unknownWords(picks: readonly Pick[], { tokens, words }: Sight): string[] {
  const understood = understoodAt(tokens);
  return tokens.flatMap((token, at) => {
    const used = understood.has(at) || words.has(at) || picks.some(({ from, to }) => from <= at && at < to);
    return token.kind === 'word' && !token.readings.length && !used ? [unread(token)] : [];
  });
}
