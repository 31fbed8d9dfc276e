import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const folder = mkdtempSync(join(tmpdir(), 'vezne-keep-'));
const lives = join(folder, 'lives');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => rmSync(lives, { force: true }));

const keeper = (program: string) =>
  `import('${join(__dirname, 'keep-running.mjs')}').then(async (m) => process.exit(await m.keepRunning('${program}')))`;

/** A server in a few lines: notes each life, says that it runs, and then ends as the test wants. */
function program(name: string, end: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs';
import { reportRunning } from '${join(__dirname, 'keep-running.mjs')}';
appendFileSync('${lives}', 'x');
const life = readFileSync('${lives}', 'utf8').length;
${end}`,
  );
  return file;
}
const count = () => (existsSync(lives) ? readFileSync(lives, 'utf8').length : 0);
const run = (file: string) =>
  promisify(execFile)(process.execPath, ['-e', keeper(file)]).then(
    ({ stderr }) => ({ code: 0, stderr }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
  );

test('a server that a fault has ended is started again, and an orderly end is the end', async () => {
  const file = program('faulty', 'reportRunning(); setTimeout(() => process.exit(life < 3 ? 1 : 0), 20);');
  const { code, stderr } = await run(file);
  expect([code, count()]).toEqual([0, 3]);
  expect(stderr.match(/started again/g)).toHaveLength(2);
});

test('a server that cannot start is not tried again', async () => {
  expect((await run(program('broken', 'process.exit(1);'))).code).toBe(1);
  expect(count()).toBe(1);
});

test('a server that was killed from outside stays down', async () => {
  const file = program(
    'killed',
    `reportRunning(); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 20);`,
  );
  expect((await run(file)).code).toBe(1);
  expect(count()).toBe(1);
});

test('a signal reaches the server, whose end is waited for', async () => {
  const file = program(
    'stopped',
    `process.on('SIGTERM', () => setTimeout(() => process.exit(0), 50));
setInterval(() => {}, 1000);
reportRunning();
console.log('ready');`,
  );
  const child = spawn(process.execPath, ['-e', keeper(file)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(count()).toBe(1);
});
