import { parseArgs } from 'node:util';
import { dayInTurkey, isCalendarDate } from '@vezne/contract';
import { findAccountByEmail } from '../auth/queries';
import { StartFailure } from '../failure';
import { type Extension, extendSubscription } from '../subscription/service';
import type { Command } from './command';

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
  const email = (values.email ?? '').trim().toLowerCase();
  if (!email) throw new StartFailure('Name the company by --email and the address of one of its managers.');
  const account = await findAccountByEmail(db, email);
  if (!account) throw new StartFailure(`No account has the address ${email}.`);
  const { plan } = values;
  if (plan !== 'STANDART' && plan !== 'DENEME') throw new StartFailure('--plan is STANDART or DENEME.');
  const now = env.fixedClock ?? new Date();
  const end = await extendSubscription(db, account.companyId, { plan, by: extension(values), now });
  process.stdout.write(`${account.companyName}: ${plan} until ${dayInTurkey(end)}.\n`);
};

function extension({ days, until }: { days?: string; until?: string }): Extension {
  // Turkey has been at UTC+3 all year since 2016.
  if (until !== undefined && isCalendarDate(until)) return { until: new Date(`${until}T23:59:59+03:00`) };
  if (until === undefined && days !== undefined && /^-?\d{1,5}$/.test(days)) return { days: Number(days) };
  throw new StartFailure('Say how far: --days 365, or --until 2027-12-31.');
}

export default subscriptionExtend;
