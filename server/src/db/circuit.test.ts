import { createLog } from '../log';
import { testDatabase } from '../test/database';
import { wait } from '../wait';
import { createCircuit } from './circuit';
import type { Standing } from './probe';

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

test('many who want to know are answered by one question, whose answer is known for a quarter of a second', async () => {
  const circuit = circuitOn(() => wait(20).then((): Standing => 'ready'));
  const ready = () => Promise.all(Array.from({ length: 600 }, circuit.ready));
  expect(new Set(await ready())).toEqual(new Set([true]));
  await ready();
  expect(circuit.asked()).toBe(1);
  await wait(260);
  await ready();
  expect(circuit.asked()).toBe(2);
});

test('a statement that is slow is waited for as long as the database answers', async () => {
  const circuit = circuitOn(async () => 'ready');
  await expect(circuit.through(() => wait(1_500).then(() => 'done'))).resolves.toBe('done');
  expect(circuit.asked()).toBeGreaterThan(1);
});

test('a database that refuses is not ready, and what waits for it is not given up', async () => {
  const circuit = circuitOn(async () => 'refused');
  const slow = circuit.through(() => wait(900).then(() => 'done'));
  expect(await circuit.ready()).toBe(false);
  await expect(slow).resolves.toBe('done');
});

test('what waits for a silent database is given up, what comes is not begun, until it answers', async () => {
  let standing: Standing = 'silent';
  const circuit = circuitOn(async () => standing);
  await expect(circuit.through(() => wait(3_000))).rejects.toThrow('does not answer');
  const work = jest.fn(async () => 'done');
  await expect(circuit.through(work)).rejects.toThrow('does not answer');
  expect(work).not.toHaveBeenCalled();
  expect(await circuit.ready()).toBe(false);
  standing = 'ready';
  await wait(600);
  expect(await circuit.ready()).toBe(true);
  await expect(circuit.through(work)).resolves.toBe('done');
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
