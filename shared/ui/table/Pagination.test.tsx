import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { Pagination } from './Pagination';

function setUp(props: Partial<ComponentProps<typeof Pagination>> = {}) {
  const onPage = jest.fn();
  const onPageSize = jest.fn();
  render(
    <Pagination
      page={0}
      pageSize={6}
      totalElements={148}
      totalPages={25}
      onPage={onPage}
      onPageSize={onPageSize}
      sizeLabel="Nakit Akışı Göster"
      {...props}
    />,
  );
  return { onPage, onPageSize };
}
const pages = () => screen.getAllByRole('button', { name: /^Sayfa \d/ }).map((button) => button.textContent);

test('says which rows are shown and marks the page', () => {
  setUp({ page: 1 });
  expect(screen.getByText('148 kayıttan 7–12 arası')).toBeInTheDocument();
  expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('2');
});

test('offers all pages up to seven and gaps beyond', () => {
  setUp();
  expect(pages()).toEqual(['1', '2', '3', '4', '5', '25']);
  expect(screen.getByText('…')).toBeInTheDocument();
});

test('counts pages from zero towards its owner', async () => {
  const { onPage } = setUp({ page: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Sayfa 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Önceki sayfa' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sonraki sayfa' }));
  expect(onPage.mock.calls.flat()).toEqual([2, 0, 2]);
});

test('there is nothing before the first page and nothing after the last', () => {
  setUp({ page: 0, totalElements: 5, totalPages: 1 });
  expect(screen.getByRole('button', { name: 'Önceki sayfa' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Sonraki sayfa' })).toBeDisabled();
});

test('offers 3, 6, 9 or 12 rows under its own label', async () => {
  const { onPageSize } = setUp();
  const choice = screen.getByRole('combobox', { name: 'Nakit Akışı Göster' });
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['3', '6', '9', '12']);
  await userEvent.selectOptions(choice, '12');
  expect(onPageSize).toHaveBeenCalledWith(12);
});

test('a page size of its own is offered too', () => {
  setUp({ pageSize: 10 });
  expect(screen.getByRole('combobox')).toHaveValue('10');
});

function Turned() {
  const [page, setPage] = useState(1);
  return <Pagination page={page} pageSize={6} totalElements={18} totalPages={3} onPage={setPage} />;
}

test.each([
  ['Sonraki sayfa', 'Sayfa 3'],
  ['Önceki sayfa', 'Sayfa 1'],
])('at the end that %s leads to, the focus goes on to the button of its page', async (way, end) => {
  render(<Turned />);
  screen.getByRole('button', { name: way }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: way })).toBeDisabled();
  expect(screen.getByRole('button', { name: end })).toHaveFocus();
});
