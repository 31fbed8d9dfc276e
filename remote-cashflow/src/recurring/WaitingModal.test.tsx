import { screen, waitFor, within } from '@testing-library/react';
import { api, codes, type Occurrence } from '@vezne/contract';
import { fakeApi, idOf, renderApp, seriousFindings } from '@vezne/testing';
import CashFlowPage from '../cash-flow/CashFlowPage';
import { rent } from './testing';
// Loaded before it is asked for: no test waits for that.
import './WaitingModal';

const server = fakeApi();

const occurrence = (date: string, own: Partial<Occurrence> = {}): Occurrence => ({
  ...{ recurringId: idOf(31, 1), date, description: 'Ofis kirası', amount: 45_000, cashFlowType: 'CIKIS' },
  ...{ categoryName: 'Kira', accountName: 'Ana Kasa' },
  ...own,
});
const waits = (...occurrences: Occurrence[]) =>
  server.answer(api.recurring.pending, { occurrences, total: occurrences.length });

async function open(route = '/cash-flow?type=CIKIS&recurring=pending') {
  const app = renderApp(<CashFlowPage />, { route });
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Bekleyen Tekrarlar' })) };
}

test('days that wait are booked one by one with the amount that is said, or left out', async () => {
  waits(occurrence('2026-10-31'), occurrence('2026-11-30'));
  server.answer(api.recurring.findAll, [rent()]);
  server.answer(api.recurring.post, { count: 1 });
  server.answer(api.recurring.occurrence, true);
  const { user, dialog } = await open();
  const amount = await dialog.findByLabelText('Tutar, 31.10.2026, Ofis kirası');
  expect(amount).toHaveValue('45.000,00');
  expect(await seriousFindings()).toEqual([]);
  await user.clear(amount);
  await user.type(amount, '47.500,25');
  await user.click(dialog.getByRole('button', { name: 'Kaydet: 31.10.2026, Ofis kirası' }));
  expect(await screen.findByText('1 kayıt kasaya işlendi.')).toBeVisible();
  expect(server.requests(api.recurring.post)[0]?.body).toEqual({
    occurrences: [{ recurringId: idOf(31, 1), date: '2026-10-31', amount: 47_500.25 }],
  });
  await user.click(dialog.getByRole('button', { name: 'Atla: 30.11.2026, Ofis kirası' }));
  expect(await screen.findByText('Kayıt bu ay için atlandı.')).toBeVisible();
  expect(server.requests(api.recurring.occurrence)[0]?.body).toEqual({
    id: idOf(31, 1),
    date: '2026-11-30',
    action: 'ATLA',
  });
});

test('booking what a till does not hold is done with a warning', async () => {
  waits(occurrence('2026-10-31'));
  server.answer(api.recurring.post, { count: 1 });
  server.answer(api.cashAccount.summary, {
    accounts: [{ id: idOf(9, 1), name: 'Ana Kasa', kind: 'KASA', balance: -45_000, lastDate: null }],
    ...{ cash: -45_000, bank: 0, cardDebt: 0, total: -45_000 },
  });
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('button', { name: 'Kaydet: 31.10.2026, Ofis kirası' }));
  expect(await screen.findByText(/^Kasa bakiyesi eksiye düştü: −45\.000,00/)).toBeVisible();
});

test('all are booked by one press; the one that is refused is told beside it, and what was typed stays', async () => {
  waits(occurrence('2026-10-31'), occurrence('2026-11-30'));
  const sentence = 'Ana Kasa kapalı. Hesabı yeniden açın ya da tekrarı durdurun.';
  server.fail(api.recurring.post, {
    status: 409,
    code: codes.conflict,
    message: sentence,
    fields: { 'occurrences.1.accountId': sentence },
  });
  const { user, dialog } = await open();
  const first = await dialog.findByLabelText('Tutar, 31.10.2026, Ofis kirası');
  await user.clear(first);
  await user.click(dialog.getByRole('button', { name: 'Tümünü Kaydet' }));
  expect(await dialog.findByText('Tutar gerekli')).toBeVisible();
  expect(server.requests(api.recurring.post)).toHaveLength(0);
  await user.type(first, '1000');
  await user.click(dialog.getByRole('button', { name: 'Tümünü Kaydet' }));
  expect(await dialog.findByText(sentence)).toBeVisible();
  expect(dialog.getByLabelText('Tutar, 30.11.2026, Ofis kirası')).toBeInvalid();
  expect(first).toHaveValue('1.000,00');
});

test('what somebody else has decided meanwhile is told, and the list is read anew', async () => {
  waits(occurrence('2026-10-31'));
  const sentence = 'Bu tarih zaten işlendi.';
  server.fail(api.recurring.post, {
    status: 409,
    code: codes.conflict,
    message: sentence,
    fields: { 'occurrences.0.date': sentence },
  });
  const { user, dialog } = await open();
  const button = await dialog.findByRole('button', { name: 'Kaydet: 31.10.2026, Ofis kirası' });
  waits();
  await user.click(button);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await dialog.findByText('Onay bekleyen tekrar yok.')).toBeVisible();
});

test('what repeats is listed with its next day, and stopped after a question', async () => {
  waits();
  server.answer(api.recurring.findAll, [rent()]);
  server.answer(api.recurring.pause, rent({ status: 'DURDURULDU' }));
  const { user, dialog, location } = await open();
  const list = within(await dialog.findByRole('region', { name: 'Tekrarlar' }));
  expect(await list.findByText(/her ayın 31\. günü/)).toHaveTextContent('sonraki 28.02.2027');
  await user.click(list.getByRole('button', { name: 'Durdur: Ofis kirası' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Tekrarı Durdur' }));
  await user.click(question.getByRole('button', { name: 'Durdur' }));
  expect(await screen.findByText('Tekrar durduruldu.')).toBeVisible();
  expect(server.requests(api.recurring.pause)[0]?.body).toEqual({ id: idOf(31, 1) });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location()).toBe('/cash-flow?type=CIKIS');
});

test('what cannot be read is told with a way to try again', async () => {
  server.fail(api.recurring.pending, { status: 500, message: 'Beklenmeyen bir hata oluştu.' });
  const { dialog } = await open();
  expect(await dialog.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
});

test('a quiet line above the list tells how many wait, and leads to them', async () => {
  waits(occurrence('2026-10-31'), occurrence('2026-11-30'));
  const sums = { income: 0, expense: 0, balance: 0, openingBalance: 0, incomeCount: 0, expenseCount: 0 };
  server.answer(api.cashFlow.summary, { ...sums, accountCount: 1, waitingRecurring: 2 });
  const { user } = renderApp(<CashFlowPage />, { route: '/cash-flow' });
  await user.click(await screen.findByRole('link', { name: '2 tekrarlayan kayıt onay bekliyor' }));
  expect(await screen.findByRole('dialog', { name: 'Bekleyen Tekrarlar' })).toBeVisible();
});
