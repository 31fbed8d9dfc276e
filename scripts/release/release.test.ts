import { execFile } from 'node:child_process';
import {
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

const run = promisify(execFile);
const scripts = __dirname;
let folder: string;
let to: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vezne-release-'));
  to = join(folder, 'web');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A folder like the one that a build leaves behind, with a file of an earlier build in it. */
function build(version: string): string {
  const dist = join(folder, `dist-${version}`);
  const manifest = JSON.stringify({ metaData: { buildInfo: { buildVersion: version } } });
  const files = {
    'mf-manifest.json': manifest,
    'entry.js': version,
    'entry.js.br': 'br',
    'assets/a.svg': '',
  };
  for (const [file, content] of Object.entries({ ...files, 'old.js': 'earlier build' })) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), content);
  }
  const written = ['mf-manifest.json', 'entry.js', 'assets/a.svg', 'standalone.html'];
  writeFileSync(join(dist, '.builds.json'), JSON.stringify([written, ['old.js']]));
  return dist;
}

const command = (script: string, ...args: string[]) =>
  run(process.execPath, [join(scripts, `${script}.mjs`), 'cashflow', '--to', to, ...args]);
const release = (version: string, ...args: string[]) =>
  command('remote-release', '--dist', build(version), ...args);
const rollback = () => command('remote-rollback');
const line = () => JSON.parse(readFileSync(join(to, 'remotes.json'), 'utf8')).cashflow;
const folders = () =>
  readdirSync(join(to, 'remotes/cashflow'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name.split('-')[0])
    .sort();

test('a release brings the files of its build alone and then the line of the list', async () => {
  await release('1.0.0');
  const { entry, version, integrity } = line();
  expect(entry).toMatch(/^\/remotes\/cashflow\/1\.0\.0-[0-9a-f]{8}\/mf-manifest\.json$/);
  expect([version, integrity.slice(0, 7)]).toEqual(['1.0.0', 'sha384-']);
  const home = dirname(join(to, entry));
  expect(readdirSync(home).sort()).toEqual(['assets', 'entry.js', 'entry.js.br', 'mf-manifest.json']);
});

test('a rollback returns to the version before, whose files were never away', async () => {
  await release('1.0.0');
  const first = line();
  await release('1.1.0');
  expect(line().version).toBe('1.1.0');
  await rollback();
  expect(line()).toEqual(first);
  expect(folders()).toEqual(['1.0.0', '1.1.0']);
});

test('a version that was taken back is not what the next rollback returns to', async () => {
  await release('1.0.0');
  await release('1.1.0');
  await rollback();
  await release('1.2.0');
  await rollback();
  expect(line().version).toBe('1.0.0');
  await expect(rollback()).rejects.toThrow(/No release of cashflow before 1.0.0 is kept/);
  expect(line().version).toBe('1.0.0');
});

test('the last three releases are kept for tabs that are still open', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await release(version);
  expect(folders()).toEqual(['1.1.0', '1.2.0', '1.3.0']);
  await release('1.3.0');
  expect(folders()).toEqual(['1.1.0', '1.2.0', '1.3.0']);
});

test('a canary stands beside the version of everybody else until it is taken back or released to all', async () => {
  await release('1.0.0');
  await release('1.1.0', '--percent', '10', '--companies', 'a,b');
  expect(line()).toMatchObject({
    version: '1.0.0',
    canary: { version: '1.1.0', percent: 10, companies: ['a', 'b'] },
  });
  await rollback();
  expect(line()).not.toHaveProperty('canary');
  expect(line().version).toBe('1.0.0');
  await release('1.2.0', '--percent', '5');
  await release('1.2.0');
  expect(line().version).toBe('1.2.0');
  expect(line()).not.toHaveProperty('canary');
});

test('releases and canaries that make no sense are refused and change nothing', async () => {
  await expect(release('1.0.0', '--percent', '10')).rejects.toThrow(
    /first release of cashflow goes to everybody/,
  );
  await expect(release('1.0.0', '--percent', '101')).rejects.toThrow(/from 0 to 100/);
  await expect(release('1.0.0', '--base', 'cdn')).rejects.toThrow(/whole address/);
  expect(existsSync(join(to, 'remotes.json'))).toBe(false);
});

test('a remote on a CDN is named with its whole address', async () => {
  await release('1.0.0', '--base', 'https://cdn.example.com/');
  expect(line().entry).toMatch(/^https:\/\/cdn\.example\.com\/remotes\/cashflow\/1\.0\.0-/);
});

test('two teams that release in the same moment both end up in the list', async () => {
  const [cashflow, ai] = [build('1.0.0'), build('2.0.0')];
  await Promise.all([
    command('remote-release', '--dist', cashflow),
    run(process.execPath, [join(scripts, 'remote-release.mjs'), 'ai', '--to', to, '--dist', ai]),
  ]);
  const list = JSON.parse(readFileSync(join(to, 'remotes.json'), 'utf8'));
  expect(Object.keys(list).sort()).toEqual(['ai', 'cashflow']);
  expect(existsSync(join(to, '.release.lock'))).toBe(false);
});
