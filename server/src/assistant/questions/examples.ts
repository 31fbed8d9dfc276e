import { join } from 'node:path';
import type { Plan } from '@vezne/contract';
import { PlanStep } from '@vezne/contract';
import { understand } from '../engine/engine';
import { saidBy } from '../engine/grasp';
import type { Asked } from '../engine/propose/candidate';
import { narrowings } from '../engine/propose/narrow';
import { classOf, meaningOf, partOf, type Scene } from '../engine/propose/part';
import { TURNS, turnOf } from '../engine/propose/turn';
import { classFeatures } from '../engine/rank/class-features';
import type { GrammarSays } from '../engine/rank/grammar-says';
import { hashFeature } from '../engine/rank/hash';
import { withoutAsides } from '../engine/see/asides';
import { look } from '../engine/see/sight';
import { type Book, readBook } from './book';
import { type Corpus, completed, type Label, type LabelledPlan } from './corpus';
import { filled, readPatterns } from './patterns';

const TODAY = '2026-11-22';

/** A question with what it should be understood as. */
export type Example = {
  id: string;
  text: string;
  ledger: string;
  /** What its candidates are made of; made only where they are ranked. */
  look: () => { asked: Asked; says: GrammarSays };
  /** Hashes of the features that tell its class. */
  features: Uint32Array;
  /** Classes that labels put it into. */
  classes: string[];
  /** Meanings that labels give it, and those that they call equally right. */
  wanted: Set<string>;
  right: Set<string>;
};

/** Whatever is refused is refused, for learning how to rank. */
export const judged = (key: string): string => (/^(REFUSE|BEYOND)/.test(key) ? 'REFUSE' : key);

type Meaning = Label | Label['also'][number];
type Said = { id: string; ledger: string; text: string };
type Room = { book: Book; scene: Scene };

export function examplesOf(corpus: Corpus, folder: string, part: keyof Corpus['parts']) {
  const rooms = new Map(corpus.parts[part].map((ledger) => [ledger, roomOf(folder, ledger)]));
  const labels = labelsOf(corpus);
  const make = (said: Said & { before: readonly string[] }): Example[] => {
    const room = rooms.get(said.ledger);
    const own = labels.get(said.id);
    return room && own ? [exampleOf(said, own, plansOf(said.before, labels), room)] : [];
  };
  const said = saidIn(corpus);
  const originals = said.flatMap(make);
  const known = new Map(said.map((each) => [each.id, each]));
  const reworded = corpus.reworded.flatMap(({ id, as }) => {
    const original = known.get(id);
    return original ? as.flatMap((text) => make({ ...original, text })) : [];
  });
  return {
    originals,
    reworded,
    ...writtenIn(corpus, folder),
    patterned: patternedIn(corpus, folder, rooms),
  };
}

/** How often each pattern is said. */
const SAID = 4;

/** Each pattern, said about some of the ledgers, never in a sentence that another part asks. */
function patternedIn(corpus: Corpus, folder: string, rooms: ReadonlyMap<string, Room>): Example[] {
  const ledgers = [...rooms];
  const elsewhere = new Set(
    saidIn(corpus).flatMap((each) => (rooms.has(each.ledger) ? [] : plain(each.text))),
  );
  return readPatterns(join(folder, 'patterns')).flatMap((pattern, at) =>
    Array.from({ length: SAID }).flatMap((_, time) => {
      const place = at * 7 + time * 3;
      const [ledger, room] = ledgers[place % ledgers.length] ?? [];
      const sentence = room && filled(pattern, room.book, `p${at}-${time}`, place + 1);
      if (!ledger || !room || !sentence || elsewhere.has(plain(sentence.text))) return [];
      return [exampleOf({ ...sentence, ledger }, [sentence.label], sentence.before, room)];
    }),
  );
}

/** Each pattern as it is said about two of the ledgers. */
export const twicePerPattern = (patterned: readonly Example[]): Example[] =>
  patterned.filter(({ id }) => /-[02]$/.test(id));

const plain = (text: string) =>
  text
    .toLocaleLowerCase('tr')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();

/** Sentences written with care, each on its own day, and how others would ask the same. */
function writtenIn({ written }: Corpus, folder: string) {
  const books = new Map(
    [...new Set(written.map(({ ledger }) => ledger))].map((each) => [each, readBook(folder, each)]),
  );
  const examples = written.flatMap(({ id, ledger, text, today, before, as, ...label }) => {
    const book = books.get(ledger);
    if (!book) return [];
    const own: Label = { ...label, id };
    const room = { book, scene: { index: book.index, today } };
    const plans = before ? [before] : [];
    const said = [text, ...as].map((each) => exampleOf({ id, ledger, text: each }, [own], plans, room));
    return [{ written: said.slice(0, 1), rewritten: said.slice(1) }];
  });
  return {
    written: examples.flatMap((each) => each.written),
    rewritten: examples.flatMap((each) => each.rewritten),
  };
}

function roomOf(folder: string, ledger: string): Room {
  const book = readBook(folder, ledger);
  return { book, scene: { index: book.index, today: TODAY } };
}

const saidIn = ({ asked, talks }: Corpus): (Said & { before: readonly string[] })[] => [
  ...asked.map((each) => ({ ...each, before: [] })),
  ...talks.flatMap(({ id, ledger, turns }) =>
    turns.map(({ text }, at) => ({
      id: `${id}.${at + 1}`,
      ledger,
      text,
      before: Array.from({ length: at }, (_, i) => `${id}.${i + 1}`),
    })),
  ),
];

/** The labels of a question; where the two differed, the one that was settled on. */
function labelsOf(corpus: Corpus): Map<string, Label[]> {
  const all = new Map<string, Label[]>();
  for (const set of ['first', 'second'] as const)
    for (const label of corpus.labels(set)) all.set(label.id, [...(all.get(label.id) ?? []), label]);
  for (const label of corpus.labels('settled')) all.set(label.id, [label]);
  return all;
}

/** What the turns before asked for: up to the last one, where that one is a plan. */
function plansOf(before: readonly string[], labels: ReadonlyMap<string, Label[]>): Plan[] {
  const plans = before.slice(-TURNS).map((id) => plansIn(labels.get(id)?.[0]));
  return plans.at(-1)?.length ? plans.flat() : [];
}

const plansIn = (label: Label | undefined): Plan[] => (label && 'plan' in label ? [planOf(label.plan)] : []);

function exampleOf(said: Said, labels: Label[], before: readonly Plan[], { book, scene }: Room): Example {
  const text = withoutAsides(said.text, scene.index);
  const sight = look(text, scene.index);
  const turn = turnOf(before, scene);
  const meanings = labels.map((label) => meaning(label, scene));
  return {
    id: said.id,
    text: said.text,
    ledger: said.ledger,
    look: () => ({
      asked: { sight, scene, narrowings: narrowings(sight, scene.index), before: turn },
      says: saidBy(understand(text, book.words, before.at(-1)), text, { words: book.words, scene, turn }),
    }),
    features: Uint32Array.from(classFeatures(sight, turn), hashFeature),
    classes: meanings.map(({ cls }) => cls),
    wanted: new Set(meanings.map(({ key }) => key)),
    right: new Set([
      ...meanings.map(({ key }) => key),
      ...labels.flatMap(({ also }) => also.map((each) => meaning(each, scene).key)),
    ]),
  };
}

const stepsIn = (plan: LabelledPlan): PlanStep[] => plan.steps.map((step) => PlanStep.parse(completed(step)));
const planOf = (plan: LabelledPlan): Plan => ({ steps: stepsIn(plan) });

function meaning(each: Meaning, scene: Scene): { cls: string; key: string } {
  const plan = 'steps' in each ? (each as LabelledPlan) : 'plan' in each ? each.plan : undefined;
  if (plan) {
    const parts = stepsIn(plan).map((step) => partOf(step, scene));
    return { cls: classOf(parts), key: meaningOf(parts, scene) };
  }
  if ('refuse' in each) return { cls: `REFUSE:${each.refuse}`, key: 'REFUSE' };
  if ('beyond' in each) return { cls: 'BEYOND', key: 'REFUSE' };
  const cls = 'help' in each ? 'HELP' : 'ASK';
  return { cls, key: cls };
}
