import { call, reloadSession, startSession } from '@vezne/api';
import { api, type CashFlow, type Endpoint } from '@vezne/contract';
import { cashFlowPage } from './cash-flow-page';
import { fakeApi } from './fakeApi';
import { cashFlow, idOf } from './fixtures';

const server = fakeApi();
const list = () => call(api.cashFlow.findAll, { page: 0, pageSize: 6 });

beforeEach(() => {
  localStorage.clear();
  reloadSession();
  startSession({ token: 'access-1', refreshToken: 'refresh-1', userType: 'MANAGER' }, 'ece@example.com');
});

test('an answer goes to the endpoint it was given for', async () => {
  server.answer(api.cashFlow.findAll, cashFlowPage([cashFlow(3)]));
  expect(await list()).toMatchObject({ content: [{ id: idOf(4, 3) }], totalElements: 1 });
  expect(server.requests(api.cashFlow.findAll)).toEqual([
    expect.objectContaining({ body: { page: 0, pageSize: 6 }, url: '/dev/v1/cash-flow/find-all' }),
  ]);
});

test('a fixture that is not what the contract says fails the test', async () => {
  const wrong = { ...cashFlow(1), amount: '12,50' } as unknown as CashFlow; // The mistake is the point.
  server.answer(api.cashFlow.findById, wrong);
  await expect(call(api.cashFlow.findById, { id: idOf(4, 1) })).rejects.toThrow();
  expect(server.takeProblems().join()).toContain('Wrong fixture for cashFlow.findById');
});

test('a request that is not what the contract says fails the test', async () => {
  await expect(call(api.cashFlow.findById, { id: '7' })).rejects.toThrow();
  expect(server.takeProblems().join()).toContain('Bad request to cashFlow.findById');
});

test('a screen that changes a record without saying which version it saw fails the test', async () => {
  const { id, categoryId, date, description, amount, version } = cashFlow(1);
  const change = { id, categoryId, date, description, amount };
  server.answer(api.cashFlow.update, cashFlow(1));
  await expect(call(api.cashFlow.update, change)).rejects.toThrow();
  expect(server.takeProblems().join()).toContain('cashFlow.update was sent without the version');
  expect(await call(api.cashFlow.update, { ...change, version })).toMatchObject({ id });
});

test('a call that nothing answers fails the test', async () => {
  const unanswered: Endpoint = api.auth.sessions;
  await expect(call(unanswered, undefined)).rejects.toThrow();
  expect(server.takeProblems().join()).toContain('Nothing answers auth.sessions');
});

test('a call outside the contract fails the test', async () => {
  const unknown = { ...api.cashFlow.summary, path: '/cash-flow/secret' };
  await expect(call(unknown, undefined)).rejects.toThrow();
  expect(server.takeProblems().join()).toContain('GET /cash-flow/secret is not in the contract');
});

test('every default answer and fixture is what the contract says', async () => {
  await list();
  await call(api.cashFlow.summary, undefined);
  await call(api.category.findAll, {});
  await call(api.manager.findByToken, undefined);
  await call(api.company.findById, { id: idOf(1, 1) });
  await call(api.auth.remainingSubscription, undefined);
  expect(server.takeProblems()).toEqual([]);
});
