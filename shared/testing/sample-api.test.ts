import { api, type CashFlow, type Endpoint, limits } from '@vezne/contract';
import { createSampleApi } from './sample-api';

// jsdom has no Response; this is what is used of it.
class Answer {
  readonly status: number;
  constructor(
    private readonly body: string,
    { status }: { status: number },
  ) {
    this.status = status;
  }
  json = async () => JSON.parse(this.body);
}
Object.assign(globalThis, { Response: Answer });

const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => warned.mockClear());

const ask = async (sample: typeof fetch, { method, path }: Endpoint, body?: object) => {
  const answer = await sample(limits.apiPrefix + path, {
    method,
    body: body && JSON.stringify(body),
    headers: { Authorization: 'Bearer sample' },
  });
  return { status: answer.status, data: await answer.json() };
};

test('samples keep the contract and remember what is written, each page its own', async () => {
  const sample = createSampleApi();
  const [{ categoryId, date, cashFlowType }] = (await ask(sample, api.cashFlow.findAll, {})).data.content;
  const saved = await ask(sample, api.cashFlow.save, {
    categoryId,
    description: 'Deneme kaydı',
    date,
    amount: 125.5,
    cashFlowType,
    paymentMethod: 'CASH',
  });
  expect([saved.status, warned.mock.calls]).toEqual([200, []]);
  const listed = async (of: typeof fetch) => {
    const { content }: { content: CashFlow[] } = (await ask(of, api.cashFlow.findAll, {})).data;
    return content.filter(({ description }) => description === 'Deneme kaydı');
  };
  expect(await listed(sample)).toHaveLength(1);
  expect(await listed(createSampleApi())).toEqual([]);
});

test.each([
  ['projects', api.project.search, {}],
  ['the price list', api.product.findAll, {}],
  ['categories', api.category.findAll, {}],
  ['the dashboard', api.dashboard.data, undefined],
  ['reports', api.monthlyReport.findAll, undefined],
] as const)('there is something to show of %s', async (_, endpoint, body) => {
  const { status, data } = await ask(createSampleApi(), endpoint, body);
  expect([status, warned.mock.calls]).toEqual([200, []]);
  expect(data).toBeTruthy();
});

test('a call without a sample is refused, and its name is told', async () => {
  const { status } = await ask(createSampleApi(), api.manager.findById, undefined);
  expect(status).toBe(400);
  expect(warned.mock.calls.join()).toMatch(/manager\./);
});
