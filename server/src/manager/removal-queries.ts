import type { RemovedManager } from '@vezne/contract';
import type { Sql } from '../db/database';

/** The rows of a person's own, by table, in the order in which they can be put back. */
type Person = Record<string, Record<string, unknown>[] | null>;

/** Keeps a person's rows as they are, sign-in and all. */
export const insertRemoval = (
  sql: Sql,
  companyId: string,
  removal: { id: string; removedBy: string; now: Date },
) =>
  sql.run(
    `INSERT INTO manager_removal (company_id, id, removed_by, removed_at, person)
     SELECT m.company_id, m.id, $3, $4, jsonb_build_object(
              'account', jsonb_build_array(to_jsonb(a)),
              'manager', jsonb_build_array(to_jsonb(m)),
              'factor', (SELECT jsonb_agg(to_jsonb(f)) FROM factor f WHERE f.account_id = a.id),
              'recovery_code', (SELECT jsonb_agg(to_jsonb(r)) FROM recovery_code r WHERE r.account_id = a.id),
              -- Without what the database works out itself.
              'saved_view', (SELECT jsonb_agg(to_jsonb(v) - 'name_key') FROM saved_view v
                              WHERE v.company_id = m.company_id AND v.manager_id = m.id),
              'notification_read', (SELECT jsonb_agg(to_jsonb(n)) FROM notification_read n
                                     WHERE n.company_id = m.company_id AND n.manager_id = m.id),
              'notification_snooze', (SELECT jsonb_agg(to_jsonb(n)) FROM notification_snooze n
                                       WHERE n.company_id = m.company_id AND n.manager_id = m.id),
              'notification_preference', (SELECT jsonb_agg(to_jsonb(n)) FROM notification_preference n
                                           WHERE n.company_id = m.company_id AND n.manager_id = m.id),
              'notification_mail_choice', (SELECT jsonb_agg(to_jsonb(n)) FROM notification_mail_choice n
                                            WHERE n.company_id = m.company_id AND n.manager_id = m.id),
              'notification_mailed', (SELECT jsonb_agg(to_jsonb(n)) FROM notification_mailed n
                                       WHERE n.company_id = m.company_id AND n.manager_id = m.id),
              'digest_sent', (SELECT jsonb_agg(to_jsonb(d)) FROM digest_sent d
                               WHERE d.company_id = m.company_id AND d.manager_id = m.id))
       FROM manager m JOIN account a ON a.id = m.id
      WHERE m.company_id = $1 AND m.id = $2`,
    [companyId, removal.id, removal.removedBy, removal.now],
  );

/** Takes a removal back: its rows, if it was made after `since`; of any number who try at once, one gets them. */
export async function takeRemoval(
  sql: Sql,
  companyId: string,
  id: string,
  since: Date,
): Promise<Person | undefined> {
  const row = await sql.first<{ person: Person }>(
    'DELETE FROM manager_removal WHERE company_id = $1 AND id = $2 AND removed_at > $3 RETURNING person',
    [companyId, id, since],
  );
  return row?.person;
}

const TABLES = [
  ...['account', 'manager', 'factor', 'recovery_code', 'saved_view'],
  ...['notification_read', 'notification_snooze', 'notification_preference'],
  ...['notification_mail_choice', 'notification_mailed', 'digest_sent'],
];

/** Puts a person's rows back. A column that was added meanwhile has its default. */
export async function insertRows(sql: Sql, person: Person): Promise<void> {
  for (const table of TABLES) {
    const rows = person[table] ?? [];
    const columns = Object.keys(rows[0] ?? {})
      .map((name) => `"${name}"`)
      .join(', ');
    if (columns === '') continue;
    await sql.run(
      `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
  }
}

type Listed = Omit<RemovedManager, 'removedAt' | 'restorableUntil'> & { removedAt: Date };

/** Who was removed after `since`, the last one first. */
export const listRemovals = (sql: Sql, companyId: string, since: Date) =>
  sql.query<Listed>(
    `SELECT id, person #>> '{manager,0,name}' AS name, person #>> '{manager,0,surname}' AS surname,
            person #>> '{account,0,email}' AS email, removed_at AS "removedAt"
       FROM manager_removal WHERE company_id = $1 AND removed_at > $2 ORDER BY removed_at DESC, id`,
    [companyId, since],
  );
