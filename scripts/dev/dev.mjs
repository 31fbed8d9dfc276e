// Host and the named remotes with fast refresh; the other remotes come from their built files or a deployed address.
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeComposed } from '../../host/compose.mjs';
import { appNamed, remoteNames } from '../../shared/federation/build/apps.mjs';
import { startDevServer } from '../../shared/federation/build/dev-server.mjs';
import { readArguments } from '../run/arguments.mjs';
import { build } from '../run/build.mjs';
import { endWithParent } from '../run/process.mjs';
import { root } from '../run/root.mjs';
import { describeApi } from './describe-api.mjs';
import { freePort } from './free-port.mjs';
import { fileAt, forward, isForApi } from './page-server.mjs';

const usage = 'Usage: npm run dev -- [remote-cashflow …] [--api http://localhost:3000] [--from ADDRESS]';
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: { api: { type: 'string', default: 'http://localhost:3000' }, from: { type: 'string' } },
});
const live = positionals.map((name) => name.replace(/^remote-/, ''));
const unknown = live.filter((name) => !remoteNames.includes(name));
if (unknown.length > 0) {
  console.error(`No such remote: ${unknown.join(', ')}. There are ${remoteNames.join(', ')}.`);
  process.exit(1);
}
endWithParent();
writeComposed();

const began = performance.now();
/** @param {string} name */
const dist = (name) => join(root, appNamed(name).folder, 'dist');
const missing = remoteNames.filter(
  (name) => !live.includes(name) && !existsSync(join(dist(name), 'mf-manifest.json')),
);
if (!values.from && missing.length > 0) await build((line) => console.log(`  ${line}`), ...missing);

/** @type {Record<string, number>} */
const ports = {};
for (const name of ['host', ...live]) ports[name] = await freePort(appNamed(name).port);
/** @param {string} name */
const origin = (name) => `http://localhost:${ports[name]}`;

/** @type {import('./page-server.mjs').Places} */
const places = remoteNames.map((name) => [`/remotes/${name}/`, dist(name)]);
const base = values.from?.replace(/\/+$/, '');

/** The deployed list, or the built files; what is worked on comes from its own server and is not verified. */
async function remotes() {
  /** @type {import('../../shared/federation/runtime/list/lines').RemoteList} */
  const deployed = base ? await (await fetch(`${base}/remotes.json`)).json() : {};
  const lines = remoteNames.map((name) => {
    if (live.includes(name)) return [name, { entry: `${origin(name)}/mf-manifest.json` }];
    const line = deployed[name];
    if (!line) return [name, { entry: `/remotes/${name}/mf-manifest.json` }];
    return [name, { ...line, entry: new URL(line.entry, base).href }];
  });
  return Object.fromEntries(lines);
}

/**
 * What the host's server takes from elsewhere: the list, the built remotes and the API.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function answer(request, response) {
  const { pathname } = new URL(request.url ?? '/', 'http://page');
  if (pathname === '/remotes.json') {
    remotes().then(
      (list) => response.end(JSON.stringify(list)),
      (/** @type {Error} */ error) =>
        response.writeHead(502, { 'cache-control': 'no-store' }).end(error.message),
    );
    return true;
  }
  if (forwarded(request, response)) return true;
  const file = pathname.startsWith('/remotes/') ? fileAt(places, pathname) : undefined;
  if (!file) return false;
  response.setHeader(
    'content-type',
    pathname.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
  );
  if (pathname.endsWith('.json')) response.setHeader('content-type', 'application/json');
  createReadStream(file).pipe(response);
  return true;
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function forwarded(request, response) {
  if (!isForApi(request)) return false;
  forward(values.api, request, response);
  return true;
}

const url = await startDevServer('host', ports.host ?? 0, answer);
for (const name of live) await startDevServer(name, ports[name] ?? 0, forwarded);
console.log(`\n  Open     ${url}  (ready in ${((performance.now() - began) / 1000).toFixed(1)} s,`);
console.log(`           ${Math.round(process.memoryUsage.rss() / 1024 / 1024)} MB)`);
for (const name of live) console.log(`  ${name.padEnd(8)} ${origin(name)}/standalone.html`);
console.log(await describeApi(values.api));
console.log('  Stop     Ctrl-C\n');
