import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { createLog } from '../log';
import { ownTime } from '../test/busy';
import { createPool, type Pool, type PoolOptions } from './pool';
import { OutOfTime } from './pooled-thread';
import type { Ordered } from './testing-thread';

const folder = mkdtempSync(join(tmpdir(), 'vezne-pool-'));
const file = join(folder, 'thread.js');
const pools: Pool<Ordered, unknown>[] = [];

beforeAll(() => {
  const entryPoints = [join(__dirname, 'testing-thread.ts')];
  buildSync({ entryPoints, outfile: file, bundle: true, platform: 'node', format: 'cjs' });
});
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function make(change: Partial<PoolOptions> = {}): Pool<Ordered, unknown> {
  const log = createLog('silent');
  const pool = createPool<Ordered, unknown>({
    file,
    size: 1,
    queueLimit: 10,
    waitMs: 10_000,
    memoryMb: 64,
    log,
    ...change,
  });
  pools.push(pool);
  return pool;
}

const owner = 'a';
const work = (ms: number, allowedMs = 10_000): Ordered => ({ do: 'work', ms, allowedMs });
const echo = (value: unknown): Ordered => ({ do: 'echo', value });
const refused = { code: 'TOO_MANY_REQUESTS', extras: { retryAfter: 2 } };

test('a job takes plain values in and gives plain values out', async () => {
  const pool = make();
  const value = { list: [1, 2n], set: new Set(['a']), text: 'şğı' };
  expect(await pool.run(echo(value), { owner })).toEqual(value);
  const bytes = new Uint8Array([1, 2, 3]);
  expect(await pool.run({ do: 'sum', bytes }, { owner, transfer: [bytes.buffer] })).toBe(6);
  expect(bytes.byteLength).toBe(0);
});

test('a refusal comes out of a thread as it was made, any other fault as a fault', async () => {
  const pool = make();
  await expect(pool.run({ do: 'refuse' }, { owner })).rejects.toMatchObject({
    name: 'AppError',
    code: 'CONFLICT',
    message: 'Olmaz.',
    extras: { fields: { a: 'Olmaz.' } },
  });
  await expect(pool.run({ do: 'break' }, { owner })).rejects.toMatchObject({ message: 'broken' });
  await expect(
    pool.run(
      echo(() => 0),
      { owner },
    ),
  ).rejects.toMatchObject({ name: 'DataCloneError' });
  expect(await pool.run(echo('still there'), { owner })).toBe('still there');
});

test('a job that hangs runs out of its time, and the next one is done', async () => {
  const pool = make();
  await pool.run(echo('warm'), { owner });
  const began = performance.now();
  const hanging = pool.run(work(60_000, 100), { owner });
  const next = pool.run(echo('next'), { owner });
  await expect(hanging).rejects.toBeInstanceOf(OutOfTime);
  await expect(hanging).rejects.toMatchObject(refused);
  expect(await next).toBe('next');
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('a job that ended in time is not thrown away because the loop here was held up', async () => {
  const pool = make();
  await pool.run(echo('warm'), { owner });
  const job = pool.run(work(100, 400), { owner });
  // The report that it has begun is heard, its time is set; then nothing is heard until long after.
  await new Promise((resolve) => setTimeout(resolve, 50));
  setImmediate(() => {
    const end = Date.now() + 1_000;
    while (Date.now() < end);
  });
  expect(await job).toBe(100);
});

test.each(['exit', 'fill'] as const)('a thread that ends itself (%s) is replaced', async (ending) => {
  const pool = make();
  const jobs = [pool.run({ do: ending }, { owner }), pool.run(echo('next'), { owner })];
  await expect(jobs[0]).rejects.toMatchObject(refused);
  expect(await jobs[1]).toBe('next');
});

test('a script that cannot start is not started over and over', async () => {
  const broken = join(folder, 'broken.js');
  writeFileSync(broken, "throw new Error('cannot start')");
  const pool = make({ file: broken });
  const jobs = [pool.run(echo(1), { owner }), pool.run(echo(2), { owner })];
  for (const job of jobs) await expect(job).rejects.toMatchObject(refused);
});

test('a full pool refuses, and one owner leaves room for others', async () => {
  const pool = make({ queueLimit: 4 });
  await pool.run(echo('warm'), { owner });
  const running = pool.run(work(300), { owner });
  const own = [1, 2, 3].map((n) => pool.run(echo(n), { owner }));
  const others = [4, 5, 6].map((n) => pool.run(echo(n), { owner: `b${n}` }));
  await expect(own[2]).rejects.toMatchObject(refused);
  await expect(others[2]).rejects.toMatchObject(refused);
  expect(await Promise.all([running, own[0], own[1], others[0], others[1]])).toEqual([300, 1, 2, 4, 5]);
});

test('owners take turns, however many jobs one of them has waiting', async () => {
  const pool = make();
  await pool.run(echo('warm'), { owner });
  const order: string[] = [];
  const run = (name: string) => pool.run(work(20), { owner: name }).then(() => order.push(name));
  await Promise.all(['a', 'a', 'a', 'a', 'b', 'c', 'b'].map(run));
  expect(order).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'a']);
});

test('a job that waits too long is refused', async () => {
  const pool = make({ waitMs: 200 });
  const isWarm = () => pool.run(echo('warm'), { owner }).then(Boolean, () => false);
  while (!(await isWarm()));
  const running = pool.run(work(600), { owner });
  await expect(pool.run(echo('late'), { owner })).rejects.toMatchObject(refused);
  expect(await running).toBe(600);
});

test('a job that cannot be sent does not keep the next one waiting', async () => {
  const pool = make({ waitMs: 2_000 });
  await pool.run(echo('warm'), { owner });
  const jobs = [work(50), echo(() => 0), echo('next')].map((job) => pool.run(job, { owner }));
  const [, unsent, next] = await Promise.allSettled(jobs);
  expect(unsent).toMatchObject({ status: 'rejected', reason: { name: 'DataCloneError' } });
  expect(next).toEqual({ status: 'fulfilled', value: 'next' });
});

test('a pool ends in time, whatever its threads are doing', async () => {
  const pool = make();
  await pool.run(echo('warm'), { owner });
  const jobs = [pool.run(work(60_000, 60_000), { owner }), pool.run(echo('next'), { owner })];
  const ends = Promise.all(jobs.map((job) => expect(job).rejects.toMatchObject(refused)));
  const took = ownTime();
  await pool.close();
  expect(took()).toBeLessThan(3_000);
  await ends;
  await expect(pool.run(echo('after'), { owner })).rejects.toMatchObject(refused);
});
