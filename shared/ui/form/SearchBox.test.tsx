import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from './SearchBox';

const box = () => screen.getByRole('searchbox', { name: 'Açıklama göre ara' });
const setUp = (value = '') => {
  const onSearch = jest.fn();
  const view = render(<SearchBox value={value} onSearch={onSearch} placeholder="Açıklama göre ara..." />);
  return { onSearch, ...view };
};

test('searches on Enter, not while typing', async () => {
  const { onSearch } = setUp();
  await userEvent.type(box(), ' beton ');
  expect(onSearch).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSearch).toHaveBeenCalledWith('beton');
});

test('searches with the Ara button', async () => {
  const { onSearch } = setUp();
  await userEvent.type(box(), 'çek');
  await userEvent.click(screen.getByRole('button', { name: 'Ara' }));
  expect(onSearch).toHaveBeenCalledWith('çek');
});

test('the cross appears with text, empties the box and shows everything again', async () => {
  const { onSearch } = setUp('beton');
  await userEvent.click(screen.getByRole('button', { name: 'Aramayı temizle' }));
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  expect(onSearch).toHaveBeenCalledWith('');
  expect(screen.queryByRole('button', { name: 'Aramayı temizle' })).not.toBeInTheDocument();
});

test('clearing what was never searched for asks for nothing', async () => {
  const { onSearch } = setUp();
  await userEvent.type(box(), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Aramayı temizle' }));
  expect(onSearch).not.toHaveBeenCalled();
});

test('follows the page when it searches for something else', () => {
  const { rerender } = setUp('beton');
  rerender(<SearchBox value="" onSearch={jest.fn()} placeholder="Açıklama göre ara..." />);
  expect(box()).toHaveValue('');
});
