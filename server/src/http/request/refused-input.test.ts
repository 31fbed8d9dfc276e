import { api, ErrorBody, limits, messages } from '@vezne/contract';
import { testApp } from '../../test/app';
import { busyMsOf } from '../../test/busy';

const t = testApp();

/** What a stranger is told about a body. */
async function refusal(body: string) {
  const answer = await t.call(api.auth.logout, { body });
  expect(answer.status).toBe(400);
  return { bytes: Buffer.byteLength(answer.text), told: ErrorBody.parse(answer.body) };
}

const unknownKeys = (count: number, name: (at: number) => string) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [name(at), 1])));

test('a body full of unknown fields is refused soon and in few words', async () => {
  const body = unknownKeys(6_500, (at) => `k${at}`);
  expect(body.length).toBeLessThan(limits.body);
  expect(await busyMsOf(() => refusal(body), 100)).toBeLessThan(100);
  const { bytes, told } = await refusal(body);
  expect(bytes).toBeLessThan(4_000);
  expect(Object.keys(told.fields ?? {})).toHaveLength(limits.fieldErrors);
  expect(told.message).toBe(messages.badInput);
});

test.each([
  ['as long as the body', 1, () => 'k'.repeat(65_000)],
  ['long', 40, (at: number) => `${at}${'ş'.repeat(700)}`],
  ['made of control characters', 20, (at: number) => `${at}${'\u0001'.repeat(500)}`],
  ['made of halves of characters', 20, (at: number) => `${at}${'\ud83d'.repeat(500)}`],
  ['made of quotes', 20, (at: number) => `${at}${'"'.repeat(1_000)}`],
])('names that are %s are shortened in the answer', async (_what, count, name) => {
  const { bytes, told } = await refusal(unknownKeys(count, name));
  expect(bytes).toBeLessThan(4_000);
  for (const field of Object.keys(told.fields ?? {})) {
    expect(field.length).toBeLessThanOrEqual(limits.fieldName + 1);
    expect(field.isWellFormed()).toBe(true);
  }
});

test('the fields of a form are named before what the caller made up', async () => {
  const { told } = await refusal(unknownKeys(100, (at) => `k${at}`));
  expect(told.fields).toMatchObject({ refreshToken: expect.any(String), k0: messages.unknownKey });
});
