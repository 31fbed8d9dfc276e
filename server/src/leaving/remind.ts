import { limits } from '@vezne/contract';
import { DAY_MS } from '../calendar';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import type { Log } from '../log';
import { companyEndsSoon } from '../mail/leaving-letters';
import type { Mail } from '../mail/mail';
import type { Keys } from '../session/keys';
import { eachCompany } from './each-company';
import * as queries from './queries';

type Parts = { db: Database; now: Clock; log: Log; keys: Keys; mail: Mail; publicUrl: string };

/** Tells the people of companies that will soon be erased, once each; answers how many companies. */
export async function remindOfClosing(parts: Parts): Promise<number> {
  const { db, now, mail, publicUrl } = parts;
  const end = new Date(now().getTime() + limits.keep.closingReminderDays * DAY_MS);
  return eachCompany(parts, await queries.listToRemind(db, end), (companyId) =>
    // Told first, noted after that: what ends between the two is told once more, and never not at all.
    db.transaction(async (sql) => {
      await queries.waitForMail(sql);
      const closesAt = await queries.claimReminder(sql, companyId, now());
      if (!closesAt) return false;
      for (const reader of await queries.listReaders(sql, companyId))
        await mail.send(companyEndsSoon(reader, closesAt, publicUrl));
      return true;
    }),
  );
}
