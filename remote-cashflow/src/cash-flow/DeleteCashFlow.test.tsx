import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import { fakeApi, idOf, renderApp } from '@vezne/testing';
import CashFlowPage from './CashFlowPage';

const server = fakeApi();
const open = () => renderApp(<CashFlowPage />, { route: '/cash-flow' });
const button = (name: string) => screen.getByRole('button', { name });

describe('deleting', () => {
  const question = 'Bu nakit akışı kaydını silmek istediğinizden emin misiniz? Bu işlem geri alınamaz.';

  test('asks first, then removes the entry, says so and loads list and totals again', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sil: Hareket 2' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Silme Onayı' });
    expect(dialog).toHaveAccessibleDescription(question);
    expect(dialog).toHaveTextContent('Hareket 2');
    await user.click(within(dialog).getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Nakit Akışı Başarıyla Silindi.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.queryByText('Hareket 2')).toBeNull());
    expect(server.requests(api.cashFlow.delete)[0]?.query).toEqual({ id: idOf(4, 2) });
    expect(server.requests(api.cashFlow.summary)).toHaveLength(2);
  });

  test.each(['İptal', 'Escape'])('is given up with %s', async (way) => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sil: Hareket 2' }));
    await screen.findByRole('alertdialog');
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(button(way));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.requests(api.cashFlow.delete)).toHaveLength(0);
  });

  test('that is refused keeps the question open and says why', async () => {
    server.fail(api.cashFlow.delete, { status: 402, message: 'Abonelik süreniz doldu.' });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sil: Hareket 2' }));
    await user.click(await screen.findByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Abonelik süreniz doldu.')).toBeVisible();
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  test('an entry that somebody else has deleted already closes and loads the list again', async () => {
    server.fail(api.cashFlow.delete, { status: 404, message: 'Kayıt bulunamadı.' });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sil: Hareket 2' }));
    await user.click(await screen.findByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Kayıt bulunamadı.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.requests(api.cashFlow.findAll)).toHaveLength(2);
  });
});
