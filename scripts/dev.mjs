// The host and the named remotes with fast refresh, the other remotes as built: dev.mjs [finance cashflow …]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { apps, remoteNames } from '../shared/federation/build/apps.mjs';
import { startDevServers } from '../shared/federation/build/dev-server.mjs';

const names = process.argv.slice(2).map((name) => name.replace(/^remote-/, ''));
const unknown = names.filter((name) => !remoteNames.includes(name));
if (unknown.length > 0) {
  console.error(`There is no remote ${unknown.join(', ')}. Remotes: ${remoteNames.join(', ')}`);
  process.exit(1);
}

const isBuilt = (name) =>
  existsSync(join(import.meta.dirname, '..', apps[name].folder, 'dist', 'mf-manifest.json'));
const missing = remoteNames.filter((name) => !names.includes(name) && !isBuilt(name));
if (missing.length > 0) {
  console.log(`Not built yet, so their pages will be empty: ${missing.join(', ')} (node scripts/build.mjs)`);
}

const api = process.env.API_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
const began = performance.now();
const address = await startDevServers(names, { api });
console.log(
  `${address} is ready after ${((performance.now() - began) / 1000).toFixed(1)} s; the API is ${api}`,
);
