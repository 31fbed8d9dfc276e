import { limits } from '@vezne/contract';
import { DAY_MS } from '../calendar';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { companyEndsSoon } from '../mail/leaving-letters';
import type { Mail } from '../mail/mail';
import * as queries from './queries';

type Parts = { db: Database; now: Clock; mail: Mail; publicUrl: string };

/** Tells the people of companies that will soon be erased, once each; answers how many companies. */
export async function remindOfClosing({ db, now, mail, publicUrl }: Parts): Promise<number> {
  const end = new Date(now().getTime() + limits.keep.closingReminderDays * DAY_MS);
  const due = await queries.claimReminders(db, now(), end);
  for (const { companyId, closesAt } of due)
    for (const reader of await queries.listReaders(db, companyId))
      await mail.send(companyEndsSoon(reader, closesAt, publicUrl));
  return due.length;
}
