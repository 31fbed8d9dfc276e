import { z } from 'zod';
import { endpoint, signedIn } from '../base/endpoint';
import { Id } from '../base/ids';
import { pageOf, pageRequest } from '../base/page';
import { limits } from '../limits';
import { Instant } from '../values/date';
import { text } from '../values/text';

export const AssistantAction = z.enum(['ANSWER', 'CLARIFY', 'REFUSE']);
export type AssistantAction = z.infer<typeof AssistantAction>;

export const clarifyReasons = [
  'period',
  'record_or_category',
  'category',
  'entity',
  'amount',
  'measure',
] as const;
export const refusalReasons = [
  'unknown_entity',
  'not_in_data',
  'outside_window',
  'insufficient_data',
  'currency',
  'write',
  'advice',
  'other_topic',
  'other_tenant',
  'injection',
  'too_long',
] as const;
export const AssistantReason = z.enum([...clarifyReasons, ...refusalReasons]);
export type AssistantReason = z.infer<typeof AssistantReason>;

/** A money figure carries the company's currency as its unit. */
export const AssistantUnit = z.enum(['TRY', 'USD', 'EUR', 'COUNT', 'PERCENT', 'DAYS', 'MONTHS']);
export type AssistantUnit = z.infer<typeof AssistantUnit>;

export const AssistantFigure = z.object({
  key: z.string(),
  label: z.string(),
  value: z.number(),
  unit: AssistantUnit,
});
export type AssistantFigure = z.infer<typeof AssistantFigure>;

/**
 * A record (key = id), category (id), method (CASH…), month (2026-03), quarter (2026-Q1), year, day,
 * weekday (1 = Monday) or type (GIRIS, CIKIS). `value` is money in the company's currency unless `unit` says else.
 */
export const AssistantRow = z.object({
  key: z.string(),
  label: z.string(),
  value: z.number(),
  unit: AssistantUnit,
  count: z.int().optional(),
  date: z.string().optional(),
  id: Id.optional(),
});
export type AssistantRow = z.infer<typeof AssistantRow>;

export const AssistantSource = z.object({
  type: z.enum(['CASH_FLOW', 'PROJECT_INCOME', 'PROJECT_EXPENSE']),
  id: Id,
  label: z.string(),
  date: z.string(),
  amount: z.number(),
});
export type AssistantSource = z.infer<typeof AssistantSource>;

export const AssistantEngine = z.enum(['RULES', 'LLM']);

/**
 * An answered question. `report` is the answer's text; `reading` says how the question was understood.
 * `matched` is what the answer rests on: all records counted, plain sum of both directions, first 50 ids.
 */
export const AssistantAnswer = z.object({
  id: Id,
  input: z.string(),
  report: z.string(),
  createdAt: Instant,
  action: AssistantAction,
  reason: AssistantReason.nullable(),
  figures: z.array(AssistantFigure),
  rows: z.array(AssistantRow),
  reading: z.string(),
  /** `from` is null when everything up to `to` was asked. */
  period: z.object({ from: z.string().nullable(), to: z.string() }).nullable(),
  matched: z.object({ count: z.int(), sum: z.number(), ids: z.array(Id).max(50) }),
  sources: z.array(AssistantSource).max(50),
  /** Complete questions, each of which is answered when sent back in the same conversation. */
  options: z.array(z.string()).max(4),
  scannedCount: z.int(),
  truncated: z.boolean(),
  conversationId: Id,
  engine: AssistantEngine,
});
export type AssistantAnswer = z.infer<typeof AssistantAnswer>;

export const AssistantQuestion = z.strictObject({
  input: text('Soru', { max: limits.question }),
  conversationId: Id.nullish(),
});
export type AssistantQuestion = z.infer<typeof AssistantQuestion>;

export const AssistantHistoryQuery = pageRequest(limits.page.assistantHistory);
export type AssistantHistoryQuery = z.infer<typeof AssistantHistoryQuery>;

export const assistantEndpoints = {
  /** With `Accept: text/plain` the answer is `report` alone. */
  ask: endpoint({
    id: 'assistant.ask',
    method: 'POST',
    path: '/vezne-ai/ask-cash-flow',
    summary: 'Ask a question about the cash ledger in Turkish',
    roles: signedIn,
    client: 'general',
    writes: true,
    allowedWhenExpired: true,
    rateClass: 'assistant',
    body: AssistantQuestion,
    output: AssistantAnswer,
  }),
  history: endpoint({
    id: 'assistant.history',
    method: 'POST',
    path: '/vezne-ai/get-ask-cash-flow',
    summary: 'Earlier questions with their answers, newest first; searches question and answer',
    roles: signedIn,
    client: 'general',
    writes: false,
    body: AssistantHistoryQuery,
    output: pageOf(AssistantAnswer),
  }),
};
