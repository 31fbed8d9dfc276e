import type { Turn } from '../propose/turn';
import { cuesAt } from '../read/cover';
import { conceptsIn } from '../see/concepts';
import { FORM } from '../see/likeness';
import type { WordSeen } from '../see/names';
import type { Sight } from '../see/sight';
import type { Token } from '../words/tokens';

/** What tells which class a question belongs to: its words, names replaced by their sort, and what they are about. */
export function classFeatures(sight: Sight, before: Pick<Turn, 'cls' | 'row'> | undefined): string[] {
  const symbols = symbolsOf(sight);
  const names = symbols.map(({ name }) => name);
  return [
    ...new Set([
      'bias',
      `len:${Math.min(8, Math.ceil(symbols.length / 2))}`,
      ...wordFeatures(symbols),
      ...shapeFeatures(sight, names),
      ...repeated(symbols),
      ...tagFeatures(sight),
      ...cueFeatures(sight),
      ...conceptFeatures(sight),
      ...(before === undefined ? [] : talkFeatures(sight, names, before)),
    ]),
  ];
}

const stem = (text = '') => text.slice(0, 5);

/** A word, or what stands in its place; `sort` is the same for all names and numbers. */
type Sign = { name: string; sort: string };

const MARKS = new Set(['?', ',', '%', '+', '/']);

function symbolsOf(sight: Sight): Sign[] {
  const places = placesOf(sight);
  return sight.tokens.flatMap((token, at): Sign[] => {
    const place = places.get(at);
    if (place !== undefined) return place ? [{ name: place, sort: place }] : [];
    return signsOf(token, sight.words.get(at));
  });
}

/** A word that the ledger holds counts as one of its words; marks that tell nothing are left out. */
function signsOf({ kind, text }: Token, word: WordSeen | undefined): Sign[] {
  if (kind === 'mark') return MARKS.has(text) ? [{ name: text, sort: text }] : [];
  if (kind === 'number') return [word ? TEXT : NUMBER];
  return [{ name: text, sort: word && word.likeness >= FORM ? TEXT.sort : stem(text) }];
}

const TEXT: Sign = { name: '<TXT>', sort: '<TXT>' };
const NUMBER: Sign = { name: '<NUM>', sort: '<NUM>' };

/** What stands at a token in the place of its word; empty for the further words of the same thing. */
function placesOf(sight: Sight): Map<number, string> {
  const places = new Map<number, string>();
  const put = (spans: readonly { from: number; to: number }[], sort: string) => {
    for (const { from, to } of spans)
      for (let i = from; i < to; i++) if (!places.has(i)) places.set(i, i === from ? sort : '');
  };
  for (const each of sight.periods) put([each], `<P${each.read.edge ?? ''}>`);
  put(sight.limits, '<LIM>');
  put(sight.percents, '<PCT>');
  put(sight.weekdays, '<WKD>');
  put(sight.methods, '<MET>');
  for (const each of sight.numbers)
    if (!sight.words.has(each.from)) put([each], each.value === 1 ? '<ONE>' : NUMBER.sort);
  put(
    sight.categories.filter(({ likeness, whole }) => likeness >= FORM && whole),
    '<CAT>',
  );
  return places;
}

function wordFeatures(symbols: readonly Sign[]): string[] {
  return symbols.flatMap(({ name, sort }, i) => {
    const [next, third] = [symbols[i + 1], symbols[i + 2]];
    return [
      `w:${name}`,
      `s:${stem(name)}`,
      ...(name.length > 5 ? [`p:${name.slice(0, 3)}`] : []),
      ...(next ? [`b:${stem(name)} ${stem(next.name)}`, `k:${sort} ${next.sort}`] : []),
      ...(next && third
        ? [`t:${sort} ${next.sort} ${third.sort}`, `g:${stem(name)} _ ${stem(third.name)}`]
        : []),
      ...(sort.startsWith('<') ? [`has:${sort}`] : []),
    ];
  });
}

/** "Aysun ne çekmiş, Nilüfer ne çekmiş", "kaçı nakit kaçı çek": what is said twice asks for several things. */
function repeated(symbols: readonly Sign[]): string[] {
  const times = new Map<string, number>();
  for (const { name } of symbols) times.set(stem(name), (times.get(stem(name)) ?? 0) + 1);
  return [...times].flatMap(([said, n]) => (n > 1 ? [`again:${said}`] : []));
}

function shapeFeatures(sight: Sight, names: readonly string[]): string[] {
  const last = names.findLast((name) => name !== '?') ?? '';
  const categories = new Set(sight.categories.filter(({ whole }) => whole).map(({ name }) => name));
  return [
    `first:${stem(names[0])}`,
    `last:${stem(last)}`,
    `ends:${last.slice(-3)}`,
    `periods:${Math.min(3, sight.periods.length)}`,
    `cats:${Math.min(3, categories.size)}`,
  ];
}

function tagFeatures(sight: Sight): string[] {
  const readings = sight.tokens.flatMap((token) => token.readings.filter(({ mistakes }) => mistakes === 0));
  return readings.flatMap(({ lemma, tags }) => [
    ...(tags.has('mi') ? ['tag:mi'] : []),
    ...(lemma.endsWith('-') ? [...tags].map((tag) => `verb:${tag}`) : []),
  ]);
}

/** Phrases of the grammar, with their endings and neighbours. */
function cueFeatures({ tokens }: Sight): string[] {
  let last = new Set<string>();
  return tokens.flatMap((_, at) => {
    const { cues, features } = cuesOf(tokens, at);
    const pairs = [...last].flatMap((before) => [...cues].map((cue) => `cc:${before} ${cue}`));
    if (cues.size) last = cues;
    return [...features, ...pairs];
  });
}

function cuesOf(tokens: Sight['tokens'], at: number): { cues: Set<string>; features: string[] } {
  const cues = new Set<string>();
  const features: string[] = [];
  for (const { meaning, tags } of cuesAt(tokens, at)) {
    if (meaning.type !== 'cue') continue;
    for (const cue of meaning.cues) {
      if (cue === 'STOP') continue;
      cues.add(cue);
      features.push(`c:${cue}`);
      if (meaning.cues.size < 3) features.push(...[...tags].map((tag) => `ct:${cue}.${tag}`));
    }
  }
  return { cues, features };
}

/** What words are about, with what the words before them are about, and how many words are about nothing. */
function conceptFeatures(sight: Sight): string[] {
  const found = conceptsIn(sight.tokens).sort((a, b) => a.from - b.from);
  const features = found.flatMap(({ concept, from }) => {
    const before = found.findLast((each) => each.from < from)?.from;
    const neighbours = found.filter((each) => each.from === before);
    return [`C:${concept}`, ...neighbours.map((each) => `CC:${each.concept} ${concept}`)];
  });
  const isCovered = (at: number) =>
    [...found, ...sight.periods].some(({ from, to }) => from <= at && at < to) || sight.words.has(at);
  const loose = sight.tokens.filter((token, at) => token.kind === 'word' && !isCovered(at)).length;
  return [...features, `loose:${Math.min(4, loose)}`];
}

/** So few words rather change what was asked before than ask something by themselves. */
const FRAGMENT = 5;

function talkFeatures(
  { tokens }: Sight,
  names: readonly string[],
  { cls, row }: Pick<Turn, 'cls' | 'row'>,
): string[] {
  const [op] = cls.split(/[:+]/, 1);
  const said = names.length > FRAGMENT ? [] : conceptsIn(tokens).map(({ concept }) => concept);
  return [
    'talk',
    `before:${cls}`,
    `before:${op} len:${Math.min(4, names.length)}`,
    ...(names.length > FRAGMENT ? [] : names.map((name) => `bo:${op}:${stem(name)}`)),
    ...said.map((concept) => `bC:${op}:${concept}`),
    ...names.map((name) => `bs:${stem(name)}`),
    ...(row.length ? ['row', ...names.map((name) => `rs:${stem(name)}`)] : []),
  ];
}
