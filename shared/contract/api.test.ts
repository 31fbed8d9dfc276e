import { api } from './api';

const endpoints = Object.values(api).flatMap((noun) => Object.values(noun));

test('no two calls share an id or an address', () => {
  expect(new Set(endpoints.map((call) => call.id)).size).toBe(endpoints.length);
  expect(new Set(endpoints.map((call) => `${call.method} ${call.path}`)).size).toBe(endpoints.length);
});

test('reading never changes data and every delete is a write', () => {
  expect(endpoints.filter((call) => call.method === 'GET' && call.writes)).toEqual([]);
  expect(endpoints.filter((call) => call.method === 'DELETE' && !call.writes)).toEqual([]);
});

test('a path parameter is described wherever a path has one', () => {
  for (const call of endpoints) expect(call.path.includes('{')).toBe(call.params !== undefined);
});

test('only calls without a token go through the client without a token', () => {
  for (const call of endpoints) expect(call.client === 'auth').toBe(call.roles === 'public');
});

test('a ledger entry is described with exactly the fields that the product promises', () => {
  const fields = Object.keys(api.cashFlow.save.body?.shape ?? {});
  expect(fields).toEqual([
    'categoryId',
    'date',
    'description',
    'amount',
    'cashFlowType',
    'paymentMethod',
    'projectId',
    'accountId',
  ]);
  expect(Object.keys(api.cashFlow.update.body?.shape ?? {})).not.toContain('cashFlowType');
});
