import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');

/** The scripts are ES modules; jest reads them through node. */
function ask<Answer>(expression: string, ...given: unknown[]): Answer {
  const script = `Promise.all([import('./lockfile.mjs'), import('./licences.mjs')]).then(([lockfile, licences]) => {
    const given = JSON.parse(process.argv[1]);
    console.log(JSON.stringify(${expression}));
  })`;
  const output = execFileSync(process.execPath, ['-e', script, JSON.stringify(given)], { cwd: __dirname });
  return JSON.parse(output.toString());
}

type Locked = { name: string; version: string; isForPlatform: boolean };

test('no package of the lockfile has a licence outside the list', () => {
  expect(ask<string[]>('licences.licenceFaults()')).toEqual([]);
});

test('another licence, an unreadable one and a package that is not there are told', () => {
  const small = `\npackages:\n\n  good@1.0.0:\n    resolution: {integrity: sha512-a}\n\n  '@x/viral@2.0.0':\n    resolution: {integrity: sha512-b}\n\n  absent@3.0.0:\n    resolution: {integrity: sha512-c}\n\n  built-linux@4.0.0:\n    resolution: {integrity: sha512-d}\n    os: [linux]\n\nsnapshots:\n`;
  const installed = { 'good@1.0.0': '(MIT OR GPL-3.0)', '@x/viral@2.0.0': 'MIT AND GPL-3.0' };
  const faults = ask<string[]>('licences.licenceFaults(...given)', small, installed);
  expect(faults.filter((fault) => !fault.includes('needs no exception'))).toEqual([
    '@x/viral@2.0.0: MIT AND GPL-3.0',
    'absent@3.0.0 is not installed',
  ]);
});

test('the lockfile is read whole, and every package in it has a hash', () => {
  const packages = ask<Locked[]>('lockfile.lockedPackages(lockfile.readLockfile())');
  const [, section = ''] = /\npackages:\n([\s\S]*?)\nsnapshots:\n/.exec(lockfile) ?? [];
  expect(packages).toHaveLength(section.match(/^ {2}\S.*:$/gm)?.length ?? 0);
  expect(section.match(/^ {4}resolution: \{integrity: sha512-[\w+/]{86}==\}$/gm)).toHaveLength(
    packages.length,
  );
});

test('what compiles is there for other systems too, and a new remote adds nothing but its own section', () => {
  const names = ask<Locked[]>('lockfile.lockedPackages(lockfile.readLockfile())').map(({ name }) => name);
  for (const built of ['@swc/core', '@rspack/binding', '@esbuild/', '@typescript/typescript'])
    for (const system of ['darwin-arm64', 'linux-x64', 'win32-x64'])
      expect(names.filter((name) => name.startsWith(built) && name.includes(system))).not.toEqual([]);
});

test('every version is pinned exactly, and none is younger than a week when it enters', () => {
  const [, catalog = ''] = /\ncatalog:\n([\s\S]*?)\n\n/.exec(workspace) ?? [];
  const versions = [...catalog.matchAll(/^ {2}"?[^":]+"?: (.+)$/gm)].map(([, version]) => version);
  expect(versions.length).toBeGreaterThan(50);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version ?? ''))).toEqual([]);
  expect(workspace).toMatch(/^minimumReleaseAge: 10080$/m);
});

test('no package runs a script when it is installed', () => {
  const [, builds = ''] = /\nallowBuilds:\n([\s\S]*)$/.exec(workspace) ?? [];
  const lines = builds.match(/^ {2}.+$/gm) ?? [];
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => !line.endsWith(': false'))).toEqual([]);
});
