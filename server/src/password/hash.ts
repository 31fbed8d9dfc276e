import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { messages } from '@vezne/contract';
import { tooMany } from '../errors';

/** Cost of a password hash; the defaults are OWASP's for argon2id. */
export type PasswordCost = { memoryKib: number; passes: number };
export const defaultPasswordCost: PasswordCost = { memoryKib: 19_456, passes: 2 };

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** False, after the same work, when there is no hash to compare with. */
  matches(password: string, stored: string | null | undefined): Promise<boolean>;
};

const MAX_WAITING = 100;

/** Hashes with argon2id beside the event loop, few at a time; refuses when too many wait. */
export function createHasher({ memoryKib, passes }: PasswordCost): PasswordHasher {
  // One core is left for everything else.
  const slots = Math.max(1, availableParallelism() - 1);
  const waiting: (() => void)[] = [];
  let working = 0;

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (working >= slots) {
      if (waiting.length >= MAX_WAITING) throw tooMany(messages.rateLimit, 5);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else working++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working--;
    }
  }

  const make = (password: string) =>
    // The library's default algorithm is argon2id; its enum cannot be named in isolated modules.
    inTurn(() => hash(password, { memoryCost: memoryKib, timeCost: passes, parallelism: 1 }));
  const decoy = make('nobody knows this one');
  // Whoever compares first meets a failure to hash; until then it must not end the process.
  decoy.catch(() => {});

  return {
    hash: make,
    async matches(password, stored) {
      const compared = stored ?? (await decoy);
      const equal = await inTurn(() => verify(compared, password));
      return equal && stored === compared;
    },
  };
}
