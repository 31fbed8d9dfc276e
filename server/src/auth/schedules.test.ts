import { api } from '@vezne/contract';
import fc from 'fast-check';
import { testApp } from '../test/app';
import { patience, trials } from '../test/trials';

const t = testApp();
jest.setTimeout(patience(60_000));

const MINUTE = 60_000;
const FREE = 5;
const LONGEST = 15;
const FORGOTTEN_AFTER = 30;

/** The rules for one address and one network, told a second time: what the server has to answer. */
function createModel() {
  let failures = 0;
  let blockedUntil = 0;
  let countedAt = Number.NEGATIVE_INFINITY;
  return (now: number, isRight: boolean) => {
    if (now < blockedUntil) return 429;
    if (isRight) {
      failures = 0;
      blockedUntil = 0;
      return 200;
    }
    failures = now - countedAt > FORGOTTEN_AFTER ? 1 : failures + 1;
    countedAt = now;
    if (failures >= FREE) blockedUntil = now + Math.min(LONGEST, 2 ** Math.min(failures - FREE, 10));
    return 401;
  };
}

/** Minutes pass, or somebody tries: whole minutes and a little, so that no try falls on a border. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.constant('wrong' as const) },
  { weight: 2, arbitrary: fc.constant('right' as const) },
  { weight: 3, arbitrary: fc.constantFrom(1, 2, 4, 9, 16, 31) },
);

test('whatever the order of right and wrong tries and of pauses, the count keeps to its five rules', async () => {
  const schedule = fc.array(step, { minLength: 6, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(schedule, async (steps) => {
      const person = await t.signUp();
      const expected = createModel();
      let minute = 0;
      for (const each of steps) {
        if (typeof each === 'number') {
          // A tenth more than whole minutes: the tries themselves take a moment.
          t.later((each + 0.1) * MINUTE);
          minute += each + 0.1;
          continue;
        }
        const isRight = each === 'right';
        const password = isRight ? person.password : 'yanlış şifre';
        const { status } = await t.call(api.auth.login, { body: { email: person.email, password } });
        expect(status).toBe(expected(minute, isRight));
      }
    }),
    { numRuns: trials(5) },
  );
});
