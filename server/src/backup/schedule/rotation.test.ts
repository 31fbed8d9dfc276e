import { limits } from '@vezne/contract';
import fc from 'fast-check';
import { trials } from '../../test/trials';
import { momentOf, nameOf, outdated } from './rotation';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
// A Sunday, 10:15 in Turkey.
const NOW = Date.parse('2026-11-22T07:15:00Z');

/** The backups that are left when one is made every hour for `days` days, as ages in hours. */
function kept(days: number): number[] {
  let names: string[] = [];
  for (let age = days * 24; age >= 0; age--) {
    names.push(nameOf(new Date(NOW - age * HOUR)));
    const gone = new Set(outdated(names));
    names = names.filter((name) => !gone.has(name));
  }
  return names.map((name) => (NOW - (momentOf(name)?.getTime() ?? 0)) / HOUR).sort((a, b) => a - b);
}

test('of a year stay the last 24 hours, a backup of each of 7 days and of each of 8 weeks', () => {
  const ages = kept(365);
  expect(ages.slice(0, 24)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
  // The newest of a Turkish day was made at 23:15, 20:15 in UTC: eleven hours before on the evening of yesterday.
  expect(ages.slice(24, 29)).toEqual([35, 59, 83, 107, 131]);
  // The newest of a week is that of its Sunday evening; the week under way has the newest of all.
  expect(ages.slice(29)).toEqual([1, 2, 3, 4, 5, 6, 7].map((week) => week * 168 - 13));
  expect(ages).toHaveLength(36);
});

test('when backups were missed for a while, older ones stay in their place', () => {
  const names = [0, 30, 31, 60, 90].map((days) => nameOf(new Date(NOW - days * DAY)));
  expect(outdated(names)).toEqual([]);
});

test('nothing that is not a backup of ours is ever named', () => {
  const names = ['notes.txt', 'vezne-2026.backup', 'vezne-20261322T071500Z.backup', 'x.backup.draft'];
  expect(outdated(names)).toEqual([]);
});

test('the newest always stays, at most 39 do, and asking again names no more', () => {
  const ages = fc.array(fc.integer({ min: 0, max: 400 * 24 * 60 }), { minLength: 1, maxLength: 120 });
  fc.assert(
    fc.property(ages, (minutes) => {
      const names = [...new Set(minutes.map((age) => nameOf(new Date(NOW - age * 60_000))))].sort();
      const gone = new Set(outdated(names));
      const stay = names.filter((name) => !gone.has(name));
      expect(stay.at(-1)).toBe(names.at(-1));
      expect(stay.length).toBeLessThanOrEqual(39);
      expect(outdated(stay)).toEqual([]);
    }),
    { numRuns: trials(100) },
  );
});

test('as long as one is made every day, none outlasts the days that the KVKK notice names', () => {
  const span = limits.keep.backupWeeks * 7 * DAY;
  const gaps = fc.array(fc.integer({ min: 1, max: 24 }), { minLength: 100, maxLength: 150 });
  fc.assert(
    fc.property(gaps, (hours) => {
      let moment = NOW;
      const names: string[] = [];
      for (const gap of hours) {
        moment += gap * HOUR;
        names.push(nameOf(new Date(moment)));
        const gone = new Set(outdated(names));
        for (const name of names)
          if (!gone.has(name)) expect(moment - (momentOf(name)?.getTime() ?? 0)).toBeLessThanOrEqual(span);
      }
    }),
    { numRuns: trials(3), endOnFailure: true },
  );
});
