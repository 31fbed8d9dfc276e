import { connect } from 'node:net';
import { api, limits } from '@vezne/contract';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';
import { patience, trials } from '../test/trials';

const t = testApp();
jest.setTimeout(patience(120_000));

const Entry = api.cashFlow.save.output;
let port: number;
let person: SignedUp;
let categoryId: string;
beforeAll(async () => {
  port = Number(new URL(await t.app.server.listen({ port: 0, host: '127.0.0.1' })).port);
  person = await t.signUp();
  const made = await t.ask<{ id: string }>(api.category.save, person, {
    body: { name: 'Kira', type: 'GIDER' },
  });
  categoryId = made.id;
});

type Send = { method: string; path: string; body?: object; key: string };

const textOf = ({ method, path, body, key }: Send) => {
  const text = body ? JSON.stringify(body) : '';
  const head = [
    `${method} ${limits.apiPrefix}${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    `Authorization: Bearer ${person.token}`,
    `Idempotency-Key: ${key}`,
    ...(text ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`] : []),
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
};

/** Sends a request and cuts the line: `before` its end, after `ms` of work, or when the first byte of the answer came. */
type Cut = { at: 'before' } | { at: 'during'; ms: number } | { at: 'answer' };

function sendAndCut(send: Send, cut: Cut): Promise<void> {
  const text = textOf(send);
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      if (cut.at === 'before') socket.write(text.slice(0, -5), () => socket.destroy());
      else socket.write(text);
      if (cut.at === 'during') setTimeout(() => socket.destroy(), cut.ms);
    });
    socket.once('data', () => socket.destroy());
    socket.on('error', () => {});
    socket.once('close', () => resolve());
  });
}

const cuts = fc.array(
  fc.oneof(
    fc.constant<Cut>({ at: 'before' }),
    fc.integer({ min: 0, max: 12 }).map((ms): Cut => ({ at: 'during', ms })),
    fc.constant<Cut>({ at: 'answer' }),
  ),
  { minLength: 0, maxLength: 3 },
);

/** As the browser does: up to three tries whose answers are lost, then one that arrives. */
async function sendUntilAnswered(send: Send, lost: readonly Cut[]) {
  for (const cut of lost) await sendAndCut(send, cut);
  const answer = await fetch(`http://127.0.0.1:${port}${limits.apiPrefix}${send.path}`, {
    method: send.method,
    headers: {
      authorization: `Bearer ${person.token}`,
      'idempotency-key': send.key,
      ...(send.body && { 'content-type': 'application/json' }),
    },
    body: send.body && JSON.stringify(send.body),
  });
  return { status: answer.status, body: await answer.json() };
}

const count = async (description: string) =>
  (
    await t.db.query('SELECT 1 FROM cash_flow WHERE company_id = $1 AND description = $2', [
      person.companyId,
      description,
    ])
  ).length;

const entry = (description: string, amount: number) => ({
  categoryId,
  date: '2026-03-04',
  description,
  amount,
  cashFlowType: 'GIRIS',
});

test('a save, a change and a delete whose answers were lost on the way succeed once each when they are repeated', async () => {
  await fc.assert(
    fc.asyncProperty(cuts, cuts, cuts, async (first, second, third) => {
      const description = `Kayıt ${newId()}`;
      const saved = await sendUntilAnswered(
        { method: 'POST', path: '/cash-flow/save', body: entry(description, 10), key: newId() },
        first,
      );
      expect([saved.status, await count(description)]).toEqual([200, 1]);
      const { id } = Entry.parse(saved.body);
      const { cashFlowType: _, ...changes } = entry(description, 20);
      const body = { ...changes, id, version: 1 };
      const changed = await sendUntilAnswered(
        { method: 'PUT', path: '/cash-flow/update', body, key: newId() },
        second,
      );
      // A repetition that were done again would meet its own version and be a conflict.
      expect([changed.status, Entry.parse(changed.body)]).toMatchObject([200, { amount: 20, version: 2 }]);
      const deleted = await sendUntilAnswered(
        { method: 'DELETE', path: `/cash-flow/delete?id=${id}`, key: newId() },
        third,
      );
      expect([deleted.status, await count(description)]).toEqual([200, 0]);
    }),
    { numRuns: trials(12) },
  );
});

test('repeats in any order and number lead to the same state as each write once', async () => {
  const total = async () => {
    const answer = await t.ask<{ income: number }>(api.cashFlow.summary, person);
    return Math.round(answer.income * 100);
  };
  const amounts = fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 3, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(amounts, fc.infiniteStream(fc.nat()), async (kurus, luck) => {
      const before = await total();
      const writes = kurus.map((each) => ({ each, key: newId(), description: `Tekrar ${newId()}` }));
      const sent = writes.flatMap((write) =>
        Array.from({ length: 1 + ((luck.next().value ?? 0) % 3) }, () => write),
      );
      const shuffled = sent
        .map((write) => ({ write, rank: luck.next().value ?? 0 }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ write }) => write);
      const send = ({ each, key, description }: (typeof writes)[number]) =>
        t.call(api.cashFlow.save, { body: entry(description, each / 100) }, { token: person.token, key });
      // Some at once, some one after the other.
      for (let at = 0; at < shuffled.length; at += 3) await Promise.all(shuffled.slice(at, at + 3).map(send));
      expect((await total()) - before).toBe(kurus.reduce((sum, each) => sum + each, 0));
      for (const { description } of writes) expect(await count(description)).toBe(1);
    }),
    { numRuns: trials(6) },
  );
});
