import { api } from '@vezne/contract';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';

const { call, signUp } = testApp();
const { category, cashFlow } = api;

let ours: SignedUp;
let categoryId: string;
beforeAll(async () => {
  ours = await signUp();
  const made = await call(category.save, { body: { name: 'Kira', type: 'GIDER' } }, ours);
  categoryId = category.save.output.parse(made.body).id;
});

const body = (change: object) => ({
  categoryId,
  date: '2026-03-04',
  description: 'Kira',
  amount: 1,
  cashFlowType: 'GIRIS',
  ...change,
});

test.each([0.01, 0.07, 0.14, 0.29, 1.1, 2.67, 4.35, 10.1, 999_999_999_999.99, 123_456_789_012.34])(
  'an amount of %d comes back as it was sent',
  async (amount) => {
    const { status, body: saved } = await call(cashFlow.save, { body: body({ amount }) }, ours);
    expect([status, saved]).toMatchObject([200, { amount }]);
  },
);

test.each(['1E2', '1.50', '100.00', '1e0'])('the number %s is an amount like any other', async (json) => {
  const text = JSON.stringify(body({ amount: '@' })).replace('"@"', json);
  const { status, body: saved } = await call(cashFlow.save, { body: text }, ours);
  expect([status, saved]).toMatchObject([200, { amount: Number(json) }]);
});

test.each(['2024-02-29', '1900-01-01', '2100-12-31', '2026-03-29', '2026-10-25'])(
  'the day %s is stored as that day',
  async (date) => {
    const { status, body: saved } = await call(cashFlow.save, { body: body({ date }) }, ours);
    expect([status, saved]).toMatchObject([200, { date }]);
  },
);

test.each([
  '😀 fatura',
  'فاتورة',
  'çğıöşü ÇĞİÖŞÜ',
  '<script>alert(1)</script>',
  "'; DROP TABLE x; --",
  '=1+1',
  'ş'.repeat(500),
])('the description %s is stored as it is', async (description) => {
  const { status, body: saved } = await call(cashFlow.save, { body: body({ description }) }, ours);
  expect([status, saved]).toMatchObject([200, { description }]);
});

test('a description is kept in composed form and without blank ends', async () => {
  const { body: saved } = await call(cashFlow.save, { body: body({ description: ' c\u0327ek ' }) }, ours);
  expect(saved).toMatchObject({ description: 'çek' });
});
