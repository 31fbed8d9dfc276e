import { api, codes } from '@vezne/contract';
import { AppError } from '../errors';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';
import { register, registerPublic } from './endpoint';

let runs = 0;
let hold: Promise<void> | undefined;
const probe = { ...api.category.save, id: 'probe.save', path: '/probe/save' };
const flaky = { ...api.category.addReadyMade, id: 'probe.flaky', path: '/probe/flaky' };
const open = { ...api.contact.contactUs, id: 'probe.open', path: '/probe/open' };

const t = testApp({
  extend(app) {
    register(app, probe, async ({ input, db, companyId }) => {
      runs++;
      const id = crypto.randomUUID();
      await db.run('INSERT INTO category (company_id, id, name, type) VALUES ($1, $2, $3, $4)', [
        companyId,
        id,
        input.name,
        input.type,
      ]);
      await hold;
      const moment = new Date(0).toISOString();
      const amounts = { useCount: 0, monthIncome: 0.1, monthExpense: 1e15, version: 1 };
      return { ...input, id, ...amounts, createdAt: moment, updatedAt: moment };
    });
    register(app, flaky, async ({ db, companyId, afterCommit }) => {
      runs++;
      afterCommit(async () => void sent++);
      await db.run("INSERT INTO category (company_id, id, name, type) VALUES ($1, $2, 'Yarım', 'GELIR')", [
        companyId,
        crypto.randomUUID(),
      ]);
      if (failures-- > 0) throw failure;
      return [];
    });
    registerPublic(app, open, async () => {
      runs++;
      return true as const;
    });
  },
});

let failures = 0;
let failure: Error = new Error('broken');
let sent = 0;
let person: SignedUp;
beforeEach(async () => {
  runs = 0;
  sent = 0;
  hold = undefined;
  person ??= await t.signUp();
});

const save = (name: string, key?: string, who = person) =>
  t.call(probe, { body: { name, type: 'GELIR' } }, { token: who.token, key });
const count = async (name: string, who = person) =>
  (await t.db.query('SELECT 1 FROM category WHERE company_id = $1 AND name = $2', [who.companyId, name]))
    .length;

test('a repeated save makes one record and gets the first answer, byte for byte', async () => {
  const first = await save('Kira', 'a-1');
  const again = await save('Kira', 'a-1');
  expect([again.status, again.text]).toEqual([200, first.text]);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect([runs, await count('Kira')]).toEqual([1, 1]);
});

test('the order of keys in a repeated body does not matter, its content does', async () => {
  await save('Maaş', 'b-1');
  const body = '{ "type": "GELIR", "name": "Maaş" }';
  expect((await t.request('POST', probe.path, body, { token: person.token, key: 'b-1' })).status).toBe(200);
  expect(await save('Başka', 'b-1')).toMatchObject({
    status: 409,
    body: { code: 'IDEMPOTENCY_KEY_REUSED', message: 'Bu işlem anahtarı başka bir istek için kullanılmış.' },
  });
  expect(await count('Başka')).toBe(0);
});

test('the same key for another call is refused', async () => {
  await save('Yol', 'c-1');
  expect((await t.call(flaky, {}, { token: person.token, key: 'c-1' })).status).toBe(409);
});

test('two equal saves with two keys, or none, are two records', async () => {
  expect((await save('Taksi 1', 'd-1')).status).toBe(200);
  expect((await save('Taksi 2', 'd-2')).status).toBe(200);
  expect((await save('Taksi 3')).status).toBe(200);
  expect(runs).toBe(3);
});

test('fifty equal requests at the same time run once and all get the same answer', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => save('Yarış', 'e-1')));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect([runs, await count('Yarış')]).toEqual([1, 1]);
});

test('a second request waits for the first and then answers alike', async () => {
  let release = () => {};
  hold = new Promise((resolve) => {
    release = resolve;
  });
  const first = save('Bekle', 'f-1');
  const second = save('Bekle', 'f-1');
  setTimeout(release, 150);
  expect((await second).text).toBe((await first).text);
  expect(runs).toBe(1);
});

test('one who waits in vain is told to come back, and the key stays good', async () => {
  let release = () => {};
  hold = new Promise((resolve) => {
    release = resolve;
  });
  const first = save('Yavaş', 'g-1');
  const second = await save('Yavaş', 'g-1');
  expect([second.status, second.headers['retry-after']]).toEqual([503, '1']);
  release();
  expect((await save('Yavaş', 'g-1')).text).toBe((await first).text);
}, 15_000);

test.each([
  ['a fault', new Error('broken'), 500],
  ['a refusal', new AppError(codes.conflict, 'Olmaz.'), 409],
])('%s leaves nothing behind, sends nothing, and may be tried again', async (_what, error, status) => {
  failures = 1;
  failure = error;
  const who = await t.signUp();
  const call = () => t.call(flaky, {}, { token: who.token, key: `h-${status}` });
  expect((await call()).status).toBe(status);
  expect(await count('Yarım', who)).toBe(0);
  expect((await call()).status).toBe(200);
  await call();
  await t.idle();
  expect([runs, sent, await count('Yarım', who)]).toEqual([2, 1, 1]);
});

test('a transaction that lost a race is run again without doing anything twice', async () => {
  failures = 1;
  failure = Object.assign(new Error('could not serialize'), { code: '40001' });
  const who = await t.signUp();
  expect((await t.call(flaky, {}, { token: who.token, key: 'i-1' })).status).toBe(200);
  await t.idle();
  expect([runs, sent, await count('Yarım', who)]).toEqual([2, 1, 1]);
});

test('a key is good for a day', async () => {
  await save('Eski', 'j-1');
  t.later(23 * 3_600_000);
  const { token } = await t.signIn(person.email, person.password);
  await save('Eski', 'j-1', { ...person, token });
  expect(runs).toBe(1);
  t.later(2 * 3_600_000);
  const later = { ...person, ...(await t.signIn(person.email, person.password)) };
  expect((await save('Yeni', 'j-1', later)).status).toBe(200);
  expect(runs).toBe(2);
  person = later;
});

test('two people of one company, and two visitors, do not share keys', async () => {
  const other = await t.signUp();
  expect((await save('Bir', 'k-1')).status).toBe(200);
  expect((await save('İki', 'k-1', other)).status).toBe(200);
  const message = {
    fullName: 'Can',
    email: 'can@ornek.com.tr',
    subject: 'x',
    message: 'y'.repeat(20),
    kvkkRead: true,
  };
  const ask = (body: object) => t.call(open, { body }, { key: 'k-1' });
  expect([(await ask(message)).status, (await ask(message)).status]).toEqual([200, 200]);
  expect((await ask({ ...message, subject: 'z' })).status).toBe(409);
  expect(runs).toBe(3);
});

test.each(['', 'iki kelime', 'x'.repeat(201)])('the key %j is refused', async (key) => {
  const answer = await t.call(
    probe,
    { body: { name: 'Ad', type: 'GELIR' } },
    { token: person.token, headers: { 'idempotency-key': key } },
  );
  expect(answer.status).toBe(400);
});

test('what is kept of a request does not reveal it', async () => {
  const { email } = await t.signUp();
  const { token } = await t.signIn(email, 'Uzun-ve-guclu-91');
  const body = { oldPassword: 'Uzun-ve-guclu-91', newPassword: 'Yepyeni-Sifre-7' };
  await t.call(api.auth.changePassword, { body }, { token, key: 'l-1' });
  const rows = JSON.stringify(await t.db.query('SELECT i::text FROM idempotency i'));
  expect(rows).not.toContain('Yepyeni');
  expect(rows).not.toContain(Buffer.from('Yepyeni-Sifre-7').toString('hex'));
});
