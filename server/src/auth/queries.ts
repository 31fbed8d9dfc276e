import { messages } from '@vezne/contract';
import type { Sql } from '../db/database';
import { conflict } from '../errors';

export type Account = {
  id: string;
  companyId: string;
  email: string;
  passwordHash: string | null;
  role: string;
  name: string;
  surname: string;
  companyName: string;
};

const ACCOUNT = `
  SELECT a.id, a.company_id AS "companyId", a.email, a.password_hash AS "passwordHash", m.role, m.name, m.surname,
         c.name AS "companyName"
    FROM account a
    JOIN manager m ON m.company_id = a.company_id AND m.id = a.id
    JOIN company c ON c.id = a.company_id`;

export const findAccountByEmail = (sql: Sql, email: string) =>
  sql.first<Account>(`${ACCOUNT} WHERE a.email = $1`, [email]);

export const findAccount = (sql: Sql, id: string) => sql.first<Account>(`${ACCOUNT} WHERE a.id = $1`, [id]);

// Any number of our own, so that the address is not mistaken for what another advisory lock guards.
const ADDRESSES = 20_261_122;

/** Lets one transaction at a time take an address: the next one finds it taken. */
export const lockAddress = (sql: Sql, email: string) =>
  sql.run('SELECT pg_advisory_xact_lock($1, hashtext($2))', [ADDRESSES, email]);

/** Does anybody of any company sign in with the address? */
export async function isEmailTaken(sql: Sql, email: string): Promise<boolean> {
  const row = await sql.first<{ taken: boolean }>('SELECT email_is_taken($1) AS taken', [email]);
  return row?.taken === true;
}

/** Refuses an address that somebody signs in with already. */
export async function assertEmailFree(sql: Sql, email: string): Promise<void> {
  if (await isEmailTaken(sql, email)) throw conflict('email', messages.emailTaken);
}

export const insertAccount = (
  sql: Sql,
  account: { id: string; companyId: string; email: string; passwordHash: string | null },
) =>
  sql.run('INSERT INTO account (id, company_id, email, password_hash) VALUES ($1, $2, $3, $4)', [
    account.id,
    account.companyId,
    account.email,
    account.passwordHash,
  ]);

/** Stores a new password and voids the links that were sent for choosing one. */
export async function updatePassword(sql: Sql, accountId: string, passwordHash: string): Promise<void> {
  await sql.run('UPDATE account SET password_hash = $2 WHERE id = $1', [accountId, passwordHash]);
  await sql.run('DELETE FROM reset_token WHERE account_id = $1', [accountId]);
}

/** Removes a sign-in with its manager, sessions and links. */
export const deleteAccount = (sql: Sql, id: string) => sql.run('DELETE FROM account WHERE id = $1', [id]);

type ResetToken = { hash: Buffer; accountId: string; now: Date; expiresAt: Date };

/** Keeps a link's hash; the person's earlier links are void from now on. */
export async function replaceResetToken(sql: Sql, token: ResetToken): Promise<void> {
  await sql.run('DELETE FROM reset_token WHERE account_id = $1', [token.accountId]);
  await sql.run(
    'INSERT INTO reset_token (hash, account_id, created_at, expires_at) VALUES ($1, $2, $3, $4)',
    [token.hash, token.accountId, token.now, token.expiresAt],
  );
}

/** Lets one transaction at a time make links for an account; false when it is gone. */
export const lockAccount = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql.first('SELECT 1 FROM account WHERE id = $1 FOR NO KEY UPDATE', [id])) !== undefined;

/** When the person's newest link was made. */
export async function lastResetAt(sql: Sql, accountId: string): Promise<Date | undefined> {
  const row = await sql.first<{ at: Date | null }>(
    'SELECT max(created_at) AS at FROM reset_token WHERE account_id = $1',
    [accountId],
  );
  return row?.at ?? undefined;
}

export const findResetToken = (sql: Sql, hash: Buffer, now: Date) =>
  sql.first<{ accountId: string }>(
    'SELECT account_id AS "accountId" FROM reset_token WHERE hash = $1 AND expires_at > $2',
    [hash, now],
  );

/** Uses a link up: of any number who try at once, one gets the row. */
export const claimResetToken = (sql: Sql, hash: Buffer, now: Date) =>
  sql.first<{ accountId: string }>(
    'DELETE FROM reset_token WHERE hash = $1 AND expires_at > $2 RETURNING account_id AS "accountId"',
    [hash, now],
  );
