import { api, type CashFlow } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';

const { call, signUp, db } = testApp();
const { category, cashFlow } = api;

let ours: SignedUp;
let categoryId: string;
let entry: CashFlow;
let stored: unknown;
const everything = () =>
  db.query('SELECT e.*, t.* FROM cash_flow e, ledger_total t WHERE e.company_id = t.company_id ORDER BY id');

beforeAll(async () => {
  ours = await signUp();
  const made = await call(category.save, { body: { name: 'Kira', type: 'GIDER' } }, ours);
  categoryId = category.save.output.parse(made.body).id;
  entry = cashFlow.save.output.parse((await call(cashFlow.save, { body: good() }, ours)).body);
  stored = await everything();
});
afterEach(async () => {
  expect(await everything()).toEqual(stored);
});

const good = () => ({
  categoryId,
  date: '2026-03-04',
  description: 'Mart kirası',
  amount: 46_500,
  cashFlowType: 'CIKIS',
  paymentMethod: 'TRANSFER',
});
/** The body with one field replaced by a piece of JSON, which may be what no JavaScript value stands for. */
const withRaw = (body: object, field: string, json: string) =>
  JSON.stringify({ ...body, [field]: '@' }).replace('"@"', json);

const positive = "Tutar 0'dan büyük olmalıdır";
const decimals = 'Tutar en fazla 2 ondalık basamak içerebilir';
const date = 'Geçerli bir tarih girin';
const number = 'Sayı geçerli değil';
const other = JSON.stringify(newId());

const amounts: [string, string][] = [
  ['null', positive],
  ['0', positive],
  ['0.0', positive],
  ['-0', positive],
  ['-0.0', positive],
  ['-0e5', positive],
  ['-1', positive],
  ['-0.01', positive],
  ['true', positive],
  ['"12"', positive],
  ['"1,5"', positive],
  ['"1e3"', positive],
  ['[7]', positive],
  ['{}', positive],
  ['12.345', decimals],
  ['0.001', decimals],
  ['1e-3', decimals],
  ['1e309', number],
  ['1e15', 'Tutar en fazla 999.999.999.999,99 olabilir'],
  ['1000000000000', 'Tutar en fazla 999.999.999.999,99 olabilir'],
  ['999999999999.991', 'Tutar en fazla 999.999.999.999,99 olabilir'],
  ['0.10000000000000000001', number],
];
const dates: [string, string][] = [
  ['null', 'Tarih gerekli'],
  ['""', 'Tarih gerekli'],
  ['20260304', 'Tarih geçerli değil'],
  ['"2026-02-30"', date],
  ['"2025-02-29"', date],
  ['"2026-13-01"', date],
  ['"2026-00-10"', date],
  ['"0000-01-01"', date],
  ['"1899-12-31"', date],
  ['"2101-01-01"', date],
  ['"10000-01-01"', date],
  ['"04.03.2026"', date],
  ['"2026-3-4"', date],
  ['"2026-02-30T00:00:00Z"', date],
  ['"2026-03-04T"', date],
  ['"2026-03-04T00:00:00Z ve sonra"', date],
  ['"2026-03-04 "', date],
];
const texts: [string, string][] = [
  ['null', 'Açıklama gerekli'],
  ['""', 'Açıklama gerekli'],
  ['" \\t\\n "', 'Açıklama gerekli'],
  ['12', 'Açıklama geçerli değil'],
  ['["a"]', 'Açıklama geçerli değil'],
  [JSON.stringify('ş'.repeat(501)), 'Açıklama en fazla 500 karakter olabilir'],
  ['"a\\u0000b"', 'Açıklama geçersiz karakter içeriyor'],
  ['"\\ud800"', 'Açıklama geçersiz karakter içeriyor'],
];
const references: [string, string][] = [
  ['null', 'Kategori gerekli'],
  ['""', 'Kategori gerekli'],
  ['7', 'Kategori geçerli değil'],
  ['"kira"', 'Kategori geçerli değil'],
  ['"\' OR 1=1 --"', 'Kategori geçerli değil'],
];
const choices = ['"GIRIŞ"', '"giris"', '1', '["GIRIS"]', '{}'];

const cases = [
  ...amounts.map(([json, sentence]) => ['amount', json, sentence]),
  ...dates.map(([json, sentence]) => ['date', json, sentence]),
  ...texts.map(([json, sentence]) => ['description', json, sentence]),
  ...references.map(([json, sentence]) => ['categoryId', json, sentence]),
  ...['"NAKIT"', '5', 'null', '[]'].map((json) => ['paymentMethod', json, 'Ödeme yöntemi geçerli değil']),
  ...['"x"', '3', '{}'].map((json) => ['projectId', json, 'Proje geçerli değil']),
  ['companyId', other, 'Tanınmayan alan'],
  ['createdBy', other, 'Tanınmayan alan'],
] as [string, string, string][];

test.each([
  ...cases,
  ...choices.map((json) => ['cashFlowType', json, 'Tip gerekli']),
  ['id', other, 'Tanınmayan alan'],
  ['createdAt', '"2020-01-01T00:00:00Z"', 'Tanınmayan alan'],
])('a new entry whose %s is %s is refused under that field', async (field, json, sentence) => {
  const { status, body } = await call(cashFlow.save, { body: withRaw(good(), field, json) }, ours);
  expect([status, body]).toMatchObject([400, { message: expect.any(String), fields: { [field]: sentence } }]);
});

test.each([
  ...cases,
  ['id', '"x"', 'Kimlik geçerli değil'],
  ['version', '0', 'Sürüm geçerli değil'],
  ['version', '1.5', 'Sürüm geçerli değil'],
])('a change that makes %s %s is refused under that field', async (field, json, sentence) => {
  const { cashFlowType: _, ...body } = { ...good(), id: entry.id };
  const answer = await call(cashFlow.update, { body: withRaw(body, field, json) }, ours);
  expect([answer.status, answer.body]).toMatchObject([400, { fields: { [field]: sentence } }]);
});

test.each([
  ['page', '-1', 'Sayfa en az 0 olmalıdır'],
  ['page', '1.5', 'Sayfa geçerli değil'],
  ['page', '1e9', 'Sayfa en fazla 1000000 olabilir'],
  ['page', '"0"', 'Sayfa geçerli değil'],
  ['pageSize', '0', 'Sayfa boyutu en az 1 olmalıdır'],
  ['pageSize', '1001', 'Sayfa boyutu en fazla 1000 olabilir'],
  ['pageSize', 'null', 'Sayfa boyutu geçerli değil'],
  ['searchText', '5', 'Arama metni geçerli değil'],
  ['searchText', '"a\\u0000"', 'Arama metni geçersiz karakter içeriyor'],
  ['searchText', JSON.stringify('a'.repeat(201)), 'Arama metni en fazla 200 karakter olabilir'],
  ['from', '"2026-02-30"', date],
  ['to', '5', date],
  ['cashFlowType', '"IKISI"', 'Tip gerekli'],
  ['categoryId', '"x"', 'Kimlik geçerli değil'],
  ['paymentMethod', '"x"', 'Ödeme yöntemi geçerli değil'],
  ['ids', JSON.stringify(Array.from({ length: 51 }, () => newId())), 'En fazla 50 kayıt seçilebilir'],
  ['categoryIds', '"x"', 'Kategori süzgeci geçerli değil'],
  [
    'categoryIds',
    JSON.stringify(Array.from({ length: 101 }, () => newId())),
    'En fazla 100 kategori seçilebilir',
  ],
  ['paymentMethods', '"CASH"', 'Ödeme yöntemi süzgeci geçerli değil'],
  ['paymentMethods', JSON.stringify(Array(7).fill('CASH')), 'Bir ödeme yöntemi birden çok kez seçilmiş'],
  ['projectId', '"x"', 'Kimlik geçerli değil'],
  ['minAmount', '-1', 'En az tutar negatif olamaz'],
  ['minAmount', '"5"', 'En az tutar geçerli değil'],
  ['maxAmount', '0.001', 'En çok tutar en fazla 2 ondalık basamak içerebilir'],
  ['maxAmount', '1e15', 'En çok tutar en fazla 999.999.999.999,99 olabilir'],
  ['sortBy', '"description"', 'Sıralama alanı geçerli değil'],
  ['sortBy', '"constructor"', 'Sıralama alanı geçerli değil'],
  ['sortOrder', '"asc"', 'Sıralama yönü geçerli değil'],
  ['sort', '"amount"', 'Tanınmayan alan'],
])('a list whose %s is %s is refused under that field', async (field, json, sentence) => {
  const { status, body } = await call(cashFlow.findAll, { body: withRaw({}, field, json) }, ours);
  expect([status, body]).toMatchObject([400, { fields: { [field]: sentence } }]);
});

test('a period that ends before it begins is refused', async () => {
  const body = { from: '2026-03-02', to: '2026-03-01' };
  expect(await call(cashFlow.findAll, { body }, ours)).toMatchObject({
    status: 400,
    body: { fields: { to: 'Bitiş tarihi başlangıç tarihinden önce olamaz' } },
  });
});

test.each(['["x"]', '["NAKIT"]', '[5]', '[null]'])('a list of %s chosen is refused', async (json) => {
  for (const field of ['categoryIds', 'paymentMethods']) {
    const { status, body } = await call(cashFlow.findAll, { body: withRaw({}, field, json) }, ours);
    expect([status, body]).toMatchObject([
      400,
      { fields: { [`${field}.0`]: expect.stringMatching(/değil|gerekli/) } },
    ]);
  }
});

test('a largest amount below the smallest is refused', async () => {
  const body = { minAmount: 10, maxAmount: 9.99 };
  expect(await call(cashFlow.findAll, { body }, ours)).toMatchObject({
    status: 400,
    body: { fields: { maxAmount: 'En çok tutar en az tutardan küçük olamaz' } },
  });
});

test.each(['', '[]', '"a"', '7', 'null', '{', '{"amount":1,"amount":2}', '{"__proto__":{"amount":1}}'])(
  'a body that is %s is refused without a fault of the server',
  async (body) => {
    const answer = await call(cashFlow.save, { body }, ours);
    expect([answer.status, answer.body]).toMatchObject([400, { message: expect.any(String) }]);
  },
);

test.each(['', 'x', '1', "' OR 1=1 --", newId().toUpperCase()])('the id %p is refused', async (id) => {
  for (const endpoint of [cashFlow.findById, cashFlow.delete])
    expect((await call(endpoint, { query: { id } }, ours)).status).toBe(400);
});
