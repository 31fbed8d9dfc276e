import type { Subscription } from '@vezne/contract';
import { DAY_MS, HOUR_MS } from '../calendar';
import type { Sql } from '../db/database';
import { orNotFound } from '../errors';
import { daysLeft, findSubscription, updateSubscription } from './queries';

/** Does a subscription that ends then still run? A company without one has none that runs. */
export const isActive = (endAt: Date | null, now: Date): boolean => endAt !== null && endAt > now;

/** The company's subscription as it stands at `now`. */
export async function getSubscription(sql: Sql, companyId: string, now: Date): Promise<Subscription> {
  const { plan, startAt, endAt } = orNotFound(await findSubscription(sql, companyId));
  const hours = Math.max(0, Math.floor((endAt.getTime() - now.getTime()) / HOUR_MS));
  const active = isActive(endAt, now);
  return {
    plan,
    status: active ? 'AKTIF' : 'SURESI_DOLDU',
    startDate: startAt.toISOString(),
    endDate: endAt.toISOString(),
    remainingDays: daysLeft(endAt, now),
    remainingHours: hours,
    expired: !active,
  };
}

/** How far a subscription is moved: by days, or to a moment. */
export type Extension = { days: number } | { until: Date };

/** Moves the end of a company's subscription; days count from `now` when it is over already. Answers the new end. */
export async function extendSubscription(
  sql: Sql,
  companyId: string,
  { plan, by, now }: { plan: Subscription['plan']; by: Extension; now: Date },
): Promise<Date> {
  const { endAt } = orNotFound(await findSubscription(sql, companyId));
  const end = 'until' in by ? by.until : afterDays(endAt, by.days, now);
  await updateSubscription(sql, companyId, plan, end);
  return end;
}

function afterDays(end: Date, days: number, now: Date): Date {
  const from = days > 0 && end < now ? now : end;
  return new Date(from.getTime() + days * DAY_MS);
}
