import { act, screen } from '@testing-library/react';
import { api } from '@vezne/contract';
import { fakeApi } from '@vezne/testing/fakeApi';
import { idOf } from '@vezne/testing/fixtures';
import { show, startFresh } from '../../testing';
import { useCommitProgress } from './statement';

const server = fakeApi();
beforeEach(startFresh);

const Progress = () => <p>{useCommitProgress(idOf(20, 1))?.done ?? 'untold'}</p>;

test('a commit that lasts is asked after less and less often, and leaves the calls of a minute to others', async () => {
  jest.useFakeTimers();
  let done = 0;
  server.answer(api.statement.progress, () => ({ done: ++done, all: 20_000 }));
  show(<Progress />);
  const asked = () => server.requests(api.statement.progress).length;
  const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await after(2_000);
  expect(asked()).toBeGreaterThanOrEqual(4);
  await after(58_000);
  expect(asked()).toBeLessThan(30);
  const before = asked();
  await after(20_000);
  expect(asked() - before).toBeGreaterThanOrEqual(3);
  expect(screen.getByText(String(asked()))).toBeInTheDocument();
  jest.useRealTimers();
});
