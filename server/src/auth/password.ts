import { codes, type PasswordChange } from '@vezne/contract';
import type { Database, Sql } from '../db/database';
import { AppError } from '../errors';
import type { Log } from '../log';
import type { Mail } from '../mail/mail';
import { passwordChanged } from '../mail/templates';
import type { PasswordHasher } from '../password/hash';
import { refuseGuessable } from '../password/rules';
import type { Caller } from '../session/guard';
import type { Keys } from '../session/keys';
import { recordSecurityEvent } from '../session/security-event';
import type { Forget, Sessions } from '../session/sessions';
import type { Attempts } from './attempts';
import { proveAccount } from './proof';
import { type Account, updatePassword } from './queries';

/** The caller's account, when the old password is right and the new one will do. */
export async function checkChange(
  parts: { db: Database; hasher: PasswordHasher; attempts: Attempts },
  { managerId }: Pick<Caller, 'managerId'>,
  { oldPassword, newPassword }: PasswordChange,
  ip: string,
): Promise<Account> {
  const account = await proveAccount(parts, { managerId, password: oldPassword, ip });
  if (!account)
    throw new AppError(codes.badInput, 'Şifre değiştirilemedi.', {
      fields: { oldPassword: 'Mevcut şifre hatalı' },
    });
  refuseGuessable('newPassword', newPassword, account);
  return account;
}

/** Stores a new password and ends the person's other sessions, which are to be forgotten after the commit. */
export async function changePassword(
  sql: Sql,
  sessions: Sessions,
  { companyId, managerId, sessionId }: Pick<Caller, 'companyId' | 'managerId' | 'sessionId'>,
  passwordHash: string,
): Promise<Forget> {
  await updatePassword(sql, managerId, passwordHash);
  return sessions.endAll(sql, { companyId, managerId, except: sessionId });
}

/** Tells log and history of a changed password. */
export const recordPasswordChange = (sql: Sql, parts: { keys: Keys; log: Log }, { companyId, id }: Account) =>
  recordSecurityEvent(sql, parts, { event: 'password.changed', companyId, personId: id, by: id });

/** Tells its owner of a changed password, by mail. */
export const announceChange = ({ mail }: { mail: Mail }, account: Pick<Account, 'email' | 'name'>) =>
  mail.send(passwordChanged(account));
