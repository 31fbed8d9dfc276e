import { screen, waitFor, within } from '@testing-library/react';
import { api, dayInTurkey, formatMoney } from '@vezne/contract';
import { answerAccounts, cashAccount, cashFlow, cashFlowPage, fakeApi, renderApp } from '@vezne/testing';
import { formatDate } from '@vezne/ui';
import CashFlowPage from './CashFlowPage';

const server = fakeApi();
const bank = cashAccount(2, { name: 'Ziraat', kind: 'BANKA' });
const closed = cashAccount(3, { name: 'Eski Kasa', closedAt: '2026-11-01T09:00:00.000Z' });
const strip = async (route: string, name: string, transfers = 0) => {
  answerAccounts(server.answer, [cashAccount(1), bank, closed]);
  if (transfers) summaryWith({ transferCount: transfers });
  server.answer(api.cashAccount.summary, {
    accounts: [{ id: bank.id, name: bank.name, kind: 'BANKA', balance: 750.25, lastDate: null }],
    ...{ cash: 0, bank: 750.25, cardDebt: 0, total: 750.25 },
  });
  renderApp(<CashFlowPage />, { route });
  return screen.findByRole('region', { name });
};
const today = () => formatDate(dayInTurkey(new Date()));

test('under one account the balance is that of the account today', async () => {
  const shown = await strip(`/cash-flow?accountId=${bank.id}`, 'Kasa özeti');
  await waitFor(() => expect(shown).toHaveTextContent(`Bakiye, Ziraat750,25 ₺${today()} itibarıyla`));
});

test('under one account and a period it is that of the account at its end, with what it began with', async () => {
  server.answer(api.cashFlow.findAll, ({ body }) => ({
    ...cashFlowPage([cashFlow(1, { amount: 100, accountId: bank.id })], body),
    openingBalance: 500,
    closingBalance: 600,
  }));
  const shown = await strip(
    `/cash-flow?accountId=${bank.id}&from=2026-10-01&to=2026-10-31`,
    'Kasa özeti, Ekim 2026',
  );
  await waitFor(() => expect(shown).toHaveTextContent('Bakiye, Ziraat600,00 ₺Devir 500,00 ₺'));
});

test('a period in which an account began tells what it opened with beside what was carried over', async () => {
  server.answer(api.cashFlow.findAll, ({ body }) => ({
    ...cashFlowPage([cashFlow(1, { amount: 1 })], body),
    openingBalance: 10,
    closingBalance: 511,
  }));
  const shown = await strip('/cash-flow?from=2026-02-01&to=2026-02-28', 'Kasa özeti, Şubat 2026');
  await waitFor(() => expect(shown).toHaveTextContent('Bakiye511,00 ₺Devir 10,00 ₺, Açılış 500,00 ₺'));
});

test('of what is found the strip tells how many entries its sums are of', async () => {
  server.answer(api.cashFlow.findAll, ({ body }) => ({
    ...cashFlowPage([cashFlow(1, { cashFlowType: 'GIRIS', amount: 100 })], body),
    counts: { income: 1204, expense: 25 },
  }));
  const shown = await strip('/cash-flow?from=2026-11-01&to=2026-11-30', 'Kasa özeti, Kasım 2026');
  await waitFor(() => expect(shown).toHaveTextContent('Toplam Giriş100,00 ₺1.204 kayıt'));
  expect(shown).toHaveTextContent('25 kayıt');
});

test('until a day the strip tells what the account opened with', async () => {
  server.answer(api.cashFlow.findAll, ({ body }) => ({
    ...cashFlowPage([cashFlow(1, { amount: 100, accountId: bank.id })], body),
    openingBalance: 0,
    closingBalance: 1100,
  }));
  await strip(`/cash-flow?accountId=${bank.id}&to=2026-10-31`, 'Kasa özeti, 31.10.2026 ve öncesi');
  expect(await screen.findByText(/^Açılış/)).toHaveTextContent('Açılış 1.000,00 ₺');
});

test('in an account that is closed nothing lies', async () => {
  const shown = await strip(`/cash-flow?accountId=${closed.id}`, 'Kasa özeti');
  await waitFor(() => expect(shown).toHaveTextContent('Bakiye, Eski Kasa0,00 ₺'));
});

test('what of the totals is paper is told and leads to it', async () => {
  server.answer(api.cashFlow.summary, {
    ...{ income: 800, expense: 200, balance: 600, openingBalance: 0, accountCount: 1 },
    ...{ incomeCount: 3, expenseCount: 1, paper: { income: 380.8, expense: 0 } },
  });
  renderApp(<CashFlowPage />, { route: '/cash-flow' });
  const share = await screen.findByRole('link', { name: '%47,6 çek ve senet' });
  expect(share).toHaveAttribute('href', '/cash-flow?type=GIRIS&paymentMethod=CHECK,NOTE');
  expect(share).toHaveAttribute('title', `${formatMoney(380.8)} çek ve senet, yazıldıkları gün sayılır`);
  expect(screen.getAllByText(/çek ve senet$/)).toHaveLength(1);
});

const summaryWith = (change: object) =>
  server.answer(api.cashFlow.summary, {
    ...{ income: 800, expense: 200, balance: 600, openingBalance: 0, accountCount: 3 },
    ...{ incomeCount: 3, expenseCount: 1 },
    ...change,
  });

test('the sums of the company say that transfers are not in them, those of an account that they are', async () => {
  server.answer(api.cashFlow.findAll, ({ body }) => cashFlowPage([cashFlow(1)], body));
  summaryWith({ transferCount: 2 });
  const { unmount } = renderApp(<CashFlowPage />, { route: '/cash-flow' });
  const note = await screen.findByText('3 kayıt, virmanlar hariç');
  expect(note).toBeVisible();
  // Where it is cut, pointing at it tells the rest.
  expect(note).toHaveAttribute('title', '3 kayıt, virmanlar hariç');
  expect(await screen.findByText(', toplamlar virmanlar hariç')).toBeVisible();
  unmount();
  const shown = await strip(`/cash-flow?accountId=${bank.id}`, 'Kasa özeti', 2);
  await waitFor(() => expect(within(shown).getAllByText(/^[01] kayıt, virmanlar dahil$/)).toHaveLength(2));
  expect(await screen.findByText(', toplamlar virmanlar dahil')).toBeVisible();
});

test('under one account what lay in it at first is told, so that the sums come to its balance', async () => {
  server.answer(api.cashFlow.findAll, ({ body }) => ({
    ...cashFlowPage([cashFlow(1, { amount: 250.25, accountId: bank.id })], body),
    openingBalance: 0,
    closingBalance: 750.25,
  }));
  const shown = await strip(`/cash-flow?accountId=${bank.id}`, 'Kasa özeti');
  await waitFor(() => expect(shown).toHaveTextContent('Toplam Giriş250,25 ₺'));
  expect(shown).toHaveTextContent('Bakiye, Ziraat750,25 ₺Açılış 500,00 ₺');
});

test('a balance with entries of days to come says until when it is, and what there is today', async () => {
  summaryWith({ ahead: { until: '2099-12-15', today: 100.5 } });
  renderApp(<CashFlowPage />, { route: '/cash-flow' });
  expect(await screen.findByText('15.12.2099 itibarıyla, bugün 100,50 ₺')).toBeVisible();
  expect(screen.queryByText(`${today()} itibarıyla`)).toBeNull();
});
