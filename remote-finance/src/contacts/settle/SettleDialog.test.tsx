import { screen, waitFor, within } from '@testing-library/react';
import { api, type OpenItem } from '@vezne/contract';
import { cashAccount, fakeApi, idOf, renderApp } from '@vezne/testing';
import { SettleDialog } from './SettleDialog';

const server = fakeApi();

const item = (n: number, remainingAmount: number): OpenItem => ({
  type: 'GELIR',
  id: idOf(6, n),
  projectId: idOf(5, 1),
  projectName: 'Moda',
  description: `Hakediş ${n}`,
  documentNo: null,
  date: '2026-06-01',
  dueDate: '2026-07-01',
  grossAmount: remainingAmount,
  settledAmount: 0,
  remainingAmount,
  daysLate: 10,
});

beforeEach(() => {
  server.answer(api.cashAccount.findAll, []);
  server.answer(api.contact.openItems, {
    ...{ items: [item(1, 100), item(2, 200)], receivable: 300 },
    ...{ payable: 0, advanceIn: 0, advanceOut: 0 },
  });
});

async function open() {
  const settlee = { contactId: idOf(9, 1), name: 'Moda Apartmanı', direction: 'IN' } as const;
  const settling = { settlee, isOpen: true, open: jest.fn(), close: jest.fn() };
  const { user } = renderApp(<SettleDialog settling={settling} />);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('Tutar'), '250');
  return { user, dialog, settling, save: () => user.click(dialog.getByRole('button', { name: 'Kaydet' })) };
}

test('an amount is allocated to what is due first, and what is left is told', async () => {
  const { user, dialog } = await open();
  expect(dialog.getByLabelText('Hakediş 1 için tutar')).toHaveValue('100,00');
  expect(dialog.getByLabelText('Hakediş 2 için tutar')).toHaveValue('150,00');
  await user.clear(dialog.getByLabelText('Hakediş 2 için tutar'));
  expect(dialog.getByText('Avans olarak kalan:')).toHaveTextContent('150,00');
});

test.each([
  ['lines.1.id', 'Bu kalem artık açık değil'],
  ['lines.1.amount', 'Bu kalem için en fazla 20,00 ₺ tahsil edilebilir'],
  ['lines', 'En fazla 1.000 kalem seçebilirsiniz'],
])('what the server refuses under %s is told where it is, and nothing is lost', async (field, message) => {
  server.fail(api.settlement.save, { status: 409, message, fields: { [field]: message } });
  const { dialog, settling, save } = await open();
  await save();
  expect(await dialog.findByText(message)).toBeVisible();
  const second = dialog.getByLabelText('Hakediş 2 için tutar');
  if (field !== 'lines') expect(second).toHaveAccessibleDescription(message);
  expect(second).toHaveValue('150,00');
  await waitFor(() => expect(settling.close).not.toHaveBeenCalled());
});

test('after a refusal what is open is read again: what is gone is said, what is smaller is marked, what was typed stays', async () => {
  const message = 'Bu kalem artık açık değil';
  server.fail(api.settlement.save, { status: 409, message, fields: { 'lines.0.id': message } });
  const { dialog, save } = await open();
  server.answer(api.contact.openItems, {
    ...{ items: [item(2, 20), item(3, 70)], receivable: 90 },
    ...{ payable: 0, advanceIn: 0, advanceOut: 0 },
  });
  await save();
  expect(await dialog.findByLabelText('Hakediş 3 için tutar')).toHaveValue('');
  expect(dialog.queryByLabelText('Hakediş 1 için tutar')).not.toBeInTheDocument();
  expect(dialog.getByText(message)).toBeVisible();
  expect(dialog.getByLabelText('Hakediş 2 için tutar')).toHaveValue('150,00');
  expect(dialog.getByText(/^Bu kalem için en fazla 20,00/)).toBeVisible();
  expect(dialog.getByLabelText('Tutar')).toHaveValue('250,00');
  expect(dialog.getByText('Avans olarak kalan:')).toHaveTextContent('100,00');
});

test('an opening takes its turn among what is due, and is covered by what is allocated to no row', async () => {
  server.answer(api.contact.openItems, {
    ...{ items: [item(1, 100)], receivable: 180, payable: 0, advanceIn: 0, advanceOut: 0 },
    openings: [
      {
        ...{ id: idOf(9, 1), name: 'Moda Apartmanı', side: 'MUSTERI', date: '2026-06-01' },
        ...{ amount: 90, remainingAmount: 80, daysLate: 40 },
      },
    ],
  });
  const { user, dialog, save } = await open();
  const first = dialog.getByLabelText('Hakediş 1 için tutar');
  expect(first).toHaveValue('100,00');
  expect(dialog.getByRole('status')).toHaveTextContent('80,00');
  expect(dialog.getByText('Avans olarak kalan:')).toHaveTextContent('70,00');
  await user.clear(dialog.getByLabelText('Tutar'));
  await user.type(dialog.getByLabelText('Tutar'), '90');
  expect(first).toHaveValue('10,00');
  expect(dialog.getByText('Avans olarak kalan:')).toHaveTextContent('0,00');
  server.fail(api.settlement.save, { status: 409, message: 'Olmadı' });
  await save();
  await waitFor(() =>
    expect(server.requests(api.settlement.save).at(-1)?.body).toMatchObject({
      ...{ amount: 90, lines: [{ type: 'GELIR', id: idOf(6, 1), amount: 10 }] },
    }),
  );
});

test('several openings say which of them is covered first', async () => {
  const opening = (at: number) => ({
    ...{ id: idOf(9, at), name: `Cari ${at}`, side: 'MUSTERI' as const, date: `2026-0${at}-01` },
    ...{ amount: 50, remainingAmount: 50, daysLate: 40 },
  });
  const contact = { items: [], receivable: 100, payable: 0, advanceIn: 0, advanceOut: 0 };
  server.answer(api.contact.openItems, { ...contact, openings: [opening(1), opening(2)] });
  const { user, dialog } = await open();
  expect(dialog.getByText('Açılış bakiyelerinin önce en eskisi kapanır.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Tutar'));
  await user.type(dialog.getByLabelText('Tutar'), '60');
  expect(dialog.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('50,00'),
    expect.stringContaining('10,00'),
  ]);
});

test('the payment method goes with the account until another one is chosen', async () => {
  const bank = cashAccount(2, { name: 'Ziraat', kind: 'BANKA' });
  server.answer(api.cashAccount.findAll, [
    ...[cashAccount(1), bank],
    cashAccount(3, { name: 'Bonus', kind: 'KART' }),
  ]);
  const { user, dialog } = await open();
  const [account, method] = [await dialog.findByLabelText('Hesap'), dialog.getByLabelText('Ödeme yöntemi')];
  expect(method).toHaveDisplayValue('Nakit');
  await user.selectOptions(account, 'Ziraat');
  expect(method).toHaveDisplayValue('Transfer');
  await user.selectOptions(account, 'Bonus');
  expect(method).toHaveDisplayValue('Kart');
  await user.selectOptions(method, 'Senet');
  await user.selectOptions(account, 'Ziraat');
  expect(method).toHaveDisplayValue('Senet');
});
