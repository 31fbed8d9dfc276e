import { dayInTurkey, limits, type Subscription } from '@vezne/contract';
import { DAY_MS, daysBetween } from '../calendar';
import type { Sql } from '../db/database';

type Stored = { plan: Subscription['plan']; startAt: Date; endAt: Date };

export const findSubscription = (sql: Sql, companyId: string) =>
  sql.first<Stored>(
    'SELECT plan, start_at AS "startAt", end_at AS "endAt" FROM subscription WHERE company_id = $1',
    [companyId],
  );

/** A trial that starts at `now`. */
export const insertTrial = (sql: Sql, companyId: string, now: Date) =>
  sql.run('INSERT INTO subscription (company_id, plan, start_at, end_at) VALUES ($1, $2, $3, $4)', [
    companyId,
    'DENEME',
    now,
    new Date(now.getTime() + limits.subscription.trialDays * DAY_MS),
  ]);

/** Moves the end of a subscription; a start after it moves along. */
export const updateSubscription = (sql: Sql, companyId: string, plan: Subscription['plan'], endAt: Date) =>
  sql.run(
    'UPDATE subscription SET plan = $2, end_at = $3, start_at = least(start_at, $3) WHERE company_id = $1',
    [companyId, plan, endAt],
  );

/** Days of the Turkish calendar until a subscription ends, whatever the hour; none on its last day and after it. */
export const daysLeft = (endAt: Date, now: Date): number =>
  Math.max(0, daysBetween(dayInTurkey(now), dayInTurkey(endAt)));
