import type { Manager } from '@vezne/contract';
import type { Sql } from '../db/database';

/** An invitation as it is stored; `companyName` is for the letter and the screen. */
export type Invitation = Pick<
  Manager,
  'id' | 'companyId' | 'email' | 'name' | 'surname' | 'phone' | 'title' | 'version'
> & { companyName: string; sentAt: Date; expiresAt: Date };

const INVITATION = `
  SELECT i.id, i.company_id AS "companyId", i.email, i.name, i.surname, i.phone, i.title, i.version,
         i.sent_at AS "sentAt", i.expires_at AS "expiresAt", c.name AS "companyName"
    FROM invitation i JOIN company c ON c.id = i.company_id`;

export const findInvitation = (sql: Sql, companyId: string, id: string) =>
  sql.first<Invitation>(`${INVITATION} WHERE i.company_id = $1 AND i.id = $2`, [companyId, id]);

/** Whoever holds the link is let in by it: the one read that knows no company. */
export const findInvitationByToken = (sql: Sql, hash: Buffer, now: Date) =>
  sql.first<Invitation>(`${INVITATION} WHERE i.token_hash = $1 AND i.expires_at > $2`, [hash, now]);

/** Is somebody with this address in the company, or invited to it? */
export async function isInCompany(sql: Sql, companyId: string, email: string): Promise<boolean> {
  const found = await sql.first(
    `SELECT 1 FROM account WHERE company_id = $1 AND email = $2
     UNION ALL SELECT 1 FROM invitation WHERE company_id = $1 AND email = $2`,
    [companyId, email],
  );
  return found !== undefined;
}

type NewInvitation = Pick<Invitation, 'id' | 'email' | 'name' | 'surname' | 'phone' | 'title'>;
/** A link as it is kept: its hash, when it was made and until when it opens. */
type Link = { hash: Buffer; sentAt: Date; expiresAt: Date };

export const insertInvitation = (sql: Sql, companyId: string, invitation: NewInvitation, link: Link) =>
  sql.run(
    `INSERT INTO invitation (company_id, id, email, name, surname, phone, title, token_hash, sent_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      companyId,
      invitation.id,
      invitation.email,
      invitation.name,
      invitation.surname,
      invitation.phone,
      invitation.title,
      link.hash,
      link.sentAt,
      link.expiresAt,
    ],
  );

/** Gives an invitation a new link; the one before opens nothing any more. */
export const updateLink = (sql: Sql, companyId: string, id: string, link: Link) =>
  sql.run(
    'UPDATE invitation SET token_hash = $3, sent_at = $4, expires_at = $5 WHERE company_id = $1 AND id = $2',
    [companyId, id, link.hash, link.sentAt, link.expiresAt],
  );

export const deleteInvitation = (sql: Sql, companyId: string, id: string) =>
  sql.run('DELETE FROM invitation WHERE company_id = $1 AND id = $2', [companyId, id]);

/** Uses an invitation up: of any number who try at once, one deletes it. */
export const claimInvitation = (sql: Sql, { companyId, id }: Invitation, hash: Buffer) =>
  sql.run('DELETE FROM invitation WHERE company_id = $1 AND id = $2 AND token_hash = $3', [
    companyId,
    id,
    hash,
  ]);
