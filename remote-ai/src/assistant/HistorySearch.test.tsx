import { act, fireEvent, render, screen } from '@testing-library/react';
import { HistorySearch } from './HistorySearch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('nothing is searched for before the typing pauses', () => {
  const onSearch = jest.fn();
  render(<HistorySearch value="" onSearch={onSearch} />);
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  type('kir');
  act(() => jest.advanceTimersByTime(250));
  type(' kira ');
  act(() => jest.advanceTimersByTime(250));
  expect(onSearch).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(100));
  expect(onSearch.mock.calls).toEqual([['kira']]);
});
