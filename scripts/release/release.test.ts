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
import { age } from './testing';

// jest's copy of the environment reaches no child by itself.
const run = (program: string, args: string[]) => promisify(execFile)(program, args, { env: process.env });
const scripts = __dirname;
let folder: string;
let to: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vezne-release-'));
  to = join(folder, 'web');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  delete process.env.STANDALONE;
});

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
    .filter(({ name }) => name !== 'trials')
    .map(({ name }) => name.split('-')[0])
    .sort();

test('a release brings the files of its build alone and then the line of the list', async () => {
  await release('1.0.0');
  const { entry, version, integrity } = line();
  expect(entry).toMatch(/^\/remotes\/cashflow\/1\.0\.0-[0-9a-f]{8}\/mf-manifest\.json$/);
  expect([version, integrity.slice(0, 7)]).toEqual(['1.0.0', 'sha384-']);
  const home = dirname(join(to, entry));
  expect(readdirSync(home).sort()).toEqual([
    'assets',
    'entry.js',
    'entry.js.br',
    'mf-manifest.json',
    'needs.json',
  ]);
});

test('a place that nothing was released into before is named as new, once', async () => {
  expect((await release('1.0.0')).stdout).toMatch(/^Nothing was released in \S+\/web before/);
  expect((await release('1.1.0')).stdout).toMatch(/^cashflow 1\.1\.0-/);
});

test('a version that other releases bear too is named, with the command that raises it', async () => {
  expect((await release('1.0.0')).stdout).not.toContain('too');
  const dist = build('1.0.0');
  const manifest = { metaData: { buildInfo: { buildVersion: '1.0.0' } }, exposes: [] };
  writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify(manifest));
  const { stdout } = await command('remote-release', '--dist', dist);
  expect(stdout).toMatch(/^1\.0\.0 is the version of 1\.0\.0-[0-9a-f]{8} too: npx changeset/m);
});

test('host and remotes get their versions by changesets', () => {
  const { ignore } = JSON.parse(readFileSync(join(scripts, '../../.changeset/config.json'), 'utf8'));
  expect(ignore.filter((name: string) => /host|remote/.test(name))).toEqual([]);
});

test('the history says of which commit a release is, and who built it', async () => {
  const dist = build('1.0.0');
  const origin = { commit: 'abc123def456', by: 'ci' };
  const manifest = { metaData: { buildInfo: { buildVersion: '1.0.0' } }, build: origin };
  writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify(manifest));
  await command('remote-release', '--dist', dist);
  const [kept] = JSON.parse(readFileSync(join(to, 'remotes/cashflow/releases.json'), 'utf8'));
  expect(kept).toMatchObject({ version: '1.0.0', ...origin });
  expect(line()).not.toHaveProperty('commit');
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

test('what was live within a week is kept for tabs that are still open, and always the last three', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await release(version);
  expect(folders()).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0']);
  age(to, 'remotes/cashflow', 6);
  await release('1.3.0');
  expect(folders()).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0']);
  age(to, 'remotes/cashflow', 8);
  await release('1.3.0');
  expect(folders()).toEqual(['1.1.0', '1.2.0', '1.3.0']);
});

test('a week counts from when a release stopped being live, not from when it began', async () => {
  await release('1.0.0');
  const history = join(to, 'remotes/cashflow/releases.json');
  const long = JSON.parse(readFileSync(history, 'utf8'));
  writeFileSync(history, JSON.stringify([{ ...long[0], at: '2020-01-01T00:00:00.000Z' }]));
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) await release(version);
  expect(folders()).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0']);
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

test('what everybody has is no canary: taken back, it would be withdrawn from them', async () => {
  await release('1.0.0');
  await release('1.1.0');
  await expect(release('1.1.0', '--percent', '10')).rejects.toThrow(/1\.1\.0-\w+ is what everybody has/);
  expect(line()).not.toHaveProperty('canary');
  await release('1.2.0', '--percent', '10');
  await rollback();
  expect(line().version).toBe('1.1.0');
});

test('a remote on a CDN is named with its whole address', async () => {
  await release('1.0.0', '--base', 'https://cdn.example.com/');
  expect(line().entry).toMatch(/^https:\/\/cdn\.example\.com\/remotes\/cashflow\/1\.0\.0-/);
});

const list = () => JSON.parse(readFileSync(join(to, 'remotes.json'), 'utf8'));
test("a remote's own page is released for testers alone", async () => {
  const dist = build('1.0.0');
  writeFileSync(join(dist, 'standalone.html'), 'page');
  const filesOf = async () => {
    await command('remote-release', '--dist', dist);
    const home = dirname(join(to, line().entry));
    const files = readdirSync(home);
    rmSync(to, { recursive: true });
    return files;
  };
  expect(await filesOf()).not.toContain('standalone.html');
  process.env.STANDALONE = '1';
  expect(await filesOf()).toContain('standalone.html');
});

test('two teams that release in the same moment both end up in the list', async () => {
  const [cashflow, ai] = [build('1.0.0'), build('2.0.0')];
  await Promise.all([
    command('remote-release', '--dist', cashflow),
    run(process.execPath, [join(scripts, 'remote-release.mjs'), 'ai', '--to', to, '--dist', ai]),
  ]);
  const both = list();
  expect(Object.keys(both).sort()).toEqual(['ai', 'cashflow', 'signature']);
  expect(readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((file) => /lock$/.test(file))).toEqual(
    [],
  );
});

const sayTo = (script: string, ...args: string[]) => run(process.execPath, [join(scripts, script), ...args]);

test('who names two remotes is not left to believe that both were released', async () => {
  await expect(release('1.0.0', 'finance')).rejects.toThrow(/One at a time, or all\./);
  expect(existsSync(to)).toBe(false);
});

test('companies that are none are not everybody', async () => {
  await release('1.0.0');
  const before = list();
  for (const none of ['', ','])
    await expect(release('1.1.0', '--companies', none)).rejects.toThrow(/--companies names none/);
  expect(list()).toEqual(before);
});

test('a wrong name or place is told, and leaves nothing behind', async () => {
  await expect(rollback()).rejects.toThrow(/cashflow was never released there/);
  const watching = ['--to', to, '--metrics', 'http://127.0.0.1:1/metrics'];
  await expect(sayTo('remote-watch.mjs', 'cashfow', ...watching)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/cashfow was never released there/),
  });
  expect(existsSync(to)).toBe(false);
});

test.each(['release', 'rollback', 'watch', 'sign'])(
  'an option that %s does not know is told in a sentence with how it is used',
  async (name) => {
    await expect(sayTo(`remote-${name}.mjs`, '--too', to)).rejects.toMatchObject({
      stderr: expect.stringMatching(/^Unknown option '--too'\.?\nUsage: npm run remote:\w+ -- .+\n$/),
    });
  },
);
