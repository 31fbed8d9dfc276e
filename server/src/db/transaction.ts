import { errorCode } from '../failure';
import { wait } from '../wait';
import type { Clients, Send } from './clients';
import { leavesConnectionUsable, toAppError } from './database-error';
import { type Behalf, beginning } from './scope';

/** What a transaction sees of the others; `READ COMMITTED` where nothing is said. */
export type Isolation = 'READ COMMITTED' | 'REPEATABLE READ' | 'SERIALIZABLE';

/** How a transaction sees the others, and on whose behalf it works. */
type Manner = { isolation: Isolation; behalf?: Behalf };

const ATTEMPTS = 5;
const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';

/** Runs `work` in one transaction; again when Postgres gave it up for the sake of others. */
export async function runTransaction<Result>(
  clients: Clients,
  work: (send: Send) => Promise<Result>,
  manner: Manner,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await clients.lend((send) => attempt(send, work, manner));
    } catch (error) {
      const retryable = [DEADLOCK, SERIALIZATION_FAILURE].includes(errorCode(error) ?? '');
      if (!retryable || tries === ATTEMPTS) throw toAppError(error, false);
      await wait(Math.random() * 20 * 2 ** tries);
    }
  }
}

async function attempt<Result>(
  send: Send,
  work: (send: Send) => Promise<Result>,
  { isolation, behalf }: Manner,
): Promise<Result> {
  await send({ text: beginning(isolation, behalf) });
  try {
    const result = await work(send);
    const { command } = await send({ text: 'COMMIT' });
    // After a swallowed failure Postgres answers COMMIT with a rollback, and no error.
    if (command !== 'COMMIT') throw new Error('the transaction had failed and was rolled back');
    return result;
  } catch (error) {
    if (leavesConnectionUsable(error)) await send({ text: 'ROLLBACK' });
    throw error;
  }
}
