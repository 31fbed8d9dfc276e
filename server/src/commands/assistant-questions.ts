import { stripped } from '../assistant/engine/words/stripped';
import type { Command } from './command';

type Asked = { question: string; action: string; reason: string | null };

/**
 * What was asked back or declined, for the next round of teaching: one line of JSON for each, the most frequent first,
 * without names, amounts, identifiers, days or companies.
 */
const assistantQuestions: Command = async ({ db }) => {
  const rows = await db.query<Asked>(
    `SELECT question, action, reason FROM assistant_answer WHERE action IN ('CLARIFY', 'REFUSE')`,
  );
  const counted = new Map<string, number>();
  for (const { question, action, reason } of rows) {
    const line = JSON.stringify({ question: stripped(question), action, reason });
    counted.set(line, (counted.get(line) ?? 0) + 1);
  }
  const sorted = [...counted].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  for (const [line, times] of sorted)
    process.stdout.write(`${JSON.stringify({ ...JSON.parse(line), times })}\n`);
};

export default assistantQuestions;
