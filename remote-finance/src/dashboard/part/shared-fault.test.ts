import { act, renderHook } from '@testing-library/react';
import { ApiError } from '@vezne/api';
import { useSharedFault } from './shared-fault';

const reload = jest.fn();
const fault = (status: number, message: string) => new ApiError({ code: 'X', status, message });
const part = (error?: ApiError, isLoading = false) => ({ error, isLoading, reload });
const tell = (...parts: ReturnType<typeof part>[]) =>
  renderHook((given: ReturnType<typeof part>[]) => useSharedFault(given, given[0] ?? part()), {
    initialProps: parts,
  });

test('without a server all parts are told in one sentence, whatever each would have said', () => {
  const { result } = tell(part(fault(503, 'Failed to fetch dashboard data')), part(fault(502, 'Olmadı')));
  expect(result.current.telling).toBe('said');
  expect(result.current.fault?.message).toBe(
    'Beklenmedik Bir Hata Oluştu, Lütfen Daha Sonra Tekrar Deneyin.',
  );
});

test('refusals for different reasons are told where they are', () => {
  const { result } = tell(part(fault(400, 'Olmadı')), part(fault(403, 'Yetkiniz yok')));
  expect(result.current).toEqual({ fault: null, telling: 'alone' });
});

test('what two places show fails with one sentence', () => {
  const { result } = tell(part(fault(400, 'Olmadı')), part());
  expect(result.current).toMatchObject({ fault: { message: 'Olmadı' }, telling: 'said' });
});

test('the first part that fails waits for those that are still asked for, but not long', () => {
  jest.useFakeTimers();
  const waiting = part(undefined, true);
  const { result, rerender } = tell(waiting, part(fault(400, 'Olmadı')));
  expect(result.current).toEqual({ fault: null, telling: 'later' });
  act(() => jest.advanceTimersByTime(2_000));
  expect(result.current).toEqual({ fault: null, telling: 'alone' });
  rerender([part(), part(fault(400, 'Olmadı'))]);
  expect(result.current).toEqual({ fault: null, telling: 'alone' });
  jest.useRealTimers();
});

test('what has been told of a part stays while another is tried again', () => {
  const refused = part(fault(400, 'Olmadı'));
  const { result, rerender } = tell(part(), refused, part(fault(403, 'Yetkiniz yok')));
  expect(result.current.telling).toBe('alone');
  rerender([part(), refused, part(undefined, true)]);
  expect(result.current).toEqual({ fault: null, telling: 'alone' });
  rerender([part(), part(undefined, true), part(undefined, true)]);
  rerender([part(), refused, part(undefined, true)]);
  expect(result.current.telling).toBe('later');
});
