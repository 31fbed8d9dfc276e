import { OutOfTime } from '../threads/pooled-thread';
import { threadMs } from '../threads/thread-time';
import { understand } from './engine/engine';
import { TimedWords } from './engine/read/timed-words';
import type { LedgerNames } from './engine/words/ledger-words';
import type { ReadLedger } from './ledgers';
import { createUnderstanding } from './understanding';

const ledger: ReadLedger = { id: 1, categories: [], currency: 'TRY', window: [], truncated: false };
const short = 'Geçen ay ne kadar harcadık?';

/** A ledger whose names make long questions dear. */
function hostile(): LedgerNames {
  const syllables = ['ka', 'le', 'mi', 'ro', 'su', 'ta', 'be', 'du', 'gi', 'fo'];
  const name = (n: number) =>
    [...String(n).padStart(4, '0')].map((digit) => syllables[Number(digit)]).join('');
  const categories = Array.from({ length: 2_000 }, (_, n) => ({
    name: `${name(n)} ${name(n + 5_000)}`,
    spends: true,
  }));
  return { categories, entries: [], currency: 'TRY' };
}

test('the engine comes to an end by itself when its time is over, and goes on with the next question', () => {
  const names = hostile();
  const words = new TimedWords(names);
  const long = names.categories
    .slice(0, 20)
    .map(({ name }) => name)
    .join(' ');
  expect(words.within(20, () => understand(long, words))).toBeUndefined();
  expect(words.within(30_000, () => understand(short, words))).toMatchObject({ action: 'ANSWER' });
  expect(understand(short, words)).toMatchObject({ action: 'ANSWER' });
});

test('time in which the machine does something else is not counted', () => {
  const words = new TimedWords(hostile());
  understand(short, words);
  const held = new Int32Array(new SharedArrayBuffer(4));
  const late = () => {
    Atomics.wait(held, 0, 0, 600);
    return understand(short, words);
  };
  expect(words.within(500, late, threadMs)).toMatchObject({ action: 'ANSWER' });
  expect(words.within(500, late)).toBeUndefined();
});

test('a fault of the engine is not taken for an end of its time', () => {
  const words = new TimedWords(hostile());
  const broken = () => {
    throw new Error('broken');
  };
  expect(() => words.within(1_000, broken)).toThrow('broken');
});

const rejecting = (error: Error) => ({
  run: () => Promise.reject(error),
  warm() {},
  load: () => ({ threads: 1, busy: 0, waiting: 0 }),
  async close() {},
});

test('a question whose thread had to be ended is declined as too long; other faults stay faults', async () => {
  const ask = (error: Error) =>
    createUnderstanding(rejecting(error))('company', short, ledger, { today: '2026-11-22' });
  expect(await ask(new OutOfTime())).toEqual({ action: 'REFUSE', reason: 'too_long' });
  await expect(ask(new Error('broken'))).rejects.toThrow('broken');
});
