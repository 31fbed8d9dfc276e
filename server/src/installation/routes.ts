import { api } from '@vezne/contract';
import type { App } from '../http/app';
import { register } from '../http/endpoint';

export function registerInstallation(app: App): void {
  register(app, api.installation.state, async () => ({ disk: await app.disk.read() }));
}
