import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { doneOrWaiting, isThere, openBucket, openRoom, readIn, release, rollback } from './testing';

let room: ReturnType<typeof openRoom>;
beforeEach(() => {
  room = openRoom();
});
afterEach(() => room.close());

const api = (requiredVersion: string) => [{ name: '@vezne/api', requiredVersion }];
const host = (version: string, offers: Parameters<typeof room.host>[1], ...args: string[]) =>
  release('host', room.to, '--dist', room.host(version, offers), ...args);
const remote = (version: string, build: Parameters<typeof room.remote>[1], ...args: string[]) =>
  release('cashflow', room.to, '--dist', room.remote(version, build), ...args);
const live = () => readIn(room.to, 'remotes.json').cashflow?.version;

test('a remote that needs more than the live host has is not released, and the sentence says what and where', async () => {
  await host('1.0.0', { shared: { '@vezne/api': '1.2.0' } });
  await expect(remote('5.0.0', { shared: api('^1.9') })).rejects.toThrow(
    /cashflow 5\.0\.0-[0-9a-f]{8} needs @vezne\/api \^1\.9, and the host has 1\.2\.0 \(host 1\.0\.0-[0-9a-f]{8}\)/,
  );
  expect(isThere(room.to, 'remotes/cashflow')).toBe(false);
  await remote('5.0.0', { shared: api('^1.2') });
  expect(live()).toBe('5.0.0');
});

test('what the host does not bring, a remote brings itself', async () => {
  await host('1.0.0', { shared: { '@vezne/api': '1.2.0' } });
  await remote('5.0.0', { shared: [{ name: 'react-hook-form', requiredVersion: '^99' }] });
  expect(live()).toBe('5.0.0');
});

test('who forces a release that does not fit is told loudly what will not work', async () => {
  await host('1.0.0', { shared: { '@vezne/api': '1.2.0' } });
  const { stderr } = await remote('5.0.0', { shared: api('^2') }, '--force');
  expect(stderr).toMatch(/FORCED\..*\n.*needs @vezne\/api \^2/);
  expect(live()).toBe('5.0.0');
});

test("a host's canary in use is asked too, and not any more once it is over", async () => {
  await host('1.0.0', { shared: { '@vezne/api': '1.2.0' } });
  await host('2.0.0', { shared: { '@vezne/api': '2.0.0' } }, '--percent', '10');
  await expect(remote('5.0.0', { shared: api('^1.2') })).rejects.toThrow(/has 2\.0\.0 \(host 2/);
  await expect(remote('5.0.0', { shared: api('^2') })).rejects.toThrow(/has 1\.2\.0 \(host 1/);
  await host('2.0.0', { shared: { '@vezne/api': '2.0.0' } });
  await remote('5.0.0', { shared: api('^2') });
  expect(live()).toBe('5.0.0');
});

test('a remote that no longer exposes what the live host shows is not released', async () => {
  await host('1.0.0', { screens: ['cashflow/CashFlowPage', 'ai/AssistantModal'] });
  await expect(remote('5.0.0', { exposes: ['LedgerPage'] })).rejects.toThrow(
    /does not expose cashflow\/CashFlowPage, which the host shows/,
  );
  await remote('5.0.0', { exposes: ['CashFlowPage', 'LedgerPage'] });
});

test("a remote that uses a colour which the live host's stylesheet lacks is not released", async () => {
  await host('1.0.0', { tokens: ['--vz-text-1'] });
  const code = 'a{color:var(--vz-text-1);top:var(--vz-own);left:var(--vz-new,4px)} b{--vz-own:2px}';
  await remote('5.0.0', { code });
  await expect(remote('5.1.0', { code: `${code} c{color:var(--vz-sparkle)}` })).rejects.toThrow(
    /uses --vz-sparkle, which the host's stylesheet lacks/,
  );
});

test('a host that a remote in use could not live in is not released, be it the remote of few', async () => {
  await remote('5.0.0', { shared: api('^1.2') });
  await remote('5.1.0', { shared: api('^1.9') }, '--companies', 'a');
  await expect(host('1.0.0', { shared: { '@vezne/api': '1.2.0' } })).rejects.toThrow(
    /cashflow 5\.1\.0-.* needs @vezne\/api \^1\.9/,
  );
  await host('1.0.0', { shared: { '@vezne/api': '1.9.0' } });
  expect(isThere(room.to, 'index.html')).toBe(true);
});

test('who releases a remote that no page of the live host shows is told what is still to do', async () => {
  await remote('5.0.0', {});
  await host('1.0.0', { screens: ['ai/AssistantModal'] });
  expect((await remote('5.1.0', {})).stdout).toMatch(/No page of cashflow is in the host that is live/);
  await host('1.1.0', { screens: ['ai/AssistantModal', 'cashflow/CashFlowPage'] });
  expect((await remote('5.2.0', { exposes: ['CashFlowPage'] })).stdout).not.toMatch(/No page/);
});

test('a release that would not fit what is live now is not returned to, unless somebody knows better', async () => {
  await host('1.0.0', { shared: { '@vezne/api': '1.2.0' } });
  await remote('5.0.0', { shared: api('^1.2') });
  await remote('5.1.0', {});
  await host('2.0.0', { shared: { '@vezne/api': '2.0.0' } });
  await expect(rollback('cashflow', room.to)).rejects.toThrow(
    /Not taken back:\n.*cashflow 5\.0\.0-.* needs @vezne\/api \^1\.2, and the host has 2\.0\.0/,
  );
  expect(live()).toBe('5.1.0');
  const { stderr } = await rollback('cashflow', room.to, '--force');
  expect(stderr).toMatch(/FORCED\..*\n.*needs @vezne\/api \^1\.2/);
  expect(live()).toBe('5.0.0');
  await rollback('host', room.to);
  expect(readIn(room.to, 'remotes.json').host.version).toBe('1.0.0');
});

test('a host is not taken back to one that a remote in use could not live in', async () => {
  await host('1.0.0', { shared: { '@vezne/api': '1.2.0' } });
  await host('2.0.0', { shared: { '@vezne/api': '2.0.0' } });
  await remote('5.0.0', { shared: api('^2') });
  await expect(rollback('host', room.to)).rejects.toThrow(/needs @vezne\/api \^2, and the host has 1\.2\.0/);
  expect(readIn(room.to, 'remotes.json').host.version).toBe('2.0.0');
});

test('a canary is always taken back, and what everybody then has is said to fit badly', async () => {
  await host('2.0.0', { shared: { '@vezne/api': '2.0.0' } });
  await remote('5.0.0', { shared: api('^1.2') }, '--force');
  await remote('5.1.0', {}, '--percent', '10');
  const { stderr } = await rollback('cashflow', room.to);
  expect(stderr).toMatch(/What everybody has does not fit.*\n.*5\.0\.0-.*needs @vezne\/api \^1\.2/);
  expect(stderr).not.toMatch(/FORCED/);
  expect(readIn(room.to, 'remotes.json').cashflow.canary).toBeUndefined();
});

test('a host whose stylesheet lacks a colour that a remote in use asks for is not released', async () => {
  await remote('5.0.0', { code: 'a{color:var(--vz-text-1)}' });
  const lacking = host('1.0.0', { tokens: ['--vz-text-2'] });
  await expect(lacking).rejects.toThrow(
    /cashflow 5\.0\.0-.* uses --vz-text-1, which the host's stylesheet lacks/,
  );
  await host('1.1.0', { tokens: ['--vz-text-1', '--vz-text-2'] });
  // Nor is one returned to that asks for what is there no longer.
  await remote('5.1.0', {});
  await host('1.2.0', { tokens: ['--vz-text-2'] });
  await expect(rollback('cashflow', room.to)).rejects.toThrow(/uses --vz-text-1/);
});

test('what fitted until its turn came is held to what is live by then', async () => {
  await host('1.0.0', { shared: { '@vezne/api': '1.2.0' } });
  await remote('5.0.0', {});
  const turn = join(room.to, 'remotes/cashflow/turn.json');
  writeFileSync(turn, '{"holder":"other"}');
  const waiting = remote('5.1.0', { shared: api('^1.2') });
  const refused = expect(waiting).rejects.toThrow(
    /Not released:\n.*needs @vezne\/api \^1\.2, and the host has 2\.0\.0/,
  );
  await once(waiting.child.stderr ?? process, 'data');
  await host('2.0.0', { shared: { '@vezne/api': '2.0.0' } });
  writeFileSync(turn, '{}');
  await refused;
  expect(live()).toBe('5.0.0');
});

describe('a host and a remote that do not fit each other, each alone fitting what is live,', () => {
  let bucket: Awaited<ReturnType<typeof openBucket>>;
  beforeEach(async () => {
    bucket = await openBucket();
  });
  afterEach(() => bucket.close());

  const newHost = () =>
    release('host', bucket.to, '--dist', room.host('2.0.0', { shared: { '@vezne/api': '2.0.0' } }));
  const newRemote = () =>
    release('cashflow', bucket.to, '--dist', room.remote('5.1.0', { shared: api('^1.2') }));

  test.each([
    ['the host comes', 'remotes/cashflow/live.json', newRemote, newHost, ['1.0.0', '5.1.0']],
    ['the remote comes', 'hosts/live.json', newHost, newRemote, ['2.0.0', '5.0.0']],
  ])('are never both live: %s while the other is being put live', async (_, pointer, first, second, live) => {
    await release('host', bucket.to, '--dist', room.host('1.0.0', { shared: { '@vezne/api': '1.2.0' } }));
    await release('cashflow', bucket.to, '--dist', room.remote('5.0.0'));
    let other: ReturnType<typeof release> | undefined;
    bucket.beforePut(async (path) => {
      if (other || !path.endsWith(pointer)) return;
      other = second();
      await doneOrWaiting(other);
    });
    await first();
    await expect(other).rejects.toThrow(
      /Not released:\n.*needs @vezne\/api \^1\.2, and the host has 2\.0\.0/,
    );
    const { host: page, cashflow } = bucket.json('remotes.json');
    expect([page.version, cashflow.version]).toEqual(live);
  });
});
