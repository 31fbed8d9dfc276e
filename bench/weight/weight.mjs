// What federation costs a visitor: landing, sign-in and ledger beside the same code as one plain bundle.
// Usage: npm run bench -- weight [--nginx] [--write] [--only ledger] [--runs 5] [--port 3950]        Build first; needs
// Chromium and a quiet machine. --nginx measures by the nginx that is shipped, with TLS and HTTP/2; it takes Debian's nginx
// and openssl. --only measures one page of the three.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPageServer } from '../../scripts/dev/page-server.mjs';
import { call, signUp } from '../client.mjs';
import { startServer } from '../own-server.mjs';
import { writePage } from '../report.mjs';
import { findNginx, makeCertificate, startNginx } from './nginx.mjs';
import { buildPlainBundle } from './plain-bundle.mjs';
import { measure } from './runs.mjs';
import { launch, openSession, startHost } from './site.mjs';
import { report } from './table.mjs';

const { values: options } = parseArgs({
  options: {
    nginx: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    port: { type: 'string', default: '3950' },
  },
});
const port = Number(options.port);
const runs = Number(options.runs);

/** The ledger is judged beside the plain bundle, by a tenth: more turns, less chance. @type {import('./runs.mjs').Page[]} */
const pages = [
  { name: 'landing', path: '/', selector: 'main h1', isSignedIn: false, runs },
  { name: 'sign-in', path: '/login', selector: 'main h1', isSignedIn: false, runs },
  { name: 'ledger', path: '/cash-flow', selector: 'main tbody tr', isSignedIn: true, runs: 2 * runs + 1 },
];
const measured = pages.filter(({ name }) => !options.only || name === options.only);
if (measured.length === 0) throw new Error(`--only is one of ${pages.map(({ name }) => name).join(', ')}.`);
if (options.only && options.write) throw new Error('What is written is of all pages.');

/**
 * A company with a few entries; what the browser stores after signing in.
 *
 * @param {string} api
 */
async function signInWithEntries(api) {
  await signUp(api);
  const session = await openSession(api);
  const { token } = session;
  const category = { body: { name: 'Malzeme', type: 'HER_IKISI' }, token };
  const { id: categoryId } = await call(api, 'POST', '/category/save', category);
  const entry = { categoryId, date: '2026-03-04', amount: 1250.5, cashFlowType: 'GIRIS' };
  for (let index = 1; index <= 6; index++) {
    const body = { ...entry, description: `Hakediş ${index}` };
    await call(api, 'POST', '/cash-flow/save', { body, token });
  }
  return session;
}

/** Both sites by the page server that serves the product where no other does: HTTP/1.1, without TLS. */
async function servePlainly(/** @type {string} */ plain, /** @type {string} */ api) {
  const sites = [
    await startHost(port + 1, api),
    await startPageServer({
      port: port + 2,
      api,
      places: [['/', plain]],
      fallback: join(plain, 'index.html'),
    }),
  ];
  return {
    origins: { federated: `http://localhost:${port + 1}`, plain: `http://localhost:${port + 2}` },
    told: { title: 'Weight of federation', how: 'HTTP/1.1', command: 'npm run bench -- weight' },
    launchArgs: [],
    async stop() {
      for (const site of sites) {
        site.closeAllConnections();
        site.close();
      }
    },
  };
}

/** Both sites by the nginx that is shipped, with TLS and HTTP/2: the one a folder that was released, as in production. */
async function serveByNginx(/** @type {string} */ plain, /** @type {string} */ api) {
  const { nginx, openssl } = findNginx();
  const web = mkdtempSync(join(tmpdir(), 'vezne-web-'));
  const release = join(import.meta.dirname, '../../scripts/release/remote-release.mjs');
  // What keeps it from being released is told.
  execFileSync(process.execPath, [release, 'all', '--to', web], { stdio: ['ignore', 'ignore', 'inherit'] });
  const { folder, hash } = makeCertificate(openssl);
  const certificate = folder;
  process.once('exit', () => {
    for (const made of [web, folder]) rmSync(made, { recursive: true, force: true });
  });
  const federated = await startNginx({ nginx, certificate, api, web, port: port + 1 });
  const one = await startNginx({ nginx, certificate, api, web: plain, port: port + 2 });
  return {
    origins: { federated: federated.url, plain: one.url },
    told: {
      title: 'By the shipped nginx',
      how: 'HTTP/2 with TLS by `deploy/nginx.conf` and `deploy/nginx/tls.conf`, whose handshakes are not slowed',
      command: 'npm run bench -- weight --nginx',
    },
    // Believed as one that is signed, so that files are kept as they are anywhere.
    launchArgs: [`--ignore-certificate-errors-spki-list=${hash}`],
    async stop() {
      await Promise.all([federated.stop(), one.stop()]);
    },
  };
}

if (options.nginx) findNginx();
const plain = await buildPlainBundle();
const server = await startServer(port);
const api = new URL(server.url).origin;
const site = options.nginx ? await serveByNginx(plain, api) : await servePlainly(plain, api);
const browser = await launch(site.launchArgs);
try {
  const session = await signInWithEntries(server.url);
  const results = [];
  for (const page of measured)
    results.push({ page: page.name, runs: await measure(browser, site.origins, page, session) });
  const text = report(results, site.told);
  console.log(`\n${text}`);
  if (options.write) writePage(options.nginx ? 'weight-nginx' : 'weight', text);
} finally {
  await browser.close();
  await site.stop();
  await server.stop();
}
