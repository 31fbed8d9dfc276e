import { createHasher, defaultPasswordCost } from './hash';

const hasher = createHasher(defaultPasswordCost);
const SEVERAL = 5;
const RUNS = 8;

/** Processor time of the process and all its threads, where hashing is done: the best of some runs. */
async function processorMsOf(work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

test('a sign-in without an account costs as much work as one with a wrong password', async () => {
  const stored = await hasher.hash('Uzun-ve-guclu-91');
  const several = (against: string | undefined) => async () => {
    for (let at = 0; at < SEVERAL; at++) await hasher.matches('yanlış şifre', against);
  };
  // The first comparison waits for the decoy to be made.
  await hasher.matches('yanlış şifre', undefined);
  const known = await processorMsOf(several(stored));
  const unknown = await processorMsOf(several(undefined));
  expect(unknown / known).toBeGreaterThan(0.7);
  expect(unknown / known).toBeLessThan(1.4);
});

test('nobody gets in by the hash that stands for a missing one', async () => {
  for (const stored of [undefined, null])
    expect(await hasher.matches('nobody knows this one', stored)).toBe(false);
});

test('hashing leaves the event loop to everybody else', async () => {
  let isDone = false;
  let turns = 0;
  const turn = () => {
    turns++;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await Promise.all(Array.from({ length: 20 }, (_, at) => hasher.hash(`Uzun-ve-guclu-${at}`)));
  isDone = true;
  // A loop that did the work itself would turn about once a hash, however fast or busy the machine is.
  expect(turns).toBeGreaterThan(200);
});

test('when a hundred wait, the next is told to come back', async () => {
  const crowd = await Promise.allSettled(Array.from({ length: 130 }, () => quick.hash('Uzun-ve-guclu-91')));
  const refused = crowd.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(30);
});

const quick = createHasher({ memoryKib: 64, passes: 1 });
