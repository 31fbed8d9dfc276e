// Opens one remote at an address of its own, with the tester's bar and without the host.
// Usage: npm run standalone -- remote-cashflow [--api http://localhost:3000] [--port 3200]
// `npm run standalone -- ui` opens the gallery of the kit instead: every piece in its states.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { appNamed, remoteNames } from '../../shared/federation/build/apps.mjs';
import { buildGallery } from '../../shared/federation/build/gallery.mjs';
import { build } from '../run/build.mjs';
import { endWithParent } from '../run/process.mjs';
import { root } from '../run/root.mjs';
import { startPageServer } from './page-server.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    api: { type: 'string', default: 'http://localhost:3000' },
    port: { type: 'string', default: '3200' },
  },
});
const name = positionals[0]?.replace(/^remote-/, '') ?? '';
const isGallery = name === 'ui';
if (!isGallery && !remoteNames.includes(name)) {
  console.error(
    `Usage: npm run standalone -- NAME [--api ADDRESS] [--port N]; NAME is ui or one of ${remoteNames.join(', ')}`,
  );
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
  await startPageServer({
    port: Number(values.port),
    api: values.api,
    places: [['/', folder]],
    pages: { '/': join(folder, 'index.html') },
    headers,
  });
  console.log(`\n  gallery  http://localhost:${values.port}\n  Stop     Ctrl-C\n`);
}

async function showRemote() {
  await build((line) => console.log(`  ${line}`), name);

  /** @param {string} remote */
  const dist = (remote) => join(root, appNamed(remote).folder, 'dist');
  const built = remoteNames.filter((remote) => existsSync(join(dist(remote), 'mf-manifest.json')));
  const list = join(root, 'host', 'dist', 'remotes.json');

  await startPageServer({
    port: Number(values.port),
    api: values.api,
    places: [
      ...built.map((remote) => /** @type {const} */ ([`/remotes/${remote}/`, dist(remote)])),
      ['/', dist(name)],
    ],
    pages: { '/': join(dist(name), 'standalone.html') },
    answers: { '/remotes.json': () => JSON.parse(readFileSync(list, 'utf8')) },
    headers,
  });
  console.log(`\n  ${name}  http://localhost:${values.port}`);
  const answers = await fetch(new URL('/health/live', values.api)).then(
    (answer) => answer.ok,
    () => false,
  );
  console.log(
    answers
      ? `  API      ${values.api}`
      : `  API      ${values.api} does not answer. Start one with npm run serve, or name another with --api.`,
  );
  console.log('  Stop     Ctrl-C\n');
}
