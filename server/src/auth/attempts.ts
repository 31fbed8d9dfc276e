import { MINUTE_MS } from '../calendar';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { tooMany } from '../errors';
import { networkOf } from '../http/request/address';
import type { Log } from '../log';
import { fingerprint, type Keys, pseudonymOf } from '../session/keys';
import * as queries from './attempt-queries';
import { createEvaluations, type Group } from './attempts/evaluations';

// An address guessed at from one network. A blocked try is not counted, so the owner's wait never grows by itself.
const PAIR: queries.Patience = { free: 5, longest: 15 };
// The same from many networks at once: slowed down, but never for long.
const ACCOUNT: queries.Patience = { free: 50, longest: 1 };
// One network guessing at many addresses; an office shares one.
const NETWORK: queries.Patience = { free: 300, longest: 1 };

const FORGOTTEN_AFTER_MS = 30 * MINUTE_MS;
const WAIT_MS = 5_000;

/** `kind` keeps guesses at codes apart from guesses at passwords. */
type Origin = { email: string; ip: string; deviceHash?: Buffer; kind?: 'factor' };

export type Attempts = {
  /**
   * Runs `evaluate` (is the password right?) unless too many failed before: it refuses then. Tries are counted before
   * they are evaluated, so that any number of them at the same time gets no further than one after the other.
   */
  guard(from: Origin, evaluate: () => Promise<boolean>): Promise<boolean>;
  /** Forgets the failures: the owner has proved who they are. */
  clear(from: Origin): Promise<void>;
};

type Parts = {
  db: Database;
  keys: Keys;
  now: Clock;
  log: Log;
  /** Off for tests and benchmarks, whose people all come from one place. */
  countNetworks: boolean;
};

/** A try, and the keys that its failure counts for. */
type Try = Parts & { from: Origin; pair: Buffer; account: Buffer; network: Buffer };

/** Counts failed sign-ins in the database, for all processes. */
export function createAttempts(parts: Parts): Attempts {
  const evaluations = createEvaluations();
  const tryFrom = (from: Origin): Try => {
    const key = (text: string) => fingerprint(parts.keys, text);
    const network = networkOf(from.ip);
    const whom = from.kind ? `${from.kind} ${from.email}` : from.email;
    return {
      ...parts,
      from,
      pair: key(`attempt ${whom} ${network}`),
      account: key(`attempt ${whom}`),
      network: key(`attempt from ${network}`),
    };
  };
  return {
    clear: (from) => clear(tryFrom(from)),
    guard(from, evaluate) {
      const attempt = tryFrom(from);
      return evaluations(attempt.pair.toString('hex'), async (group) => {
        await takeTurn(attempt, group);
        try {
          const outcome = evaluate();
          await settle(attempt, outcome);
          return await outcome;
        } finally {
          group.ended();
        }
      });
    },
  };
}

/** Counts the try, or refuses it; while others are being evaluated, one of them may be right and clear the way. */
async function takeTurn(attempt: Try, group: Group): Promise<void> {
  for (const deadline = Date.now() + WAIT_MS; ; ) {
    await refuseWide(attempt);
    const turn = await group.take(() => count(attempt, attempt.pair, PAIR));
    if (turn === 'taken') return;
    if (turn === 'blocked' || Date.now() > deadline)
      throw refuse(attempt, (await blockedFor(attempt, attempt.pair)) || 1);
  }
}

/** An attack from elsewhere does not slow those down who sign in from where they always do. */
async function refuseWide(attempt: Try): Promise<void> {
  const { db, from, account, network } = attempt;
  const seconds = await blockedFor(attempt, account, network);
  if (seconds > 0 && !(await queries.wasSignedInFrom(db, from))) throw refuse(attempt, seconds);
}

/** Seconds until none of the keys is blocked. */
async function blockedFor({ db, now }: Parts, ...keys: Buffer[]): Promise<number> {
  const until = await queries.blockedUntil(db, keys);
  return Math.max(0, Math.ceil(((until?.getTime() ?? 0) - now().getTime()) / 1000));
}

async function count({ db, now }: Parts, key: Buffer, patience: queries.Patience): Promise<boolean> {
  const moment = now();
  const forgottenBefore = new Date(moment.getTime() - FORGOTTEN_AFTER_MS);
  return (await queries.countFailure(db, key, patience, { now: moment, forgottenBefore })) !== undefined;
}

function refuse({ log, keys, from: { email, ip } }: Try, seconds: number) {
  log.warn({ event: 'login.blocked', ip, account: pseudonymOf(keys, email) });
  const minutes = Math.ceil(seconds / 60);
  return tooMany(`Çok fazla deneme yaptınız. ${minutes} dakika sonra tekrar deneyin.`, seconds);
}

/** Turns the try that was counted into what it came to. */
async function settle(attempt: Try, outcome: Promise<boolean>): Promise<void> {
  const { db, pair, account, network, now, countNetworks } = attempt;
  const right = await outcome.catch(() => undefined);
  if (right === undefined) await queries.releaseFailure(db, pair, now());
  else if (right) await clear(attempt);
  else {
    await count(attempt, account, ACCOUNT);
    if (countNetworks) await count(attempt, network, NETWORK);
  }
}

async function clear({ db, pair, account }: Try): Promise<void> {
  await queries.deleteFailures(db, [pair, account]);
}
