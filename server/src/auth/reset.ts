import { createHash, randomBytes } from 'node:crypto';
import { codes, limits, messages } from '@vezne/contract';
import type { Sql } from '../db/database';
import { AppError } from '../errors';
import type { App } from '../http/app';
import { invitation, passwordChanged, resetLink } from '../mail/letters';
import { refuseGuessable } from '../password/rules';
import { who } from '../session/guard';
import { endAll } from '../session/queries';
import {
  type Account,
  claimResetToken,
  findAccount,
  findAccountByEmail,
  lastResetAt,
  peekResetToken,
  replaceResetToken,
  setPassword,
} from './queries';

const MINUTE_MS = 60_000;
const INVITATION_MS = 3 * 24 * 60 * MINUTE_MS;
/** A person gets at most one link a minute, however often someone asks for it. */
const PAUSE_MS = MINUTE_MS;

const hashOf = (token: string) => createHash('sha256').update(token).digest();
const badLink = () => new AppError(codes.badInput, messages.badResetLink);

async function makeLink(app: App, db: Sql, accountId: string, lifeMs: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = app.now();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await replaceResetToken(db, { hash: hashOf(token), accountId, now, expiresAt });
  return `${app.settings.publicUrl}/forgot-password/${token}`;
}

/** Mails a link for choosing a new password, if the address is known; tells nobody whether it is. */
export async function sendResetLink(app: App, email: string): Promise<void> {
  const account = await findAccountByEmail(app.db, email);
  if (!account) return;
  const last = await lastResetAt(app.db, account.id);
  if (last && app.now().getTime() - last.getTime() < PAUSE_MS) return;
  const life = limits.token.resetMinutes * MINUTE_MS;
  const link = await app.db.transaction((sql) => makeLink(app, sql, account.id, life));
  app.log.info({ event: 'password.reset-asked', who: who(app.keys, account.id) });
  await app.mail.send(resetLink(account, link, limits.token.resetMinutes));
}

/** Mails a new manager a link for choosing the first password. */
export async function sendInvitation(app: App, accountId: string, invitedBy: string): Promise<void> {
  const account = await findAccount(app.db, accountId);
  if (!account) return;
  const link = await app.db.transaction((sql) => makeLink(app, sql, account.id, INVITATION_MS));
  await app.mail.send(invitation(account, link, invitedBy));
}

/** The owner of a link that still holds, who may choose this password; 400 otherwise. */
export async function checkReset(app: App, token: string, newPassword: string): Promise<Account> {
  const found = await peekResetToken(app.db, hashOf(token), app.now());
  const account = found && (await findAccount(app.db, found.accountId));
  if (!account) throw badLink();
  refuseGuessable('newPassword', newPassword, account);
  return account;
}

/** Uses the link up, stores the password and ends every session of the person. */
export async function resetPassword(
  app: App,
  db: Sql,
  token: string,
  account: Account,
  passwordHash: string,
) {
  const claimed = await claimResetToken(db, hashOf(token), app.now());
  if (claimed?.accountId !== account.id) throw badLink();
  await setPassword(db, account.id, passwordHash);
  const ended = await endAll(db, { companyId: account.companyId, managerId: account.id, now: app.now() });
  for (const id of ended) app.guard.forget(account.companyId, id);
}

/** Logs a changed password and tells its owner by mail. */
export async function announceChange(app: App, account: Pick<Account, 'id' | 'email' | 'name'>) {
  app.log.info({ event: 'password.changed', who: who(app.keys, account.id) });
  await app.mail.send(passwordChanged(account));
}
