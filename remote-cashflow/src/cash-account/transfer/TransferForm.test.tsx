import { screen, within } from '@testing-library/react';
import { api, codes, messages, type Transfer } from '@vezne/contract';
import { cashAccount, fakeApi, idOf, renderApp } from '@vezne/testing';
import { TransferForm } from './TransferForm';

const server = fakeApi();
const [till, bank] = [cashAccount(1), cashAccount(2, { name: 'Ziraat', kind: 'BANKA' })];
const transfer: Transfer = {
  ...{ id: idOf(13, 1), fromAccountId: bank.id, toAccountId: till.id, amount: 5000, fee: null },
  ...{ feeCashFlowId: null, date: '2026-11-22', description: 'Bankadan çekilen', version: 1 },
  ...{ outId: idOf(4, 91), inId: idOf(4, 92), createdAt: till.createdAt, updatedAt: till.updatedAt },
};

test('someone else was faster: what they changed of the transfer is shown before it is updated over it', async () => {
  server.answer(api.cashAccount.summary, {
    accounts: [till, bank].map(({ id, name, kind }) => ({ id, name, kind, balance: 0, lastDate: null })),
    ...{ cash: 0, bank: 0, cardDebt: 0, total: 0 },
  });
  const changed = { fromAccountId: till.id, toAccountId: bank.id, amount: 4000, fee: 12.8, version: 2 };
  const current = { ...transfer, ...changed };
  server.fail(api.transfer.update, { status: 409, code: codes.stale, message: messages.stale, current }, 1);
  const { user } = renderApp(<TransferForm transfer={transfer} onClose={() => undefined} />);
  await screen.findAllByRole('option', { name: 'Ziraat' });
  await user.click(screen.getByRole('button', { name: 'Güncelle' }));
  const notice = within(await screen.findByRole('group', { name: 'Kaydın güncel hali' }));
  const told = notice.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(told).toEqual([till.name, 'Ziraat', '4.000,00 ₺', '12,80 ₺']);
  await user.click(notice.getByRole('button', { name: 'Güncel Hali Forma Al' }));
  expect(screen.getByLabelText('Tutar')).toHaveValue('4.000,00');
});
