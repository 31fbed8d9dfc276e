import { act, screen, waitFor, within } from '@testing-library/react';
import { api, dayInTurkey } from '@vezne/contract';
import { cashFlow, cashFlowPage, fakeApi, idOf, renderApp } from '@vezne/testing';
import { formatDate } from '@vezne/ui';
import CashFlowPage from '../CashFlowPage';

const server = fakeApi();

const open = () => renderApp(<CashFlowPage />, { route: '/cash-flow?type=CIKIS&repeat=last' });

test('the palette repeats what was added last, on today; the address asks for it once', async () => {
  const entries = [
    cashFlow(1, { date: '2026-11-30', createdAt: '2026-11-02T08:00:00.000Z', description: 'Vadeli çek' }),
    cashFlow(2, { date: '2026-11-10', createdAt: '2026-11-20T08:00:00.000Z', transferId: idOf(13, 1) }),
    cashFlow(3, {
      date: '2026-11-05',
      createdAt: '2026-11-19T08:00:00.000Z',
      description: 'Ofis kirası',
      amount: 45000,
      paymentMethod: 'TRANSFER',
    }),
  ];
  server.answer(api.cashFlow.findAll, ({ body }) => cashFlowPage(entries, body));
  const app = open();
  await screen.findByText('Ofis kirası');
  const form = within(await screen.findByRole('dialog', { name: 'Nakit Akışı Ekle' }));
  expect(form.getByLabelText('Açıklama')).toHaveValue('Ofis kirası');
  expect(form.getByLabelText('Tutar')).toHaveValue('45.000,00');
  expect(form.getByLabelText('Ödeme Yöntemi')).toHaveValue('TRANSFER');
  expect(form.getByLabelText('Tarih')).toHaveValue(formatDate(dayInTurkey(new Date())));
  expect(app.location()).toBe('/cash-flow?type=CIKIS');
});

test('a ledger with nothing to repeat says so', async () => {
  server.answer(api.cashFlow.findAll, ({ body }) => cashFlowPage([], body));
  const app = open();
  expect(await screen.findByText('Tekrarlanacak kayıt yok.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(app.location()).toBe('/cash-flow?type=CIKIS'));
});

test('a form that was opened while the entries were read keeps what is typed into it', async () => {
  server.answer(api.cashFlow.findAll, ({ body }) => cashFlowPage([cashFlow(3, { amount: 45000 })], body));
  const release = server.hold(api.cashFlow.findAll);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Nakit Akışı Ekle' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nakit Akışı Ekle' }));
  await user.type(form.getByLabelText('Tutar'), '12');
  release();
  await screen.findAllByText('Hareket 3');
  // Long enough for the form that would come instead.
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(form.getByLabelText('Tutar')).toHaveValue('12');
});
