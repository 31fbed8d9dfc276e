import { fold } from '@vezne/contract';
import { Analyser, lemmaOf, type Reading, type WordClass } from './analyser';
import { isOrdinary } from './ordinary';
import { askingPhrases } from './phrases-asking';
import { moneyPhrases } from './phrases-money';
import { refusingPhrases } from './phrases-refusing';
import { monthNames, otherWords, timeWords, weekdayNames } from './phrases-time';

const tables = { ...moneyPhrases, ...askingPhrases, ...refusingPhrases };
export type Cue = keyof typeof tables;

// The cast is sound: Object.keys forgets that keys of the table are its cues.
const refusingCues = Object.keys(refusingPhrases) as (keyof typeof refusingPhrases)[];

/** One word of a phrase: any of these lemmas, with at least one of these tags when some are named. */
type PatternWord = { lemmas: ReadonlySet<string>; tags: readonly string[]; optional: boolean };
export type Phrase = { cue: Cue; words: PatternWord[] };

/** Stems that lose or change a sound beyond softening, and loan words with their own harmony. */
const irregular: [spelling: string, kind: WordClass, lemma: string][] = [
  ['kayd', 'noun', 'kayit'],
  ['nakd', 'noun', 'nakit'],
  ['vakt', 'noun', 'vakit'],
  ['şekl', 'noun', 'sekil'],
  ['kısm', 'noun', 'kisim'],
  ['hacm', 'noun', 'hacim'],
  ['resm', 'noun', 'resim'],
  ['ağz', 'noun', 'agiz'],
  ['gid', 'verb', 'git-'],
  ['ed', 'verb', 'et-'],
  ['nere', 'noun', 'nere'],
  ['seyr', 'noun', 'seyir'],
  ['ömr', 'noun', 'omur'],
  ['saati', 'noun', 'saat'],
  ['hali', 'noun', 'hal'],
  ['kâri', 'noun', 'kar'],
  ['ceb', 'noun', 'cep'],
];

export const analyser = new Analyser();
const known = new Set<string>();
const byFirstLemma = new Map<string, Phrase[]>();

const plainWords = Object.values(tables).flatMap((text) =>
  text
    .split(/[\s,|]+/)
    .map((word) => word.split(/[:?]/, 1).join(''))
    .filter((word) => word && !/^=|-$/.test(word)),
);
const verbs = Object.values(tables).flatMap((text) => text.match(/(?<!\p{L})\p{L}+(?=-)/gu) ?? []);

/** Words of the tables that are written with an ending: they are taken as they stand, without further endings. */
const written = (() => {
  const all = new Analyser();
  for (const word of plainWords) all.add(word, 'noun');
  for (const stem of verbs) all.add(stem, 'verb');
  const ending = ['loc', 'abl', 'past', 'prog', 'converb'];
  const inflected = (word: string) =>
    all
      .read(fold(word))
      .some(({ lemma, tags }) => lemma !== fold(word) && ending.some((tag) => tags.has(tag)));
  return new Set(plainWords.filter(inflected));
})();

function register(spelling: string, kind: WordClass): string {
  const lemma = lemmaOf(spelling, kind) + (kind === 'exact' ? '=' : '');
  if (!known.has(lemma)) {
    known.add(lemma);
    analyser.add(spelling, kind, lemma);
  }
  return lemma;
}

function patternWord(text: string): PatternWord {
  const optional = text.endsWith('?');
  const [stems = '', tags] = (optional ? text.slice(0, -1) : text).split(':');
  const lemmas = stems.split('|').map((stem) => {
    if (stem.startsWith('=')) return register(stem.slice(1), 'exact');
    if (stem.endsWith('-')) return register(stem.slice(0, -1), 'verb');
    return register(stem, written.has(stem) && !tags ? 'exact' : 'noun');
  });
  return { lemmas: new Set(lemmas), tags: tags?.split('|') ?? [], optional };
}

for (const [cue, text] of Object.entries(tables)) {
  for (const phrase of text.split(',')) {
    const words = phrase.trim().split(/\s+/).filter(Boolean).map(patternWord);
    for (const lemma of words[0]?.lemmas ?? []) {
      const list = byFirstLemma.get(lemma) ?? [];
      // The cast is sound: Object.entries forgets that keys of `tables` are cues.
      list.push({ cue: cue as Cue, words });
      byFirstLemma.set(lemma, list);
    }
  }
}
const times = new Set(timeWords.map((word) => register(word, 'noun')));
for (const [spelling, kind] of otherWords) register(spelling, kind);
for (const [spelling, kind, lemma] of irregular) analyser.add(spelling, kind, lemma);

/** Does the reading fit the pattern's word? `bare` asks for no ending beside a question particle. */
export function fits(reading: Reading, word: PatternWord): boolean {
  if (!word.lemmas.has(reading.lemma)) return false;
  const wanted = word.tags.filter((tag) => !tag.startsWith('!'));
  if (word.tags.some((tag) => tag.startsWith('!') && reading.tags.has(tag.slice(1)))) return false;
  if (!wanted.length) return true;
  return wanted.some((tag) =>
    tag === 'bare' ? [...reading.tags].every((each) => each === 'mi') : reading.tags.has(tag),
  );
}

const calendar = new Set([...monthNames, ...weekdayNames].map((name) => fold(name)));

/** Months and weekdays, which are written with a capital as often as not. */
export const isCalendarName = (lemma: string): boolean => calendar.has(lemma);

export const isTimeWord = (lemma: string): boolean => times.has(lemma);

/** Cues that a category may well be named after: they do not take the word from it. */
export const softCues: ReadonlySet<Cue> = new Set<Cue>([
  'ITEM',
  'SINGLE',
  'PLATE',
  'PARTY',
  'META',
  ...refusingCues,
]);

/** Words whose grammar meaning stands although a category bears them in its name. */
export const isGrammarWord = (stem: string): boolean => isCueAlone(stem, (cue) => !softCues.has(cue));

/** Words that say something as they stand, those that only fill a sentence among them: "için", "içinde". */
export const isSentenceWord = (word: string): boolean =>
  isCueAlone(word, (cue) => cue === 'STOP' || !softCues.has(cue));

function isCueAlone(word: string, isMeant: (cue: Cue) => boolean): boolean {
  return analyser.read(word).some(({ lemma, tags }) => {
    if (tags.size) return false;
    const alone = phrasesFrom(lemma).filter(({ words }) => words.length === 1 && !words[0]?.tags.length);
    return times.has(lemma) || alone.some(({ cue }) => isMeant(cue));
  });
}

export const phrasesFrom = (lemma: string): Phrase[] => byFirstLemma.get(lemma) ?? [];

const remembered = new Map<string, Reading[]>();
const REMEMBERED = 20_000;

/** Readings of a folded word; mistakes are tried only in words long enough to be recognised. */
export function readWord(word: string, forgiving: boolean): Reading[] {
  const folded = fold(word);
  const key = `${forgiving ? '~' : ''}${folded}`;
  const known = remembered.get(key);
  if (known) return known;
  const readings = forgiving ? corrected(folded) : asGold(folded, analyser.read(folded));
  if (remembered.size >= REMEMBERED) remembered.clear();
  if (folded.length <= 40) remembered.set(key, readings);
  return readings;
}

/** "Altın olarak" is gold, no form of taking and no six. */
const asGold = (word: string, readings: Reading[]): Reading[] =>
  /^altin(?:la|i)?$/.test(word) ? readings.filter(({ lemma }) => lemma === 'altin') : readings;

/** What a word may be a slip of; a word of the language is none. */
const corrected = (word: string): Reading[] =>
  isOrdinary(word) ? [] : simplest(analyser.read(word, mistakesAllowed(word)), word);

/** Of several corrections the one with the fewest endings is meant: "toplaam" is toplam. */
function simplest(readings: Reading[], word: string): Reading[] {
  const fewest = Math.min(...readings.map(({ lemma, morphemes }) => morphemes + endingsIn(lemma)));
  // A plural asks for a list: its trace in "giderlri" must not be corrected away.
  const plural = (tags: ReadonlySet<string>) => tags.has('pl') && /l.{0,2}r/.test(word);
  return readings.filter(
    ({ mistakes, morphemes, tags }) => mistakes === 0 || morphemes <= fewest || plural(tags),
  );
}

const CASES = new Set(['pl', 'poss', 'acc', 'dat', 'gen', 'loc', 'abl', 'ins']);

/** Endings of a word that the tables write with them ("kasaya gir-"): it is no simpler than its noun. */
function endingsIn(lemma: string): number {
  const nouns = analyser
    .read(lemma)
    .filter(
      (each) =>
        each.lemma !== lemma && !/[-=]$/.test(each.lemma) && [...each.tags].every((tag) => CASES.has(tag)),
    );
  return nouns.length ? Math.min(...nouns.map(({ morphemes }) => morphemes)) : 0;
}

export const mistakesAllowed = (word: string) =>
  word.length < 4 || word.length > 24 ? 0 : word.length < 9 ? 1 : 2;
