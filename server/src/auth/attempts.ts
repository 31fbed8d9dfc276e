import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { tooMany } from '../errors';
import { networkOf } from '../http/request/address';
import type { Log } from '../log';
import { fingerprint, type Keys } from '../session/keys';

/** After `free` failures in a row the next try waits 1, 2, 4 … at most `longest` minutes. */
type Patience = { free: number; longest: number };

// An address guessed at from one network. A blocked try is not counted, so the owner's wait never grows by itself.
const PAIR: Patience = { free: 5, longest: 15 };
// The same from many networks at once: slowed down, but never for long.
const ACCOUNT: Patience = { free: 50, longest: 1 };
// One network guessing at many addresses; an office shares one.
const NETWORK: Patience = { free: 300, longest: 1 };

const FORGOTTEN_AFTER_MS = 30 * 60_000;
const WAIT_MS = 5_000;

export type Attempts = {
  /**
   * Runs `evaluate` (is the password right?) unless too many failed before: 429 then. Tries are counted before
   * they are evaluated, so that any number of them at the same time gets no further than one after the other.
   */
  guard(from: Origin, evaluate: () => Promise<boolean>): Promise<boolean>;
  /** Forgets the failures: the owner has proved who they are. */
  clear(from: Origin): Promise<void>;
};

export type Origin = { email: string; ip: string };

/** `countNetworks`: off for tests and benchmarks, whose people all come from one place. */
type Parts = { db: Database; keys: Keys; now: Clock; log: Log; countNetworks: boolean };

/** Counts failed sign-ins in the database, for all processes. */
export function createAttempts({ db, keys, now, log, countNetworks }: Parts): Attempts {
  const evaluating = new Map<string, Set<Promise<unknown>>>();
  const keysOf = ({ email, ip }: Origin) => ({
    pair: fingerprint(keys, `attempt ${email} ${networkOf(ip)}`),
    account: fingerprint(keys, `attempt ${email}`),
    network: fingerprint(keys, `attempt from ${networkOf(ip)}`),
  });

  /** Counts one failure; undefined, and nothing counted, while the key is blocked. */
  const count = (key: Buffer, { free, longest }: Patience) => {
    const moment = now();
    const forgotten = new Date(moment.getTime() - FORGOTTEN_AFTER_MS);
    return db.first<{ failures: number }>(
      `INSERT INTO login_attempt AS a (key, failures, blocked_until, counted_at) VALUES ($1, 1, $2, $2)
       ON CONFLICT (key) DO UPDATE SET
         failures = CASE WHEN a.counted_at < $3 THEN 1 ELSE a.failures + 1 END,
         blocked_until = CASE WHEN a.counted_at < $3 OR a.failures + 1 < $4 THEN $2 ELSE
           $2 + least($5, power(2, least(a.failures + 1 - $4, 10))) * interval '1 minute' END,
         counted_at = $2
       WHERE a.blocked_until <= $2
       RETURNING failures`,
      [key, moment, forgotten, free, longest],
    );
  };

  async function blockedFor(...list: Buffer[]): Promise<number> {
    const row = await db.first<{ until: Date | null }>(
      'SELECT max(blocked_until) AS until FROM login_attempt WHERE key = ANY($1)',
      [list],
    );
    return Math.max(0, Math.ceil(((row?.until?.getTime() ?? 0) - now().getTime()) / 1000));
  }

  /** Takes back a try that was not evaluated. */
  const release = (key: Buffer) =>
    db.run(
      'UPDATE login_attempt SET failures = greatest(0, failures - 1), blocked_until = $2 WHERE key = $1',
      [key, now()],
    );

  async function takeTurn(
    from: Origin,
    { pair, account, network }: ReturnType<typeof keysOf>,
  ): Promise<void> {
    const name = pair.toString('hex');
    for (const deadline = Date.now() + WAIT_MS; ; ) {
      const wide = await blockedFor(account, network);
      if (wide > 0 && !(await isKnown(db, from))) throw refuse(from, wide);
      const hadOthers = evaluating.has(name);
      if (await count(pair, PAIR)) return;
      // Those who were counted before us may hear of it after us.
      await setImmediate();
      // Perhaps one of those being evaluated is right, and clears the way, or has done so meanwhile.
      const others = evaluating.get(name);
      if ((!others && !hadOthers) || Date.now() > deadline) throw refuse(from, (await blockedFor(pair)) || 1);
      await Promise.race(others ?? [undefined]);
    }
  }

  function refuse({ email, ip }: Origin, seconds: number) {
    log.warn({ event: 'login.blocked', ip, account: fingerprint(keys, email).toString('hex').slice(0, 12) });
    const minutes = Math.ceil(seconds / 60);
    return tooMany(`Çok fazla deneme yaptınız. ${minutes} dakika sonra tekrar deneyin.`, seconds);
  }

  const clear = async (from: Origin) => {
    const { pair, account } = keysOf(from);
    await db.run('DELETE FROM login_attempt WHERE key = ANY($1)', [[pair, account]]);
  };

  return {
    clear,
    async guard(from, evaluate) {
      const place = keysOf(from);
      await takeTurn(from, place);
      const outcome = evaluate();
      const done = track(evaluating, place.pair.toString('hex'), settle(outcome, from, place));
      await done;
      return outcome;
    },
  };

  async function settle(outcome: Promise<boolean>, from: Origin, place: ReturnType<typeof keysOf>) {
    const right = await outcome.catch(() => undefined);
    if (right === undefined) await release(place.pair);
    else if (right) await clear(from);
    else {
      await count(place.account, ACCOUNT);
      if (countNetworks) await count(place.network, NETWORK);
    }
  }
}

function track(
  running: Map<string, Set<Promise<unknown>>>,
  name: string,
  work: Promise<void>,
): Promise<void> {
  const together = running.get(name) ?? new Set();
  running.set(name, together);
  const tracked = work.finally(() => {
    together.delete(tracked);
    if (together.size === 0) running.delete(name);
  });
  together.add(tracked);
  return tracked;
}

/** Has this person been signed in from here before? Then an attack from elsewhere does not slow them down. */
async function isKnown(db: Database, { email, ip }: Origin): Promise<boolean> {
  const session = await db.first(
    `SELECT 1 FROM account a JOIN session s ON s.company_id = a.company_id AND s.manager_id = a.id
      WHERE a.email = $1 AND s.ip = $2 LIMIT 1`,
    [email, ip],
  );
  return session !== undefined;
}
