import type { SecurityAlert } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import type { Database, Sql } from '../db/database';
import type { Background } from '../http/background';
import type { Mail } from '../mail/mail';
import { copiedSession } from '../mail/security-letters';
import type { StoredSession } from '../session/queries';
import { findAccount } from './queries';

type Parts = { db: Database; mail: Mail; background: Background };

/** Tells a person that a copy of their session was in use: by mail, and at the next visit until they have read it. */
export async function alertCopied(
  { db, mail, background }: Parts,
  { companyId, managerId, device }: StoredSession,
  now: Date,
): Promise<void> {
  await db.run(
    `INSERT INTO security_alert (company_id, id, manager_id, kind, device, at)
     VALUES ($1, $2, $3, 'SESSION_COPIED', $4, $5)`,
    [companyId, newId(), managerId, device, now],
  );
  background.start(async () => {
    const account = await findAccount(db, managerId);
    if (account) await mail.send(copiedSession(account, device));
  });
}

export async function listAlerts(sql: Sql, companyId: string, managerId: string): Promise<SecurityAlert[]> {
  const rows = await sql.query<Omit<SecurityAlert, 'at'> & { at: Date }>(
    `SELECT id, kind, device, at FROM security_alert WHERE company_id = $1 AND manager_id = $2
      ORDER BY at DESC, id LIMIT 20`,
    [companyId, managerId],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Takes an alert away; false when the person has none such. */
export async function deleteAlert(
  sql: Sql,
  companyId: string,
  managerId: string,
  id: string,
): Promise<boolean> {
  const deleted = await sql.run(
    'DELETE FROM security_alert WHERE company_id = $1 AND manager_id = $2 AND id = $3',
    [companyId, managerId, id],
  );
  return deleted > 0;
}
