import {
  isLeadKind,
  MutableKind,
  type NotificationPreferences,
  type PreferencesChange,
  usualLeadDays,
} from '@vezne/contract';
import type { z } from 'zod';
import type { Sql } from '../db/database';
import type { Reader } from './mark-queries';

type Row = { kind: string; inApp: boolean; email: boolean; leadDays: number | null };
type MailTimes = Omit<NotificationPreferences, 'kinds'>;

const usualTimes: MailTimes = { isDaily: true, dailyAt: '08:30', isWeekly: true };

const leadDaysOf = (kind: string) => (isLeadKind(kind) ? usualLeadDays[kind] : null);

const withUsual = (rows: readonly Row[], times: MailTimes = usualTimes): NotificationPreferences => ({
  kinds: MutableKind.options.map((kind) => {
    const { inApp = true, email = true, leadDays = null } = rows.find((row) => row.kind === kind) ?? {};
    return { kind, inApp, email, leadDays: leadDays ?? leadDaysOf(kind) };
  }),
  ...times,
});

/** Of somebody who has chosen nothing yet. */
export const usualPreferences = withUsual([]);

export async function findPreferences(
  sql: Sql,
  { companyId, managerId }: Reader,
): Promise<NotificationPreferences> {
  const rows = await sql.query<Row>(
    `SELECT kind, is_shown AS "inApp", is_mailed AS email, lead_days AS "leadDays"
       FROM notification_preference WHERE company_id = $1 AND manager_id = $2`,
    [companyId, managerId],
  );
  const times = await sql.first<MailTimes>(
    `SELECT is_daily AS "isDaily", to_char(daily_at, 'HH24:MI') AS "dailyAt", is_weekly AS "isWeekly"
       FROM notification_mail_choice WHERE company_id = $1 AND manager_id = $2`,
    [companyId, managerId],
  );
  return withUsual(rows, times);
}

type Change = z.output<typeof PreferencesChange>;
type KindChange = NonNullable<Change['kinds']>[number];

/** Changes what is given; the rest of the kind stays as it was. */
export const savePreference = (
  sql: Sql,
  { companyId, managerId }: Reader,
  { kind, inApp, email, leadDays }: KindChange,
) =>
  sql.run(
    `INSERT INTO notification_preference (company_id, manager_id, kind, is_shown, is_mailed, lead_days)
     SELECT company_id, id, $3, coalesce($4::boolean, true), coalesce($5::boolean, true), $6::smallint
       FROM manager WHERE company_id = $1 AND id = $2
     ON CONFLICT (company_id, manager_id, kind) DO UPDATE
       SET is_shown = coalesce($4, notification_preference.is_shown),
           is_mailed = coalesce($5, notification_preference.is_mailed),
           lead_days = coalesce($6, notification_preference.lead_days)`,
    [companyId, managerId, kind, inApp ?? null, email ?? null, leadDays ?? null],
  );

/** The same of when mails are sent. */
export const saveMailTimes = (
  sql: Sql,
  { companyId, managerId }: Reader,
  { isDaily, dailyAt, isWeekly }: Omit<Change, 'kinds'>,
) =>
  sql.run(
    `INSERT INTO notification_mail_choice (company_id, manager_id, is_daily, daily_at, is_weekly)
     SELECT company_id, id, coalesce($3::boolean, $6), coalesce($4::time, $7::time), coalesce($5::boolean, $8)
       FROM manager WHERE company_id = $1 AND id = $2
     ON CONFLICT (company_id, manager_id) DO UPDATE
       SET is_daily = coalesce($3, notification_mail_choice.is_daily),
           daily_at = coalesce($4, notification_mail_choice.daily_at),
           is_weekly = coalesce($5, notification_mail_choice.is_weekly)`,
    [
      ...[companyId, managerId, isDaily ?? null, dailyAt ?? null, isWeekly ?? null],
      ...[usualTimes.isDaily, usualTimes.dailyAt, usualTimes.isWeekly],
    ],
  );

/** Changes what is given, kind by kind. */
export async function savePreferences(
  sql: Sql,
  reader: Reader,
  { kinds = [], ...times }: Change,
): Promise<void> {
  for (const choice of kinds) await savePreference(sql, reader, choice);
  if (Object.values(times).some((time) => time !== undefined)) await saveMailTimes(sql, reader, times);
}
