import { codes, limits, messages } from '@vezne/contract';
import { MINUTE_MS } from '../calendar';
import type { Clock } from '../clock';
import type { Database, Sql } from '../db/database';
import { AppError } from '../errors';
import type { Log } from '../log';
import { hashOf } from '../mail/link-token';
import type { Mail } from '../mail/mail';
import { resetLink } from '../mail/templates';
import { refuseGuessable } from '../password/rules';
import type { Keys } from '../session/keys';
import { recordSecurityEvent } from '../session/security-event';
import type { Forget, Sessions } from '../session/sessions';
import { createLink, type LinkParts } from './links';
import * as queries from './queries';

/** A person gets at most one link a minute, however often someone asks for it. */
const PAUSE_MS = MINUTE_MS;
const LIFE_MS = limits.token.resetMinutes * MINUTE_MS;

const badLink = () => new AppError(codes.badInput, messages.badResetLink);

type Parts = LinkParts & { mail: Mail; keys: Keys; log: Log };

/** Mails a link for choosing a new password, if the address is known; tells nobody whether it is. */
export async function sendResetLink(parts: Parts, email: string): Promise<void> {
  const { db, mail, keys, log } = parts;
  const account = await queries.findAccountByEmail(db, email);
  if (!account) return;
  const link = await createLink(parts, account.id, { lifeMs: LIFE_MS, pauseMs: PAUSE_MS });
  if (!link) return;
  const about = { companyId: account.companyId, personId: account.id, by: null };
  await recordSecurityEvent(db, { log, keys }, { event: 'password.reset-asked', ...about });
  await mail.send(resetLink(account, link, limits.token.resetMinutes));
}

/** The owner of a link that still holds, who may choose this password; refuses otherwise. */
export async function checkReset(
  { db, now }: { db: Database; now: Clock },
  token: string,
  newPassword: string,
): Promise<queries.Account> {
  const found = await queries.findResetToken(db, hashOf(token), now());
  const account = found && (await queries.findAccount(db, found.accountId));
  if (!account) throw badLink();
  refuseGuessable('newPassword', newPassword, account);
  return account;
}

/** Uses the link up, stores the password and ends every session of the person, to be forgotten after the commit. */
export async function resetPassword(
  sql: Sql,
  { now, sessions }: { now: Clock; sessions: Sessions },
  token: string,
  account: queries.Account,
  passwordHash: string,
): Promise<Forget> {
  const claimed = await queries.claimResetToken(sql, hashOf(token), now());
  if (claimed?.accountId !== account.id) throw badLink();
  await queries.updatePassword(sql, account.id, passwordHash);
  return sessions.endAll(sql, { companyId: account.companyId, managerId: account.id });
}
