import { codes, limits, messages } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { AppError } from '../../errors';
import { deriveKeys } from '../../session/keys';
import { testDatabase } from '../../test/database';
import { createIdempotency, type Intent, NO_COMPANY, readKey } from '../idempotency';

const db = testDatabase();
const keys = deriveKeys(['a secret for tests that is long enough']);
const start = new Date('2026-03-04T09:30:00Z');
const DAY = limits.idempotencyHours * 3_600_000;
let now = start;
beforeEach(() => {
  now = start;
  runs = 0;
});

// Two processes on one database.
const one = createIdempotency(keys, () => now);
const other = createIdempotency(keys, () => now);
let runs = 0;
const work = async () => `"${++runs}"`;
const intent = (change: Partial<Intent> = {}): Intent => ({
  companyId: NO_COMPANY,
  scope: newId(),
  key: 'k',
  endpointId: 'probe.save',
  identity: { name: 'Kira' },
  ...change,
});
/** Work that goes on until it is let go. */
function held() {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let begun = () => {};
  const began = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const run = async () => {
    begun();
    await until;
    return work();
  };
  return { run, began, letGo: () => letGo() };
}
const busy = { code: codes.unavailable, message: messages.unexpected, extras: { retryAfter: 1 } };

test('a key is printable text of one to two hundred characters, or not there', () => {
  expect(readKey(undefined)).toBeUndefined();
  for (const key of ['a', '!', '~', 'x'.repeat(200), newId()]) expect(readKey(key)).toBe(key);
  for (const key of [
    '',
    'x'.repeat(201),
    'iki kelime',
    'a ',
    ' a',
    'ş',
    '\u007f',
    '\n',
    'a\n',
    ['a'],
    ['a', 'b'],
  ])
    expect(() => readKey(key)).toThrow(new AppError(codes.badInput, 'İşlem anahtarı geçerli değil'));
  expect(() => readKey('ş')).toThrow(
    expect.objectContaining({ extras: { fields: { 'Idempotency-Key': 'İşlem anahtarı geçerli değil' } } }),
  );
});

test('the first request does the work, every later one gets its answer', async () => {
  const asked = intent();
  expect(await one.find(db, asked)).toBeUndefined();
  expect(await one.run(db, asked, work)).toEqual({ body: '"1"', replayed: false });
  for (const process of [one, other]) {
    expect(await process.run(db, asked, work)).toEqual({ body: '"1"', replayed: true });
    expect(await process.find(db, asked)).toEqual({ body: '"1"', replayed: true });
  }
  expect(runs).toBe(1);
});

test('whose key it is, and which, makes it another', async () => {
  const asked = intent();
  const all = [
    asked,
    ...[{ companyId: newId() }, { scope: newId() }, { key: 'l' }].map((each) => ({ ...asked, ...each })),
  ];
  for (const each of all) expect(await one.run(db, each, work)).toMatchObject({ replayed: false });
  expect(runs).toBe(4);
  for (const [at, each] of all.entries())
    expect(await one.run(db, each, work)).toEqual({ body: `"${at + 1}"`, replayed: true });
});

test('another request with the key of an earlier one is refused and not done', async () => {
  const asked = intent();
  await one.run(db, asked, work);
  for (const changed of [{ identity: { name: 'Maaş' } }, { endpointId: 'probe.delete' }])
    for (const call of [one.run, one.find])
      await expect(call(db, { ...asked, ...changed }, work)).rejects.toMatchObject({
        code: codes.keyReused,
        message: messages.keyReused,
      });
  expect(runs).toBe(1);
});

test('work that fails leaves its key as it was', async () => {
  const asked = intent();
  const broken = one.run(db, asked, async (sql) => {
    await sql.run("INSERT INTO company (id, name) VALUES ($1, 'Yarım')", [newId()]);
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect(await db.query("SELECT 1 FROM company WHERE name = 'Yarım'")).toEqual([]);
  expect(await one.find(db, asked)).toBeUndefined();
  expect(await one.run(db, asked, work)).toEqual({ body: '"1"', replayed: false });
});

test('who comes while the work is being done waits for it, in the same process and in another', async () => {
  const asked = intent();
  const first = held();
  const answer = one.run(db, asked, first.run);
  await first.began;
  const later = [one.run(db, asked, work), one.run(db, asked, work), other.run(db, asked, work)];
  first.letGo();
  expect(await answer).toEqual({ body: '"1"', replayed: false });
  expect(await Promise.all(later)).toEqual(Array(3).fill({ body: '"1"', replayed: true }));
  expect(runs).toBe(1);
});

test('who waits for work that then fails does it', async () => {
  const asked = intent();
  const first = held();
  const answer = one.run(db, asked, async () => {
    await first.run();
    throw new Error('broken');
  });
  await first.began;
  const second = one.run(db, asked, work);
  first.letGo();
  await expect(answer).rejects.toThrow('broken');
  expect(await second).toEqual({ body: '"2"', replayed: false });
});

test('who has waited five seconds is told to come back in one, and takes nothing with them', async () => {
  const asked = intent();
  const first = held();
  const answer = one.run(db, asked, first.run);
  await first.began;
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const late = one.run(db, asked, work).catch((error: unknown) => error);
  let isOver = false;
  void late.then(() => {
    isOver = true;
  });
  await jest.advanceTimersByTimeAsync(4_999);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await late).toMatchObject(busy);
  // Nothing is left that would wake up for those who did not have to wait so long.
  const soon = one.run(db, asked, work);
  await jest.advanceTimersByTimeAsync(1_000);
  const timers = jest.getTimerCount();
  jest.useRealTimers();
  first.letGo();
  expect(timers).toBeGreaterThan(0);
  expect(await answer).toEqual({ body: '"1"', replayed: false });
  expect(await soon).toEqual({ body: '"1"', replayed: true });
  expect(runs).toBe(1);
});

test('those with other keys do not wait for each other', async () => {
  const first = held();
  const slow = one.run(db, intent(), first.run);
  await first.began;
  expect(await one.run(db, intent(), work)).toMatchObject({ replayed: false });
  first.letGo();
  await slow;
});

test('an answer is kept for a day, to the moment; then the key does its work again', async () => {
  const asked = intent();
  await one.run(db, asked, work);
  now = new Date(start.getTime() + DAY);
  expect(await one.find(db, asked)).toEqual({ body: '"1"', replayed: true });
  expect(await one.run(db, asked, work)).toEqual({ body: '"1"', replayed: true });
  now = new Date(start.getTime() + DAY + 1);
  expect(await one.find(db, asked)).toBeUndefined();
  // Also for another request.
  const changed = { ...asked, identity: { name: 'Maaş' } };
  expect(await one.run(db, changed, work)).toEqual({ body: '"2"', replayed: false });
  expect(await other.run(db, changed, work)).toEqual({ body: '"2"', replayed: true });
});

test('an answer that was never stored is none: whoever holds the key elsewhere is waited for no longer', async () => {
  const asked = intent();
  await one.run(db, asked, work);
  await db.run('UPDATE idempotency SET answer = NULL WHERE scope = $1', [asked.scope]);
  expect(await one.find(db, asked)).toBeUndefined();
  await expect(one.run(db, asked, work)).rejects.toMatchObject(busy);
});

test('what is kept of a request does not reveal it', async () => {
  const asked = intent({ identity: { password: 'Yepyeni-Sifre-7' } });
  await one.run(db, asked, work);
  const [row] = await db.query<{ request: Buffer }>('SELECT request FROM idempotency WHERE scope = $1', [
    asked.scope,
  ]);
  expect(row?.request).toHaveLength(32);
  expect(row?.request.toString()).not.toContain('Yepyeni');
});
