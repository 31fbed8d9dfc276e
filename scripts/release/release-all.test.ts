import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(__dirname, '../..');
const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.mjs')));
let folder: string;
let to: string;

/** What the image of releases takes along, as deploy/release.Dockerfile copies it: nothing that is installed. */
const taken = ['scripts/release', 'scripts/run', 'shared/federation/build', 'shared/federation/runtime/list'];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vezne-image-'));
  to = join(folder, 'web');
  const isOurs = (path: string) => !path.includes('node_modules');
  for (const path of [...taken, ...remotes.map((name) => `${name}/remote.mjs`)])
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: isOurs });
  for (const name of remotes) build(name, '1');
  const page = { 'index.html': 'page', '.builds.json': JSON.stringify([['index.html']]) };
  for (const [file, text] of Object.entries(page)) write(`host/dist/${file}`, text);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function build(name: string, version: string, more = {}) {
  write(
    `${name}/dist/mf-manifest.json`,
    JSON.stringify({ metaData: { buildInfo: { buildVersion: version } }, ...more }),
  );
  write(`${name}/dist/.builds.json`, JSON.stringify([['mf-manifest.json']]));
}

const run = (script: string, ...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    [join(folder, 'scripts/release', `${script}.mjs`), ...args, '--to', to],
    {
      env: { PATH: process.env.PATH },
    },
  );
const list = () => JSON.parse(readFileSync(join(to, 'remotes.json'), 'utf8'));

test('all that an image was built with goes live at once, without anything that is installed', async () => {
  await run('remote-release', 'all');
  const { signature, host, ...lines } = list();
  expect(
    Object.keys(lines)
      .map((name) => `remote-${name}`)
      .sort(),
  ).toEqual([...remotes].sort());
  expect(signature).toBeDefined();
  expect(host.entry).toMatch(/^\/hosts\/.*\/index\.html$/);
  expect(readFileSync(join(to, 'index.html'), 'utf8')).toBe('page');
  const image = readFileSync(join(root, 'deploy/release.Dockerfile'), 'utf8');
  expect(taken.filter((path) => !image.includes(path))).toEqual([]);
});

test('what was taken back stays so when a container starts again, and a new build goes live', async () => {
  await run('remote-release', 'all');
  build('remote-cashflow', '2');
  await run('remote-release', 'all');
  expect(list().cashflow.version).toBe('2');
  await run('remote-rollback', 'cashflow');
  const { stdout } = await run('remote-release', 'all');
  expect(stdout).toContain('cashflow: this build was released before');
  expect(list().cashflow.version).toBe('1');
  build('remote-cashflow', '3');
  await run('remote-release', 'all');
  expect(list().cashflow.version).toBe('3');
});

test('a release that was cut off is made by the next try, and no rollback leads to what was never live', async () => {
  await run('remote-release', 'all');
  const trials = join(to, 'remotes/cashflow/trials');
  const cutOff = async (version: string) => {
    build('remote-cashflow', version);
    rmSync(trials, { recursive: true });
    writeFileSync(trials, 'no folder');
    await expect(run('remote-release', 'all')).rejects.toThrow();
    rmSync(trials);
  };
  await cutOff('2');
  expect(list().cashflow.version).toBe('1');
  await run('remote-release', 'all');
  expect(list().cashflow.version).toBe('2');
  await cutOff('3');
  build('remote-cashflow', '4');
  await run('remote-release', 'all');
  await run('remote-rollback', 'cashflow');
  expect(list().cashflow.version).toBe('2');
});

test('a part of the users is chosen for one remote, not for all', async () => {
  await expect(run('remote-release', 'all', '--percent', '10')).rejects.toThrow(
    'All are released to everybody',
  );
  expect(existsSync(to)).toBe(false);
});

const offer = (version: string, screens: string[] = []) =>
  write('host/dist/.offers.json', JSON.stringify({ shared: { '@vezne/api': version }, screens, tokens: [] }));

test('host and remotes that only fit each other go live together, and what fits nobody does not', async () => {
  const shared = [{ name: '@vezne/api', requiredVersion: '^2' }];
  offer('1.0.0');
  await run('remote-release', 'all');
  write('host/dist/index.html', 'next page');
  build('remote-cashflow', '2', { shared });
  offer('1.1.0');
  await expect(run('remote-release', 'all')).rejects.toThrow(/cashflow 2-.* needs @vezne\/api \^2/);
  expect(list().cashflow.version).toBe('1');
  offer('2.0.0');
  const { stdout } = await run('remote-release', 'all');
  expect(wentLive(stdout)).toEqual(['host', 'cashflow']);
  expect(list().cashflow.version).toBe('2');
  expect(readFileSync(join(to, 'index.html'), 'utf8')).toBe('next page');
});

/** What a release says went live, in its order. */
const wentLive = (stdout: string) => [...stdout.matchAll(/^(\S+) \S+ is live/gm)].map(([, name]) => name);

const api = (requiredVersion: string) => [{ name: '@vezne/api', requiredVersion }];
const exposes = [{ name: 'LedgerPage' }];
const screens = ['cashflow/LedgerPage'];

test('what the live host can carry comes before the next one, which may need it', async () => {
  offer('1.0.0');
  await run('remote-release', 'all');
  write('host/dist/index.html', 'next page');
  build('remote-cashflow', '2', { exposes });
  build('remote-ai', '2', { shared: api('^2') });
  offer('2.0.0', screens);
  const { stdout } = await run('remote-release', 'all');
  expect(wentLive(stdout)).toEqual(['cashflow', 'host', 'ai']);
});

test('a remote and a host of which neither can come first are not released, unless somebody knows better', async () => {
  offer('1.0.0');
  await run('remote-release', 'all');
  write('host/dist/index.html', 'next page');
  build('remote-cashflow', '2', { shared: api('^2'), exposes });
  offer('2.0.0', screens);
  await expect(run('remote-release', 'all')).rejects.toThrow(
    /does not expose cashflow\/LedgerPage.*: whichever of both comes first/,
  );
  expect(list().cashflow.version).toBe('1');
  expect(readFileSync(join(to, 'index.html'), 'utf8')).toBe('page');
  await run('remote-release', 'all', '--force');
  expect(list().cashflow.version).toBe('2');
});

test("a remote that the host's canary could not carry waits for the host that everybody gets", async () => {
  offer('1.0.0');
  await run('remote-release', 'all');
  write('host/dist/index.html', 'trial page');
  offer('2.0.0');
  await run('remote-release', 'host', '--percent', '10');
  write('host/dist/index.html', 'next page');
  offer('1.1.0');
  build('remote-cashflow', '2', { shared: api('^1') });
  expect(wentLive((await run('remote-release', 'all')).stdout)).toEqual(['host', 'cashflow']);
});
