import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import { answerAccounts, cashAccount, cashFlow, cashFlowPage, fakeApi, renderApp } from '@vezne/testing';
import CashFlowPage from '../CashFlowPage';

const server = fakeApi();
const bank = cashAccount(2, { name: 'Ziraat', kind: 'BANKA' });
const closed = cashAccount(3, { name: 'Eski Kasa', closedAt: '2026-11-01T09:00:00.000Z' });
const several = () => answerAccounts(server.answer, [cashAccount(1), bank, closed]);

async function openForm(button = 'Nakit Akışı Ekle', route = '/cash-flow') {
  const { user } = renderApp(<CashFlowPage />, { route });
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: 'Malzeme' });
  return { user, dialog };
}

test('an entry is put into the account that is chosen, the default one unless told', async () => {
  several();
  const { user, dialog } = await openForm();
  const field = await dialog.findByLabelText('Hesap');
  expect(field).toHaveDisplayValue('Ana Kasa');
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ana Kasa', 'Ziraat']);
  await user.selectOptions(field, 'Ziraat');
  await user.type(dialog.getByLabelText('Tutar'), '10');
  await user.selectOptions(dialog.getByLabelText('Kategori'), 'Malzeme');
  await user.type(dialog.getByLabelText('Açıklama'), 'Çimento');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() =>
    expect(server.requests(api.cashFlow.save)[0]?.body).toMatchObject({ accountId: bank.id }),
  );
});

test('a new entry begins in the account that the list shows', async () => {
  several();
  const { dialog } = await openForm('Nakit Akışı Ekle', `/cash-flow?accountId=${bank.id}`);
  expect(await dialog.findByLabelText('Hesap')).toHaveDisplayValue('Ziraat');
});

test('the payment method goes with the account until another one is chosen', async () => {
  several();
  const { user, dialog } = await openForm();
  const [account, method] = [await dialog.findByLabelText('Hesap'), dialog.getByLabelText('Ödeme Yöntemi')];
  expect(method).toHaveDisplayValue('Nakit');
  await user.selectOptions(account, 'Ziraat');
  expect(method).toHaveDisplayValue('Transfer');
  await user.selectOptions(method, 'Çek');
  await user.selectOptions(account, 'Ana Kasa');
  expect(method).toHaveDisplayValue('Çek');
});

test('a new entry of a bank account begins as a transfer, and leaves no draft behind', async () => {
  several();
  const { user, dialog } = await openForm('Nakit Akışı Ekle', `/cash-flow?accountId=${bank.id}`);
  expect(dialog.getByLabelText('Ödeme Yöntemi')).toHaveDisplayValue('Transfer');
  await user.click(dialog.getByRole('button', { name: 'İptal' }));
  await user.click(await screen.findByRole('button', { name: 'Nakit Akışı Ekle' }));
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByLabelText('Ödeme Yöntemi')).toHaveDisplayValue('Transfer');
  expect(again.queryByText(/Kaydedilmemiş/)).toBeNull();
});

test('an entry of a closed account can stay in it', async () => {
  several();
  const entry = cashFlow(1, { accountId: closed.id, accountName: closed.name });
  server.answer(api.cashFlow.findAll, ({ body }) => cashFlowPage([entry], body));
  const { dialog } = await openForm('Düzenle: Hareket 1');
  expect(await dialog.findByLabelText('Hesap')).toHaveDisplayValue('Eski Kasa');
});

test('who chooses Virman is shown how both accounts are written at once', async () => {
  several();
  server.answer(api.cashAccount.summary, {
    accounts: [cashAccount(1), bank].map(({ id, name, kind }) => ({
      id,
      name,
      kind,
      balance: 0,
      lastDate: null,
    })),
    ...{ cash: 0, bank: 0, cardDebt: 0, total: 0 },
  });
  const { user, dialog } = await openForm();
  await dialog.findByLabelText('Hesap');
  expect(dialog.queryByText(/Hesaplar arası aktarım/)).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Ödeme Yöntemi'), 'Virman');
  expect(dialog.getByText(/Hesaplar arası aktarım/)).toHaveTextContent(
    "Hesaplar arası aktarım için Virman Yap'ı kullanın",
  );
  await user.click(dialog.getByRole('button', { name: 'Virman Yap' }));
  expect(await screen.findByRole('dialog', { name: 'Virman Yap' })).toBeVisible();
});

test('a company with one account is asked for none and shown no other way', async () => {
  const { user, dialog } = await openForm();
  await user.selectOptions(dialog.getByLabelText('Ödeme Yöntemi'), 'Virman');
  expect(dialog.queryByLabelText('Hesap')).toBeNull();
  expect(dialog.queryByText(/Hesaplar arası aktarım/)).toBeNull();
});
