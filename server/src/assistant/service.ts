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
import { insightsOf } from './engine/insights/find';
import type { LedgerView } from './engine/ledger/ledger';
import { type Around, aroundOf } from './engine/next/around';
import { firstQuestions } from './engine/next/first-questions';
import { answer as answerReply, type Draft } from './engine/run/answer';
import type { Day } from './engine/time/calendar';
import { findDismissed, type Owner } from './insight-queries';
import type { Ledgers } from './ledgers';
import type { Planner, Usage } from './model';
import { findFacts, insertAnswer, sumLedger } from './queries';
import type { Understanding } from './understanding';

/** What questions are answered with: ledgers already read, the engine, and a model's plans where one is set. */
export type Tools = { ledgers: Ledgers; understand: Understanding; planner?: Planner };

export type Worked = { draft: Draft; around: Around; engine: AssistantAnswer['engine']; usage: Usage | null };

/**
 * Reads the ledger, understands the question and works the answer out; changes nothing. The planner, when there
 * is one, is asked for a plan only where the rules leave words of the question unused.
 */
export async function workOut(
  sql: Sql,
  companyId: string,
  { input, conversationId, plan: chosen }: AssistantQuestion,
  today: string,
  { ledgers, understand, planner }: Tools,
): Promise<Worked> {
  const asked = chosen ? readPlan(chosen, today) : undefined;
  const { view, ledger, facts } = await viewOf(sql, companyId, conversationId ?? null, today, ledgers);
  if (asked) {
    const draft = await answerReply({ action: 'ANSWER', plan: asked }, view);
    return { draft, around: await aroundOf(draft, view), engine: 'RULES', usage: null };
  }
  const { lastPlan } = facts;
  const reply = await understand(companyId, input, ledger, Plan.safeParse(lastPlan).data);
  const planned = planner && reply.uncovered ? await planner(input, ledger, reply.uncovered) : undefined;
  const worked = await answerReply(planned?.plan ? { action: 'ANSWER', plan: planned.plan } : reply, view);
  const isAnswered = async (option: string) => {
    const again = await understand(companyId, option, ledger, worked.plan ?? undefined);
    return again.action === 'ANSWER' && (await answerReply(again, view)).matched.count > 0;
  };
  const draft =
    worked.action === 'ANSWER' && worked.plan
      ? { ...worked, options: await kept(worked.options, isAnswered) }
      : worked;
  const around = await aroundOf(draft, view);
  return { draft, around, engine: planned?.plan ? 'LLM' : 'RULES', usage: planned?.usage ?? null };
}

/** A company's ledger as it is answered from, and what was read beside it. */
async function viewOf(
  sql: Sql,
  companyId: string,
  conversationId: string | null,
  today: string,
  ledgers: Ledgers,
) {
  const facts = await findFacts(sql, companyId, conversationId);
  const { currency, firstDay } = facts;
  const ledger = await ledgers.read(sql, companyId, facts);
  const { window, truncated } = ledger;
  const sumUpTo = (day: Day | null) => sumLedger(sql, companyId, day);
  const view: LedgerView = { window, truncated, firstDay, today, currency, sumUpTo };
  return { view, ledger, facts };
}

/** What a company may begin with. */
export async function findFirstQuestions(
  sql: Sql,
  companyId: string,
  today: string,
  ledgers: Ledgers,
): Promise<AssistantNext[]> {
  const { view } = await viewOf(sql, companyId, null, today, ledgers);
  return firstQuestions(view);
}

/** What in the ledger is worth a look, without what the manager has dismissed. */
export async function findInsights(
  sql: Sql,
  owner: Owner,
  today: string,
  ledgers: Ledgers,
): Promise<AssistantInsight[]> {
  const { view } = await viewOf(sql, owner.companyId, null, today, ledgers);
  return insightsOf(view, await findDismissed(sql, owner));
}

/** What an answer offers must be answered when it is sent back. */
async function kept(options: string[], isAnswered: (option: string) => Promise<boolean>): Promise<string[]> {
  const answered: string[] = [];
  for (const option of options) if (await isAnswered(option)) answered.push(option);
  return answered;
}

/** Stores a worked-out answer in the company's history and hands it over as the caller gets it. */
export async function keep(
  sql: Sql,
  { companyId, managerId }: { companyId: string; managerId: string | null },
  { input, conversationId }: AssistantQuestion,
  { draft, around, engine, usage }: Worked,
  now: Date,
): Promise<AssistantAnswer> {
  const { plan, ...rest } = draft;
  const id = newId();
  const { chips, next, ...kept } = around;
  const answer = {
    id,
    input,
    createdAt: now.toISOString(),
    ...rest,
    conversationId: conversationId ?? newId(),
    engine,
    ...kept,
  };
  await insertAnswer(sql, companyId, { answer, plan, usage, managerId });
  return { ...answer, chips, next };
}
