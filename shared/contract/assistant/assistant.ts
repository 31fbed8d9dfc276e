import { z } from 'zod';
import { endpoint, signedIn } from '../base/endpoint';
import { Id } from '../base/ids';
import { pageOf, pageRequest } from '../base/page';
import { limits } from '../limits';
import { Instant } from '../values/date';
import { text } from '../values/text';
import { CashFlowType } from '../vocabulary';

/** What became of a question: answered, asked back (`options` are whole questions to choose from), or declined. */
export const AssistantAction = z.enum(['ANSWER', 'CLARIFY', 'REFUSE']);
export type AssistantAction = z.infer<typeof AssistantAction>;

/** What a question left open, so that it was asked back. */
export const clarifyReasons = [
  'period',
  'record_or_category',
  'category',
  'entity',
  'amount',
  'measure',
] as const;
/**
 * Why a question was declined: it names what the company does not have, asks for more than records can tell, or is none
 * about them.
 */
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
/** The reason of an answer that asks back or declines; an answered question has none (null). */
export const AssistantReason = z.enum([...clarifyReasons, ...refusalReasons]);
export type AssistantReason = z.infer<typeof AssistantReason>;

/** A money figure carries the company's currency as its unit. */
export const AssistantUnit = z.enum(['TRY', 'USD', 'EUR', 'COUNT', 'PERCENT', 'DAYS', 'MONTHS']);
export type AssistantUnit = z.infer<typeof AssistantUnit>;

/**
 * A single number of an answer. `key` tells figures of one answer apart, `label` is its Turkish name; money is not in
 * kuruş.
 */
export const AssistantFigure = z.object({
  key: z.string(),
  label: z.string(),
  value: z.number(),
  unit: AssistantUnit,
});
export type AssistantFigure = z.infer<typeof AssistantFigure>;

/** A page of its own behind a row: the account's entries, or the contact's. */
export const AssistantLink = z.object({ to: z.enum(['ACCOUNT', 'CONTACT']), id: Id });
export type AssistantLink = z.infer<typeof AssistantLink>;

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
  link: AssistantLink.optional(),
  /** The project that the row is about. */
  projectId: Id.optional(),
  /** Of a record: money in or money out. */
  direction: CashFlowType.optional(),
  /** Where the row is shown, from 1, if that is not where it stands: strange records come by day, the strangest are shown first. */
  place: z.int().optional(),
});
export type AssistantRow = z.infer<typeof AssistantRow>;

type Placed = { place?: number | undefined };

/** Rows in the order in which they are shown: those that have places, answer by answer; the others stay where they are. */
export function inPlace<Row extends Placed>(rows: readonly Row[]): Row[] {
  const answers: Row[][] = [];
  for (const row of rows) {
    const answer = answers.at(-1);
    if (answer && goesOn(answer, row)) answer.push(row);
    else answers.push([row]);
  }
  return answers.flatMap((answer) => answer.toSorted(({ place: a = 0 }, { place: b = 0 }) => a - b));
}

const goesOn = (answer: readonly Placed[], { place }: Placed) =>
  place !== undefined && answer.every((row) => row.place !== undefined && row.place !== place);

/** What answers a question, in a few words: a figure, or a row with the day of a record. */
export const AssistantGlimpse = AssistantRow.pick({ label: true, value: true, unit: true, date: true });
export type AssistantGlimpse = z.infer<typeof AssistantGlimpse>;

/** A record that an answer cites. `date` is YYYY-MM-DD, `amount` is positive: the direction stands beside it. */
export const AssistantSource = z.object({
  type: z.enum(['CASH_FLOW', 'PROJECT_INCOME', 'PROJECT_EXPENSE']),
  id: Id,
  label: z.string(),
  date: z.string(),
  amount: z.number(),
  /** Money in or money out; answers kept from before it was told have none. */
  direction: CashFlowType.optional(),
});
export type AssistantSource = z.infer<typeof AssistantSource>;

/** Who understood the question: the rules, or a configured language model that proposed the plan. */
export const AssistantEngine = z.enum(['RULES', 'LLM']);

/**
 * A plan as the server wrote it, handed back as it came: then there is nothing to understand. It says no more than a
 * question could, and the server checks it like one.
 */
export const PlanText = z
  .string({ error: 'Soru okunamadı' })
  .min(2, { error: 'Soru okunamadı' })
  .max(limits.planText, { error: 'Soru okunamadı' });

/** Something that can be asked with a press. */
export const AssistantNext = z.object({ question: z.string(), plan: PlanText });
export type AssistantNext = z.infer<typeof AssistantNext>;

/** A question about the records of one row of a ranking, by the row's key. */
export const AssistantOpening = AssistantNext.extend({ key: z.string() });
export type AssistantOpening = z.infer<typeof AssistantOpening>;

/** A part of how the question was read, with what it may be changed to; without choices it only tells. */
export const AssistantChip = z.object({
  slot: z.enum(['PERIOD', 'CATEGORY', 'DIRECTION', 'CONDITION']),
  label: z.string(),
  choices: z.array(AssistantNext.extend({ label: z.string(), isCurrent: z.boolean() })).max(12),
});
export type AssistantChip = z.infer<typeof AssistantChip>;

/** What the rows are: a course over time, a rank, the steps of a change, records; or nothing that can be drawn. */
export const AssistantShow = z.enum(['LINE', 'BARS', 'WATERFALL', 'RECORDS', 'TEXT']);
export type AssistantShow = z.infer<typeof AssistantShow>;

/** Values beside one another, each with what it was in the period before and the change in percent. */
export const AssistantBars = z.object({
  title: z.string(),
  /** What the bars and their outlines are of; without an earlier period there are no outlines. */
  periods: z.object({ now: z.string(), before: z.string() }).nullable(),
  /** Which change is good news: up for income, down for expense. */
  good: z.enum(['up', 'down']),
  rows: z
    .array(
      AssistantRow.pick({ key: true, label: true, value: true, unit: true }).extend({
        before: z.number().optional(),
        change: z.number().optional(),
      }),
    )
    .max(10),
});
export type AssistantBars = z.infer<typeof AssistantBars>;

/** Something in the ledger that is worth a look; asking its plan tells more. */
export const AssistantInsightKind = z.enum(['BALANCE', 'MISSED', 'DOUBLED', 'UNUSUAL', 'MOVED']);
export type AssistantInsightKind = z.infer<typeof AssistantInsightKind>;
export const AssistantInsight = AssistantNext.extend({
  /** The same as long as it holds; what dismisses it. */
  key: z.string(),
  kind: AssistantInsightKind,
  title: z.string(),
  note: z.string(),
});
export type AssistantInsight = z.infer<typeof AssistantInsight>;

const InsightKey = z.strictObject({
  key: z
    .string({ error: 'Bulgu geçerli değil' })
    .regex(/^[A-Z]{1,20}:[\w:-]{1,100}$/, { error: 'Bulgu geçerli değil' }),
});

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
  /** Read as somebody of the company chose when these words were asked back before. */
  isChosenBefore: z.boolean().optional(),
  /** `from` is null when everything up to `to` was asked. */
  period: z.object({ from: z.string().nullable(), to: z.string() }).nullable(),
  matched: z.object({ count: z.int(), sum: z.number(), ids: z.array(Id).max(50) }),
  sources: z.array(AssistantSource).max(50),
  /** Complete questions, each of which is answered when sent back in the same conversation. */
  options: z.array(z.string()).max(4),
  /** What answers each of the options, in their order; answers kept from before it was told have none. */
  glimpses: z.array(z.array(AssistantGlimpse).max(3)).max(4).optional(),
  /** Records of the ledger that were looked at; none where accounts, contacts or projects are asked about. */
  scannedCount: z.int(),
  truncated: z.boolean(),
  conversationId: Id,
  engine: AssistantEngine,
  /** Answers kept from before these were told have none; the history keeps neither `chips` nor `next` nor `openings`. */
  show: AssistantShow.optional(),
  /** Drawn instead of the rows, or where a comparison has none. */
  bars: AssistantBars.optional(),
  plan: PlanText.optional(),
  chips: z.array(AssistantChip).optional(),
  /** Questions that go on from here, each of which is answered. */
  next: z.array(AssistantNext).max(3).optional(),
  /** What opens the records of the first rows or bars of a ranking. */
  openings: z.array(AssistantOpening).max(12).optional(),
});
export type AssistantAnswer = z.infer<typeof AssistantAnswer>;

/**
 * A question as it is asked. `conversationId` goes on with an earlier one, whose period and subject it may leave out.
 */
export const AssistantQuestion = z.strictObject({
  input: text('Soru', { max: limits.question }),
  conversationId: Id.nullish(),
  /** The last answer of the conversation that the asker has seen: nothing later is leaned on, such as what was given up. */
  seenId: Id.nullish(),
  /** What was chosen instead of written: answered as it stands, `input` is only what it is called. */
  plan: PlanText.nullish(),
});
export type AssistantQuestion = z.infer<typeof AssistantQuestion>;

/** Which page of earlier questions; the search text is looked for in question and answer. */
export const AssistantHistoryQuery = pageRequest(limits.page.assistantHistory);
export type AssistantHistoryQuery = z.infer<typeof AssistantHistoryQuery>;

/**
 * Questions about the company's records. A plan that cannot be read is refused with 400 under `plan`; a question that
 * cannot be answered is no error but an answer that declines.
 */
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
  firstQuestions: endpoint({
    id: 'assistant.firstQuestions',
    method: 'GET',
    path: '/vezne-ai/first-questions',
    summary:
      "Up to four questions about the company's own categories, each of which is answered; a bare list",
    roles: signedIn,
    client: 'general',
    writes: false,
    output: z.array(AssistantNext).max(4),
  }),
  insights: endpoint({
    id: 'assistant.insights',
    method: 'GET',
    path: '/vezne-ai/insights',
    summary: 'Up to three findings of the ledger that the caller has not dismissed; a bare list',
    roles: signedIn,
    client: 'general',
    writes: false,
    output: z.array(AssistantInsight).max(3),
  }),
  dismissInsight: endpoint({
    id: 'assistant.dismissInsight',
    method: 'POST',
    path: '/vezne-ai/dismiss-insight',
    summary: 'Do not show a finding to the caller any more',
    roles: signedIn,
    client: 'general',
    writes: true,
    allowedWhenExpired: true,
    body: InsightKey,
    output: z.literal(true),
  }),
};
