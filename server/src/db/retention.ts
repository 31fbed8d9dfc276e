import { limits } from '@vezne/contract';
import { DAY_MS, HOUR_MS } from '../calendar';
import type { Database } from './database';

/**
 * A row goes when `ms` have passed since `moment`, an expression over its columns, if it is one `of` those that go; `why` is for
 * docs/privacy.md.
 */
type Rule = { moment: string; of?: string; ms: number; why: string };

/** What is kept no longer than it is needed, by table. Tables not named here live with their account or company. */
export const retention: Record<string, Rule> = {
  idempotency: {
    moment: 'created_at',
    ms: limits.idempotencyHours * HOUR_MS,
    why: 'after it was written; browsers repeat within minutes',
  },
  reset_token: { moment: 'expires_at', ms: 0, why: 'until the link is void' },
  pending_sign_up: {
    moment: 'created_at',
    ms: limits.keep.pendingSignUpDays * DAY_MS,
    why: 'after the form was sent, whether or not the link was opened',
  },
  invitation: {
    moment: 'expires_at',
    ms: limits.keep.expiredInvitationDays * DAY_MS,
    why: 'after its link ran out; until then it can be sent again',
  },
  login_attempt: {
    moment: 'counted_at',
    ms: limits.keep.loginAttemptDays * DAY_MS,
    why: 'after the last failure',
  },
  rate_limit: { moment: 'to_timestamp(expire / 1000.0)', ms: 0, why: 'until the window is over' },
  session: {
    moment: 'expires_at',
    ms: limits.keep.endedSessionDays * DAY_MS,
    why: 'after it ran out, so that the replay of an old token is still recognised as one',
  },
  security_alert: {
    moment: 'at',
    ms: limits.keep.endedSessionDays * DAY_MS,
    why: 'after it happened, if the person does not close it before',
  },
  manager_removal: {
    moment: 'removed_at',
    ms: limits.undoRemovalHours * HOUR_MS,
    why: 'after the removal, which can be undone for so long',
  },
  contact_message: {
    moment: 'created_at',
    ms: limits.keep.contactDays * DAY_MS,
    why: 'after it was sent; enquiries are taken up again within that time',
  },
  import_batch: {
    moment: 'created_at',
    of: "status = 'TASLAK'",
    ms: limits.keep.statementDays * DAY_MS,
    why: 'after the file was read, while it was never added to the ledger',
  },
  import_file: {
    moment: 'created_at',
    ms: limits.keep.statementDays * DAY_MS,
    why: 'after the file was read',
  },
  import_row: {
    moment: 'created_at',
    ms: limits.keep.statementDays * DAY_MS,
    why: 'after the file was read; what was added is in the ledger',
  },
  import_mapping: {
    moment: 'used_at',
    ms: limits.keep.mappingDays * DAY_MS,
    why: 'after a file with these headings was last mapped',
  },
  trash: {
    moment: 'deleted_at',
    ms: limits.keep.trashDays * DAY_MS,
    why: 'after it was deleted; until then it can be restored',
  },
  data_export: {
    moment: 'expires_at',
    ms: 0,
    why: `until ${limits.keep.exportHours} hours after it was ready`,
  },
  notification_read: {
    moment: 'read_at',
    ms: limits.keep.readNotificationDays * DAY_MS,
    why: 'after it was read; what still stands then is told once more',
  },
  notification_snooze: {
    moment: 'until',
    ms: DAY_MS,
    why: 'after the day to which it was put off',
  },
  notification_mailed: {
    moment: 'mailed_at',
    ms: limits.keep.readNotificationDays * DAY_MS,
    why: 'after the letter; what still stands then is told once more',
  },
  digest_sent: {
    moment: 'day',
    ms: limits.keep.digestDays * DAY_MS,
    why: 'after the day that it was of',
  },
  learned_question: {
    moment: 'used_at',
    ms: limits.keep.assistantDays * DAY_MS,
    why: 'after it was last asked',
  },
  assistant_answer: {
    moment: 'created_at',
    ms: limits.keep.assistantDays * DAY_MS,
    why: 'after it was asked: people look up what they asked this year',
  },
  insight_dismissal: {
    moment: 'created_at',
    ms: limits.keep.dismissalDays * DAY_MS,
    why: 'after it was put away; by then what it told of is no longer shown',
  },
};

/** Rows that one statement deletes at most: it must end long before its time-out. */
const AT_ONCE = 5_000;

/**
 * Deletes what has been kept long enough; answers how many rows of each table. A table that fails keeps none of the
 * others from it; whoever asked hears of it in the end.
 */
export async function deleteOutdated(db: Database, now: Date): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  const failures: Error[] = [];
  for (const [table, rule] of Object.entries(retention))
    try {
      const before = new Date(now.getTime() - rule.ms);
      deleted[table] = await deleteBefore(db, outdated(table, rule), table, before);
    } catch (error) {
      failures.push(new Error(table, { cause: error }));
    }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} tables were not cleaned`);
  return deleted;
}

/** Where the rows of a table lie that have been kept until before `$1`. */
export const outdated = (table: string, { moment, of = 'true' }: Rule) =>
  `SELECT ctid FROM ${table} WHERE ${of} AND ${moment} < $1 LIMIT ${AT_ONCE}`;

async function deleteBefore(db: Database, found: string, table: string, end: Date): Promise<number> {
  for (let total = 0; ; ) {
    const count = await db.run(`DELETE FROM ${table} WHERE ctid = ANY (ARRAY(${found}))`, [end]);
    total += count;
    if (count < AT_ONCE) return total;
  }
}
