import { render, screen, within } from '@testing-library/react';
import type { CategoryType } from '@vezne/contract';
import { CategoryOptions } from './CategoryOptions';

const named = (name: string, type: CategoryType) => ({ id: name, name, type });
const categories = [
  named('Hakediş', 'GELIR'),
  named('Kira', 'GIDER'),
  named('Maaş', 'GIDER'),
  named('Avans', 'HER_IKISI'),
];

const shown = (isIncome: boolean, of = categories) => {
  render(
    <select>
      <CategoryOptions categories={of} isIncome={isIncome} />
    </select>,
  );
  return screen.getAllByRole('group').map((group) => [
    group.getAttribute('label'),
    ...within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ]);
};

test('what goes out is offered the categories of expenses first, and none is missing', () => {
  expect(shown(false)).toEqual([
    ['Çıkış', 'Kira', 'Maaş'],
    ['Giriş ve çıkış', 'Avans'],
    ['Giriş', 'Hakediş'],
  ]);
});

test('what comes in is offered those of income first', () => {
  expect(shown(true).map(([label]) => label)).toEqual(['Giriş', 'Giriş ve çıkış', 'Çıkış']);
});

test('a direction without categories has no heading', () => {
  expect(shown(false, [named('Kira', 'GIDER')])).toEqual([['Çıkış', 'Kira']]);
});
