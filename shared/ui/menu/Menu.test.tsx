import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu, MenuChoices } from './Menu';
import { RowMenu } from './RowMenu';

const setUp = () => {
  const [edit, remove] = [jest.fn(), jest.fn()];
  render(<RowMenu name="Kira" onEdit={edit} onDelete={remove} />);
  return { edit, remove, opener: screen.getByRole('button', { name: 'İşlemler: Kira' }) };
};

test("a record's menu offers Düzenle and Sil", async () => {
  const { edit, opener } = setUp();
  await userEvent.click(opener);
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Düzenle',
    'Sil',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Düzenle' }));
  expect(edit).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test('the keyboard opens it, walks it and chooses', async () => {
  const { remove, opener } = setUp();
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Düzenle' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(remove).toHaveBeenCalledTimes(1);
});

test('Escape closes it and the focus goes back', async () => {
  const { opener } = setUp();
  await userEvent.click(opener);
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});

test('of several choices the one in force is marked, and choosing it again counts', async () => {
  const choose = jest.fn();
  render(
    <Menu trigger={<button type="button">Sırala</button>}>
      <MenuChoices
        label="Sıra"
        options={[
          { value: 'date', label: 'Tarih' },
          { value: 'amount', label: 'Tutar' },
        ]}
        value="amount"
        onChoose={choose}
      />
    </Menu>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sırala' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Tarih' })).not.toBeChecked();
  const chosen = screen.getByRole('menuitemradio', { name: 'Tutar' });
  expect(chosen).toBeChecked();
  await userEvent.click(chosen);
  expect(choose).toHaveBeenCalledWith('amount');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});
