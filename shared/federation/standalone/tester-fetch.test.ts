import { type ApiState, apiStates, emptied, testerFetch } from './tester-fetch';

// jsdom has no Response; this is what is used of it.
class Answer {
  constructor(
    private readonly body: unknown,
    readonly status: number,
  ) {}
  static json = (body: unknown, { status = 200 } = {}) => new Answer(body, status);
  ok = true;
  json = async () => this.body;
}
Object.assign(globalThis, { Response: Answer });

const page = { content: [{ id: 'a', amount: 5 }], totalElements: 1, totalPages: 1, page: 2, size: 6 };
const real = jest.fn(async () => Response.json(page));
const sample = jest.fn(async () => Response.json('sample'));
const under = (state: ApiState) =>
  testerFetch(
    real,
    () => state,
    async () => sample,
  );
const list = (state: ApiState) => under(state)('/dev/v1/cash-flow/find-all', { method: 'POST' });

beforeEach(() => real.mockClear());

test('as it is: calls go through untouched', async () => {
  expect(await (await list('normal')).json()).toEqual(page);
});

test('failing: a call is answered 500 and never reaches the API', async () => {
  expect((await list('failing')).status).toBe(500);
  expect(real).not.toHaveBeenCalled();
});

test('over: a call is answered 401 in the words that end a session', async () => {
  const answer = await list('expired');
  expect(answer.status).toBe(401);
  expect((await answer.json()).message).toBe('Session expired. Please login again.');
});

test('empty: reads lose their records, writes and the person stay', async () => {
  expect(await (await list('empty')).json()).toEqual({
    ...page,
    content: [],
    totalElements: 0,
    totalPages: 0,
  });
  const save = await under('empty')('/dev/v1/cash-flow/save', { method: 'POST' });
  expect(await save.json()).toEqual(page);
  const person = await under('empty')('/dev/v1/manager/find-by-token', { method: 'GET' });
  expect(await person.json()).toEqual(page);
});

test('slow: a call waits three seconds, or ends at once when it is given up', async () => {
  jest.useFakeTimers();
  const answer = list('slow');
  await jest.advanceTimersByTimeAsync(2_900);
  expect(real).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect((await answer).status).toBe(200);
  const given = new AbortController();
  const dropped = under('slow')('/dev/v1/cash-flow/find-all', { method: 'POST', signal: given.signal });
  given.abort(new Error('given up'));
  await expect(dropped).rejects.toThrow('given up');
  jest.useRealTimers();
});

test('sample: calls, signing in and the settings are answered in the page, files come from the server', async () => {
  const ask = async (address: string) => (await under('sample')(address, { method: 'POST' })).json();
  expect(await ask('/dev/v1/cash-flow/find-all')).toBe('sample');
  expect(await ask('/dev/v1/auth/login')).toBe('sample');
  expect(await ask('/config.json')).toBe('sample');
  expect(real).not.toHaveBeenCalled();
  expect(await ask('/remotes.json')).toEqual(page);
});

test('samples that could not be fetched are fetched again with the next call, and once for all', async () => {
  const load = jest
    .fn<Promise<typeof fetch>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  load.mockResolvedValue(sample);
  const ask = testerFetch(real, () => 'sample', load);
  await expect(ask('/config.json')).rejects.toThrow('Loading chunk 7 failed');
  for (let time = 0; time < 3; time++) expect(await (await ask('/config.json')).json()).toBe('sample');
  expect(load).toHaveBeenCalledTimes(2);
});

test('signing in and files are never touched', async () => {
  for (const state of apiStates.filter((each) => each !== 'sample')) {
    expect((await under(state)('/dev/v1/auth/login', { method: 'POST' })).status).toBe(200);
    expect((await under(state)('/remotes.json')).status).toBe(200);
  }
});

test('a call to an API at another address is under the same hand', async () => {
  const answer = await under('failing')('https://api.example.com/dev/v1/project/find-all', {
    method: 'POST',
  });
  expect(answer.status).toBe(500);
});

test('an emptied answer keeps its shape', () => {
  expect(emptied({ income: 5, name: 'Kasa', months: [1], inner: { balance: 2 }, none: null })).toEqual({
    income: 0,
    name: 'Kasa',
    months: [],
    inner: { balance: 0 },
    none: null,
  });
});
