import type { AccountCreate } from '@vezne/contract';
import type { Sql } from '../db/database';

/** A sign-up that waits for its mailed link to be opened. */
export type PendingSignUp = Pick<
  AccountCreate,
  'email' | 'name' | 'surname' | 'companyName' | 'phone' | 'taxNumber' | 'selectedCurrency'
> & { id: string; companyId: string };

/** A link as it is kept: its hash, when it was made and until when it opens. */
type Link = { hash: Buffer; sentAt: Date; expiresAt: Date };

export const insertPending = (
  sql: Sql,
  pending: PendingSignUp & { passwordHash: string },
  { hash, sentAt, expiresAt }: Link,
) =>
  sql.run(
    `INSERT INTO pending_sign_up (id, new_company_id, email, name, surname, company_name, phone, tax_number,
                                  selected_currency, password_hash, token_hash, created_at, sent_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $13)`,
    [
      pending.id,
      pending.companyId,
      pending.email,
      pending.name,
      pending.surname,
      pending.companyName,
      pending.phone,
      pending.taxNumber,
      pending.selectedCurrency,
      pending.passwordHash,
      hash,
      sentAt,
      expiresAt,
    ],
  );

const PENDING = `id, new_company_id AS "companyId", email, name, surname, company_name AS "companyName", phone,
  tax_number AS "taxNumber", selected_currency AS "selectedCurrency"`;

export const findPending = (sql: Sql, id: string) =>
  sql.first<PendingSignUp>(`SELECT ${PENDING} FROM pending_sign_up WHERE id = $1 AND used_at IS NULL`, [id]);

type Opened = PendingSignUp & { passwordHash: string | null; expiresAt: Date; usedAt: Date | null };

/** The sign-up that a link belongs to; others who open it at the same time wait. */
export const lockPendingByToken = (sql: Sql, hash: Buffer) =>
  sql.first<Opened>(
    `SELECT ${PENDING}, password_hash AS "passwordHash", expires_at AS "expiresAt", used_at AS "usedAt"
       FROM pending_sign_up WHERE token_hash = $1 FOR UPDATE`,
    [hash],
  );

/** Gives a sign-up a new link, unless the one before was sent after `pause`; the one before opens nothing any more. */
export const updatePendingLink = (sql: Sql, id: string, link: Link, pause: Date) =>
  sql.run(
    `UPDATE pending_sign_up SET token_hash = $2, sent_at = $3, expires_at = $4
      WHERE id = $1 AND used_at IS NULL AND sent_at <= $5`,
    [id, link.hash, link.sentAt, link.expiresAt, pause],
  );

export const markUsed = (sql: Sql, id: string, now: Date) =>
  sql.run('UPDATE pending_sign_up SET used_at = $2, password_hash = NULL WHERE id = $1', [id, now]);
