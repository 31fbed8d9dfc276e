import { api, type Backup } from '@vezne/contract';
import { type BackupState, findBackupState } from '../backup/queries';
import { HOUR_MS } from '../calendar';
import type { Clock } from '../clock';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import type { DiskGauge } from './disk';

type Services = {
  disk: DiskGauge;
  /** Real time. */
  now: Clock;
  /** Does the installation make backups by itself? */
  makesBackups: boolean;
};

export function registerInstallation(app: App, { disk, now, makesBackups }: Services): void {
  const { state, backup } = api.installation;
  register(app, state, async () => ({ disk: await disk.read() }));
  register(app, backup, async ({ db }) => ({
    backup: makesBackups ? standingOf(await findBackupState(db), now()) : null,
  }));
}

// They are made every hour: one that is missing is no cause for alarm yet.
const OLD_MS = 3 * HOUR_MS;

function standingOf({ lastAt, failure }: BackupState, now: Date): NonNullable<Backup> {
  const isOld = lastAt !== null && now.getTime() - lastAt.getTime() > OLD_MS;
  const standing = failure ?? (lastAt === null ? 'WAITING' : isOld ? 'OLD' : 'FRESH');
  return { lastAt: lastAt?.toISOString() ?? null, standing };
}
