import { screen, waitFor, within } from '@testing-library/react';
import { api, type OpenItem, type Settlement } from '@vezne/contract';
import { fakeApi, idOf, renderApp } from '@vezne/testing';
import { SettlementList } from '../detail/SettlementList';

const server = fakeApi();
const contactId = idOf(9, 1);
const at = '2026-11-01T09:00:00.000Z';

const advance: Settlement = {
  ...{ id: idOf(8, 1), contactId, contactName: 'Moda Apartmanı', direction: 'IN', date: '2026-11-22' },
  ...{ amount: 300, rest: 250, description: 'Moda tahsilatı', paymentMethod: 'CASH', cashFlowId: idOf(2, 1) },
  ...{ lines: [], createdAt: at, updatedAt: at, version: 1 },
};

const item = (n: number, remainingAmount: number): OpenItem => ({
  ...{ type: 'GELIR', id: idOf(6, n), projectId: idOf(5, 1), projectName: 'Moda', documentNo: null },
  ...{ description: `Hakediş ${n}`, date: '2026-12-01', dueDate: null, daysLate: 0 },
  ...{ grossAmount: remainingAmount, settledAmount: 0, remainingAmount },
});

const answerOpen = (items: OpenItem[]) =>
  server.answer(api.contact.openItems, { items, receivable: 300, payable: 0, advanceIn: 250, advanceOut: 0 });

async function open() {
  const { user } = renderApp(<SettlementList contact={{ id: contactId, openingBalance: 0 }} />);
  await user.click(await screen.findByRole('button', { name: 'Kalemlere dağıt: Moda tahsilatı' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Kalemlere Dağıt' })) };
}

beforeEach(() => {
  server.answer(api.settlement.findAll, [advance]);
  answerOpen([item(1, 100), item(2, 200)]);
});

test('an advance is allocated to later rows, and the focus stays in its row', async () => {
  server.answer(api.settlement.lay, () => {
    server.answer(api.settlement.findAll, [{ ...advance, rest: 0 }]);
    return { ...advance, rest: 0 };
  });
  const { user, dialog } = await open();
  expect(await dialog.findByLabelText('Hakediş 1 için tutar')).toHaveValue('100,00');
  expect(dialog.getByLabelText('Hakediş 2 için tutar')).toHaveValue('150,00');
  await user.click(dialog.getByRole('button', { name: 'Dağıt' }));
  expect(await screen.findByText('Avans Dağıtıldı.')).toBeVisible();
  expect(server.requests(api.settlement.lay)[0]?.body).toEqual({
    id: advance.id,
    lines: [
      { type: 'GELIR', id: idOf(6, 1), amount: 100 },
      { type: 'GELIR', id: idOf(6, 2), amount: 150 },
    ],
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sil: Moda tahsilatı' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: /^Kalemlere dağıt/ })).not.toBeInTheDocument();
});

test('more than there is, nothing at all, and what the server refuses are said, and nothing is lost', async () => {
  server.fail(api.settlement.lay, {
    status: 409,
    message: 'Bu kalem artık açık değil',
    fields: { 'lines.0.id': 'Bu kalem artık açık değil' },
  });
  const { user, dialog } = await open();
  const first = await dialog.findByLabelText('Hakediş 1 için tutar');
  const save = () => user.click(dialog.getByRole('button', { name: 'Dağıt' }));
  await user.clear(dialog.getByLabelText('Hakediş 2 için tutar'));
  await user.type(dialog.getByLabelText('Hakediş 2 için tutar'), '151');
  await save();
  expect(dialog.getByText(/Dağıtılan tutar/)).toHaveTextContent('1,00 ₺ fazla');
  await user.clear(dialog.getByLabelText('Hakediş 2 için tutar'));
  await user.clear(first);
  await save();
  expect(dialog.getByText('En az bir kaleme tutar yazın.')).toBeVisible();
  expect(server.requests(api.settlement.lay)).toHaveLength(0);
  await user.type(first, '40');
  await save();
  await waitFor(() => expect(first).toHaveAccessibleDescription('Bu kalem artık açık değil'));
  expect(first).toHaveValue('40,00');
});

test('without an open row it is said that there is none', async () => {
  answerOpen([]);
  const { dialog } = await open();
  expect(await dialog.findByText('Açık kalem yok.')).toBeVisible();
});
