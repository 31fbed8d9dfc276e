import { api } from '@vezne/contract';
import { z } from 'zod';
import type { Sql } from '../db/database';
import { testApp } from '../test/app';
import { register } from './endpoint';

const probe = { ...api.category.addReadyMade, output: z.string() };
const shout = { ...probe, id: 'probe.shout', path: '/probe/shout' };
const whose = { ...probe, id: 'probe.whose', path: '/probe/whose' };
const read = { ...whose, id: 'probe.read', path: '/probe/read', writes: false };
const slow = { ...probe, id: 'probe.slow', path: '/probe/slow', writes: false };

let entered = () => {};

const behalf = async (sql: Sql) =>
  (
    await sql.first<{ whose: string }>(
      "SELECT concat_ws(' ', current_setting('vezne.company'), current_setting('vezne.actor')) AS whose",
    )
  )?.whose;

const t = testApp({
  extend(app) {
    register(app, shout, () => 'merhaba', { asText: (word) => word.toUpperCase() });
    for (const endpoint of [whose, read])
      register(app, endpoint, {
        prepare: ({ db }) => behalf(db),
        handle: async ({ db, database, prepared }) =>
          [prepared, await behalf(db), await behalf(database)].join('|'),
      });
    register(app, slow, () => {
      entered();
      return new Promise<string>(() => {});
    });
  },
});

test('a new customer signs up, signs in and sees the own company', async () => {
  const person = await t.signUp({ companyName: 'Deniz Yapı' });
  const { status, body } = await t.call(
    api.company.findById,
    { query: { id: person.companyId } },
    { token: person.token },
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: person.companyId, name: 'Deniz Yapı', selectedCurrency: 'TRY' });
});

test('a question may be answered as bare text to a caller who asks for it', async () => {
  const person = await t.signUp();
  const ask = (accept: string) => t.call(shout, {}, { ...person, key: 'a-1', headers: { accept } });
  expect(await ask('application/json')).toMatchObject({ status: 200, body: 'merhaba' });
  const text = await ask('text/plain');
  expect([text.text, text.headers['content-type']]).toEqual(['MERHABA', 'text/plain; charset=utf-8']);
});

test('work that takes too long is answered before the client gives up', async () => {
  const person = await t.signUp();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const atWork = new Promise<void>((resolve) => {
    entered = resolve;
  });
  const pending = t.call(slow, {}, person);
  await atWork;
  await jest.advanceTimersByTimeAsync(8_000);
  jest.useRealTimers();
  expect(await pending).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
});

test.each([whose, read])(
  'the database works on behalf of the caller in every step of $id',
  async (endpoint) => {
    const person = await t.signUp();
    const expected = Array(3).fill(`${person.companyId} ${person.managerId}`).join('|');
    expect((await t.call(endpoint, {}, person)).body).toBe(expected);
    expect((await t.call(endpoint, {}, { ...person, key: 'a-2' })).body).toBe(expected);
  },
);
