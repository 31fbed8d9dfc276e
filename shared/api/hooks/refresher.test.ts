import { createRefresher } from './refresher';

let used = 0;
const ask = jest.fn();
let refresh: (stale: { soon: string[]; later: string[] }) => void;

beforeEach(() => {
  jest.useFakeTimers();
  used = 0;
  ask.mockClear();
  const made = createRefresher(() => used);
  refresh = (stale) => made(stale, ask);
});
afterEach(() => jest.useRealTimers());

const list = { soon: ['list'], later: [] };

test('what a command makes stale is asked at once', () => {
  refresh(list);
  refresh({ soon: ['sums'], later: [] });
  expect(ask.mock.calls).toEqual([[['list']], [['sums']]]);
});

test('what can wait is asked once, when nothing more is done', async () => {
  refresh({ soon: ['list'], later: ['bell'] });
  await jest.advanceTimersByTimeAsync(2_000);
  refresh({ soon: ['list'], later: ['bell', 'categories'] });
  await jest.advanceTimersByTimeAsync(2_999);
  expect(ask.mock.calls).toEqual([[['list']], [['list']]]);
  await jest.advanceTimersByTimeAsync(1);
  expect(ask.mock.calls.slice(2)).toEqual([[['bell', 'categories']]]);
});

test('when half of the calls are used, what follows each other is asked together', async () => {
  used = 0.5;
  refresh(list);
  refresh(list);
  refresh({ soon: ['sums'], later: [] });
  expect(ask.mock.calls).toEqual([[['list']]]);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(ask.mock.calls.slice(1)).toEqual([[['list', 'sums']]]);
});

test('the last calls of a minute are left to commands', async () => {
  used = 0.9;
  refresh(list);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(ask).not.toHaveBeenCalled();
  used = 0.2;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(ask.mock.calls).toEqual([[['list']]]);
});
