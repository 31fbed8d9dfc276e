import { createLog } from '../log';
import { testDatabase } from '../test/database';
import { wait } from '../wait';
import { createCircuit } from './circuit';
import type { Standing } from './probe';

// Generous: a busy machine is slow.
jest.setTimeout(60_000);

const db = testDatabase();

function circuitOn(answer: () => Promise<Standing>) {
  let asked = 0;
  const ask = () => {
    asked++;
    return answer();
  };
  const circuit = createCircuit({ ask, close: async () => {} }, createLog('silent'));
  return { ...circuit, asked: () => asked };
}

/** What `work` comes to within so much time of the tests' clock, which nothing else moves. */
async function after<Result>(ms: number, work: Promise<Result>): Promise<Result | 'not yet'> {
  await jest.advanceTimersByTimeAsync(ms);
  return Promise.race([work, Promise.resolve('not yet' as const)]);
}

describe('by the clock', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('many who want to know are answered by one question, whose answer is known for a quarter of a second', async () => {
    const circuit = circuitOn(() => wait(20).then((): Standing => 'ready'));
    const asked = async (ms: number) => {
      await after(ms, Promise.resolve());
      const answers = await after(20, Promise.all(Array.from({ length: 600 }, circuit.ready)));
      expect(answers).toEqual(Array(600).fill(true));
      return circuit.asked();
    };
    expect([await asked(0), await asked(0), await asked(229), await asked(0)]).toEqual([1, 1, 1, 2]);
  });

  test('a statement that is slow is waited for as long as the database answers', async () => {
    const circuit = circuitOn(async () => 'ready');
    const slow = circuit.through(() => wait(60_000).then(() => 'done'));
    expect(await after(59_999, slow)).toBe('not yet');
    expect(await after(1, slow)).toBe('done');
    expect(circuit.asked()).toBeGreaterThan(100);
  });

  test('a database that refuses is not ready, and what waits for it is not given up', async () => {
    const circuit = circuitOn(async () => 'refused');
    const slow = circuit.through(() => wait(900).then(() => 'done'));
    expect(await after(0, circuit.ready())).toBe(false);
    expect(await after(900, slow)).toBe('done');
  });

  test('what waits for a silent database is given up, what comes is not begun, until it answers', async () => {
    let standing: Standing = 'silent';
    const circuit = circuitOn(async () => standing);
    const waiting = circuit.through(() => wait(3_000)).catch(String);
    expect(await after(399, waiting)).toBe('not yet');
    expect(await after(1, waiting)).toContain('does not answer');
    const work = jest.fn(async () => 'done');
    await expect(circuit.through(work)).rejects.toThrow('does not answer');
    expect(work).not.toHaveBeenCalled();
    expect(await circuit.ready()).toBe(false);
    standing = 'ready';
    await jest.advanceTimersByTimeAsync(250);
    expect(await after(0, circuit.ready())).toBe(true);
    expect(await circuit.through(work)).toBe('done');
  });
});

test('a process that stood still does not take what it has not read yet for silence', async () => {
  expect(await db.ready()).toBe(true);
  await wait(300);
  const answer = db.ready();
  const slow = db.query('SELECT 1 AS one');
  for (const end = Date.now() + 1_500; Date.now() < end; );
  expect(await answer).toBe(true);
  expect(await slow).toEqual([{ one: 1 }]);
});
