import { parseArgs } from 'node:util';
import { dayInTurkey, isCalendarDate } from '@vezne/contract';
import { findAccountByEmail } from '../auth/queries';
import { getSubscription, moveSubscriptionEnd } from '../auth/service';
import type { Command } from '../cli';
import { StartFailure } from '../failure';

const DAY_MS = 86_400_000;
const options = {
  email: { type: 'string' },
  days: { type: 'string' },
  until: { type: 'string' },
  plan: { type: 'string', default: 'STANDART' },
} as const;

/**
 * Moves the end of a company's subscription: by a number of days (from today, when it is over already), or to the
 * end of a day in Turkey. The company is named by the address of one of its managers.
 */
const subscriptionExtend: Command = async ({ args, env, db }) => {
  const { values } = parseArgs({ args, options });
  const account = await findAccountByEmail(db, (values.email ?? '').trim().toLowerCase());
  if (!account) throw new StartFailure('Name the company by --email and the address of one of its managers.');
  if (values.plan !== 'STANDART' && values.plan !== 'DENEME')
    throw new StartFailure('--plan is STANDART or DENEME.');
  const now = env.fixedClock ?? new Date();
  const { endDate } = await getSubscription(db, account.companyId, now);
  const end = newEnd(values, new Date(endDate), now);
  await moveSubscriptionEnd(db, account.companyId, values.plan, end);
  process.stdout.write(`${account.companyName}: ${values.plan} until ${dayInTurkey(end)}.\n`);
};

function newEnd({ days, until }: { days?: string; until?: string }, end: Date, now: Date): Date {
  // Turkey has been at UTC+3 all year since 2016.
  if (until !== undefined && isCalendarDate(until)) return new Date(`${until}T23:59:59+03:00`);
  if (until === undefined && days !== undefined && /^-?\d{1,5}$/.test(days)) {
    const from = Number(days) > 0 && end < now ? now : end;
    return new Date(from.getTime() + Number(days) * DAY_MS);
  }
  throw new StartFailure('Say how far: --days 365, or --until 2027-12-31.');
}

export default subscriptionExtend;
