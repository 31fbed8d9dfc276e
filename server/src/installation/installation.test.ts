import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, type Installation } from '@vezne/contract';
import { createLog } from '../log';
import { testApp } from '../test/app';
import { createDiskGauge, freeSpaceAt } from './disk';

const GB = 1_000_000_000;
const lines: string[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });
const events = () => lines.map((line) => JSON.parse(line).event).filter(Boolean);

let free: number | null = 48 * GB;
const t = testApp({ freeSpace: async () => free });
const elsewhere = testApp({ db: t.db });

async function signedIn(role: 'ADMIN' | 'MANAGER') {
  const person = await t.signUp();
  await t.db.run('UPDATE manager SET role = $2 WHERE id = $1', [person.managerId, role]);
  return { ...person, ...(await t.signIn(person.email, person.password)) };
}

/** What was measured is believed for five seconds. */
function measured(bytes: number | null): void {
  free = bytes;
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 6_000);
}
afterEach(() => jest.restoreAllMocks());

const ready = (app = t) => app.app.server.inject('/health/ready');

test('a disk that is nearly full leaves the process in service, degraded', async () => {
  expect((await ready()).json()).toEqual({ status: 'ok' });
  measured(1.2 * GB);
  const answer = await ready();
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'degraded', reason: 'disk' }]);
  expect((await elsewhere.app.server.inject('/health/ready')).json()).toEqual({ status: 'ok' });
});

test('an administrator is told what is left, a manager is not', async () => {
  const [admin, manager] = [await signedIn('ADMIN'), await signedIn('MANAGER')];
  measured(1.2 * GB);
  const state = await t.ask<Installation>(api.installation.state, admin);
  expect(state).toEqual({ disk: { freeBytes: 1.2 * GB, isLow: true } });
  expect(await t.call(api.installation.state, {}, manager)).toMatchObject({ status: 403 });
  expect(await t.call(api.installation.state)).toMatchObject({ status: 401 });
  expect(await elsewhere.ask<Installation>(api.installation.state, admin)).toEqual({ disk: null });
});

describe('the gauge', () => {
  const lowBytes = 2 * GB;
  const gauge = (sizes: (number | Error)[]) =>
    createDiskGauge({
      freeSpace: async () => {
        const size = sizes.shift() ?? 0;
        if (size instanceof Error) throw size;
        return size;
      },
      lowBytes,
      log,
    });

  async function readings(sizes: (number | Error)[]) {
    const { read } = gauge([...sizes]);
    const seen = [];
    for (const _ of sizes) {
      jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 6_000);
      seen.push((await read())?.isLow);
    }
    return seen;
  }

  test('says once that the disk has become low and once that there is room, and does not flicker', async () => {
    lines.length = 0;
    const sizes = [3, 1.99, 1, 2.01, 1.9, 2.1, 2.3, 2.1, 2.01].map((size) => size * GB);
    expect(await readings(sizes)).toEqual([false, true, true, true, true, true, false, false, false]);
    expect(events()).toEqual(['disk.low', 'disk.enough']);
  });

  test('keeps what it knows when the disk cannot be measured', async () => {
    expect(await readings([new Error('no'), 1 * GB, new Error('no')])).toEqual([undefined, true, true]);
  });

  test('measures once for all who ask, and waits for no disk that hangs', async () => {
    let measurements = 0;
    let answer = () => {};
    const hanging = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { read } = createDiskGauge({
      freeSpace: async () => {
        measurements++;
        await hanging;
        return 1 * GB;
      },
      lowBytes,
      log,
    });
    // Whoever waited for the disk would wait for ever.
    expect(await Promise.all(Array.from({ length: 100 }, read))).toEqual(Array(100).fill(null));
    expect(measurements).toBe(1);
    answer();
    expect(await read()).toEqual({ freeBytes: 1 * GB, isLow: true });
    expect(measurements).toBe(1);
  });

  test('reads the disk of the data folder, and never warns when it is told not to', async () => {
    const freeSpace = freeSpaceAt(mkdtempSync(join(tmpdir(), 'vezne-disk-')));
    const bytes = (await freeSpace()) ?? 0;
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(await createDiskGauge({ freeSpace, lowBytes: 0, log }).read()).toMatchObject({ isLow: false });
    expect(await createDiskGauge({ freeSpace, lowBytes: 1e18, log }).read()).toMatchObject({ isLow: true });
  });
});
