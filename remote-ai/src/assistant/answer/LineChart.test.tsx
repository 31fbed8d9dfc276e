import { render } from '@testing-library/react';
import type { AssistantRow } from '@vezne/contract';
import { LineChart } from './LineChart';

const LABEL = 80;

const months = (count: number, value = (at: number) => 1_000_000 + at): AssistantRow[] =>
  Array.from({ length: count }, (_, at) => ({
    key: `m${at}`,
    label: `Ağustos ${2000 + at}`,
    value: value(at),
    unit: 'TRY',
  }));

/** Where the names of the months stand, from left to right. */
function places(rows: AssistantRow[]): { left: number; right: number }[] {
  const { container } = render(<LineChart rows={rows} currency="TRY" />);
  return [...container.querySelectorAll('svg text')]
    .filter(({ textContent }) => /^Ağustos \d+$/.test(textContent ?? ''))
    .map((text) => {
      const x = Number(text.getAttribute('x'));
      const left = text.getAttribute('text-anchor') === 'end' ? x - LABEL : x - LABEL / 2;
      return { left, right: left + LABEL };
    });
}

test('however many months there are, no name of one lies over another', () => {
  for (const count of [2, 5, 9, 13, 21, 36]) {
    const all = places(months(count));
    all.slice(1).forEach(({ left }, at) => {
      expect(left).toBeGreaterThanOrEqual(all[at]?.right ?? 0);
    });
  }
});

test('the newest amount stands above the line that leads to it', () => {
  const { container } = render(
    <LineChart rows={months(12, (at) => (at === 11 ? 10 : 100))} currency="TRY" />,
  );
  const [line] = container.querySelectorAll('polyline');
  const highest = Math.min(
    ...(line?.getAttribute('points') ?? '').split(' ').map((point) => Number(point.split(',')[1])),
  );
  const amount = [...container.querySelectorAll('svg text')].at(-1);
  expect(Number(amount?.getAttribute('y'))).toBeLessThan(highest);
  expect(amount).toHaveTextContent('Ağustos 2011: 10,00 ₺');
});
