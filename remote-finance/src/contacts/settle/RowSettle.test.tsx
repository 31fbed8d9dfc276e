import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import { cashAccount, fakeApi, idOf, projectIncome, renderApp } from '@vezne/testing';
import { RowSettle } from './RowSettle';

const server = fakeApi();
const bank = cashAccount(2, { name: 'Ziraat', kind: 'BANKA' });

test.each([
  [null, 'Nakit', 'Transfer'],
  // How it was thought to be paid when it was written, before there was an account.
  ['TRANSFER', 'Nakit', 'Transfer'],
  ['CHECK', 'Çek', 'Çek'],
])(
  'a row of method %s is settled from the till as %s, from the bank as %s',
  async (method, till, transfer) => {
    server.answer(api.cashAccount.findAll, [cashAccount(1), bank]);
    const row = projectIncome(1, { paymentMethod: method });
    const { user } = renderApp(<RowSettle kind="income" row={row} onClose={jest.fn()} />);
    const dialog = within(await screen.findByRole('dialog'));
    const account = await dialog.findByLabelText('Hesap');
    expect(dialog.getByLabelText('Ödeme yöntemi')).toHaveDisplayValue(till);
    await user.selectOptions(account, 'Ziraat');
    expect(dialog.getByLabelText('Ödeme yöntemi')).toHaveDisplayValue(transfer);
  },
);

test('Ctrl+Enter collects from any field', async () => {
  server.answer(api.cashAccount.findAll, [cashAccount(1), bank]);
  server.fail(api.settlement.ofRow, { status: 409, message: 'Olmadı' });
  const { user } = renderApp(<RowSettle kind="income" row={projectIncome(1)} onClose={jest.fn()} />);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByLabelText('Hesap'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.requests(api.settlement.ofRow)).toHaveLength(1));
});

test('a payment that leaves less than nothing in a till is written with a warning', async () => {
  server.answer(api.cashAccount.findAll, [cashAccount(1), bank]);
  server.answer(api.cashAccount.summary, {
    accounts: [{ id: cashAccount(1).id, name: 'Ana Kasa', kind: 'KASA', balance: -120, lastDate: null }],
    ...{ cash: -120, bank: 0, cardDebt: 0, total: -120 },
  });
  server.answer(api.settlement.ofRow, {
    ...{ id: idOf(8, 1), contactId: null, contactName: null, direction: 'OUT', date: '2026-11-23' },
    ...{ amount: 120, description: 'Beton', paymentMethod: 'CASH', cashFlowId: idOf(4, 1), lines: [] },
    ...{ rest: 0, createdAt: '2026-11-23T09:00:00.000Z', updatedAt: '2026-11-23T09:00:00.000Z', version: 1 },
  });
  const row = { ...projectIncome(1), status: 'BEKLIYOR' as const };
  const { user } = renderApp(<RowSettle kind="expense" row={row} onClose={jest.fn()} />);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Kasaya İşle' }));
  expect(await screen.findByText(/^Kasa bakiyesi eksiye düştü: −120,00/)).toBeVisible();
});
