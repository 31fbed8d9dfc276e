import { dayInTurkey, limits } from '@vezne/contract';
import { findAccount } from '../auth/queries';
import { HOUR_MS, MINUTE_MS } from '../calendar';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { type Background, oneAtATime } from '../http/background';
import type { Log } from '../log';
import type { Mail } from '../mail/mail';
import { exportReady } from '../mail/templates';
import { type Keys, pseudonymOf } from '../session/keys';
import { countRows, writeArchive } from './archive';
import * as queries from './queries';
import { readmeOf } from './readme';
import { findSheets } from './sheets';

type Parts = {
  db: Database;
  now: Clock;
  log: Log;
  mail: Mail;
  keys: Keys;
  publicUrl: string;
  background: Background;
};

/** A job that has not been heard of for so long is lost, with its process; another one begins anew. */
const CLAIM_MS = 2 * MINUTE_MS;
const TELL_MS = 1_000;
const MOST_FAILURES = 3;
/** What is broken now will hardly be whole in a moment. */
const PAUSE_MS = MINUTE_MS;

/** Another job has taken over, the archive is gone, or the process ends: there is nothing more to do. */
class GivenUp extends Error {}

export type ExportJobs = {
  /** Makes the archives that wait, one after the other, in the background. */
  start(): void;
  /** Has the job under way give up at its next page; it is taken up again by another process or after the start. */
  stop(): void;
};

/** Makes archives. What is asked for is a row: a job that ends with its process is done again from the beginning. */
export function createExportJobs(parts: Parts): ExportJobs {
  const { background, db, now } = parts;
  let stopped = false;

  const work = oneAtATime(async () => {
    while (!stopped) {
      const moment = now();
      const claimed = await queries.claimNext(db, moment, new Date(moment.getTime() + CLAIM_MS));
      if (!claimed) return;
      const { companyId, managerId } = claimed;
      // Whatever it reads, it reads of this company alone.
      const own = db.scoped({ companyId, managerId, sessionId: '', requestId: '' });
      await attempt({ ...parts, db: own }, claimed, () => stopped);
    }
  });

  return {
    start: () => background.start(work),
    stop() {
      stopped = true;
    },
  };
}

async function attempt(parts: Parts, claimed: queries.StoredExport, isStopped: () => boolean): Promise<void> {
  const { log, keys } = parts;
  const who = pseudonymOf(keys, claimed.managerId);
  try {
    if (claimed.failures >= MOST_FAILURES) throw new Error('lost with its process too often');
    const bytes = await make(parts, claimed, isStopped);
    log.info({ event: 'data-export.ready', who, scope: claimed.scope, bytes });
  } catch (error) {
    return giveBack(parts, claimed, error, isStopped());
  }
  // The archive is there, whatever becomes of the letter.
  await tell(parts, claimed).catch((error: unknown) =>
    log.error({ err: error }, 'nobody was told that an archive is ready'),
  );
}

/** Leaves an archive that was not made to a later attempt; one that is another job's by now stays as it is. */
async function giveBack(
  { db, log, now }: Parts,
  claimed: queries.StoredExport,
  error: unknown,
  isStopped: boolean,
): Promise<void> {
  if (error instanceof GivenUp) {
    if (isStopped) await queries.updateClaimed(db, claimed, { state: 'BEKLIYOR', claimed_until: null });
    return;
  }
  const failures = claimed.failures + 1;
  log.error({ err: error, failures }, 'an archive could not be made');
  await queries.deleteParts(db, claimed);
  await queries.updateClaimed(db, claimed, {
    state: failures >= MOST_FAILURES ? 'HATA' : 'BEKLIYOR',
    failures,
    claimed_until: new Date(now().getTime() + PAUSE_MS),
  });
}

async function make(parts: Parts, claimed: queries.StoredExport, isStopped: () => boolean): Promise<number> {
  const { db, now } = parts;
  const { companyId, managerId, scope } = claimed;
  const moment = now();
  let done = 0;
  let told = moment.getTime();
  let number = 0;

  const heldOn = async (change: Parameters<typeof queries.updateClaimed>[2]) => {
    const claimed_until = new Date(now().getTime() + CLAIM_MS);
    if (isStopped() || (await queries.updateClaimed(db, claimed, { claimed_until, ...change })) === 0)
      throw new GivenUp();
  };

  await queries.deleteParts(db, claimed);
  const bytes = await db.transaction(
    async (sql) => {
      const sheets = await findSheets(sql, { companyId, managerId, scope });
      const allRows = await countRows(sql, sheets);
      await heldOn({ all_rows: allRows });
      return writeArchive({
        sql,
        sheets,
        readme: await readmeOf(sql, claimed, dayInTurkey(moment)),
        onRows: async (count) => {
          done += count;
          if (!isStopped() && now().getTime() - told < TELL_MS) return;
          told = now().getTime();
          await heldOn({ done_rows: done });
        },
        onPart: async (part) => {
          if ((await queries.insertPart(db, claimed, number++, part)) === 0) throw new GivenUp();
        },
      });
    },
    { isolation: 'REPEATABLE READ' },
  );
  const readyAt = now();
  const expiresAt = new Date(readyAt.getTime() + limits.keep.exportHours * HOUR_MS);
  const change = { state: 'HAZIR', bytes, done_rows: done, ready_at: readyAt, expires_at: expiresAt };
  await heldOn({ ...change, claimed_until: null });
  return bytes;
}

async function tell({ db, mail, publicUrl }: Parts, { managerId }: queries.StoredExport): Promise<void> {
  const account = await findAccount(db, managerId);
  if (account)
    await mail.send(exportReady(account, `${publicUrl}/settings/security`, limits.keep.exportHours));
}
