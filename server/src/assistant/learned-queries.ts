import { createHash } from 'node:crypto';
import { type LearnedQuestion, limits, Plan } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import type { Sql } from '../db/database';
import { sentenceOf } from './engine/ask/sentence';
import type { CurrencyCode } from './engine/say/say';
import { wordsOf } from './engine/words/same-words';

/** What a question's words are found again by. */
export const digestOf = (question: string): string =>
  createHash('sha256').update(wordsOf(question)).digest('base64url');

/** Keeps what was chosen for a question, in place of an earlier choice; the one least used goes when there are too many. */
export async function learnQuestion(
  sql: Sql,
  companyId: string,
  { question, plan }: { question: string; plan: Plan },
  now: Date,
): Promise<void> {
  await sql.run(
    `INSERT INTO learned_question (company_id, id, question, words, plan, learned_at, used_at)
     VALUES ($1, $2, $3, $4, $5::jsonb, $6, $6)
     ON CONFLICT (company_id, words)
     DO UPDATE SET question = excluded.question, plan = excluded.plan, learned_at = $6, used_at = $6`,
    [companyId, newId(), question, digestOf(question), JSON.stringify(plan), now],
  );
  await sql.run(
    `DELETE FROM learned_question WHERE company_id = $1 AND id IN (
       SELECT id FROM learned_question WHERE company_id = $1 ORDER BY used_at DESC, id DESC OFFSET $2)`,
    [companyId, limits.learnedQuestions],
  );
}

/** Notes that a question was answered as it was learned. */
export async function noteUse(sql: Sql, companyId: string, question: string, now: Date): Promise<void> {
  await sql.run('UPDATE learned_question SET used_at = $3 WHERE company_id = $1 AND words = $2', [
    companyId,
    digestOf(question),
    now,
  ]);
}

type Row = Omit<LearnedQuestion, 'reading' | 'learnedAt' | 'usedAt'> & {
  plan: unknown;
  currency: CurrencyCode;
  learnedAt: Date;
  usedAt: Date;
};

export async function listLearnedQuestions(sql: Sql, companyId: string): Promise<LearnedQuestion[]> {
  const rows = await sql.query<Row>(
    `SELECT l.id, l.question, l.plan, l.learned_at AS "learnedAt", l.used_at AS "usedAt",
            c.selected_currency AS currency
       FROM learned_question l JOIN company c ON c.id = l.company_id
      WHERE l.company_id = $1 ORDER BY l.used_at DESC, l.id DESC`,
    [companyId],
  );
  return rows.map(({ plan, currency, learnedAt, usedAt, ...row }) => {
    const known = Plan.safeParse(plan).data;
    return {
      ...row,
      reading: known ? sentenceOf(known, currency) : '',
      learnedAt: learnedAt.toISOString(),
      usedAt: usedAt.toISOString(),
    };
  });
}

export async function deleteLearnedQuestion(sql: Sql, companyId: string, id: string): Promise<boolean> {
  return (
    (await sql.run('DELETE FROM learned_question WHERE company_id = $1 AND id = $2', [companyId, id])) > 0
  );
}
