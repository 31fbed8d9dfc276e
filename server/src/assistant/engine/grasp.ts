import { fold, type Plan } from '@vezne/contract';
import { offerOf } from './ask/offers';
import type { Reply } from './ask/reply';
import { transfersMeant } from './books/between-accounts';
import type { BookNames } from './books/names';
import { isAboutBooks, readBooks } from './books/read-books';
import { apart, through, within } from './books/through';
import { bothEnds } from './both-ends';
import { asItIsNow } from './check/as-it-is-now';
import { asOpinion, isBarred, isInjection, isOutweighed } from './check/barred';
import { claimed } from './check/claimed';
import { askBack, decide, type Talk } from './check/decide';
import { leavesOutUnread } from './check/leaves-out-unread';
import { mixes } from './check/mixes';
import { isOfNoRecord, isOfTransfers, outside } from './check/outside';
import { inOwnWords } from './check/own-words';
import { inPieces } from './check/scattered';
import { singular } from './check/singular';
import { understand } from './engine';
import { projectsInstead, readProjects } from './projects/read-projects';
import { candidates } from './propose/candidates';
import { narrowings } from './propose/narrow';
import { meaningOf, partOf, type Scene } from './propose/part';
import { type Turn, turnOf } from './propose/turn';
import { classFeatures } from './rank/class-features';
import { type GrammarSays, grammarSays, withGrammar } from './rank/grammar-says';
import { likelyClasses, type Ranked, ranked } from './rank/rank';
import type { Weights } from './rank/weights';
import { weights as trained } from './rank/weights-data';
import { againstOverview } from './said/against';
import { misses } from './said/misses';
import { withoutAsides } from './see/asides';
import type { LedgerIndex } from './see/ledger-index';
import { look } from './see/sight';
import { severally } from './several';
import { graspOfNamed, graspOfShown } from './shown/of-shown';
import type { Shown } from './shown/rows';
import type { Day } from './time/calendar';
import { missingDay } from './time/impossible-day';
import type { LedgerWords } from './words/ledger-words';

/** A ledger as a question is read against it. */
export type Known = { words: LedgerWords; index: LedgerIndex };

/** Beside the question: today, and the plan of the turn before in the conversation. */
export type Beside = {
  today: Day;
  before?: Plan | undefined;
  /** The plans of the turns before that one, oldest first. */
  earlier?: readonly Plan[] | undefined;
  /** The turn before was not answered: `before` is only what it most likely meant. */
  isOpen?: boolean | undefined;
  /** What the answer of the turn before shows, which a question may point at. */
  shown?: Shown | undefined;
  /** The accounts and contacts that a question may name. */
  names?: BookNames | undefined;
};

/** Understands a question: what it may mean is proposed, ranked, checked, and answered, asked back or refused. */
export function grasp(question: string, known: Known, beside: Beside): Reply {
  const noDay = missingDay(question, beside.today);
  if (noDay) return { action: 'REFUSE', reason: 'not_in_data', noDay };
  const { names, before: last } = beside;
  const { currency } = known.words;
  const projects = names?.projects ?? [];
  const read = (asked: string) =>
    readProjects(asked, projects, { before: last?.steps.at(-1), currency }) ??
    (names && readBooks(asked, { names, before: last, currency }));
  const booked = (beside.shown && graspOfNamed(question, beside.shown, { currency, read })) ?? read(question);
  if (booked) return booked;
  const ledger = last && isAboutBooks(last) ? { today: beside.today, names, shown: beside.shown } : beside;
  const found =
    graspShown(question, known, ledger) ??
    graspThrough(question, known, ledger) ??
    graspWithin(question, known, ledger) ??
    graspLedger(question, known, ledger);
  const reply = (names && transfersMeant(found, question, { ...known, names })) ?? found;
  const isElsewhere = reply.action === 'REFUSE' && reply.reason === 'not_in_data';
  return (isElsewhere && projectsInstead(question, projects, currency)) || reply;
}

/** Rows of the answer before: the question without what points at them, answered within them. */
const graspShown = (question: string, known: Known, { shown, ...beside }: Beside): Reply | undefined =>
  shown &&
  graspOfShown(question, shown, {
    currency: known.words.currency,
    read: (rest, before) => graspLedger(rest, known, { ...beside, before, earlier: [] }),
  });

/** Records of an account: the question without it, answered within it. */
function graspThrough(question: string, known: Known, beside: Beside): Reply | undefined {
  const account = beside.names && through(question, beside.names);
  if (!account) return undefined;
  const reply = graspLedger(account.rest, known, beside);
  if (reply.action === 'CLARIFY') {
    const plans = reply.offers.flatMap(({ plan }) => within(plan, account) ?? []);
    const { currency } = known.words;
    return plans.length ? { ...reply, offers: plans.map((plan) => offerOf(plan, currency)) } : undefined;
  }
  const plan = reply.action === 'ANSWER' ? within(reply.plan, account) : undefined;
  return plan && { action: 'ANSWER', plan };
}

/** "Ya bu ay" stays within the accounts of the turn before; a question that says all by itself does not. */
function graspWithin(question: string, known: Known, beside: Beside): Reply | undefined {
  const last = beside.before && apart(beside.before);
  const reply = last && graspLedger(question, known, { ...beside, before: last.plan });
  if (!last || reply?.action !== 'ANSWER') return undefined;
  const alone = graspLedger(question, known, { ...beside, before: undefined, earlier: [] });
  if (alone.action === 'ANSWER' && JSON.stringify(alone.plan) === JSON.stringify(reply.plan)) return alone;
  const plan = within(reply.plan, { accounts: last.accounts, tags: new Set(), isBare: false });
  return plan && { action: 'ANSWER', plan };
}

/** One plan of the question, or, where that holds only one of the questions in it, the plan of all of them. */
function graspLedger(question: string, known: Known, beside: Beside): Reply {
  const ends = bothEnds(question, (part) => graspOne(part, known, beside));
  if (ends) return { action: 'ANSWER', plan: ends };
  const reply = graspOne(question, known, beside);
  const plan = reply.action === 'ANSWER' ? reply.plan : undefined;
  if (plan ? plan.steps.length > 1 : reply.action !== 'CLARIFY') return reply;
  const all = severally(withoutAsides(question, known.index), known.index, {
    before: beside.before,
    understand: (part, before) => graspOne(part, known, { ...beside, before, earlier: [] }),
  });
  const isMore = !plan || all?.steps.some(({ op }) => op === plan.steps[0]?.op);
  return all && isMore ? { action: 'ANSWER', plan: all } : reply;
}

/** The question read as a whole. */
function graspOne(question: string, known: Known, beside: Beside): Reply {
  const asked = withoutAsides(question, known.index);
  if (asked !== question && isInjection(understand(question, known.words)))
    return { action: 'REFUSE', reason: 'injection' };
  const reply = understand(asked, known.words, beside.before);
  const sight = look(asked, known.index);
  const { tokens } = sight;
  const scene = { index: known.index, today: beside.today };
  const all = readings(asked, reply, known, beside);
  const now = beside.before ? all : asItIsNow(all, sight, known.index);
  const found = outside(singular(now, tokens), scene);
  const { currency } = known.words;
  if (isBarred(reply, tokens, beside.before !== undefined) && !isOutweighed(reply, found))
    return (
      (offersNone(reply) && askBack({ grammar: reply, readings: found, currency })) ||
      asOpinion(reply, tokens)
    );
  const said = inOwnWords(asked, found, { currency, goesOn: beside.before !== undefined });
  if (said) return { action: 'ANSWER', plan: said };
  const choice = decide({
    grammar: reply,
    readings: found,
    talk: talkOf(beside),
    written: isWritten(question),
    isOfNoRecord: (reading) => isOfNoRecord(reading, scene) || isOfTransfers(reading),
    misses: (plan) =>
      misses(plan, tokens, beside.before) || mixes(plan, known.index) || leavesOutUnread(sight),
    length: asked.trim().split(/\s+/).length,
    currency,
  });
  const decided = againstOverview(inPieces(choice, known.index, currency), sight, {
    before: beside.before,
    currency,
  });
  if (decided.action === 'HELP') return { ...decided, thanked: THANKS.test(fold(question)) };
  if (decided.action !== 'ANSWER') return decided;
  return {
    ...decided,
    plan: { steps: decided.plan.steps.map((step) => claimed(step, tokens)) },
  };
}

/** A doubt of the grammar none of whose readings it can say whole. */
const offersNone = (reply: Reply): boolean => reply.action === 'CLARIFY' && !reply.offers.length;

const THANKS = /\b(?:tesekkur|sag ?ol|eyvallah)/;

const talkOf = ({ before, isOpen }: Beside): Talk => (isOpen ? 'open' : before ? 'answered' : 'none');

/** A sentence that begins as sentences do, be it with a quotation. */
const isWritten = (question: string): boolean => /^[\p{Lu}\d"“«]/u.test(question);

/** What a question may mean, likeliest first. */
export function readings(
  question: string,
  reply: Reply,
  { index, words }: Known,
  { today, before, earlier = [] }: Beside,
  weights: Weights = trained,
): Ranked[] {
  const scene: Scene = { index, today };
  const sight = look(question, index);
  const turn = before && turnOf([...earlier, before], scene);
  const likely = likelyClasses(classFeatures(sight, turn), weights);
  const asked = { sight, scene, narrowings: narrowings(sight, index), before: turn };
  const says = saidBy(reply, question, { words, scene, turn });
  return ranked(withGrammar(candidates(asked, likely), says, asked), weights);
}

/** What the grammar's reply is worth as one voice among others. */
export function saidBy(
  reply: Reply,
  question: string,
  { words, scene, turn }: { words: LedgerWords; scene: Scene; turn: Turn | undefined },
): GrammarSays {
  const isSaidAgain =
    turn && repeats(reply, turn, scene) && !repeats(understand(question, words), turn, scene);
  return grammarSays(isSaidAgain ? DOUBT : reply, scene);
}

/** A fragment that would ask the same again was not understood. */
const DOUBT: Reply = { action: 'CLARIFY', reason: 'measure', offers: [] };

function repeats(reply: Reply, { parts }: Turn, scene: Scene): boolean {
  if (reply.action !== 'ANSWER') return false;
  const own = reply.plan.steps.map((step) => partOf(step, scene));
  return meaningOf(own, scene) === meaningOf(parts, scene);
}
