import { type Ageing, api, type CashFlow, type Endpoint, limits, type OpenItems } from '@vezne/contract';
import { sampleAnswers } from './sample-answers';
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
  ['contacts', api.contact.ageing, undefined],
  ['sessions', api.auth.sessions, undefined],
] as const)('there is something to show of %s', async (_, endpoint, body) => {
  const { status, data } = await ask(createSampleApi(), endpoint, body);
  expect([status, warned.mock.calls]).toEqual([200, []]);
  expect(data).toBeTruthy();
});

/**
 * What reads nothing that samples have any of, belongs to a step that has written something first, or is asked by clients of
 * earlier releases alone.
 */
const withoutSample = [
  ...['auth.forgotPassword', 'factor.begin', 'factor.confirm', 'factor.renewCodes', 'factor.verify'],
  ...['manager.checkPassword', 'manager.findById', 'transfer.findById', 'statement.findById'],
  ...['statement.rows', 'statement.progress', 'savedView.findById', 'settlement.findById'],
  ...['project.location', 'projectExpense.findById', 'installation.remotes', 'notification.findAll'],
];

test('whatever a screen reads has a sample', () => {
  const answered = new Set<string>();
  sampleAnswers(({ id }) => answered.add(id));
  const reads = Object.values(api).flatMap((noun) =>
    Object.values<Endpoint>(noun).filter(({ writes }) => !writes),
  );
  expect(reads.map(({ id }) => id).filter((id) => !answered.has(id))).toEqual(withoutSample);
});

test('samples of a contact add up: its rows, its statement and the list say the same', async () => {
  const sample = createSampleApi();
  const read = async (endpoint: Endpoint) => (await ask(sample, endpoint, undefined)).data;
  const { rows, totals, receivable, payable }: Ageing = await read(api.contact.ageing);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(totals.total);
  expect(receivable - payable).toBe(totals.total);
  for (const { contactId, total } of rows) {
    const of = (endpoint: Endpoint) => read({ ...endpoint, path: `${endpoint.path}?id=${contactId}` });
    const { items }: OpenItems = await of(api.contact.openItems);
    expect(items.reduce((sum, { remainingAmount }) => sum + remainingAmount, 0)).toBe(Math.abs(total));
    expect((await of(api.contact.statement)).closing).toBe(total);
  }
  expect(warned.mock.calls).toEqual([]);
});

test('a call without a sample is refused, and its name is told', async () => {
  const { status } = await ask(createSampleApi(), api.manager.findById, undefined);
  expect(status).toBe(400);
  expect(warned.mock.calls.join()).toMatch(/manager\./);
});
