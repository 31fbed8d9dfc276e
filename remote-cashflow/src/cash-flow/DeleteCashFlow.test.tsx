import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import { cashFlow, cashFlowPage, fakeApi, idOf, renderApp } from '@vezne/testing';
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

  test('of money that came looks at the till that it came into', async () => {
    server.answer(api.cashFlow.findAll, ({ body }) =>
      cashFlowPage([{ ...cashFlow(2), cashFlowType: 'GIRIS', accountId: idOf(12, 1) }], body),
    );
    server.answer(api.cashAccount.summary, {
      accounts: [{ id: idOf(12, 1), name: 'Ana Kasa', kind: 'KASA', balance: -40, lastDate: null }],
      ...{ cash: -40, bank: 0, cardDebt: 0, total: -40 },
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sil: Hareket 2' }));
    await user.click(await screen.findByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Kasa bakiyesi eksiye düştü: −40,00 ₺')).toBeVisible();
  });

  test('is undone from the message, which brings list, totals and page back', async () => {
    let isDeleted = false;
    const entry = cashFlow(2);
    server.answer(api.cashFlow.findAll, ({ body }) => {
      const all = Array.from({ length: 7 }, (_, at) => cashFlow(at + 1)).reverse();
      return cashFlowPage(
        all.filter(({ id }) => !isDeleted || id !== idOf(4, 1)),
        body,
      );
    });
    server.answer(api.cashFlow.delete, () => {
      isDeleted = true;
      return true as const;
    });
    server.answer(api.trash.restore, () => {
      isDeleted = false;
      return { entity: 'cash-flow' as const, record: entry };
    });
    const { user } = open();
    const summaries = () => server.requests(api.cashFlow.summary);
    await user.click(await screen.findByRole('button', { name: 'Sayfa 2' }));
    await user.click(await screen.findByRole('button', { name: 'Sil: Hareket 1' }));
    const shown = summaries().length;
    await user.click(await screen.findByRole('button', { name: 'Sil' }));
    const message = (await screen.findByText('Nakit Akışı Başarıyla Silindi.')).closest('[role=status]');
    await screen.findByText('Hareket 7');
    await waitFor(() => expect(summaries()).toHaveLength(shown + 1));
    await user.click(within(message as HTMLElement).getByRole('button', { name: 'Geri Al' }));
    expect(await screen.findByText('Kayıt geri yüklendi.')).toBeVisible();
    expect(await screen.findByText('Hareket 1')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Hareket 7')).toBeNull());
    expect(server.requests(api.trash.restore)[0]?.body).toEqual({ id: idOf(4, 1) });
    await waitFor(() => expect(summaries()).toHaveLength(shown + 2));
  });

  test('cannot be undone any more: says why', async () => {
    server.fail(api.trash.restore, {
      status: 409,
      message: 'Bu kayıt geri yüklenemedi: Kira artık yok. Başka bir kategori seçin.',
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sil: Hareket 2' }));
    await user.click(await screen.findByRole('button', { name: 'Sil' }));
    await user.click(await screen.findByRole('button', { name: 'Geri Al' }));
    expect(await screen.findByText(/^Bu kayıt geri yüklenemedi: Kira artık yok/)).toBeVisible();
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
    const question = within(screen.getByRole('alertdialog'));
    expect(await question.findByText('Abonelik süreniz doldu.')).toBeVisible();
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

describe('a transfer', () => {
  const transferId = idOf(13, 1);
  const { createdAt, updatedAt } = cashFlow(2);
  const openQuestion = async (paired = true) => {
    server.answer(api.transfer.findById, {
      ...{ id: transferId, fromAccountId: idOf(12, 1), toAccountId: idOf(12, 2), amount: 400, fee: null },
      ...{ feeCashFlowId: null, date: '2026-11-26', description: 'Virman: Ziraat → Ana Kasa', version: 1 },
      ...{ outId: idOf(4, 2), inId: idOf(4, 3), paired, createdAt, updatedAt },
    });
    const entries = [{ ...cashFlow(2), transferId }];
    server.answer(api.cashFlow.findAll, ({ body }) => cashFlowPage(entries, body));
    server.answer(api.transfer.delete, () => {
      entries.length = 0;
      server.fail(api.transfer.findById, { status: 404, message: 'Kayıt bulunamadı.' });
      return true as const;
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sil: Hareket 2' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Silme Onayı' }));
    expect(await dialog.findByText('Virman: Ziraat → Ana Kasa')).toBeVisible();
    return { user, dialog };
  };

  test('goes with both its entries, and is not asked for once it is gone', async () => {
    const { user, dialog } = await openQuestion();
    await user.click(dialog.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Virman Başarıyla Silindi.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Hareket 2')).toBeNull());
    expect(screen.queryByText('Kayıt bulunamadı.')).not.toBeInTheDocument();
  });

  test('that was written as one cannot be taken apart', async () => {
    const { dialog } = await openQuestion(false);
    expect(dialog.queryByRole('button', { name: 'Eşleştirmeyi Çöz' })).not.toBeInTheDocument();
  });

  test('of two entries that were paired is taken apart, and they stay', async () => {
    server.answer(api.transfer.unpair, true);
    const { user, dialog } = await openQuestion();
    await user.click(dialog.getByRole('button', { name: 'Eşleştirmeyi Çöz' }));
    expect(await screen.findByText('Eşleştirme çözüldü. Bakiye değişmedi.')).toBeVisible();
    expect(server.requests(api.transfer.unpair)[0]?.body).toEqual({ id: transferId });
    expect(server.requests(api.transfer.delete)).toHaveLength(0);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('Hareket 2')).toBeVisible();
  });
});

test('what a collection wrote goes with the collection, and comes back with it', async () => {
  const settlementId = idOf(8, 1);
  server.answer(api.cashFlow.findAll, ({ body }) =>
    cashFlowPage([{ ...cashFlow(2), settlementId, cashFlowType: 'GIRIS' }], body),
  );
  server.answer(api.settlement.delete, true);
  server.answer(api.trash.restore, { entity: 'cash-flow', record: cashFlow(2) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Sil: Hareket 2' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Silme Onayı' });
  expect(dialog).toHaveAccessibleDescription(
    'Bu kasa kaydı bir tahsilata bağlı. Silinirse tahsilat geri alınır, dağıtıldığı kalemler yeniden açılır.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Sil' }));
  const message = (await screen.findByText('Kayıt Geri Alındı.')).closest('[role=status]');
  expect(server.requests(api.settlement.delete)[0]?.query).toEqual({ id: settlementId });
  expect(server.requests(api.cashFlow.delete)).toHaveLength(0);
  await user.click(within(message as HTMLElement).getByRole('button', { name: 'Geri Al' }));
  await waitFor(() => expect(server.requests(api.trash.restore)[0]?.body).toEqual({ id: settlementId }));
});
