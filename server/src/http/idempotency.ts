import { codes, limits, messages } from '@vezne/contract';
import { HOUR_MS } from '../calendar';
import type { Clock } from '../clock';
import type { Database, Sql } from '../db/database';
import { AppError, badInput } from '../errors';
import { fingerprint, type Keys } from '../session/keys';

/** Whose key it is: a manager of a company or, without a token, the endpoint. `identity` tells its request from others. */
export type Intent = { companyId: string; scope: string; key: string; endpointId: string; identity: unknown };

export type Answer = { body: string; replayed: boolean };

export type Idempotency = {
  /**
   * Runs a write in a transaction, at most once per key: the key, the effect and the answer are stored
   * together, and a repetition gets the stored answer. What fails leaves no trace and may be tried again.
   */
  run(db: Database, intent: Intent, work: (sql: Sql) => Promise<string>): Promise<Answer>;
  /** The stored answer to the same request, when there is one. */
  find(db: Sql, intent: Intent): Promise<Answer | undefined>;
};

/** The company of calls without a token. */
export const NO_COMPANY = '00000000-0000-0000-0000-000000000000';

const WAIT_MS = 5_000;

/** The key of a request; 400 when it is not printable text of at most 200 characters. */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header))
    throw badInput({ 'Idempotency-Key': 'İşlem anahtarı geçerli değil' });
  return header;
}

/** Remembers the answers to writes in the database for a day. */
export function createIdempotency(keys: Keys, now: Clock): Idempotency {
  // Beside the row lock in the database: those who wait here hold no connection.
  const running = new Map<string, Promise<unknown>>();

  async function find(sql: Sql, intent: Intent): Promise<Answer | undefined> {
    const stored = await sql.first<{ request: Buffer; answer: string | null }>(
      `SELECT request, answer FROM idempotency
        WHERE company_id = $1 AND scope = $2 AND key = $3 AND created_at >= $4`,
      [intent.companyId, intent.scope, intent.key, oldest(now())],
    );
    if (!stored || stored.answer === null) return undefined;
    if (!stored.request.equals(requestOf(keys, intent)))
      throw new AppError(codes.keyReused, messages.keyReused);
    return { body: stored.answer, replayed: true };
  }

  async function attempt(db: Database, intent: Intent, work: (sql: Sql) => Promise<string>): Promise<Answer> {
    const row = [intent.companyId, intent.scope, intent.key] as const;
    return db.transaction(async (sql) => {
      const moment = now();
      // Waits for a transaction that holds the same key in another process.
      const mine = await sql.run(
        `INSERT INTO idempotency (company_id, scope, key, request, created_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (company_id, scope, key) DO UPDATE
           SET request = excluded.request, answer = NULL, created_at = excluded.created_at
         WHERE idempotency.created_at < $6`,
        [...row, requestOf(keys, intent), moment, oldest(moment)],
      );
      if (mine === 0) return (await find(sql, intent)) ?? Promise.reject(busy());
      const body = await work(sql);
      await sql.run('UPDATE idempotency SET answer = $4 WHERE company_id = $1 AND scope = $2 AND key = $3', [
        ...row,
        body,
      ]);
      return { body, replayed: false };
    });
  }

  return {
    find,
    async run(db, intent, work) {
      const sameKey = `${intent.companyId} ${intent.scope} ${intent.key}`;
      const deadline = Date.now() + WAIT_MS;
      for (let other = running.get(sameKey); other; other = running.get(sameKey)) {
        if (!(await settled(other, deadline - Date.now()))) throw busy();
        const stored = await find(db, intent);
        if (stored) return stored;
      }
      const attempted = attempt(db, intent, work).finally(() => running.delete(sameKey));
      running.set(sameKey, attempted);
      return attempted;
    },
  };
}

const oldest = (moment: Date) => new Date(moment.getTime() - limits.idempotencyHours * HOUR_MS);

const requestOf = (keys: Keys, { endpointId, identity }: Intent) =>
  fingerprint(keys, JSON.stringify([endpointId, identity]));

// 503 is what the client repeats: the answer it waits for is being made.
const busy = () => new AppError(codes.unavailable, messages.unexpected, { retryAfter: 1 });

/** Did the work end, well or badly, within `ms`? */
function settled(work: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), Math.max(0, ms));
    const end = () => {
      clearTimeout(late);
      resolve(true);
    };
    work.then(end, end);
  });
}
