import type { Pool } from '../threads/pool';
import { OutOfTime } from '../threads/pooled-thread';
import type { Reply } from './engine/ask/reply';
import type { Beside } from './engine/grasp';
import { Clause } from './engine/read/clause';
import { isTooLong, tooLong } from './engine/too-long';
import { type ReadLedger, seenLedger } from './ledgers';
import type { Asked, Understood } from './understand-thread';

/** Understands a company's question beside the event loop. */
export type Understanding = (
  companyId: string,
  question: string,
  ledger: ReadLedger,
  beside: Beside,
) => Promise<Reply>;

/** The engine behind a wall: a question that is too long, or takes too long, is declined. */
export function createUnderstanding(pool: Pool<Asked, Understood>): Understanding {
  async function ask(owner: string, asked: Asked, ledger: ReadLedger): Promise<Reply> {
    const understood =
      (await pool.run(asked, { owner })) ??
      (await pool.run({ ...asked, seen: seenLedger(ledger) }, { owner }));
    if (!understood) throw new Error('a ledger that was sent along is not known');
    const { reply, uncovered } = understood;
    if (reply.action === 'ANSWER' || reply.action === 'HELP' || !uncovered) return reply;
    return { ...reply, uncovered: new Clause(uncovered.items, uncovered.tokens) };
  }

  return async (companyId, question, ledger, beside) => {
    if (isTooLong(question)) return tooLong;
    try {
      return await ask(companyId, { ledger: ledger.id, question, beside }, ledger);
    } catch (error) {
      if (error instanceof OutOfTime) return tooLong;
      throw error;
    }
  };
}
