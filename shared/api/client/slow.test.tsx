import { act, render, screen } from '@testing-library/react';
import { limits } from '@vezne/contract';
import { useIsSlow, watched } from './slow';

const Word = () => <p>{useIsSlow() ? 'yavaş' : 'hızlı'}</p>;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what is not answered by its first time-out is slow until it ends, well or badly', async () => {
  render(<Word />);
  const ends: (() => void)[] = [];
  const held = () => watched(new Promise<void>((resolve) => ends.push(resolve)));
  const [first, second] = [held(), held()];
  await act(() => jest.advanceTimersByTimeAsync(limits.client.timeout - 1));
  expect(screen.getByText('hızlı')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('yavaş')).toBeInTheDocument();
  ends[0]?.();
  await act(() => first);
  expect(screen.getByText('yavaş')).toBeInTheDocument();
  ends[1]?.();
  await act(() => second);
  expect(screen.getByText('hızlı')).toBeInTheDocument();
});

test('what is answered soon is never called slow', async () => {
  render(<Word />);
  await act(() => watched(Promise.resolve()));
  await act(() => jest.advanceTimersByTimeAsync(2 * limits.client.timeout));
  expect(screen.getByText('hızlı')).toBeInTheDocument();
  const refused = watched(Promise.reject(new Error('no')));
  await expect(refused).rejects.toThrow('no');
  await act(() => jest.advanceTimersByTimeAsync(2 * limits.client.timeout));
  expect(screen.getByText('hızlı')).toBeInTheDocument();
});
