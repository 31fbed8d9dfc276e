import {
  type Backup,
  dayInTurkey,
  type Installation,
  type LeadKind,
  limits,
  type NotificationKind,
  type NotificationPreferences,
  type Role,
  usualLeadDays,
} from '@vezne/contract';
import { addDays } from '../calendar';
import { companyCurrency } from '../company/queries';
import type { Sql } from '../db/database';
import { countWaiting } from '../recurring/waiting-queries';
import { daysLeft, findSubscription } from '../subscription/queries';
import { listArchives, listImports, listNewDevices } from './event-queries';
import { type Fact, factOf } from './fact';
import { listFirstSteps } from './first-step-queries';
import { byPressure } from './group';
import { listPressingProjects } from './project-queries';
import { listComing, listOverdue } from './row-queries';
import { listEmptyTills } from './till-queries';
import type { How } from './words';

/** How the installation stands at a real moment; what cannot be seen from here is null. */
export type Standing = { disk: Installation['disk']; backup: Backup; moment: Date };

/** `now` is the product's clock. Without a session nothing is told that is of one. */
export type Asker = {
  companyId: string;
  managerId: string;
  sessionId?: string;
  role: Role;
  now: Date;
  today: string;
};

/**
 * All that a manager should know of now, the most pressing first. It follows from the records and is kept nowhere; what
 * nobody wants is not looked for.
 */
export async function listFacts(
  sql: Sql,
  asker: Asker,
  standing: Standing,
  { kinds }: Pick<NotificationPreferences, 'kinds'>,
  wants: Wants,
): Promise<Fact[]> {
  const { companyId, now, today, sessionId } = asker;
  const lead = (kind: LeadKind) => kinds.find((each) => each.kind === kind)?.leadDays ?? usualLeadDays[kind];
  const facts = [...ofInstallation(standing, asker), ...(await ofSubscription(sql, asker))];
  const sources: [NotificationKind[], () => Promise<Fact[]>][] = [
    [['NAKIT_EKSI'], () => listEmptyTills(sql, companyId, today)],
    [['GELIR_GECIKTI'], () => listOverdue(sql, companyId, 'income', today)],
    [['GIDER_GECIKTI'], () => listOverdue(sql, companyId, 'expense', today)],
    [['ODEME_YAKLASIYOR'], () => listComing(sql, companyId, { today, leadDays: lead('ODEME_YAKLASIYOR') })],
    [
      ['PROJE_GECIKTI', 'BUTCE_ASILDI', 'PROJE_BITIYOR', 'BUTCE_80'],
      () => listPressingProjects(sql, companyId, today, lead('PROJE_BITIYOR')),
    ],
    [['TEKRAR_BEKLIYOR'], () => ofRecurring(sql, asker)],
    [['ITHALAT_BITTI'], () => listImports(sql, companyId, now, today)],
    [['PAKET_HAZIR'], () => listArchives(sql, asker, standing.moment, today)],
    [['SIRKET_BILGILERI', 'KATEGORILER', 'ILK_KAYIT'], () => listFirstSteps(sql, companyId, today)],
  ];
  if (sessionId)
    sources.unshift([
      ['YENI_CIHAZ'],
      () => listNewDevices(sql, { ...asker, sessionId }, standing.moment, today),
    ]);
  for (const [told, list] of sources) if (told.some(wants)) facts.push(...(await list()));
  return facts.filter(({ kind }) => wants(kind)).sort(byPressure);
}

/** In what words and currency a company is told. */
export const howFor = async (
  sql: Sql,
  companyId: string,
  named: How['named'] = (name) => name,
): Promise<How> => ({ currency: await companyCurrency(sql, companyId), named });

type Wants = (kind: NotificationKind) => boolean;

/** Of which kinds a reader has not chosen to do without, behind the bell or by mail. */
export function wantsOf({ kinds }: Pick<NotificationPreferences, 'kinds'>, where: 'inApp' | 'email'): Wants {
  const without = new Set(kinds.filter((each) => !each[where]).map(({ kind }) => kind));
  return (kind) => !without.has(kind);
}

const failing: readonly NonNullable<Backup>['standing'][] = ['OLD', 'FAILED', 'DISK_FULL', 'COPY_FAILED'];

function ofInstallation({ disk, backup }: Standing, { role, today }: Asker): Fact[] {
  const isLow = role === 'ADMIN' && disk?.isLow;
  const hasFailed = backup && failing.includes(backup.standing);
  const backedUp = hasFailed && backup.lastAt ? dayInTurkey(new Date(backup.lastAt)) : null;
  return [
    // Told anew every day: whoever has read it may have made room since.
    ...(isLow ? [factOf('DISK_DOLUYOR', { key: `DISK_DOLUYOR:${today}`, day: today })] : []),
    ...(hasFailed
      ? [
          factOf('YEDEK_ALINAMADI', {
            key: `YEDEK_ALINAMADI:${backup.standing}:${backup.lastAt}`,
            day: today,
            date: backedUp,
          }),
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
  const date = dayInTurkey(endAt);
  return [
    factOf('ABONELIK_BITIYOR', {
      key: `ABONELIK_BITIYOR:${endAt.toISOString()}:${step}`,
      day: step === 'OVER' ? date : addDays(date, -step),
      // None where it is over.
      count: step === 'OVER' ? null : left,
      date,
    }),
  ];
}

/** A new matter with each day that comes; that some of it was seen to is none. */
async function ofRecurring(sql: Sql, { companyId, today }: Asker): Promise<Fact[]> {
  const { count, newest } = await countWaiting(sql, companyId, today);
  return newest === null
    ? []
    : [factOf('TEKRAR_BEKLIYOR', { key: `TEKRAR_BEKLIYOR:${newest}`, day: newest, count, date: newest })];
}
