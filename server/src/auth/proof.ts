import { codes } from '@vezne/contract';
import type { Database } from '../db/database';
import { AppError, sessionExpired } from '../errors';
import type { PasswordHasher } from '../password/hash';
import type { Attempts } from './attempts';
import { type Account, findAccount } from './queries';

type Parts = { db: Database; hasher: PasswordHasher; attempts: Attempts };

type Typed = { managerId: string; password: string; ip: string };

/** The account of who has typed the right password; undefined for a wrong one, which counts like a failed sign-in. */
export async function proveAccount(
  { db, hasher, attempts }: Parts,
  { managerId, password, ip }: Typed,
): Promise<Account | undefined> {
  const account = await findAccount(db, managerId);
  if (!account) throw sessionExpired();
  const right = await attempts.guard({ email: account.email, ip }, () =>
    hasher.matches(password, account.passwordHash),
  );
  return right ? account : undefined;
}

/** Refuses a wrong password. As bad input: the session is as good as before. */
export async function requirePassword(parts: Parts, typed: Typed): Promise<void> {
  const message = 'Şifre hatalı';
  if (!(await proveAccount(parts, typed)))
    throw new AppError(codes.badInput, message, { fields: { password: message } });
}
