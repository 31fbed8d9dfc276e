import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { onlyBuild, removeStale } from './build-lock.mjs';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'vezne-build-'));
const file = join(folder, 'build.lock');
const log = join(folder, 'log');
const address = pathToFileURL(join(__dirname, 'build-lock.mjs')).href;
/** The number of a process that is gone. */
const gone = async () => (await run(process.execPath, ['-p', 'process.pid'])).stdout.trim();

afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** A build of its own process, which notes when it began and ended. */
const build = () =>
  run(process.execPath, [
    '--input-type=module',
    '-e',
    `import { appendFileSync } from 'node:fs';
     import { onlyBuild } from ${JSON.stringify(address)};
     await onlyBuild(${JSON.stringify(file)});
     appendFileSync(${JSON.stringify(log)}, 'begins\\n');
     await new Promise((resolve) => setTimeout(resolve, 30));
     appendFileSync(${JSON.stringify(log)}, 'ends\\n');`,
  ]);

test('of many builds at once one runs at a time, also after one that died with the lock', async () => {
  writeFileSync(file, await gone());
  await Promise.all(Array.from({ length: 6 }, build));
  const told = readFileSync(log, 'utf8').trim().split('\n');
  expect(told).toEqual(Array.from({ length: 6 }, () => ['begins', 'ends']).flat());
  expect(() => readFileSync(file)).toThrow('ENOENT');
}, 60_000);

test('what another build has put in the place of a stale lock stays', () => {
  writeFileSync(file, '4711');
  removeStale(file, 'the number of one that died');
  expect(readFileSync(file, 'utf8')).toBe('4711');
  removeStale(file, '4711');
  expect(() => readFileSync(file)).toThrow('ENOENT');
  removeStale(file, '4711');
});

test('a lock that nobody has written a number into holds nobody up', async () => {
  writeFileSync(file, '');
  await build();
}, 20_000);

test('a folder that cannot be written in is told of, and not waited for', async () => {
  writeFileSync(join(folder, 'no-folder'), '');
  await expect(onlyBuild(join(folder, 'no-folder', 'build.lock'))).rejects.toThrow(/ENOTDIR|EEXIST/);
});

test('a lock that cannot be written is told of', async () => {
  // Longer than a name may be.
  await expect(onlyBuild(join(folder, 'x'.repeat(300)))).rejects.toThrow('ENAMETOOLONG');
});
