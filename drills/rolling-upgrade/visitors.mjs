// Visitors who open the page, and its later files a moment afterwards, while host and remotes are released.
import { createHash, generateKeyPairSync } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sleep } from '../sandbox.mjs';

const VISITORS = 4;
const LATER_MS = 1_500;

/**
 * A build as the bundler leaves it, of three small files: a page, its script and the part that comes later; or a
 * manifest, its entry and its screen.
 *
 * @param {string} folder
 * @param {string} name
 * @param {number} version
 */
function build(folder, name, version) {
  const dist = join(folder, `${name}-${version}`);
  const part = (/** @type {string} */ what) => {
    const text = `${name} ${what} ${version}`;
    return { file: `${what}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`, text };
  };
  const [first, later] = [part('main'), part('later')];
  const manifest = {
    metaData: { buildInfo: { buildVersion: `0.${version}.0` } },
    files: [first.file, later.file],
  };
  const start =
    name === 'host'
      ? { file: 'index.html', text: `<script src="/${first.file}" data-later="/${later.file}"></script>` }
      : { file: 'mf-manifest.json', text: JSON.stringify(manifest) };
  mkdirSync(dist, { recursive: true });
  for (const { file, text } of [first, later, start]) writeFileSync(join(dist, file), text);
  const files = [first, later, start].map(({ file }) => file);
  writeFileSync(join(dist, '.builds.json'), JSON.stringify([files]));
  return dist;
}

/**
 * Everything below a folder, to be read by nginx's own user.
 *
 * @param {import('../sandbox.mjs').Sandbox} sandbox
 * @param {string} path
 */
function show(sandbox, path) {
  chmodSync(path, 0o755);
  sandbox.own(path);
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    const each = join(entry.parentPath, entry.name);
    chmodSync(each, entry.isDirectory() ? 0o755 : 0o644);
    sandbox.own(each);
  }
}

/**
 * Releases of the host and of one remote into nginx's folder, by the product's own scripts.
 *
 * @param {import('../sandbox.mjs').Sandbox} sandbox
 * @param {string} web
 */
export async function releases(sandbox, web) {
  const builds = join(sandbox.folder, 'builds');
  const key = join(builds, 'key.pem');
  mkdirSync(dirname(key), { recursive: true });
  writeFileSync(key, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
  process.env.RELEASE_KEY_FILE = key;
  const { release, rollback } = await import('../../scripts/release/release.mjs');
  let version = 0;
  const done = { host: 0, remote: 0, rollbacks: 0 };
  return {
    done,
    async release() {
      version++;
      await release({ name: 'cashflow', dist: build(builds, 'cashflow', version), to: web });
      await release({ name: 'host', dist: build(builds, 'host', version), to: web });
      show(sandbox, web);
      done.host++;
      done.remote++;
    },
    async rollBack() {
      await rollback({ name: 'cashflow', to: web });
      await rollback({ name: 'host', to: web });
      show(sandbox, web);
      done.rollbacks++;
    },
  };
}

/**
 * Opens the page again and again until it is stopped.
 *
 * @param {string} url
 */
export function startVisitors(url) {
  /** @type {{ visits: number; files: number; failed: string[] }} */
  const seen = { visits: 0, files: 0, failed: [] };
  let stopped = false;
  /** @param {string} path */
  async function load(path) {
    seen.files++;
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (answer?.status === 200 && text !== undefined) return text;
    seen.failed.push(`${path} ${answer?.status ?? 'no answer'}`);
    return '';
  }
  async function visit() {
    const [, script = '', later = ''] = /src="([^"]+)" data-later="([^"]+)"/.exec(await load('/')) ?? [];
    await load(script);
    const { cashflow } = JSON.parse((await load('/remotes.json')) || '{}');
    const { files = [] } = JSON.parse((await load(cashflow.entry)) || '{}');
    await sleep(Math.random() * LATER_MS);
    for (const file of files) await load(join(dirname(cashflow.entry), file));
    await load(later);
    seen.visits++;
  }
  const work = Array.from({ length: VISITORS }, async () => {
    while (!stopped) await visit();
  });
  return {
    seen,
    async stop() {
      stopped = true;
      await Promise.all(work);
    },
  };
}
