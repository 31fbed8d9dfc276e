import { isDeepStrictEqual } from 'node:util';
import {
  type AssistantAnswer,
  type AssistantInsight,
  type AssistantNext,
  type AssistantQuestion,
  Plan,
} from '@vezne/contract';
import { v7 as newId } from 'uuid';
import type { Sql } from '../db/database';
import { readPlan } from './asked-plan';
import { booksOf, findNames } from './company-books';
import type { Reply } from './engine/ask/reply';
import { insightsOf } from './engine/insights/find';
import type { LedgerView } from './engine/ledger/ledger';
import { type Around, aroundOf } from './engine/next/around';
import { firstQuestions } from './engine/next/first-questions';
import { shownFor } from './engine/recall/shown-for';
import { answer as answerReply, type Draft } from './engine/run/answer';
import type { Day } from './engine/time/calendar';
import { findDismissed, type Owner } from './insight-queries';
import { chosenPlan, type Known, learnedPlan } from './known';
import { learnQuestion, noteUse } from './learned-queries';
import type { Ledgers } from './ledgers';
import type { Planner, Usage } from './model';
import { findFacts, insertAnswer, type StoredOffers, sumLedger } from './queries';
import type { Understanding } from './understanding';

/** What questions are answered with: ledgers already read, the engine, and a model's plans where one is set. */
export type Tools = { ledgers: Ledgers; understand: Understanding; planner?: Planner };

export type Worked = {
  draft: Draft;
  around: Around;
  engine: AssistantAnswer['engine'];
  usage: Usage | null;
  /** Did the question say all, so that a choice for it may be kept? */
  isComplete: boolean;
  known?: Known;
};

/**
 * Reads the ledger, understands the question and works the answer out; changes nothing. What was offered in this
 * conversation is answered without reading, and so is, where nothing was asked before, what was learned for these words.
 * The planner, when there is one, is asked for a plan only where the rules leave words of the question unused.
 */
export async function answerQuestion(
  sql: Sql,
  companyId: string,
  question: AssistantQuestion,
  today: string,
  { ledgers, understand, planner }: Tools,
): Promise<Worked> {
  const { input, plan: chosen } = question;
  const asked = chosen ? readPlan(chosen, today) : undefined;
  const { view, ledger, facts } = await viewOf(sql, companyId, question, today, ledgers);
  const names = asked ? undefined : await findNames(sql, companyId);
  const plans = facts.plans.flatMap((each) => Plan.safeParse(each).data ?? []);
  const [before, earlier] = [plans.at(-1), plans.slice(0, -1)];
  const known: Known | undefined = asked
    ? { plan: asked, isLearned: false }
    : (chosenPlan(facts) ?? (before ? undefined : learnedPlan(facts)));
  if (known) return answerKnown(known, view);
  const shown = facts.isOpen ? undefined : await shownFor(input, plans, view);
  const beside = { today, before, earlier, isOpen: facts.isOpen, shown, names };
  const reply = await understand(companyId, input, ledger, beside);
  const readAlone = () => understand(companyId, input, ledger, { today, names });
  const planned =
    planner && reply.uncovered
      ? await planner(input, ledger, { clause: reply.uncovered, likely: likelyIn(reply), before })
      : undefined;
  const draft = await answerReply(planned?.plan ? { action: 'ANSWER', plan: planned.plan } : reply, view);
  return {
    draft,
    around: await aroundOf(draft, view),
    engine: planned?.plan ? 'LLM' : 'RULES',
    usage: planned?.usage ?? null,
    isComplete: await isComplete(reply, before && readAlone),
  };
}

/** The readings that are offered where the question is asked back. */
const likelyIn = (reply: Reply): Plan[] =>
  reply.action === 'CLARIFY' ? reply.offers.map(({ plan }) => plan) : [];

/** A question that offers the same without the turn before it takes nothing over from there. */
async function isComplete(reply: Reply, readAlone?: () => Promise<Reply>): Promise<boolean> {
  if (reply.action !== 'CLARIFY') return false;
  const alone = readAlone ? await readAlone() : reply;
  return alone.action === 'CLARIFY' && isDeepStrictEqual(alone.offers, reply.offers);
}

async function answerKnown(known: Known, view: LedgerView): Promise<Worked> {
  const answered = await answerReply({ action: 'ANSWER', plan: known.plan }, view);
  const reading = known.isLearned ? `${answered.reading} · Önceki seçiminize göre` : answered.reading;
  const draft = { ...answered, reading, ...(known.isLearned && { isChosenBefore: true }) };
  return {
    draft,
    around: await aroundOf(draft, view),
    engine: 'RULES',
    usage: null,
    isComplete: false,
    known,
  };
}

/** A company's ledger as it is answered from, and what was read beside it. */
async function viewOf(
  sql: Sql,
  companyId: string,
  question: Pick<AssistantQuestion, 'input' | 'conversationId' | 'seenId'>,
  today: string,
  ledgers: Ledgers,
) {
  const facts = await findFacts(sql, companyId, question);
  const { currency, firstDay } = facts;
  const ledger = await ledgers.read(sql, companyId, facts);
  const { window, truncated } = ledger;
  const sumUpTo = (day: Day | null) => sumLedger(sql, companyId, day);
  const view: LedgerView = {
    window,
    truncated,
    firstDay,
    today,
    currency,
    sumUpTo,
    books: booksOf(sql, companyId, today),
  };
  return { view, ledger, facts };
}

/** Nobody asked anything. */
const NOTHING = { input: '' };

/** What a company may begin with. */
export async function findFirstQuestions(
  sql: Sql,
  companyId: string,
  today: string,
  ledgers: Ledgers,
): Promise<AssistantNext[]> {
  const { view } = await viewOf(sql, companyId, NOTHING, today, ledgers);
  return firstQuestions(view);
}

/** What in the ledger is worth a look, without what the manager has dismissed. */
export async function findInsights(
  sql: Sql,
  owner: Owner,
  today: string,
  ledgers: Ledgers,
): Promise<AssistantInsight[]> {
  const { view } = await viewOf(sql, owner.companyId, NOTHING, today, ledgers);
  return insightsOf(view, await findDismissed(sql, owner));
}

/** Stores a worked-out answer in the company's history, learns from a choice, and hands the answer over. */
export async function storeAnswer(
  sql: Sql,
  { companyId, managerId }: { companyId: string; managerId: string | null },
  { input, conversationId }: AssistantQuestion,
  { draft, around, engine, usage, isComplete, known }: Worked,
  now: Date,
): Promise<AssistantAnswer> {
  const { plan, offers, ...rest } = draft;
  const id = newId();
  const { chips, next, openings, ...kept } = around;
  const answer = {
    id,
    input,
    createdAt: now.toISOString(),
    ...rest,
    conversationId: conversationId ?? newId(),
    engine,
    ...kept,
  };
  const stored: StoredOffers | null = offers.length ? { complete: isComplete, offers } : null;
  await insertAnswer(sql, companyId, { answer, plan, offers: stored, usage, managerId });
  if (known?.learns) await learnQuestion(sql, companyId, known.learns, now);
  if (known?.isLearned) await noteUse(sql, companyId, input, now);
  return { ...answer, chips, next, ...(openings && { openings }) };
}
