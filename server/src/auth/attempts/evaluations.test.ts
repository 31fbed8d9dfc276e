import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { trials } from '../../test/trials';
import { createEvaluations, type Group } from './evaluations';

/** Five free tries, cleared by one that is right, as the database counts them; each answer may come late. */
function counter(free: number, lateMs: () => number) {
  let failures = 0;
  return {
    async count() {
      const isIn = failures < free;
      if (isIn) failures++;
      await setTimeout(lateMs());
      return isIn;
    },
    async clear() {
      failures = 0;
      await setTimeout(lateMs());
    },
  };
}

/** One try: true when it was evaluated, false when it was refused. */
async function attempt(group: Group, { count, clear }: ReturnType<typeof counter>, isRight: boolean) {
  let turn = await group.take(count);
  while (turn === 'again') turn = await group.take(count);
  if (turn === 'blocked') return false;
  if (isRight) await clear();
  group.ended();
  return true;
}

const delays = fc.infiniteStream(fc.integer({ min: 0, max: 4 }));

test('however late answers come, everybody who is right gets in and wrong guesses get no further', async () => {
  await fc.assert(
    fc.asyncProperty(delays, fc.integer({ min: 1, max: 30 }), fc.boolean(), async (late, people, isRight) => {
      const evaluations = createEvaluations();
      const failures = counter(5, () => Number(late.next().value));
      const passed = await Promise.all(
        Array.from({ length: people }, () =>
          evaluations('someone', (group) => attempt(group, failures, isRight)),
        ),
      );
      expect(passed.filter(Boolean)).toHaveLength(isRight ? people : Math.min(people, 5));
    }),
    { numRuns: trials(200) },
  );
});

test('whoever comes while one is being evaluated waits for that one, though another has left meanwhile', async () => {
  const evaluations = createEvaluations();
  const isIn = async () => true;
  const isOut = async () => false;
  let end = () => {};
  const first = evaluations('someone', async (group) => {
    await group.take(isIn);
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    group.ended();
  });
  await evaluations('someone', async (group) => {
    await group.take(isIn);
    group.ended();
  });
  let heard: string | undefined;
  const last = evaluations('someone', async (group) => {
    heard = await group.take(isOut);
  });
  const stranger = await evaluations('somebody else', (group) => group.take(isOut));
  await setTimeout(20);
  expect([heard, stranger]).toEqual([undefined, 'blocked']);
  end();
  await Promise.all([first, last]);
  expect(heard).toBe('again');
  expect(await evaluations('someone', (group) => group.take(isOut))).toBe('blocked');
});
