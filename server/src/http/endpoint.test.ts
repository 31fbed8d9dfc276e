import { api } from '@vezne/contract';
import { z } from 'zod';
import { testApp } from '../test/app';
import { register } from './endpoint';

const probe = { ...api.category.addReadyMade, output: z.string() };
const shout = { ...probe, id: 'probe.shout', path: '/probe/shout' };
const slow = { ...probe, id: 'probe.slow', path: '/probe/slow', writes: false };

let entered = () => {};

const t = testApp({
  extend(app) {
    register(app, shout, () => 'merhaba', { asText: (word) => word.toUpperCase() });
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
