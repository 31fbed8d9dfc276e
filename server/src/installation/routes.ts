import { api } from '@vezne/contract';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import type { DiskGauge } from './disk';

export function registerInstallation(app: App, { disk }: { disk: DiskGauge }): void {
  register(app, api.installation.state, async () => ({ disk: await disk.read() }));
}
