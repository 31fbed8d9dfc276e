import { type AssistantAnswer, api, limits } from '@vezne/contract';
import { testApp } from '../../test/app';
import type { SignedUp } from '../../test/people';
import { refusalSentence } from './say/sentences';
import { isTooLong } from './too-long';

const t = testApp({ at: new Date('2026-03-18T09:00:00Z') });
const declined = { action: 'REFUSE', reason: 'too_long', report: refusalSentence.too_long };

const ask = (person: SignedUp, input: string) =>
  t.ask<AssistantAnswer>(api.assistant.ask, person, { body: { input } });

/** Fills the ledger with entries of one category each; answers the categories' names. */
async function fill(person: SignedUp, entries: number): Promise<string[]> {
  const syllables = ['ka', 'le', 'mi', 'ro', 'su', 'ta', 'be', 'du', 'gi', 'fo'];
  const name = (n: number) =>
    [...String(n).padStart(4, '0')].map((digit) => syllables[Number(digit)]).join('');
  const names = Array.from({ length: entries }, (_, n) => `${name(n)} ${name(entries + n)}`);
  const rows = names.map((categoryName) => ({
    date: '2026-02-10',
    cashFlowType: 'CIKIS',
    categoryName,
    description: 'Gider',
    amount: 10,
  }));
  await t.ask(api.cashFlow.import, person, { body: { rows } });
  return names;
}

test('a question is too long beyond 40 words, or beyond 60 words, numbers and marks', () => {
  const words = (count: number) => Array(count).fill('kira').join(' ');
  expect([40, 41].map((count) => isTooLong(words(count)))).toEqual([false, true]);
  expect(['2026-'.repeat(30), '2026-'.repeat(31)].map(isTooLong)).toEqual([false, true]);
  expect(isTooLong('Bu yıl 1.250,50 liranın üstünde, 3.400 liranın altında kaç ödeme var?')).toBe(false);
});

test.each(['ay ', '2026-', 'ş ', '1 ocak ', 'kira ve maaş hariç geçen ay '])(
  'a question of as many "%s" as fit is declined in a polite sentence, and stored',
  async (piece) => {
    const person = await t.signUp();
    const input = piece.repeat(limits.question).slice(0, limits.question).trim();
    expect(await ask(person, input)).toMatchObject(declined);
    const page = await t.call(api.assistant.history, { body: {} }, person);
    expect(page.body).toMatchObject({ totalElements: 1, content: [{ input, ...declined }] });
  },
);

test('a question that takes too long is declined, and the next one is answered', async () => {
  const [person, other] = [await t.signUp(), await t.signUp()];
  const names = await fill(person, 3_000);
  await fill(other, 3);
  const answers = await Promise.all([
    ask(person, names.slice(0, 20).join(' ')),
    ask(other, 'Geçen ay ne kadar harcadık?'),
  ]);
  expect(answers[0]).toMatchObject(declined);
  expect(answers[1]?.figures[0]).toMatchObject({ value: 30 });
}, 60_000);
