import { act, renderHook } from '@testing-library/react';
import { useSelection } from './useSelection';

const [first, second, third] = ['1', '2', '3'].map((id) => ({ id })) as [Row, Row, Row];
type Row = { id: string };

function open(most = 10) {
  const onTooMany = jest.fn();
  const { result, rerender } = renderHook(
    ({ scope }) => useSelection([first, second, third], { scope, most, onTooMany }),
    { initialProps: { scope: 'all' } },
  );
  const { choose } = result.current;
  return {
    onTooMany,
    tick: (row: Row) => act(() => result.current.toggle(row, false)),
    narrow: () => rerender({ scope: 'narrowed' }),
    /** What was asked for when the list was opened, and is there only now. */
    chooseLate: (rows: Row[]) => act(() => choose(rows, true)),
    chosen: () => result.current.chosen.map(({ id }) => id),
  };
}

test('what is chosen late is added to what was chosen meanwhile', () => {
  const list = open();
  list.tick(second);
  list.chooseLate([first]);
  expect(list.chosen()).toEqual(['2', '1']);
});

test('what is chosen late fits beside what was chosen meanwhile, or it is told', () => {
  const list = open(2);
  list.tick(third);
  list.chooseLate([first, second]);
  expect(list.chosen()).toEqual(['3', '1']);
  expect(list.onTooMany).toHaveBeenCalledTimes(1);
});

test('what was asked of another list chooses nothing in this one', () => {
  const list = open();
  list.narrow();
  list.tick(third);
  list.chooseLate([first]);
  expect(list.chosen()).toEqual(['3']);
});
