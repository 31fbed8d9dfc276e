import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { serveReleases } from '../../scripts/dev/released.mjs';
import { appNamed, remoteNames } from '../../shared/federation/build/apps.mjs';

const root = join(import.meta.dirname, '../..');
export const remotes = remoteNames;

/** Where today's build of an app is. */
export const builtToday = (app: string) => join(root, appNamed(app).folder, 'dist');

/** The version that today's build of an app bears. */
export const versionToday = (app: string): string =>
  JSON.parse(readFileSync(join(builtToday(app), 'mf-manifest.json'), 'utf8')).metaData.buildInfo.buildVersion;

/** A folder of releases behind a web server of its own, and the product's API behind the same address. */
export type Site = {
  url: string;
  /** Releases a build as a team would; the server goes on running. */
  release: (app: string, dist: string, ...options: string[]) => Promise<unknown>;
  rollback: (app: string) => Promise<unknown>;
  /** Deletes the files that answer to the pattern. */
  deleteFiles: (pattern: RegExp) => void;
  /** Changes one byte of the files that answer to the pattern. */
  changeFiles: (pattern: RegExp) => void;
  /** Brings back what was deleted or changed. */
  restoreFiles: () => void;
  close: () => void;
};

/** Runs the command that a team releases or rolls back with. */
const command = (what: string, app: string, folder: string, ...options: string[]) =>
  promisify(execFile)(process.execPath, [
    join(root, `scripts/release/remote-${what}.mjs`),
    ...[app, '--to', folder, ...options],
  ]);

let today: Promise<string> | undefined;

/** A folder into which all of today's builds are released, once for all journeys of a worker. */
async function releaseToday(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-today-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await command('release', 'all', folder, '--force');
  return folder;
}

/** A site with all of today's builds. */
export async function openSiteOfToday(api: string): Promise<Site> {
  today ??= releaseToday();
  return openSite(api, await today);
}

/** A site that begins with a copy of what was released into another folder, or with nothing. */
export async function openSite(api: string, released?: string): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-site-'));
  if (released) cpSync(released, folder, { recursive: true });
  const deleted = mkdtempSync(join(tmpdir(), 'vezne-deleted-'));
  const server = await serveReleases({ folder, api, port: 0 });
  if (!(server instanceof Server)) throw new Error('No server was started');
  const { port } = server.address() as AddressInfo; // A server on a port has no other kind of address.
  const url = `http://localhost:${port}`;
  function putAside(pattern: RegExp): string[] {
    const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const files = all.filter((file) => pattern.test(file));
    for (const file of files) {
      cpSync(join(folder, file), join(deleted, file), { recursive: true });
      rmSync(join(folder, file), { recursive: true, force: true });
    }
    return files;
  }
  return {
    url,
    // Journeys put side by side what a team would not.
    release: (app, dist, ...options) =>
      command('release', app, folder, '--dist', dist, '--force', ...options),
    rollback: (app) => command('rollback', app, folder),
    deleteFiles: (pattern) => putAside(pattern),
    changeFiles(pattern) {
      for (const file of putAside(pattern).filter((file) => !/\.(br|gz)$/.test(file)))
        writeFileSync(join(folder, file), `${readFileSync(join(deleted, file), 'utf8')} `);
    },
    restoreFiles: () => cpSync(deleted, folder, { recursive: true }),
    close() {
      server.closeAllConnections();
      server.close();
      for (const place of [folder, deleted]) rmSync(place, { recursive: true, force: true });
    },
  };
}

/** A copy of a build that carries another version: a release of its own, in a folder of its own. */
export function nextBuild(app: string, version: string): string {
  const dist = mkdtempSync(join(tmpdir(), `vezne-${app}-`));
  cpSync(builtToday(app), dist, { recursive: true });
  if (app === 'host') renameMain(dist, version);
  else
    change(join(dist, 'mf-manifest.json'), (text) =>
      text.replace(/"buildVersion":"[^"]*"/, `"buildVersion":"${version}"`),
    );
  return dist;
}

/** The host's first script under another name, as every change of the host brings it about. */
function renameMain(dist: string, version: string) {
  const [, old = ''] = /(main\.[0-9a-f]{12}\.js)/.exec(readFileSync(join(dist, 'index.html'), 'utf8')) ?? [];
  const hash = createHash('sha256').update(version).digest('hex').slice(0, 12);
  const name = `main.${hash}.js`;
  for (const ending of ['', '.br', '.gz']) cpSync(join(dist, old + ending), join(dist, name + ending));
  for (const file of ['index.html', '.builds.json'])
    change(join(dist, file), (text) => text.replaceAll(old, name));
}

function change(file: string, by: (text: string) => string) {
  const content = by(readFileSync(file, 'utf8'));
  writeFileSync(file, content);
  if (existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(content));
  if (existsSync(`${file}.gz`)) writeFileSync(`${file}.gz`, gzipSync(content));
}
