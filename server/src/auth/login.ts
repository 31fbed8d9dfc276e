import { codes, messages } from '@vezne/contract';
import type { Database } from '../db/database';
import { AppError } from '../errors';
import type { Log } from '../log';
import type { PasswordHasher } from '../password/hash';
import type { Keys } from '../session/keys';
import { tellSecurity } from '../session/security-event';
import type { Sessions } from '../session/sessions';
import type { Attempts } from './attempts';
import { deviceName } from './device';
import { findAccountByEmail } from './queries';

type Parts = {
  db: Database;
  keys: Keys;
  hasher: PasswordHasher;
  attempts: Attempts;
  sessions: Sessions;
  log: Log;
};

type SignIn = { email: string; password: string; ip: string; userAgent: string };

/** Signs a person in; one sentence for every way it can fail, and the same work behind it. */
export async function login(
  { db, keys, hasher, attempts, sessions, log }: Parts,
  { email, password, ip, userAgent }: SignIn,
) {
  const account = await findAccountByEmail(db, email);
  const right = await attempts.guard({ email, ip }, () => hasher.matches(password, account?.passwordHash));
  const device = deviceName(userAgent);
  if (!account || !right) {
    // Of an address that nobody has there is no company to tell.
    if (!account) log.warn({ event: 'login.failed', ip });
    else {
      const about = { companyId: account.companyId, personId: account.id, by: null, facts: { device } };
      await tellSecurity(db, { log, keys }, { event: 'login.failed', ...about }, { ip });
    }
    throw new AppError(codes.unauthenticated, messages.badCredentials);
  }
  const { companyId, id: managerId } = account;
  const tokens = await sessions.open(db, { companyId, managerId, ip, device });
  const about = { companyId, personId: managerId, by: managerId, facts: { device } };
  await tellSecurity(db, { log, keys }, { event: 'login.ok', ...about }, { ip });
  return { ...tokens, userType: account.role };
}
