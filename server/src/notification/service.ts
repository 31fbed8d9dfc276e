import {
  type Backup,
  dayInTurkey,
  type Installation,
  limits,
  NotificationKind,
  type NotificationPreferences,
  type Role,
} from '@vezne/contract';
import type { Sql } from '../db/database';
import { countWaiting } from '../recurring/waiting-queries';
import { daysLeft, findSubscription } from '../subscription/queries';
import { type Fact, listFirstSteps, listOverdue, listPressingProjects, nothing } from './facts-queries';
import { usualPreferences } from './preference-queries';

/** How the installation stands; what cannot be seen from here is null. */
export type Standing = { disk: Installation['disk']; backup: Backup };

export type Asker = { companyId: string; role: Role; now: Date; today: string };

/**
 * All that a manager should know of now and has not done without, the most pressing first. It follows from the records
 * and is kept nowhere.
 */
export async function listFacts(
  sql: Sql,
  asker: Asker,
  standing: Standing,
  { muted, leadDays }: NotificationPreferences = usualPreferences,
): Promise<Fact[]> {
  const { companyId, today } = asker;
  const facts = [
    ...ofInstallation(standing, asker),
    ...(await ofSubscription(sql, asker)),
    ...(await listOverdue(sql, companyId, 'income', today)),
    ...(await listOverdue(sql, companyId, 'expense', today)),
    ...(await listPressingProjects(sql, companyId, today, leadDays)),
    ...(await ofRecurring(sql, asker)),
    ...(await listFirstSteps(sql, companyId)),
  ];
  const place = ({ kind }: Fact) => NotificationKind.options.indexOf(kind);
  return facts.filter(({ kind }) => !muted.includes(kind)).sort((a, b) => place(a) - place(b));
}

const failing: readonly NonNullable<Backup>['standing'][] = ['OLD', 'FAILED', 'DISK_FULL', 'COPY_FAILED'];

function ofInstallation({ disk, backup }: Standing, { role, today }: Asker): Fact[] {
  const isLow = role === 'ADMIN' && disk?.isLow;
  const hasFailed = backup && failing.includes(backup.standing);
  return [
    // Told anew every day: whoever has read it may have made room since.
    ...(isLow ? [{ ...nothing, kind: 'DISK_DOLUYOR' as const, key: `DISK_DOLUYOR:${today}` }] : []),
    ...(hasFailed
      ? [
          {
            ...nothing,
            kind: 'YEDEK_ALINAMADI' as const,
            key: `YEDEK_ALINAMADI:${backup.standing}:${backup.lastAt}`,
            date: backup.lastAt && dayInTurkey(new Date(backup.lastAt)),
          },
        ]
      : []),
  ];
}

// Told again when so many days are left.
const STEPS = [0, 1, 3, 7, limits.subscription.bannerDays];

async function ofSubscription(sql: Sql, { companyId, now }: Asker): Promise<Fact[]> {
  const subscription = await findSubscription(sql, companyId);
  if (!subscription) return [];
  const { endAt } = subscription;
  const left = daysLeft(endAt, now);
  const step = endAt <= now ? 'OVER' : STEPS.find((days) => left <= days);
  if (step === undefined) return [];
  return [
    {
      ...nothing,
      kind: 'ABONELIK_BITIYOR',
      key: `ABONELIK_BITIYOR:${endAt.toISOString()}:${step}`,
      // None where it is over.
      count: step === 'OVER' ? null : left,
      date: dayInTurkey(endAt),
    },
  ];
}

/** A new matter with each day that comes; that some of it was seen to is none. */
async function ofRecurring(sql: Sql, { companyId, today }: Asker): Promise<Fact[]> {
  const { count, newest } = await countWaiting(sql, companyId, today);
  return newest === null
    ? []
    : [{ ...nothing, kind: 'TEKRAR_BEKLIYOR', key: `TEKRAR_BEKLIYOR:${newest}`, count, date: newest }];
}
