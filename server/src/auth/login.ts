import { codes, type FactorChallenge, type LoginAnswer, messages } from '@vezne/contract';
import type { Database } from '../db/database';
import { AppError } from '../errors';
import type { Background } from '../http/background';
import type { Log } from '../log';
import type { PasswordHasher } from '../password/hash';
import type { Keys } from '../session/keys';
import { recordSecurityEvent } from '../session/security-event';
import type { Attempts } from './attempts';
import { deviceName } from './device';
import { type Account, findAccountByEmail } from './queries';
import { deviceHashOf, type Origin, type SignIn } from './sign-in';

type Parts = {
  db: Database;
  keys: Keys;
  hasher: PasswordHasher;
  attempts: Attempts;
  log: Log;
  background: Background;
  signIn: SignIn;
  /** What stands between the password and a session, if the account has a second factor. */
  challengeFor: (account: Account) => Promise<string | undefined>;
};

type Given = Origin & { email: string; password: string };

/**
 * Signs a person in, or asks for the second factor; one sentence for every way it can fail, and the same work before
 * it: what only a known address has to write down, its company's history, is written after the answer.
 */
export async function login(
  { db, keys, hasher, attempts, log, background, signIn, challengeFor }: Parts,
  { email, password, ...from }: Given,
): Promise<LoginAnswer | FactorChallenge> {
  const { ip } = from;
  const account = await findAccountByEmail(db, email);
  const deviceHash = deviceHashOf(keys, email, from.deviceId);
  const right = await attempts.guard({ email, ip, deviceHash }, () =>
    hasher.matches(password, account?.passwordHash),
  );
  if (!account || !right) {
    // Of an address that nobody has there is no company to tell.
    if (!account) log.warn({ event: 'login.failed', ip });
    else {
      const about = {
        companyId: account.companyId,
        personId: account.id,
        by: null,
        facts: { device: deviceName(from.userAgent) },
      };
      background.start(() =>
        recordSecurityEvent(db, { log, keys }, { event: 'login.failed', ...about }, { ip }),
      );
    }
    throw new AppError(codes.unauthenticated, messages.badCredentials);
  }
  const challenge = await challengeFor(account);
  return challenge === undefined ? signIn(account, from) : { challenge };
}
