import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveMetrics } from '../process/metrics-port';
import { testApp } from '../test/app';

const SCRIPTS = join(__dirname, '../../../scripts/release');
const root = mkdtempSync(join(tmpdir(), 'vezne-watch-'));
const to = join(root, 'host', 'dist');
const t = testApp({ root });
const token = 'kT3vQ9zL1mXw8RbN5yHc2PfJ7sDg4aUe';
let metrics: Awaited<ReturnType<typeof serveMetrics>>;

beforeAll(async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(join(root, 'key.pem'), pem, { mode: 0o600 });
  metrics = await serveMetrics(t.app.metrics, { host: '127.0.0.1', port: 0, token });
});
afterAll(async () => {
  await metrics.close();
  rmSync(root, { recursive: true, force: true });
});

/** A folder like the one that a build leaves behind. */
function build(version: string): string {
  const dist = join(root, `dist-${version}`);
  mkdirSync(dist, { recursive: true });
  writeFileSync(
    join(dist, 'mf-manifest.json'),
    JSON.stringify({ metaData: { buildInfo: { buildVersion: version } } }),
  );
  writeFileSync(join(dist, '.builds.json'), JSON.stringify([['mf-manifest.json']]));
  return dist;
}

/** A command of the release, as a process of its own; `lines` are what it has said so far. */
function command(script: string, ...args: string[]) {
  const file = join(SCRIPTS, `${script}.mjs`);
  const child = spawn(process.execPath, [file, 'cashflow', '--to', to, ...args], {
    env: { ...process.env, METRICS_TOKEN: token, RELEASE_KEY_FILE: join(root, 'key.pem') },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk;
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { ended, text: () => text };
}

async function release(version: string, ...args: string[]) {
  const { ended, text } = command('remote-release', '--dist', build(version), '--force', ...args);
  expect([await ended, text()]).toEqual([0, expect.stringContaining(`cashflow ${version}`)]);
}

const line = () => JSON.parse(readFileSync(join(to, 'remotes.json'), 'utf8')).cashflow;
const canaryId = () => line().canary.entry.split('/').at(-2);
const watch = (...args: string[]) =>
  command(
    'remote-watch',
    ...['--metrics', `http://127.0.0.1:${metrics.port}/metrics`, '--loads', '20', '--every', '0.2', ...args],
  );

async function tell(kind: string, release: string, times: number) {
  for (let at = 0; at < times; at++) {
    const payload = { events: [{ kind, remote: 'cashflow', release, weight: 1 }] };
    expect((await t.app.server.inject({ method: 'POST', url: '/client-events', payload })).statusCode).toBe(
      204,
    );
  }
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 50));
};

test('a canary whose places fail is taken back and said so; one that is well stays', async () => {
  await release('1.0.0');
  const stable = line();
  await release('1.1.0', '--percent', '10');
  // The server looks at the list at most every ten seconds.
  const later = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000);
  await tell('loaded', canaryId(), 1);
  later.mockRestore();

  const short = watch('--for', '0.02');
  await until(() => short.text().includes('0 of 0 loads failed'));
  await tell('loaded', canaryId(), 30);
  await tell('threw', canaryId(), 1);
  expect([await short.ended, line().canary?.version]).toEqual([0, '1.1.0']);
  expect(short.text()).toContain('stays: 1 of 30 loads failed (3.3 %');

  const watching = watch();
  await until(() => watching.text().includes('0 of 0 loads failed'));
  await tell('failed', canaryId(), 10);
  await tell('loaded', canaryId(), 9);
  await until(() => watching.text().includes('10 of 19 loads failed'));
  expect(line().canary?.version).toBe('1.1.0');
  const id = canaryId();
  await tell('loaded', id, 1);
  expect(await watching.ended).toBe(1);
  expect(watching.text()).toContain(`TAKEN BACK: cashflow ${id}, because 10 of 20 loads failed (50.0 %`);
  expect(line()).toEqual(stable);

  const idle = watch();
  expect(await idle.ended).toBe(0);
  expect(idle.text()).toContain('cashflow has no canary');
}, 120_000);

test('when the canary has become what everybody has, nothing is taken back', async () => {
  await release('1.2.0', '--percent', '10');
  const watching = watch();
  await until(() => watching.text().includes('0 of 0 loads failed'));
  await release('1.2.0');
  expect(await watching.ended).toBe(0);
  expect(watching.text()).toContain('is the canary of cashflow no longer');
  expect(line().version).toBe('1.2.0');
}, 120_000);

test('metrics that cannot be read take nothing back', async () => {
  await release('1.3.0', '--percent', '10');
  const watching = command(
    'remote-watch',
    '--metrics',
    'http://127.0.0.1:9/metrics',
    '--every',
    '0.2',
    '--for',
    '0.01',
  );
  // Whoever goes on by it would go on blindly.
  expect(await watching.ended).toBe(2);
  expect(watching.text()).toContain('Not read:');
  expect(watching.text()).toMatch(/nothing was seen of cashflow 1\.3\.0-.*, which stays/);
  expect(line().canary.version).toBe('1.3.0');
}, 60_000);

test('a storage that does not answer for a moment does not end the watch', async () => {
  await release('1.4.0', '--percent', '10');
  const list = join(to, 'remotes.json');
  const later = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  await tell('loaded', canaryId(), 1);
  later.mockRestore();
  const watching = watch();
  await until(() => watching.text().includes('0 of 0 loads failed'));
  const written = readFileSync(list, 'utf8');
  writeFileSync(list, written.slice(0, 20));
  await until(() => watching.text().includes('Not read:'));
  writeFileSync(list, written);
  await tell('failed', canaryId(), 20);
  expect(await watching.ended).toBe(1);
  expect(watching.text()).toContain('TAKEN BACK: cashflow 1.4.0');
}, 60_000);
