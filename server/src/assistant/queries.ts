import {
  type AssistantAnswer,
  type AssistantQuestion,
  type Currency,
  limits,
  type Plan,
} from '@vezne/contract';
import { listOpenings, openedBy } from '../cash-account/queries';
import type { Sql } from '../db/database';
import { orNotFound } from '../errors';
import type { Offer } from './engine/ask/offers';
import type { Entry, LedgerSum } from './engine/ledger/ledger';
import { TURNS } from './engine/propose/turn';
import type { Day } from './engine/time/calendar';
import { digestOf } from './learned-queries';

const WINDOW = limits.assistantWindow;

/** The newest records by day, creation and id, oldest first; one more tells that the ledger is longer. */
export async function findWindow(
  sql: Sql,
  companyId: string,
): Promise<{ window: Entry[]; truncated: boolean }> {
  const rows = await sql.query<Omit<Entry, 'kurus'> & { kurus: string }>(
    `SELECT e.id, e.date, e.type, e.category_id AS "categoryId", c.name AS category, e.description,
            e.search_text AS folded, e.amount_kurus AS kurus, e.payment_method AS method, a.name AS account
       FROM cash_flow e JOIN category c ON c.company_id = e.company_id AND c.id = e.category_id
       JOIN cash_account a ON a.company_id = e.company_id AND a.id = e.account_id
      WHERE e.company_id = $1 AND e.transfer_id IS NULL
      ORDER BY e.date DESC, e.created_at DESC, e.id DESC LIMIT ${WINDOW + 1}`,
    [companyId],
    { name: 'assistant-window' },
  );
  const window = rows.slice(0, WINDOW).reverse();
  return {
    window: window.map((row) => ({ ...row, kurus: BigInt(row.kurus) })),
    truncated: rows.length > WINDOW,
  };
}

/** Income, expense and records of the whole ledger up to a day (null: all), with the 50 newest. */
export async function sumLedger(sql: Sql, companyId: string, day: Day | null): Promise<LedgerSum> {
  const sums = await sql.query<{ type: string; total: string; n: string }>(
    `SELECT type, sum(total)::text AS total, sum(n)::text AS n FROM ledger_day
      WHERE company_id = $1 AND ($2::date IS NULL OR day <= $2::date) GROUP BY type`,
    [companyId, day],
  );
  const newest = await sql.query<{ id: string }>(
    `SELECT id FROM cash_flow WHERE company_id = $1 AND transfer_id IS NULL AND ($2::date IS NULL OR date <= $2::date)
      ORDER BY date DESC, created_at DESC, id DESC LIMIT 50`,
    [companyId, day],
  );
  const of = (type: string) => BigInt(sums.find((row) => row.type === type)?.total ?? 0);
  const openings = await listOpenings(sql, companyId);
  const [income, expense] = [of('GIRIS'), of('CIKIS')];
  return {
    income,
    expense,
    cash: openedBy(openings, day ?? '9999-12-31') + income - expense,
    count: sums.reduce((count, { n }) => count + Number(n), 0),
    ids: newest.map(({ id }) => id),
  };
}

export type Facts = {
  currency: Currency;
  /** Grows with every write to the ledger. */
  version: string;
  categories: { name: string; spends: boolean }[];
  accounts: string[];
  /** Day of the oldest record of the whole ledger. */
  firstDay: Day | null;
  /** Of the conversation's newest turns that had one, oldest first; of a turn that was asked back, its likeliest reading. */
  plans: unknown[];
  /** Was the conversation's newest turn declined or asked back? */
  isOpen: boolean;
  /** The option of this conversation that the question is, with the question it was offered for. */
  chosen: { plan: unknown; question: string; complete: boolean } | null;
  /** What the company has chosen for the same words before. */
  learned: unknown;
};

/** A turn that its asker has seen: none later than the answer of this conversation that is named. */
const SEEN = `($5::uuid IS NULL OR (a.created_at, a.id) <= (SELECT created_at, id FROM assistant_answer
  WHERE company_id = $1 AND conversation_id = $2::uuid AND id = $5::uuid))`;

/** Everything beside the records that a question needs, in one statement. */
export async function findFacts(
  sql: Sql,
  companyId: string,
  { input, conversationId, seenId }: Pick<AssistantQuestion, 'input' | 'conversationId' | 'seenId'>,
): Promise<Facts> {
  const facts = await sql.first<Facts>(
    `SELECT c.selected_currency AS currency,
            (SELECT coalesce(sum(ver), 0)::text FROM ledger_total WHERE company_id = $1) AS version,
            (SELECT coalesce(json_agg(json_build_object('name', name, 'spends', type = 'GIDER') ORDER BY name_key), '[]')
               FROM category WHERE company_id = $1) AS categories,
            (SELECT coalesce(json_agg(name ORDER BY name_key), '[]') FROM cash_account WHERE company_id = $1) AS accounts,
            (SELECT min(date) FROM cash_flow WHERE company_id = $1) AS "firstDay",
            (SELECT coalesce(json_agg(plan ORDER BY created_at, id), '[]') FROM (
               SELECT created_at, id, coalesce(plan, offers #> '{offers,0,plan}') AS plan FROM assistant_answer a
                WHERE company_id = $1 AND conversation_id = $2::uuid AND (plan IS NOT NULL OR offers IS NOT NULL)
                  AND ${SEEN}
                ORDER BY created_at DESC, id DESC LIMIT ${TURNS}) turn) AS plans,
            coalesce((SELECT action IN ('CLARIFY', 'REFUSE') FROM assistant_answer a
              WHERE company_id = $1 AND conversation_id = $2::uuid AND ${SEEN}
              ORDER BY created_at DESC, id DESC LIMIT 1), false) AS "isOpen",
            (SELECT json_build_object('plan', o -> 'plan', 'question', a.question, 'complete', a.offers -> 'complete')
               FROM assistant_answer a CROSS JOIN jsonb_array_elements(a.offers -> 'offers') AS o
              WHERE a.company_id = $1 AND a.conversation_id = $2::uuid AND o ->> 'sentence' = $3 AND ${SEEN}
              ORDER BY a.created_at DESC, a.id DESC LIMIT 1) AS chosen,
            (SELECT plan FROM learned_question WHERE company_id = $1 AND words = $4) AS learned
       FROM company c WHERE c.id = $1`,
    [companyId, conversationId ?? null, input, digestOf(input), seenId ?? null],
    { name: 'assistant-facts' },
  );
  return orNotFound(facts);
}

/** The options of an answer as they are kept. `complete`: the question said all, and may be learned from. */
export type StoredOffers = { complete: boolean; offers: Offer[] };

export type StoredAnswer = {
  answer: AssistantAnswer;
  plan: Plan | null;
  offers: StoredOffers | null;
  usage: object | null;
  managerId: string | null;
};

export async function insertAnswer(
  sql: Sql,
  companyId: string,
  { answer, plan, offers, usage, managerId }: StoredAnswer,
): Promise<void> {
  await sql.run(
    `INSERT INTO assistant_answer (company_id, id, conversation_id, question, report, action, reason, plan, engine,
                                   usage, record_ids, answer, created_at, created_by, offers)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10::jsonb, $11::uuid[], $12::jsonb, $13, $14, $15::jsonb)`,
    [
      companyId,
      answer.id,
      answer.conversationId,
      answer.input,
      answer.report,
      answer.action,
      answer.reason,
      plan && JSON.stringify(plan),
      answer.engine,
      usage && JSON.stringify(usage),
      answer.matched.ids,
      JSON.stringify(answer),
      answer.createdAt,
      managerId,
      offers && JSON.stringify(offers),
    ],
  );
}

/** One page of earlier answers, newest first, with how many there are. */
export async function findAnswers(
  sql: Sql,
  companyId: string,
  { page, pageSize, searchText }: { page: number; pageSize: number; searchText: string },
): Promise<{ content: AssistantAnswer[]; total: number }> {
  const where = "company_id = $1 AND ($2 = '' OR search_text LIKE tr_contains($2))";
  const text = searchText.trim();
  const rows = await sql.query<{ answer: AssistantAnswer }>(
    `SELECT answer FROM assistant_answer WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4`,
    [companyId, text, pageSize, page * pageSize],
  );
  const count = await sql.first<{ total: string }>(
    `SELECT count(*)::text AS total FROM assistant_answer WHERE ${where}`,
    [companyId, text],
  );
  return { content: rows.map(({ answer }) => answer), total: Number(count?.total ?? 0) };
}
