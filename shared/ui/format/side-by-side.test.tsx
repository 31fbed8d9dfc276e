import { render } from '@testing-library/react';
import { sideBySide } from './side-by-side';

test('what is known stands on one line, and nothing stands for what is not', () => {
  expect(sideBySide(['Malzeme', null, '', undefined, false, '21.11.2026'])).toBe('Malzeme · 21.11.2026');
  expect(sideBySide([null, ''])).toBe('');
});

test.each([
  ['Arabic', 'مواد بناء'],
  ['Hebrew', 'חומרי בניין'],
  ['Syriac', 'ܒܢܝܢܐ'],
  ['marked', 'Ali\u200f'],
])('a name in %s letters is set apart, so that the figures beside it stay where they are', (_, name) => {
  const { container } = render(<p>{sideBySide([name, '21.11.2026', '12 kayıt'])}</p>);
  expect(container).toHaveTextContent(`${name} · 21.11.2026 · 12 kayıt`, { normalizeWhitespace: false });
  expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
    name,
    '21.11.2026',
    '12 kayıt',
  ]);
});
