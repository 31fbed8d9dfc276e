import { join } from 'node:path';
import { HOUR_MS, MINUTE_MS } from '../../calendar';
import type { Clock } from '../../clock';
import type { Database } from '../../db/database';
import { errorCode } from '../../failure';
import type { Log } from '../../log';
import {
  type BackupFailure,
  claimBackup,
  findBackupState,
  noteBackup,
  noteFailure,
  releaseClaim,
  renewClaim,
} from '../queries';
import { type BackupJob, NoRoom, type Written } from '../write';
import { copyInto, newestIn, openFolder, rotate } from './folder';
import { nameOf } from './rotation';

/** The part of the settings that says where backups go. */
type BackupPlace = {
  folder: string;
  /** A second folder, best on another disk. */
  copyFolder: string | undefined;
};

type Parts = {
  db: Database;
  now: Clock;
  log: Log;
  place: BackupPlace;
  /** What each backup is made with, but for its file. */
  job: Omit<BackupJob, 'file'>;
  /** Writes a backup; beside the event loop. */
  write: (job: BackupJob) => Promise<Written>;
};

export type Backups = {
  /** Makes a backup if one is due and no other process is at it. Never fails: what went wrong is noted and logged. */
  tick(): Promise<void>;
  /** Looks every minute from now on. */
  start(): void;
  /** Begins no more; settles when what was under way has ended, which its writer has to be told. */
  stop(): Promise<void>;
};

const LOOK_MS = MINUTE_MS;
const RENEW_MS = MINUTE_MS;
const EVERY_MS = HOUR_MS;
const AGAIN_MS = 5 * MINUTE_MS;

/** Makes a backup every hour. */
export function createBackups({ db, now, log, place, job, write }: Parts): Backups {
  let timer: NodeJS.Timeout | undefined;
  let isEnding = false;
  let working: Promise<void> | undefined;
  const inMs = (ms: number) => new Date(now().getTime() + ms);

  async function work(): Promise<void> {
    if (!(await claimBackup(db, now()))) return;
    const renewing = setInterval(() => {
      renewClaim(db, now()).catch((error) => log.warn({ err: error }, 'the backup’s claim was not renewed'));
    }, RENEW_MS).unref();
    try {
      await attempt();
    } finally {
      clearInterval(renewing);
    }
  }

  async function attempt(): Promise<void> {
    const state = await findBackupState(db);
    // Only the copy is missing: the backup itself need not be made again.
    const isWhole =
      state.failure === 'COPY_FAILED' && state.lastAt && now().getTime() - state.lastAt.getTime() < EVERY_MS;
    try {
      const lastAt = isWhole && state.lastAt ? state.lastAt : await make();
      const failure = await copy();
      const nextAt = failure ? inMs(AGAIN_MS) : new Date(lastAt.getTime() + EVERY_MS);
      await noteBackup(db, { lastAt, nextAt, failure, now: now() });
    } catch (error) {
      if (isEnding) return releaseClaim(db);
      const failure: BackupFailure = isFull(error) ? 'DISK_FULL' : 'FAILED';
      log.error({ event: 'backup.failed', reason: failure, err: error }, 'no backup was made');
      await noteFailure(db, { nextAt: inMs(AGAIN_MS), failure, now: now() });
    }
  }

  async function make(): Promise<Date> {
    const moment = now();
    await openFolder(place.folder);
    const written = await write({ ...job, file: join(place.folder, nameOf(moment)) });
    if (written.mismatches !== '0')
      log.error({ event: 'ledger.mismatch', places: written.mismatches }, 'sums differ from their entries');
    log.info({ event: 'backup.written', ...written }, 'a backup was written and read back');
    await rotate(place.folder);
    return moment;
  }

  async function copy(): Promise<BackupFailure | null> {
    if (!place.copyFolder) return null;
    try {
      const newest = await newestIn(place.folder);
      if (newest) await copyInto(place.copyFolder, place.folder, newest);
      return null;
    } catch (error) {
      log.error({ event: 'backup.failed', reason: 'COPY_FAILED', err: error }, 'the backup was not copied');
      return 'COPY_FAILED';
    }
  }

  function tick(): Promise<void> {
    working ??= work()
      .catch((error: unknown) => log.error({ event: 'backup.failed', err: error }, 'no backup was made'))
      .finally(() => {
        working = undefined;
      });
    return working;
  }

  return {
    tick,
    start() {
      timer = setInterval(tick, LOOK_MS).unref();
    },
    async stop() {
      isEnding = true;
      clearInterval(timer);
      await working;
    },
  };
}

const isFull = (error: unknown) =>
  error instanceof NoRoom || ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '');
