import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const web = mkdtempSync(join(tmpdir(), 'vezne-folder-'));
const dist = join(web, 'dist');
const home = join(web, 'remotes/ai');
const release = join(home, '1.0.0-aa');
const files = ['a.js', 'b.js'];
beforeAll(() => {
  mkdirSync(dist, { recursive: true });
  for (const file of files) writeFileSync(join(dist, file), file);
});
afterAll(() => rmSync(web, { recursive: true }));

/** Does something with the folder in a process of its own; its exit code. */
const inProcess = (act: string, before = '') =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      ${before}
      syncBuiltinESMExports();
      const { folderStore } = await import('./folder.mjs');
      const store = folderStore(${JSON.stringify(web)});
      await store.${act};`,
    ],
    { cwd: __dirname, stdio: 'inherit' },
  ).status;

const put = () => inProcess(`putTree('remotes/ai/1.0.0-aa', ${JSON.stringify(dist)}, ['a.js', 'b.js'])`);

test('a release whose removal was ended half-way is whole when it is released again, and its rest goes', () => {
  expect(put()).toBe(0);
  const endedHalfWay = `fs.rmSync = (folder) => {
    fs.unlinkSync(folder + '/a.js');
    process.exit(9);
  };`;
  expect(inProcess("remove('remotes/ai/1.0.0-aa')", endedHalfWay)).toBe(9);
  expect(put()).toBe(0);
  expect(readdirSync(release).sort()).toEqual(files);
  // An hour later.
  const [rest = ''] = readdirSync(home).filter((name) => name.endsWith('.new'));
  utimesSync(join(home, rest), 0, 0);
  expect(put()).toBe(0);
  expect(readdirSync(home)).toEqual(['1.0.0-aa']);
});

test('what is removed is gone, a file as a tree, and what is not there is no fault', () => {
  writeFileSync(join(home, 'live.json'), '{}');
  for (const path of ['1.0.0-aa', 'live.json', 'never-there'])
    expect(inProcess(`remove('remotes/ai/${path}')`)).toBe(0);
  expect(existsSync(home) && readdirSync(home)).toEqual([]);
});

test('files that follow each other within a second are told apart by the second', () => {
  const began = Date.now();
  const rewrite = Array.from({ length: 3 }, (_, at) => `put('remotes.json', '{"at":${at}}')`);
  expect(inProcess(rewrite.join(';\nawait store.'))).toBe(0);
  const last = statSync(join(web, 'remotes.json')).mtimeMs;
  expect(inProcess("put('remotes.json', '{}')")).toBe(0);
  const seconds = [last, statSync(join(web, 'remotes.json')).mtimeMs].map((ms) => Math.floor(ms / 1_000));
  expect(seconds[1]).toBeGreaterThan(seconds[0] ?? 0);
  // Two had to step aside.
  expect(last - began).toBeGreaterThanOrEqual(2_000);
});
