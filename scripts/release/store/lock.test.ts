import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vezne-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lock = () => join(folder, '.list.json.lock');
/** A process that may change the list while nobody else does; `first` runs before the lock is looked at. */
const change = (work: string, first = '') =>
  promisify(execFile)(
    process.execPath,
    [
      ...['--input-type=module', '-e'],
      `import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      const at = (name) => ${JSON.stringify(folder)} + '/' + name;
      const until = (name) => {
        const still = new Int32Array(new SharedArrayBuffer(4));
        for (const end = Date.now() + 5_000; Date.now() < end && !fs.existsSync(at(name)); ) Atomics.wait(still, 0, 0, 10);
      };
      const { alone } = await import('./lock.mjs');
      ${first}
      await alone(at('list.json'), () => { ${work} });`,
    ],
    { cwd: __dirname },
  );

test('of two that find what an ended process left, the second does not take from the first what it has by then', async () => {
  writeFileSync(lock(), 'ended');
  utimesSync(lock(), new Date(0), new Date(0));
  // It has seen the old one; before it moves that away, the other one has done so, and is at work.
  const late = change(
    `fs.writeFileSync(at('late-saw'), String(fs.existsSync(at('early-is-done'))));`,
    `const { renameSync } = fs;
    fs.renameSync = (...paths) => {
      if (!fs.existsSync(at('late-waits'))) {
        fs.writeFileSync(at('late-waits'), '');
        until('early-is-in');
      }
      renameSync(...paths);
      fs.writeFileSync(at('late-moved'), '');
    };
    syncBuiltinESMExports();`,
  );
  const early = change(
    `fs.writeFileSync(at('early-is-in'), '');
    until('late-moved');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    fs.writeFileSync(at('early-is-done'), '');`,
    `until('late-waits');`,
  );
  await Promise.all([late, early]);
  expect(readFileSync(join(folder, 'late-saw'), 'utf8')).toBe('true');
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('whoever was thought to have ended leaves alone what another one holds by now', async () => {
  await change(`fs.writeFileSync(at('.list.json.lock'), 'another');`);
  expect(readFileSync(lock(), 'utf8')).toBe('another');
});

test('nobody holds it after the work, also where that failed', async () => {
  await expect(change(`throw new Error('broken');`)).rejects.toThrow(/broken/);
  expect(existsSync(lock())).toBe(false);
});
