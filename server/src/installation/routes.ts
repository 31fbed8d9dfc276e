import { api } from '@vezne/contract';
import { findBackupStanding } from '../backup/standing-queries';
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
    backup: makesBackups ? await findBackupStanding(db, now()) : null,
  }));
}
