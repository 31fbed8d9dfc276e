import { api, type Category, limits } from '@vezne/contract';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';
import { reconcile } from './sum-queries';

const { call, signUp, db } = testApp();
const limited = testApp({ db, rateLimits: true });
const { category, cashFlow } = api;

const row = (change: object = {}) => ({
  date: '2026-03-04',
  cashFlowType: 'CIKIS',
  categoryName: 'Kira',
  description: 'Depo',
  amount: 10.5,
  ...change,
});
const send = (rows: object[], person: SignedUp, key?: string) =>
  call(cashFlow.import, { body: { rows } }, { ...person, key });
const total = async (person: SignedUp) =>
  cashFlow.findAll.output.parse((await call(cashFlow.findAll, { body: {} }, person)).body).totalElements;
const categories = async (person: SignedUp): Promise<Category[]> =>
  category.findAll.output.parse((await call(category.findAll, { body: {} }, person)).body);

test('rows are added and missing categories made, for what the rows use them', async () => {
  const person = await signUp();
  await call(category.save, { body: { name: 'KİRA', type: 'GIDER' } }, person);
  const answer = await send(
    [
      row({ categoryName: 'kıra' }),
      row({ categoryName: 'Satış', cashFlowType: 'GIRIS', paymentMethod: 'CARD' }),
      row({ categoryName: 'SATIŞ', cashFlowType: 'GIRIS' }),
      row({ categoryName: 'Ulaşım' }),
      row({ categoryName: 'Diğer' }),
      row({ categoryName: 'diğer', cashFlowType: 'GIRIS' }),
    ],
    person,
  );
  expect(answer).toMatchObject({
    status: 200,
    body: { imported: 6, createdCategories: ['Satış', 'Ulaşım', 'Diğer'] },
  });
  expect((await categories(person)).map(({ name, type, useCount }) => [name, type, useCount])).toEqual([
    ['Diğer', 'HER_IKISI', 2],
    ['KİRA', 'GIDER', 1],
    ['Satış', 'GELIR', 2],
    ['Ulaşım', 'GIDER', 1],
  ]);
  expect(await reconcile(db, person.companyId)).toEqual([]);
});

test('one bad row keeps all rows out, and each fault is named by its row and field', async () => {
  const person = await signUp();
  const answer = await send(
    [row(), row({ amount: 12.345 }), row(), row({ date: '2026-02-30', categoryName: '' }), row({ extra: 1 })],
    person,
  );
  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
  expect(answer.body).toHaveProperty('fields', {
    'rows.1.amount': 'Tutar en fazla 2 ondalık basamak içerebilir',
    'rows.3.date': 'Geçerli bir tarih girin',
    'rows.3.categoryName': 'Kategori adı gerekli',
    'rows.4.extra': 'Tanınmayan alan',
  });
  expect([await total(person), await categories(person)]).toEqual([0, []]);
});

test.each([
  ['nothing', {}, 'rows', 'Satırlar gerekli'],
  ['no row', { rows: [] }, 'rows', 'En az bir satır gerekli'],
  [
    'a row too many',
    { rows: Array.from({ length: limits.importRows + 1 }, () => row()) },
    'rows',
    'Tek seferde en fazla 5000 satır aktarılabilir',
  ],
])('an import of %s is refused', async (_, body, field, sentence) => {
  const answer = await call(cashFlow.import, { body }, await signUp());
  expect([answer.status, answer.body]).toMatchObject([400, { fields: { [field]: sentence } }]);
});

test('5,000 rows go in at once and keep their order', async () => {
  const person = await signUp();
  const rows = Array.from({ length: limits.importRows }, (_, i) => row({ description: `Satır ${i}` }));
  expect(await send(rows, person)).toMatchObject({ status: 200, body: { imported: 5_000 } });
  const page = await call(cashFlow.findAll, { body: { pageSize: 2 } }, person);
  expect(page.body).toMatchObject({
    totalElements: 5_000,
    content: [{ description: 'Satır 4999' }, { description: 'Satır 4998' }],
  });
});

test('an import that is repeated with its key is done once', async () => {
  const person = await signUp();
  const answers = await Promise.all(Array.from({ length: 4 }, () => send([row(), row()], person, 'file-1')));
  answers.push(await send([row(), row()], person, 'file-1'));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(await total(person)).toBe(2);
});

test('a key that was used for other rows is refused', async () => {
  const person = await signUp();
  expect((await send([row()], person, 'file-2')).status).toBe(200);
  expect(await send([row({ amount: 10.51 })], person, 'file-2')).toMatchObject({
    status: 409,
    body: { code: 'IDEMPOTENCY_KEY_REUSED' },
  });
  expect(await total(person)).toBe(1);
});

test.each([
  ['is no JSON', '{"rows":[', { message: 'Gönderilen veri okunamadı.' }],
  ['names a field twice', '{"rows":[],"rows":[]}', { message: 'Gönderilen veri okunamadı.' }],
  [
    'holds a number that would be bent',
    '{"rows":[{"amount":0.070000000000000001}]}',
    { fields: { 'rows.0.amount': 'Sayı geçerli değil' } },
  ],
])('an import that %s is refused', async (_, body, refusal) => {
  const answer = await call(cashFlow.import, { body }, await signUp());
  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_INPUT', ...refusal } });
});

test('an import with something in its address that no call knows is refused', async () => {
  const answer = await call(cashFlow.import, { query: { dry: 1 }, body: { rows: [row()] } }, await signUp());
  expect(answer).toMatchObject({ status: 400, body: { fields: { dry: 'Tanınmayan alan' } } });
});

test('imports at the same time that need the same new categories share them', async () => {
  const person = await signUp();
  const names = ['Kira', 'Maaş', 'Yakıt', 'Yemek'];
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      send(
        (i % 2 ? names : names.toReversed()).map((categoryName) => row({ categoryName })),
        person,
      ),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect((await categories(person)).map(({ name, useCount }) => [name, useCount])).toEqual(
    names.map((name) => [name, 8]),
  );
  expect(await reconcile(db, person.companyId)).toEqual([]);
});

test('a company on trial imports until its ledger has a hundred thousand entries', async () => {
  const person = await signUp();
  const own = [person.companyId];
  const add = (rows: number, send = limited.call) =>
    send(cashFlow.import, { body: { rows: Array.from({ length: rows }, () => row()) } }, person);
  expect(await add(1)).toMatchObject({ status: 200 });
  // As if 99,998 entries were there.
  await db.run('UPDATE ledger_total SET n_expense = 99998 WHERE company_id = $1 AND n_expense = 1', own);
  expect(await add(3)).toMatchObject({
    status: 409,
    body: {
      message: 'Deneme süresinde kasa defterine en fazla 100.000 kayıt aktarılabilir; 2 kayıtlık yer kaldı.',
    },
  });
  expect(await total(person)).toBe(99_998);
  expect(await add(2)).toMatchObject({ status: 200 });
  expect(await add(1)).toMatchObject({ status: 409 });
  // The operator's own command counts nothing.
  expect(await add(1, call)).toMatchObject({ status: 200 });
  await db.run(`UPDATE subscription SET plan = 'STANDART' WHERE company_id = $1`, own);
  // A session is looked up every five seconds.
  limited.later(6_000);
  expect(await add(1)).toMatchObject({ status: 200 });
});

test('of imports at the same time those are added that there is room for on trial', async () => {
  const person = await signUp();
  const add = (rows: number) =>
    limited.call(cashFlow.import, { body: { rows: Array.from({ length: rows }, () => row()) } }, person);
  await add(1);
  await db.run('UPDATE ledger_total SET n_expense = 99998 WHERE company_id = $1 AND n_expense = 1', [
    person.companyId,
  ]);
  const answers = await Promise.all([add(2), add(2)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await total(person)).toBe(100_000);
});
