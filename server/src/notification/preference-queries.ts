import { limits, type NotificationKind, type NotificationPreferences } from '@vezne/contract';
import type { Sql } from '../db/database';
import type { Reader } from './queries';

type Row = { kind: string; isShown: boolean; leadDays: number | null };

export const usualPreferences: NotificationPreferences = {
  muted: [],
  leadDays: limits.notification.usualLeadDays,
};

export async function findPreferences(
  sql: Sql,
  { companyId, managerId }: Reader,
): Promise<NotificationPreferences> {
  const rows = await sql.query<Row>(
    `SELECT kind, is_shown AS "isShown", lead_days AS "leadDays"
       FROM notification_preference WHERE company_id = $1 AND manager_id = $2 ORDER BY kind`,
    [companyId, managerId],
  );
  const ending = rows.find(({ kind }) => kind === ('PROJE_BITIYOR' satisfies NotificationKind));
  return {
    muted: rows.filter(({ isShown }) => !isShown).map(({ kind }) => kind),
    leadDays: ending?.leadDays ?? usualPreferences.leadDays,
  };
}

type Choice = { kind: NotificationKind; isShown?: boolean | undefined; leadDays?: number | undefined };

/** Changes what is given; the rest of the kind stays as it was. */
export const savePreference = (
  sql: Sql,
  { companyId, managerId }: Reader,
  { kind, isShown, leadDays }: Choice,
) =>
  sql.run(
    `INSERT INTO notification_preference (company_id, manager_id, kind, is_shown, lead_days)
     SELECT company_id, id, $3, coalesce($4::boolean, true), $5::smallint FROM manager WHERE company_id = $1 AND id = $2
     ON CONFLICT (company_id, manager_id, kind) DO UPDATE
       SET is_shown = coalesce($4, notification_preference.is_shown),
           lead_days = coalesce($5, notification_preference.lead_days)`,
    [companyId, managerId, kind, isShown ?? null, leadDays ?? null],
  );
