import { api, limits } from '@vezne/contract';
import { testApp } from '../test/app';
import { ownTime } from '../test/busy';
import { onLoopback } from '../test/loopback';
import type { SignedUp } from '../test/people';
import { wait } from '../wait';

const t = testApp();
const { send, slowestBeside } = onLoopback(() => t.app);
const PROMISED_MS = 300;
const MOST_BYTES = limits.importBody;

// A busy machine makes single answers wait out of all proportion.
jest.retryTimes(2);
jest.setTimeout(90_000);

let attacker: SignedUp;
let other: SignedUp;

beforeAll(async () => {
  [attacker, other] = [await t.signUp(), await t.signUp()];
  for (const person of [attacker, other])
    expect((await send(api.cashFlow.import, person, rows(1_000, 40))).status).toBe(200);
  await slowestBeside(wait(1_000), other);
});

function rows(count: number, length: number, change: object = {}): Buffer {
  const description = 'Ağır iş makinesi kirası, şantiye '.repeat(20).slice(0, length);
  const list = Array.from({ length: count }, (_, i) => ({
    date: '2026-03-04',
    cashFlowType: i % 2 ? 'GIRIS' : 'CIKIS',
    categoryName: `Kategori ${i % 300}`,
    description: `${i} ${description}`,
    amount: 1234.5,
    paymentMethod: 'TRANSFER',
    ...change,
  }));
  return Buffer.from(JSON.stringify({ rows: list }));
}

function expectQuick(slowest: { live: number; page: number }): void {
  expect(slowest.live).toBeLessThan(PROMISED_MS);
  expect(slowest.page).toBeLessThan(PROMISED_MS);
}

const asLongAsAllowed = (piece: string) => piece.repeat(limits.question).slice(0, 990).trim();
const ofFortyWords = (text: string) => {
  const words = text.split(' ');
  return Array.from({ length: 40 }, (_, i) => words[i % words.length]).join(' ');
};

const questions = [
  ...['ay ', '2026-', 'ş ', '1 ocak ', 'ay 2026- ş 1 ocak ', 'geçen ay '].map(asLongAsAllowed),
  ...['2026', 'makine Ay', 'kategori kira', 'ocak 2026', 'şantiye iş', 'harcadık gelir'].map(ofFortyWords),
  ...['iş makinesi kirası', '5 bin lira', 'son 3 ay', 'makinesı kirasi', 'Ağır İş', 'ş ay'].map(ofFortyWords),
  ...['kategori 1 hariç', 'santiye kategrisi'].map(ofFortyWords),
];

test('twenty of the worst questions and the largest import leave every other answer quick', async () => {
  expect(questions).toHaveLength(20);
  const largest = rows(limits.importRows, 400);
  expect(largest.length).toBeGreaterThan(2.7e6);
  const flood = Promise.all(questions.map((input) => send(api.assistant.ask, attacker, { input })));
  const others = Promise.all([
    send(api.cashFlow.import, other, largest),
    send(api.assistant.ask, other, { input: 'Bakiye kaç lira?' }),
  ]);
  const slowest = await slowestBeside(Promise.all([flood, others]), other);
  // Who floods the assistant may have to wait; nobody else does.
  for (const { status } of await flood) expect([200, 429]).toContain(status);
  expect((await others).map(({ status }) => status)).toEqual([200, 200]);
  expectQuick(slowest);
});

const around = (before: string, piece: string, after: string) => {
  const room = MOST_BYTES - Buffer.byteLength(before + after);
  return Buffer.from(before + piece.repeat(Math.floor(room / Buffer.byteLength(piece))) + after);
};
const row =
  '{"date":"2026-03-04","cashFlowType":"GIRIS","categoryName":"Kira","description":"a","amount":1},';

test.each([
  ['one number of zeros', around('{"rows":[{"amount":1.', '0', '1}]}')],
  ['one number of digits', around('{"rows":[{"amount":', '9', '}]}')],
  ['nothing but brackets', around('', '[', '')],
  ['nothing but nested rows', around('', '{"rows":[', '')],
  ['one name of a field', around('{"', 'a', '":1}')],
  ['one escaped name of a field', around('{"', '\\u0061', '":1}')],
  ['one text of accents', around('{"rows":[{"description":"', '\u0301\u0323', '"}]}')],
  ['rows far above the limit', around('{"rows":[', row, `${row.slice(0, -1)}]}`)],
  ['rows that are all wrong', rows(limits.importRows, 480, { amount: -1, date: 'x', more: 1 })],
  ['text that breaks off', around('{"rows":[{"description":"', '\\', '')],
])('4 MB of %s are refused and leave every other answer quick', async (_, body) => {
  expect(body.length).toBeGreaterThan(0.7 * MOST_BYTES);
  const answer = send(api.cashFlow.import, attacker, body);
  expectQuick(await slowestBeside(answer, other));
  expect((await answer).status).toBe(400);
});

describe('a server that is asked to stop', () => {
  const stopping = testApp();

  test('ends in time with questions and imports under way', async () => {
    const person = await stopping.signUp();
    const body = rows(limits.importRows, 400).toString();
    const work = Promise.all([
      ...questions.map((input) => stopping.call(api.assistant.ask, { body: { input } }, person)),
      stopping.call(api.cashFlow.import, { body }, person),
    ]);
    await wait(300);
    const took = ownTime();
    await stopping.app.server.close();
    expect(took()).toBeLessThan(5_000);
    for (const { status } of await work) expect(status).toBeGreaterThanOrEqual(200);
  });
});
