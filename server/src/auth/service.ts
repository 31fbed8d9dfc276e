import { codes, limits, messages, type PasswordChange, type Subscription } from '@vezne/contract';
import type { Sql } from '../db/database';
import { AppError, notFound, sessionExpired } from '../errors';
import type { App } from '../http/app';
import { refuseGuessable } from '../password/rules';
import { type Caller, who } from '../session/guard';
import { endAll } from '../session/queries';
import { openSession } from '../session/sessions';
import { deviceName } from './device';
import { type Account, findAccount, findAccountByEmail, setPassword } from './queries';

type From = { ip: string; userAgent: string };

/** Signs a person in; one sentence for every way it can fail, and the same work behind it. */
export async function login(app: App, email: string, password: string, { ip, userAgent }: From) {
  const account = await findAccountByEmail(app.db, email);
  const right = await app.attempts.guard({ email, ip }, () =>
    app.hasher.matches(password, account?.passwordHash),
  );
  if (!account || !right) {
    app.log.warn({ event: 'login.failed', ip, who: account && who(app.keys, account.id) });
    throw new AppError(codes.unauthenticated, messages.badCredentials);
  }
  const { companyId, id: managerId } = account;
  const tokens = await openSession(app, app.db, { companyId, managerId, ip, device: deviceName(userAgent) });
  app.log.info({ event: 'login.ok', ip, who: who(app.keys, managerId) });
  return { ...tokens, userType: account.role };
}

/** The caller's account, when the old password is right and the new one will do. */
export async function checkChange(
  app: App,
  { managerId }: Caller,
  { oldPassword, newPassword }: PasswordChange,
  ip: string,
): Promise<Account> {
  const account = await findAccount(app.db, managerId);
  if (!account) throw sessionExpired();
  const right = await app.attempts.guard({ email: account.email, ip }, () =>
    app.hasher.matches(oldPassword, account.passwordHash),
  );
  if (!right)
    throw new AppError(codes.badInput, 'Şifre değiştirilemedi.', {
      fields: { oldPassword: 'Mevcut şifre hatalı' },
    });
  refuseGuessable('newPassword', newPassword, account);
  return account;
}

/** Stores a new password and ends the person's other sessions. */
export async function changePassword(app: App, db: Sql, caller: Caller, passwordHash: string): Promise<void> {
  const { companyId, managerId, sessionId } = caller;
  await setPassword(db, managerId, passwordHash);
  const ended = await endAll(db, { companyId, managerId, now: app.now(), except: sessionId });
  for (const id of ended) app.guard.forget(companyId, id);
}

const HOUR_MS = 3_600_000;

/** The company's subscription as it stands at `now`. */
export async function getSubscription(db: Sql, companyId: string, now: Date): Promise<Subscription> {
  const row = await db.first<{ plan: 'DENEME' | 'STANDART'; startAt: Date; endAt: Date }>(
    'SELECT plan, start_at AS "startAt", end_at AS "endAt" FROM subscription WHERE company_id = $1',
    [companyId],
  );
  if (!row) throw notFound();
  const hours = Math.max(0, Math.floor((row.endAt.getTime() - now.getTime()) / HOUR_MS));
  const expired = row.endAt <= now;
  return {
    plan: row.plan,
    status: expired ? 'SURESI_DOLDU' : 'AKTIF',
    startDate: row.startAt.toISOString(),
    endDate: row.endAt.toISOString(),
    remainingDays: Math.floor(hours / 24),
    remainingHours: hours,
    expired,
  };
}

/** A trial that starts at `now`. */
export const insertTrial = (db: Sql, companyId: string, now: Date) =>
  db.run('INSERT INTO subscription (company_id, plan, start_at, end_at) VALUES ($1, $2, $3, $4)', [
    companyId,
    'DENEME',
    now,
    new Date(now.getTime() + limits.subscription.trialDays * 24 * HOUR_MS),
  ]);

/** Moves the end of a subscription; a start after it moves along. */
export const moveSubscriptionEnd = (db: Sql, companyId: string, plan: Subscription['plan'], end: Date) =>
  db.run(
    'UPDATE subscription SET plan = $2, end_at = $3, start_at = least(start_at, $3) WHERE company_id = $1',
    [companyId, plan, end],
  );
