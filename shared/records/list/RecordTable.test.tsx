import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderApp, setWindowWidth } from '@vezne/testing';
import { Badge, MenuItem } from '@vezne/ui';
import { type Column, columnSheet } from './columns';
import { RecordTable } from './RecordTable';

type Tool = {
  id: string;
  name: string;
  bought: string;
  price: number | null;
  broken: boolean;
  shelf: string;
};

const tools: Tool[] = [
  { id: '1', name: 'Matkap', bought: '2026-03-04', price: 1250.5, broken: false, shelf: 'Ana Depo' },
  { id: '2', name: 'İskele', bought: '2026-05-06', price: null, broken: true, shelf: 'Şantiye' },
];
const columns: Column<Tool>[] = [
  { title: 'Alınış', kind: 'date', value: ({ bought }) => bought, look: 'quiet', card: 'meta' },
  { title: 'Raf', value: ({ shelf }) => shelf, table: false, card: 'place' },
  { title: 'Ad', value: ({ name }) => name, look: 'strong', card: 'title' },
  { title: 'Fiyat', sheetTitle: 'Fiyat (TL)', kind: 'money', value: ({ price }) => price, look: 'amount' },
  {
    title: 'Durum',
    value: ({ broken }) => (broken ? 'Bozuk' : null),
    cell: ({ broken }) => broken && <Badge>Arızalı</Badge>,
    cardCell: ({ broken }) => broken && <Badge>Bozuk</Badge>,
    table: false,
    card: 'badge',
  },
];

const [PHONE, TABLET] = [390, 900];
const setUp = ({ onPhone = false, onTablet = false, withActions = false, withPages = false } = {}) => {
  if (onPhone || onTablet) setWindowWidth(onPhone ? PHONE : TABLET);
  const onEdit = jest.fn();
  const onDelete = jest.fn();
  const onLend = jest.fn();
  const actions = (tool: Tool) => <MenuItem onClick={() => onLend(tool)}>Ödünç ver</MenuItem>;
  const { user } = renderApp(
    <RecordTable
      label="Aletler"
      columns={columns}
      items={tools}
      nameOf={({ name }) => name}
      onEdit={onEdit}
      onDelete={onDelete}
      actions={withActions ? actions : undefined}
      {...(withPages && { cardTitle: ({ id, name }: Tool) => <a href={`/aletler/${id}`}>{name}</a> })}
    />,
  );
  return { user, onEdit, onDelete, onLend };
};

test('where there is little room, all that can be done with a record is in its menu', async () => {
  const { user, onEdit } = setUp({ onTablet: true, withActions: true });
  expect(screen.queryByRole('button', { name: 'Düzenle: Matkap' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'İşlemler: Matkap' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Düzenle' }));
  expect(onEdit).toHaveBeenCalledWith(tools[0]);
  cleanup();
  setUp({ onTablet: true });
  expect(screen.getByRole('button', { name: 'Düzenle: Matkap' })).toBeVisible();
});

test('cards are sorted by what heads would be, and the order is turned round beside it', async () => {
  setWindowWidth(PHONE);
  const onSort = jest.fn();
  const sorted = columns.map((column) =>
    column.title === 'Raf' ? column : { ...column, sortBy: column.title },
  );
  const { user } = renderApp(
    <RecordTable
      label="Aletler"
      columns={sorted}
      items={tools}
      nameOf={({ name }) => name}
      onEdit={jest.fn()}
      onDelete={jest.fn()}
      sorting={{ by: 'Ad', order: 'ASC', onSort }}
    />,
  );
  const choice = screen.getByRole('combobox', { name: 'Sırala' });
  expect(choice).toHaveDisplayValue('Ad');
  expect(within(choice).queryByText('Raf')).toBeNull();
  await user.selectOptions(choice, 'Fiyat');
  expect(onSort).toHaveBeenLastCalledWith('Fiyat');
  await user.click(screen.getByRole('button', { name: 'Azalan Sıraya Çevir' }));
  expect(onSort).toHaveBeenLastCalledWith('Ad');
});

test('a table has a column each but those left out, and its buttons name the record', async () => {
  const { user, onEdit, onDelete } = setUp();
  const table = screen.getByRole('table', { name: 'Aletler' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Alınış', 'Ad', 'Fiyat', 'İşlemler']);
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('04.03.2026Matkap1250.5');
  expect(screen.getAllByRole('row')[2]).toHaveTextContent('06.05.2026İskele-');
  await user.click(screen.getByRole('button', { name: 'Düzenle: Matkap' }));
  expect(onEdit).toHaveBeenCalledWith(tools[0]);
  await user.click(screen.getByRole('button', { name: 'Sil: İskele' }));
  expect(onDelete).toHaveBeenCalledWith(tools[1]);
});

test('a card on a phone has what its columns put there, and a menu', async () => {
  const { user, onDelete } = setUp({ onPhone: true });
  const [first, second] = within(screen.getByRole('list', { name: 'Aletler' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Matkap04.03.2026Ana Depo');
  expect(second).toHaveTextContent('Bozuk');
  await user.click(screen.getByRole('button', { name: 'İşlemler: Matkap' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sil' }));
  expect(onDelete).toHaveBeenCalledWith(tools[0]);
});

test('a card on a phone leads to the page of its record', () => {
  setUp({ onPhone: true, withPages: true });
  expect(screen.getByRole('link', { name: 'Matkap' })).toHaveAttribute('href', `/aletler/${tools[0]?.id}`);
});

test('what else can be done with a record is in its menu, in a table and on a phone', async () => {
  for (const onPhone of [false, true]) {
    const { user, onLend } = setUp({ onPhone, withActions: true });
    const menus = screen.getAllByRole('button', { name: 'İşlemler: İskele' });
    await user.click(menus.at(-1) as HTMLElement);
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Düzenle', 'Ödünç ver', 'Sil']);
    await user.click(screen.getByRole('menuitem', { name: 'Ödünç ver' }));
    expect(onLend).toHaveBeenCalledWith(tools[1]);
    cleanup();
  }
});

test('a right click opens the menu of its row, Shift leaves the browser its own', async () => {
  const { user, onDelete } = setUp({ withActions: true });
  const line = screen.getByText('Matkap').closest('tr') as HTMLElement;
  const taken = (init: MouseEventInit) => !fireEvent.contextMenu(line, init);
  expect(taken({ shiftKey: true })).toBe(false);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  act(() => expect(taken({ clientX: 5, clientY: 5 })).toBe(true));
  await user.click(await screen.findByRole('menuitem', { name: 'Sil' }));
  expect(onDelete).toHaveBeenCalledWith(tools[0]);
});

test('an export has every column, under its own title where it has one', () => {
  expect(columnSheet('Aletler', columns, tools)).toEqual({
    name: 'Aletler',
    columns: [
      { title: 'Alınış', kind: 'date' },
      { title: 'Raf', kind: 'text' },
      { title: 'Ad', kind: 'text' },
      { title: 'Fiyat (TL)', kind: 'money' },
      { title: 'Durum', kind: 'text' },
    ],
    rows: [
      ['2026-03-04', 'Ana Depo', 'Matkap', 1250.5, null],
      ['2026-05-06', 'Şantiye', 'İskele', null, 'Bozuk'],
    ],
  });
});

test('a narrow window trades columns for a shorter one; paper has room for all', () => {
  const setUpNarrow = (isNarrow: boolean) => {
    setWindowWidth(isNarrow ? TABLET : 1440);
    const short: Column<Tool> = { title: 'Özet', value: ({ name }) => name, table: 'narrow' };
    renderApp(
      <RecordTable
        label="Aletler"
        columns={columns
          .map((column) => (column.title === 'Fiyat' ? { ...column, narrow: 'hidden' as const } : column))
          .concat(short)}
        items={tools}
        nameOf={({ name }) => name}
        onEdit={jest.fn()}
        onDelete={jest.fn()}
      />,
    );
  };
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  setUpNarrow(false);
  expect(heads()).toEqual(['Alınış', 'Ad', 'Fiyat', 'İşlemler']);
  cleanup();
  setUpNarrow(true);
  expect(heads()).toEqual(['Alınış', 'Ad', 'Özet', 'İşlemler']);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(heads()).toEqual(['Alınış', 'Ad', 'Fiyat', 'İşlemler']);
});
