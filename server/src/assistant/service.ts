import { type AssistantAnswer, type AssistantQuestion, Plan } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import type { Sql } from '../db/database';
import type { LedgerView } from './engine/ledger/ledger';
import { answer as answerReply, type Draft } from './engine/run/answer';
import type { Day } from './engine/time/calendar';
import type { Ledgers } from './ledgers';
import type { Planner, Usage } from './model';
import { findFacts, insertAnswer, sumLedger } from './queries';
import type { Understanding } from './understanding';

/** What questions are answered with: ledgers already read, the engine, and a model's plans where one is set. */
export type Tools = { ledgers: Ledgers; understand: Understanding; planner?: Planner };

export type Worked = { draft: Draft; engine: AssistantAnswer['engine']; usage: Usage | null };

/**
 * Reads the ledger, understands the question and works the answer out; changes nothing. The planner, when there
 * is one, is asked for a plan only where the rules leave words of the question unused.
 */
export async function workOut(
  sql: Sql,
  companyId: string,
  { input, conversationId }: AssistantQuestion,
  today: string,
  { ledgers, understand, planner }: Tools,
): Promise<Worked> {
  const facts = await findFacts(sql, companyId, conversationId ?? null);
  const { currency, firstDay, lastPlan } = facts;
  const ledger = await ledgers.read(sql, companyId, facts);
  const { window, truncated } = ledger;
  const sumUpTo = (day: Day | null) => sumLedger(sql, companyId, day);
  const view: LedgerView = { window, truncated, firstDay, today, currency, sumUpTo };
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
  return { draft, engine: planned?.plan ? 'LLM' : 'RULES', usage: planned?.usage ?? null };
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
  { draft, engine, usage }: Worked,
  now: Date,
): Promise<AssistantAnswer> {
  const { plan, ...rest } = draft;
  const id = newId();
  const answer = {
    id,
    input,
    createdAt: now.toISOString(),
    ...rest,
    conversationId: conversationId ?? newId(),
    engine,
  };
  await insertAnswer(sql, companyId, { answer, plan, usage, managerId });
  return answer;
}
