import { render } from '@testing-library/react';
import { ComingSoon } from '../feedback/ComingSoon';
import { Delta } from './Delta';
import { ProgressBar } from './ProgressBar';

test.each([
  [20.8, 'artış %20,8'],
  [-6.7, 'azalış %6,7'],
  [14_698.6, 'artış >%999'],
  [-1_000, 'azalış >%999'],
  [null, '-'],
])('a change of %s is told as %s', (value, text) => {
  expect(render(<Delta value={value} />).container).toHaveTextContent(text);
});

test('a progress beyond its end is shown as full', () => {
  const { getByRole } = render(<ProgressBar value={140} label="Bütçenin %140 kadarı kullanıldı" />);
  expect(
    getByRole('progressbar', { name: /Bütçenin/, value: { now: 100, min: 0, max: 100 } }).firstChild,
  ).toHaveStyle({ width: '100%' });
});

test('a page that is not there yet says so', () => {
  const { getByText } = render(<ComingSoon title="Ürünler" />);
  expect(getByText('Yakında')).toBeInTheDocument();
});
