import type { PlanFilter } from '@vezne/contract';
import { cuesAt } from '../read/cover';
import { hasCue } from '../read/items';
import { and, hashOf, isEmpty } from '../see/bits';
import type { LedgerIndex } from '../see/ledger-index';
import type { Sight } from '../see/sight';
import type { Token } from '../words/tokens';
import { narrowingFeatures } from './narrow-features';
import {
  describedBy,
  filterOf,
  leftOut,
  type Narrowing,
  ofKind,
  type Pick,
  type PickOf,
  shareOf,
} from './narrowing';

/** Rows of picks that are followed, and ways to narrow that come of them. */
const WIDTH = 40;
const KEPT = 16;

type Row = { picks: Pick[]; skipped: number[]; weight: number };

/** A word of the grammar, read without a slip: less likely a name. */
const isGrammar = (sight: Sight, at: number): boolean =>
  (sight.tokens[at]?.readings ?? []).some(({ mistakes }) => mistakes === 0);

/** Ways to narrow the records down by what the question mentions, likeliest first. */
export function narrowings(sight: Sight, index: LedgerIndex): Narrowing[] {
  const found = new Map<string, Narrowing>();
  for (const row of rowsOf(sight, index))
    for (const narrowing of [together(row, sight, index), either(row, sight, index)]) {
      const key = narrowing && `${hashOf(narrowing.bits)} ${narrowing.any}`;
      if (key && !found.has(key)) found.set(key, narrowing);
    }
  return [...found.values()].slice(0, KEPT);
}

function rowsOf(sight: Sight, index: LedgerIndex): Row[] {
  const { tokens } = sight;
  const rows: Row[][] = Array.from({ length: tokens.length + 1 }, () => []);
  rows[0] = [{ picks: [], skipped: [], weight: 0 }];
  for (let at = 0; at < tokens.length; at++)
    for (const row of likeliest(rows[at] ?? [])) extend(row, at, rows, sight, index);
  return likeliest(rows[tokens.length] ?? []);
}

const likeliest = (rows: Row[]) => rows.sort((a, b) => b.weight - a.weight).slice(0, WIDTH);

/** The row with the token at `at` passed over, or taken as each of the things that begin there. */
function extend(row: Row, at: number, rows: Row[][], sight: Sight, index: LedgerIndex): void {
  const { loss, isNamed } = passedOver(at, sight);
  rows[at + 1]?.push({
    ...row,
    skipped: isNamed ? [...row.skipped, at] : row.skipped,
    weight: row.weight - loss,
  });
  for (const { pick, weight } of picksAt(at, sight, index))
    rows[pick.to]?.push({ ...row, picks: [...row.picks, pick], weight: row.weight + weight });
}

/** What it costs to pass a token over, and whether it may name something. */
function passedOver(at: number, sight: Sight): { loss: number; isNamed: boolean } {
  const word = sight.words.get(at);
  const begins = ({ from }: { from: number }) => from === at;
  const ofWord = word && !isGrammar(sight, at) ? 1.2 * word.likeness : 0;
  const ofMethod = sight.methods.some(begins) ? 0.7 : 0;
  return { loss: ofWord + ofMethod, isNamed: word !== undefined || sight.categories.some(begins) };
}

/** Words, categories, phrases, amounts and methods that begin at a token, in this order. */
function picksAt(at: number, sight: Sight, index: LedgerIndex): { pick: Pick; weight: number }[] {
  const isGrammatical = isGrammar(sight, at);
  const left = (to: number) => isLeftOut(sight, at, to);
  const begins = ({ from }: { from: number }) => from === at;
  const picks: { pick: Pick; weight: number }[] = [];
  const word = sight.words.get(at);
  if (word) {
    const { likeness } = word;
    const common = shareOf(word.bits, index) > 0.5 ? 0.5 : 0;
    picks.push({
      pick: { kind: 'word', seen: word, from: at, to: at + 1, likeness, not: left(at + 1) },
      weight: likeness - (isGrammatical ? 1.2 : 0) - common,
    });
  }
  for (const seen of sight.categories.filter(begins)) {
    const { to, likeness, whole } = seen;
    picks.push({
      pick: { kind: 'category', seen, from: at, to, likeness, not: left(to) },
      weight: likeness * (whole ? 1.3 : 0.7) * (to - at) - (isGrammatical ? 0.4 : 0),
    });
  }
  for (const seen of sight.phrases.filter(({ at: from }) => from === at)) {
    const { to, likeness } = seen;
    picks.push({
      pick: { kind: 'word', seen, from: at, to, likeness, not: left(to) },
      weight: 1.5 * likeness,
    });
  }
  for (const { to, limit } of sight.amounts.filter(begins))
    picks.push({ pick: { kind: 'amount', limit, from: at, to, likeness: 1, not: false }, weight: 0.3 });
  for (const { to, method } of sight.methods.filter(begins))
    picks.push({ pick: { kind: 'method', method, from: at, to, likeness: 1, not: left(to) }, weight: 0.7 });
  return picks;
}

const AWAY =
  /^(ayikla\p{L}*|karistirma\p{L}*|(?:dus|el)ers(?:ek|en)|atarsa[kn]|dusul(?:unce|dukten)|haric\p{L}*|disin\p{L}*|cikar\p{L}*|say(?:il)?ma[zsdy]\p{L}*|kat(?:il)?ma[dzy]\p{L}*|olmadan|olmasa\p{L}*|olmayan\p{L}*|degil|disarida|\p{L}{2,20}m[ae]s[ae](?:yd[iu]\p{L}*|k)|kenara)$/u;

/** "Sigortadan gelen o büyük parayı saymazsak": words that only say again what was named. */
const SAME =
  /^(?:o|su|bu|buyuk|tek|gelen|giden|alinan|odenen|olan|para|odeme|tutar|kayd?|islem|gider|gelir|kalem)(?:[iu]t?|[yn][iu]|l[ae]r[iu]|[iu]n|s[iu]n[iu])?$/u;
/** "Yakıtta normalin dışında", "olağan dışı": nothing is left out. */
const USUAL = /^(?:normal|alis|olagan|siradan|beklen|mutat)/;

function isLeftOut(sight: Sight, from: number, to: number): boolean {
  if (to - from === 1 && isWrittenSo(sight, from)) return false;
  const last = sight.tokens[to - 1];
  return (last && to > from && isWithout(last)) || isTakenAway(sight, to);
}

/** "Kirasız", "vergisizken". */
const isWithout = ({ text, readings }: Token): boolean =>
  readings.some(({ tags }) => tags.has('without')) || (text.length > 5 && /s[iu]z(ken)?$/.test(text));

/** Does a word behind take it away? Words that only say it again, and what is joined to it, may stand between. */
function isTakenAway(sight: Sight, to: number): boolean {
  let reach = to + 3;
  for (let at = to; at < reach; at++) {
    const text = sight.tokens[at]?.text ?? '';
    // "Yakıt dışı", but "yakıtta olağan dışı".
    if (USUAL.test(text)) return false;
    if (isAway(sight, at) || excludes(sight, at) || (text === 'disi' && at === to)) return true;
    if (text === ',' || isNextNamed(sight, at)) return false;
    reach = reachPast(text, at, to, reach);
  }
  return false;
}

/** "Vergi ve SGK primi dışında": what is joined is left out together. */
function reachPast(text: string, at: number, to: number, reach: number): number {
  if (text === 've' || text === 'ile') return at + 4;
  return SAME.test(text) && reach < to + 6 ? reach + 1 : reach;
}

/** What is left out is what stands next to the word: "ofis giderinde kira hariç". */
const isNextNamed = (sight: Sight, at: number): boolean =>
  sight.words.has(at) && !isGrammar(sight, at) && !JOIN.has(sight.tokens[at - 1]?.text ?? '');

/** "Karşılıksız çek" where descriptions say just that. */
function isWrittenSo({ tokens, words }: Sight, at: number): boolean {
  const text = tokens[at]?.text ?? '';
  return /s[iu]z$/.test(text) && !!words.get(at)?.texts.includes(text);
}

/** "Ayrı tut" and "dahil etme" leave out as one word does. */
function isAway({ tokens }: Sight, at: number): boolean {
  const [text = '', before = ''] = [tokens[at]?.text, tokens[at - 1]?.text];
  if (before === 'ayri' && /^tut/.test(text)) return true;
  return (before === 'dahil' && /^etme/.test(text)) || AWAY.test(text);
}

const excludes = ({ tokens }: Sight, at: number): boolean =>
  cuesAt(tokens, at).some((item) => hasCue(item, 'EXCLUDE'));

/** All picks hold at once: "kirayı nakit". */
function together(row: Row, sight: Sight, index: LedgerIndex): Narrowing {
  const filter = filterOf(row.picks, index);
  return narrowing(row, 'and', { ...filter, ...said(sight) }, sight, index);
}

/** Each thing that is named counts: "Ahmet'le Mehmet". Runs of words are one thing each. */
function either(row: Row, sight: Sight, index: LedgerIndex): Narrowing | undefined {
  const words = ofKind(row.picks, 'word').filter(({ not }) => !not);
  // No filter unites words with categories.
  if (words.length < 2 || ofKind(row.picks, 'category').some(({ not }) => !not)) return undefined;
  const runs = runsOf(words, sight).flatMap((run) => apartIfNever(run));
  if (runs.length < 2) return undefined;
  const methods = ofKind(row.picks, 'method').flatMap(({ method, not }) => (not ? [] : [method]));
  const filter: PlanFilter = {
    ...describedBy(runs, index),
    ...(methods.length > 0 && { methods }),
    ...Object.assign({}, ...ofKind(row.picks, 'amount').map(({ limit }) => limit)),
    ...leftOut(row.picks),
    ...said(sight),
  };
  return narrowing(row, 'or', filter, sight, index);
}

/** "Elektrik su telefon": words that never stand together are things of their own. */
function apartIfNever(run: PickOf<'word'>[]): PickOf<'word'>[][] {
  const [first, ...rest] = run.map(({ seen }) => seen.bits);
  const never = first && isEmpty(rest.reduce(and, first));
  return never ? run.map((word) => [word]) : [run];
}

const JOIN = new Set(['ve', 'ile', ',', '+', '/', 'arti', 'veya', 'ya', 'hem', '-', '&', 'bir']);

export function areJoined(sight: Sight, a: Pick, b: Pick): boolean {
  const between = sight.tokens.slice(a.to, b.from);
  if (between.some(({ text }) => JOIN.has(text))) return true;
  return between.length <= 1 && /l[ae]$/.test(sight.tokens[a.to - 1]?.text ?? '');
}

function runsOf(words: readonly PickOf<'word'>[], sight: Sight): PickOf<'word'>[][] {
  const runs: PickOf<'word'>[][] = [];
  words.forEach((word, i) => {
    const before = words[i - 1];
    const apart = before && (areJoined(sight, before, word) || word.from - before.to > 2);
    const run = runs.at(-1);
    if (run && !apart) run.push(word);
    else runs.push([word]);
  });
  return runs;
}

/** Limits and days of the week leave no doubt: they always narrow. */
function said(sight: Sight): PlanFilter {
  const days = [...new Set(sight.weekdays.flatMap(({ days }) => days))].sort();
  return {
    ...Object.assign({}, ...sight.limits.map(({ limit }) => limit)),
    ...(days.length > 0 && { weekdays: days }),
  };
}

function narrowing(
  { picks, skipped }: Row,
  mode: 'and' | 'or',
  filter: PlanFilter,
  sight: Sight,
  index: LedgerIndex,
): Narrowing {
  const bits = index.bitsOf(filter);
  const features = narrowingFeatures({ picks, skipped, mode, bits }, sight, index);
  return { filter, bits, picks, any: Object.keys(filter).length > 0, features };
}
