import { api } from '@vezne/contract';
import { findBackupStanding } from '../backup/standing-queries';
import type { Clock } from '../clock';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import type { Beacon } from '../metrics/beacon';
import type { DiskGauge } from './disk';

type Services = {
  disk: DiskGauge;
  /** Real time. */
  now: Clock;
  /** Does the installation make backups by itself? */
  makesBackups: boolean;
  beacon: Pick<Beacon, 'standings'>;
};

export function registerInstallation(app: App, { disk, now, makesBackups, beacon }: Services): void {
  const { state, backup, remotes } = api.installation;
  register(app, state, async () => ({ disk: await disk.read() }));
  register(app, remotes, async () => beacon.standings());
  register(app, backup, async ({ db }) => ({
    backup: makesBackups ? await findBackupStanding(db, now()) : null,
  }));
}
