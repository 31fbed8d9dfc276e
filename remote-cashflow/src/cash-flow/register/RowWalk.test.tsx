import { screen, waitFor, within } from '@testing-library/react';
import { dayInTurkey } from '@vezne/contract';
import { fakeApi, renderApp } from '@vezne/testing';
import { formatDate } from '@vezne/ui';
import CashFlowPage from '../CashFlowPage';

fakeApi();
const row = (description: string) => screen.getByText(description).closest('tr') as HTMLElement;
const field = (name: string) => screen.getByLabelText(`Hızlı kayıt, ${name}`);

async function open() {
  const app = renderApp(<CashFlowPage />, { route: '/cash-flow' });
  await screen.findByText('Hareket 1');
  await app.user.keyboard('j');
  expect(row('Hareket 1')).toHaveFocus();
  return app;
}

test('arrows, J, K, Home and End walk over the records, and days do not stand in the way', async () => {
  const { user } = await open();
  await user.keyboard('{ArrowDown}j');
  expect(row('Hareket 3')).toHaveFocus();
  await user.keyboard('k');
  expect(row('Hareket 2')).toHaveFocus();
  await user.keyboard('{End}{ArrowDown}');
  expect(row('Hareket 6')).toHaveFocus();
  await user.keyboard('{Home}{ArrowUp}');
  expect(row('Hareket 1')).toHaveFocus();
});

test('the records are one stop for Tab, with the buttons of the row that has the focus', async () => {
  const { user } = await open();
  await user.keyboard('{ArrowDown}{Tab}');
  expect(screen.getByRole('button', { name: 'Düzenle: Hareket 2' })).toHaveFocus();
  await user.keyboard('{Tab}{Tab}');
  expect(row('Hareket 3')).not.toHaveFocus();
  expect(screen.getByRole('button', { name: 'Düzenle: Hareket 3' })).not.toHaveFocus();
});

test('J goes back to the row that one was at, from its buttons and from outside', async () => {
  const { user } = await open();
  await user.keyboard('{ArrowDown}{Tab}j');
  expect(row('Hareket 2')).toHaveFocus();
  await user.click(screen.getByRole('heading', { name: 'Kasa Defteri' }));
  await user.keyboard('j');
  expect(row('Hareket 2')).toHaveFocus();
});

test.each(['{Enter}', 'e'])(
  '%s opens the record for editing, and the focus comes back to its row',
  async (key) => {
    const { user } = await open();
    await user.keyboard(`{ArrowDown}${key}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Nakit Akışı Düzenle' }));
    expect(dialog.getByLabelText('Açıklama')).toHaveValue('Hareket 2');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(row('Hareket 2')).toHaveFocus());
  },
);

test('Del asks before it deletes', async () => {
  const { user } = await open();
  await user.keyboard('{Delete}');
  expect(await screen.findByRole('alertdialog', { name: 'Silme Onayı' })).toHaveTextContent('Hareket 1');
  await waitFor(() => expect(screen.getByRole('button', { name: 'İptal' })).toHaveFocus());
});

test('D writes the record anew in the entry row, for today', async () => {
  const { user } = await open();
  await screen.findByRole('option', { name: 'İşçilik' });
  await user.keyboard('{ArrowDown}d');
  expect(field('Açıklama')).toHaveValue('Hareket 2');
  expect(field('Kategori')).toHaveDisplayValue('İşçilik');
  expect(field('Tutar')).toHaveValue('2.000,00');
  await waitFor(() => expect(field('Tutar')).toHaveFocus());
  expect(field('Tarih')).toHaveValue(formatDate(dayInTurkey(new Date())));
});

test('after a record is deleted the focus stands on the next one', async () => {
  const { user } = await open();
  await user.keyboard('{ArrowDown}{Delete}');
  await user.click(await screen.findByRole('button', { name: 'Sil' }));
  await waitFor(() => expect(screen.queryByText('Hareket 2')).toBeNull());
  await waitFor(() => expect(row('Hareket 3')).toHaveFocus());
});

test('the question mark shows the keys; single ones can be turned off and on again', async () => {
  const { user } = await open();
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Kısayollar' }));
  expect(dialog.getByText('Bugüne çoğalt')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Kısayolları Kapat' }));
  expect(dialog.getByText('Tek harfli kısayollar kapalı.')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('n');
  expect(field('Açıklama')).not.toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Kısayollar' }));
  await user.click(await screen.findByRole('button', { name: 'Kısayolları Aç' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('n');
  await waitFor(() => expect(field('Açıklama')).toHaveFocus());
});

test('rows are low unless the reader wants them high, which is remembered', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Rahat' }));
  expect(screen.getByRole('table').parentElement).toHaveAttribute('data-density', 'loose');
  expect(localStorage.getItem('density')).toBe('loose');
});
