// Opens one remote at an address of its own, with the tester's bar and without the host.
// `npm run standalone -- ui` opens the gallery of the kit instead: every piece in its states.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appNamed, remoteNames } from '../../shared/federation/build/apps.mjs';
import { buildGallery } from '../../shared/federation/build/gallery.mjs';
import { readArguments } from '../run/arguments.mjs';
import { build } from '../run/build.mjs';
import { endWithParent } from '../run/process.mjs';
import { root } from '../run/root.mjs';
import { describeApi } from './describe-api.mjs';
import { freePort } from './free-port.mjs';
import { startPageServer } from './page-server.mjs';

const usage = `Usage: npm run standalone -- NAME [--api http://localhost:3000] [--port 3200]; NAME is ui or one of ${remoteNames.join(', ')}`;
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    api: { type: 'string', default: 'http://localhost:3000' },
    port: { type: 'string', default: '3200' },
  },
});
const name = positionals[0]?.replace(/^remote-/, '') ?? '';
const isGallery = name === 'ui';
const wanted = Number(values.port);
const isPort = Number.isInteger(wanted) && wanted >= 0 && wanted < 65_536;
if ((!isGallery && !remoteNames.includes(name)) || !isPort || !URL.canParse(values.api)) {
  console.error(usage);
  process.exit(1);
}
// The policy of the product, except that the tester may choose an API anywhere.
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "connect-src 'self' http: https:",
  "img-src 'self' data: blob: https:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');
const headers = { 'content-security-policy': policy, 'x-content-type-options': 'nosniff' };

endWithParent();
if (isGallery) await showGallery();
else await showRemote();

async function showGallery() {
  const folder = buildGallery();
  const port = await freePort(wanted);
  await startPageServer({
    port,
    api: values.api,
    places: [['/', folder]],
    pages: { '/': join(folder, 'index.html') },
    headers,
  });
  console.log(`\n  gallery  http://localhost:${port}\n  Stop     Ctrl-C\n`);
}

async function showRemote() {
  await build((line) => console.log(`  ${line}`), name);

  /** @param {string} remote */
  const dist = (remote) => join(root, appNamed(remote).folder, 'dist');
  const built = remoteNames.filter((remote) => existsSync(join(dist(remote), 'mf-manifest.json')));
  const list = join(root, 'host', 'dist', 'remotes.json');

  const port = await freePort(wanted);
  await startPageServer({
    port,
    api: values.api,
    places: [
      ...built.map((remote) => /** @type {const} */ ([`/remotes/${remote}/`, dist(remote)])),
      ['/', dist(name)],
    ],
    pages: { '/': join(dist(name), 'standalone.html') },
    answers: { '/remotes.json': () => JSON.parse(readFileSync(list, 'utf8')) },
    headers,
  });
  console.log(`\n  ${name}  http://localhost:${port}`);
  console.log(await describeApi(values.api));
  console.log('  Stop     Ctrl-C\n');
}
