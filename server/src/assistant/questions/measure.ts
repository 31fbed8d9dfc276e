// How far the assistant understands what many voices ask. Usage: measure FOLDER PART; prints one line of JSON.
import type { Plan } from '@vezne/contract';
import type { Reply } from '../engine/ask/reply';
import { grasp } from '../engine/grasp';
import type { LedgerView } from '../engine/ledger/ledger';
import { shownFor } from '../engine/recall/shown-for';
import { answer } from '../engine/run/answer';
import { type Book, readBook } from './book';
import { type Corpus, type Label, type LabelledPlan, readCorpus } from './corpus';
import { meaningOf } from './same-meaning';
import { type Way, wayOf } from './way';

const TODAY = '2026-11-22';
const SETTLED_BY = ['settled', 'first', 'second'] as const;

type Turn = { id: string; text: string };
/** Turns of one conversation; a question asked by itself is one turn. */
type Talk = { ledger: string; turns: Turn[]; alone: boolean };

/** What became of a turn. `offered`: asked back, with the wanted reading among the options. */
type Outcome = 'right' | 'wrong' | 'offered' | 'asked' | 'refused';
/** `way` is where a plan that was wanted went; other questions want a doubt, a refusal or help. */
type Held = { outcome: Outcome; way: (Way & { answered: boolean }) | undefined };

export async function measure(folder: string, part: keyof Corpus['parts']) {
  const corpus = readCorpus(folder);
  const wanted = labelsOf(corpus);
  const talks = talksOf(corpus).filter(({ ledger }) => corpus.parts[part].includes(ledger));
  const books = new Map(corpus.parts[part].map((ledger) => [ledger, readBook(folder, ledger)]));
  const alone: Held[] = [];
  const inTalk: Held[][] = [];
  for (const talk of talks) {
    const book = books.get(talk.ledger);
    if (!book) continue;
    const held = await hold(talk, book, wanted);
    if (talk.alone) alone.push(...held);
    else inTalk.push(held);
  }
  return {
    labellers: agreement(corpus, talks, books),
    apart: counts(await inTurn(corpus.apart, (each) => holdApart(each, folder))),
    alone: counts(alone),
    turns: counts(inTalk.flat()),
    talks: {
      n: inTalk.length,
      whole: inTalk.filter((turns) => turns.every(({ outcome }) => outcome === 'right')).length,
      withoutWrong: inTalk.filter((turns) => turns.every(({ outcome }) => outcome !== 'wrong')).length,
    },
  };
}

function counts(held: readonly Held[]) {
  const ended = (wanted: Outcome) => held.filter(({ outcome }) => outcome === wanted).length;
  const plans = held.filter(({ way }) => way);
  return {
    n: held.length,
    right: ended('right'),
    wrong: ended('wrong'),
    offered: ended('offered'),
    asked: ended('asked'),
    refused: ended('refused'),
    plans: {
      n: plans.length,
      proposed: plans.filter(({ way }) => way?.proposed).length,
      first: plans.filter(({ way }) => way?.first).length,
      answered: plans.filter(({ way }) => way?.answered).length,
    },
  };
}

const talksOf = ({ asked, talks }: Corpus): Talk[] => [
  ...asked.map(({ ledger, ...turn }) => ({ ledger, turns: [turn], alone: true })),
  ...talks.map(({ id, ledger, turns }) => ({
    ledger,
    turns: turns.map(({ text }, at) => ({ id: `${id}.${at + 1}`, text })),
    alone: false,
  })),
];

/** All labels of a question; where the two differed, the one that was settled on. */
function labelsOf(corpus: Corpus): Map<string, Label[]> {
  const [settled, ...sets] = SETTLED_BY.map((set) => corpus.labels(set));
  const all = new Map<string, Label[]>();
  for (const label of sets.flat()) all.set(label.id, [...(all.get(label.id) ?? []), label]);
  for (const label of settled ?? []) all.set(label.id, [label]);
  return all;
}

/** How often the two labellers meant the same at first, and with the readings that they call equally right. */
function agreement(corpus: Corpus, talks: readonly Talk[], books: ReadonlyMap<string, Book>) {
  const [first, second] = (['first', 'second'] as const).map(
    (set) => new Map(corpus.labels(set).map((label) => [label.id, label])),
  );
  const found = { n: 0, same: 0, near: 0 };
  for (const { ledger, turns } of talks) {
    const book = books.get(ledger);
    for (const { id } of turns) {
      const [a, b] = [first?.get(id), second?.get(id)];
      if (!book || !a || !b) continue;
      const [one, other] = [keyOf(a, book), keyOf(b, book)];
      found.n++;
      if (one === other) found.same++;
      const also = [
        ...b.also.map((each) => [each, one] as const),
        ...a.also.map((each) => [each, other] as const),
      ];
      if (one === other || also.some(([each, key]) => keyOf(each, book) === key)) found.near++;
    }
  }
  return found;
}

/** One conversation, each turn beside what the assistant itself understood of the turn before. */
function hold({ turns }: Talk, book: Book, wanted: Map<string, Label[]>): Promise<Held[]> {
  const plans: Plan[] = [];
  let isOpen = false;
  return inTurn(turns, async ({ id, text }) => {
    const before = plans.at(-1);
    const earlier = plans.slice(0, -1);
    const shown = isOpen ? undefined : await shownFor(text, plans, viewOf(book, TODAY));
    const reply = grasp(text, book, { today: TODAY, before, earlier, isOpen, shown });
    const labels = wanted.get(id) ?? [];
    const right = new Set(labels.flatMap((label) => [label, ...label.also]).map((each) => keyOf(each, book)));
    const isPlan = labels.length > 0 && labels.every((label) => 'plan' in label);
    const outcome = await judged(reply, right, book);
    const answered = reply.action === 'ANSWER' && outcome === 'right';
    const way = isPlan
      ? { ...wayOf(text, right, { book, today: TODAY, before, earlier }), answered }
      : undefined;
    plans.push(...planOfReply(reply));
    isOpen = reply.action === 'CLARIFY' || reply.action === 'REFUSE';
    return { outcome, way };
  });
}

/** A sentence of those that are never learnt from, each on its own day and beside its own turn before. */
async function holdApart(
  { ledger, text, today, before, ...label }: Corpus['apart'][number],
  folder: string,
): Promise<Held> {
  const book = readBook(folder, ledger);
  const right = new Set([label, ...label.also].map((each) => keyOf(each, book, today)));
  const shown = before && (await shownFor(text, [before], viewOf(book, today)));
  const reply = grasp(text, book, { today, before, shown });
  return { outcome: await judged(reply, right, book, today), way: undefined };
}

/** What the next turn leans on, if anything: of a question asked back, its likeliest reading. */
function planOfReply(reply: Reply): Plan[] {
  if (reply.action === 'ANSWER') return [reply.plan];
  const plan = reply.action === 'CLARIFY' ? (reply.plan ?? reply.offers[0]?.plan) : undefined;
  return plan ? [plan] : [];
}

type Meaning = Label | Label['also'][number];

/** What a label comes to; a question no plan can say is well declined. */
function keyOf(meaning: Meaning, book: Book, today = TODAY): string {
  if ('steps' in meaning || 'plan' in meaning) return meaningOf(planIn(meaning), book, today);
  if ('help' in meaning) return 'helped';
  return 'ask' in meaning ? 'asked' : 'refused';
}

const planIn = (meaning: LabelledPlan | { plan: LabelledPlan }): LabelledPlan =>
  'plan' in meaning ? meaning.plan : meaning;

async function judged(reply: Reply, right: ReadonlySet<string>, book: Book, today = TODAY): Promise<Outcome> {
  if (reply.action === 'ANSWER') {
    if (right.has(meaningOf(reply.plan, book, today))) return 'right';
    // What lies outside the records is understood first, and refused where it is looked up.
    const { action } = await answer(reply, viewOf(book, today));
    if (action !== 'REFUSE') return 'wrong';
    return right.has('refused') ? 'right' : 'refused';
  }
  if (reply.action === 'HELP') return right.has('helped') ? 'right' : 'refused';
  if (reply.action === 'REFUSE') return right.has('refused') ? 'right' : 'refused';
  if (right.has('asked')) return 'right';
  const plans = reply.offers.map(({ plan }) => plan);
  const isOffered = plans.some((plan) => right.has(meaningOf(plan, book, today)));
  return isOffered ? 'offered' : 'asked';
}

function viewOf({ window }: Book, today: string): LedgerView {
  return {
    window: [...window],
    truncated: false,
    firstDay: window[0]?.date ?? null,
    today,
    currency: 'TRY',
    sumUpTo: async (day) => {
      const until = window.filter(({ date }) => !day || date <= day);
      const sum = (type: string) =>
        until.reduce((total, each) => (each.type === type ? total + each.kurus : total), 0n);
      const [income, expense] = [sum('GIRIS'), sum('CIKIS')];
      return { income, expense, cash: income - expense, count: until.length, ids: [] };
    },
  };
}

async function inTurn<T, R>(all: readonly T[], does: (each: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const each of all) results.push(await does(each));
  return results;
}

const [folder, part] = process.argv.slice(2);
if (!folder || (part !== 'learning' && part !== 'choosing' && part !== 'testing'))
  throw new Error('Usage: measure FOLDER learning|choosing|testing');
console.log(JSON.stringify(await measure(folder, part)));
