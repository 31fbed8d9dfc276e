import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isThere, openRoom, readIn, release, rollback } from './testing';

let room: ReturnType<typeof openRoom>;
beforeEach(() => {
  room = openRoom();
});
afterEach(() => room.close());

const put = (...args: string[]) =>
  release('cashflow', room.to, '--dist', room.remote('1.0.0'), '--force', ...args);
const run = (script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(__dirname, script), ...args], { env: process.env });

test('who names two remotes is not left to believe that both were released', async () => {
  await expect(release('cashflow', room.to, 'finance')).rejects.toThrow(/One at a time, or all\./);
  expect(isThere(room.to, 'remotes.json')).toBe(false);
});

test('companies that are none are not everybody', async () => {
  await put();
  const before = readIn(room.to, 'remotes.json');
  for (const none of ['', ','])
    await expect(
      release('cashflow', room.to, '--dist', room.remote('1.1.0'), '--companies', none),
    ).rejects.toThrow(/--companies names none/);
  expect(readIn(room.to, 'remotes.json')).toEqual(before);
});

test('a wrong name or place is told, and leaves nothing behind', async () => {
  await expect(rollback('cashfow', room.to)).rejects.toThrow(/cashfow was never released there/);
  const watching = ['--metrics', 'http://127.0.0.1:1/metrics'];
  await expect(run('remote-watch.mjs', 'cashfow', '--to', room.to, ...watching)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/cashfow was never released there/),
  });
  await expect(run('remote-sign.mjs', '--to', room.to)).rejects.toThrow(/no list of remotes to sign/);
  expect(isThere(room.to, '')).toBe(false);
});

test.each(['release', 'rollback', 'watch', 'sign'])(
  'an option that %s does not know is told in a sentence with how it is used',
  async (name) => {
    const failed = run(`remote-${name}.mjs`, '--too', room.to);
    await expect(failed).rejects.toMatchObject({
      stderr: expect.stringMatching(/^Unknown option '--too'\.?\nUsage: npm run remote:\w+ -- .+\n$/),
    });
  },
);
