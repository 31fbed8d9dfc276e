import { randomUUID } from 'node:crypto';
import { limits } from '@vezne/contract';
import fc from 'fast-check';
import { DAY_MS, HOUR_MS } from '../calendar';
import { testDatabase } from '../test/database';
import { newLedger } from '../test/ledger';
import { trials } from '../test/trials';
import { findSubscription, insertTrial } from './queries';
import { extendSubscription, getSubscription, isActive } from './service';

const db = testDatabase();
const start = new Date('2026-03-04T09:30:00Z');
const after = (ms: number, from = start) => new Date(from.getTime() + ms);
const TRIAL_MS = limits.subscription.trialDays * DAY_MS;

async function trial(): Promise<string> {
  const { companyId } = await newLedger(db);
  await insertTrial(db, companyId, start);
  return companyId;
}

test('a trial starts at once and ends to the moment', async () => {
  const companyId = await trial();
  const end = after(TRIAL_MS);
  expect(await getSubscription(db, companyId, start)).toEqual({
    plan: 'DENEME',
    status: 'AKTIF',
    startDate: start.toISOString(),
    endDate: end.toISOString(),
    remainingDays: limits.subscription.trialDays,
    remainingHours: limits.subscription.trialDays * 24,
    expired: false,
  });
  expect(await getSubscription(db, companyId, after(-1, end))).toMatchObject({
    status: 'AKTIF',
    remainingHours: 0,
    expired: false,
  });
  expect(await getSubscription(db, companyId, end)).toMatchObject({
    status: 'SURESI_DOLDU',
    remainingDays: 0,
    remainingHours: 0,
    expired: true,
  });
});

test('days are counted on the Turkish calendar: thirty all day long on the first, none on the last', async () => {
  const companyId = await trial();
  const daysAt = async (moment: string) =>
    (await getSubscription(db, companyId, new Date(moment))).remainingDays;
  expect(await daysAt('2026-03-04T09:31:00Z')).toBe(30);
  expect(await daysAt('2026-03-04T20:59:59Z')).toBe(30);
  expect(await daysAt('2026-03-04T21:00:00Z')).toBe(29);
  expect(await daysAt('2026-04-02T20:59:59Z')).toBe(1);
  expect(await daysAt('2026-04-02T21:00:00Z')).toBe(0);
  expect(await daysAt('2026-04-03T09:29:59Z')).toBe(0);
});

test('hours that are left are whole ones, never more than there are and never fewer than none', async () => {
  const companyId = await trial();
  const gone = fc.integer({ min: 0, max: TRIAL_MS + 40 * DAY_MS });
  await fc.assert(
    fc.asyncProperty(gone, async (ms) => {
      const { remainingDays, remainingHours, expired } = await getSubscription(db, companyId, after(ms));
      const left = Math.max(0, TRIAL_MS - ms);
      expect(expired).toBe(left === 0);
      expect(remainingHours * HOUR_MS).toBeLessThanOrEqual(left);
      expect((remainingHours + 1) * HOUR_MS).toBeGreaterThan(left);
      expect(Math.abs(remainingDays - left / DAY_MS)).toBeLessThan(1);
    }),
    { numRuns: trials(25) },
  );
});

test('a company without a subscription has none that runs, and none to look at or to move', async () => {
  expect(isActive(null, start)).toBe(false);
  await expect(getSubscription(db, randomUUID(), start)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const change = { plan: 'STANDART', by: { days: 1 }, now: start } as const;
  await expect(extendSubscription(db, randomUUID(), change)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('days are added to what is left, or to today when nothing is', async () => {
  const companyId = await trial();
  const end = after(TRIAL_MS);
  const extend = (days: number, now: Date) =>
    extendSubscription(db, companyId, { plan: 'STANDART', by: { days }, now });
  expect(await extend(10, start)).toEqual(after(10 * DAY_MS, end));
  expect(await extend(-10, start)).toEqual(end);
  const later = after(5 * DAY_MS, end);
  // What is taken away is taken off the end, also of one that is over.
  expect(await extend(-1, later)).toEqual(after(-DAY_MS, end));
  expect(await extend(3, later)).toEqual(after(3 * DAY_MS, later));
  expect(await getSubscription(db, companyId, later)).toMatchObject({ plan: 'STANDART', remainingDays: 3 });
});

test('a subscription is moved to a moment, with its start when that is later, and no other company’s', async () => {
  const [ours, theirs] = [await trial(), await trial()];
  const until = after(-2 * DAY_MS);
  const by = { until };
  expect(await extendSubscription(db, ours, { plan: 'STANDART', by, now: start })).toEqual(until);
  expect(await findSubscription(db, ours)).toEqual({ plan: 'STANDART', startAt: until, endAt: until });
  expect(await findSubscription(db, theirs)).toEqual({
    plan: 'DENEME',
    startAt: start,
    endAt: after(TRIAL_MS),
  });
});
