import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import {
  fakeApi,
  idOf,
  project,
  projectIncome,
  renderApp,
  rowsPageOf,
  seriousFindings,
} from '@vezne/testing';
import { NextDue } from './NextDue';

const server = fakeApi();
const { status: _, ...fields } = projectIncome(3);
const income = projectIncome(1, {
  description: 'Hakediş',
  dueDate: '2099-05-02',
  amount: 1000,
  grossAmount: 1200,
});
const undated = projectIncome(2, { description: 'Günü belli değil', dueDate: null });
const expense = {
  ...{
    ...fields,
    description: 'Demir',
    dueDate: '2099-05-01',
    amount: 500,
    grossAmount: 600,
    remainingAmount: 600,
  },
  status: 'BEKLIYOR' as const,
};

beforeEach(() => {
  server.answer(api.projectIncome.findAll, ({ body }) => rowsPageOf([income, undated], body));
  server.answer(api.projectExpense.findAll, ({ body }) => rowsPageOf([expense], body));
});

const open = async () => {
  const { user } = renderApp(<NextDue project={project(1)} currency="TRY" />);
  const card = within(screen.getByRole('region', { name: 'Sıradaki vadeler' }));
  await card.findByText('Hakediş');
  return { user, card };
};

test('what is due next stands first, whichever way the money goes', async () => {
  const { card } = await open();
  const lines = card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Demir');
  expect(lines[1]).toContain('Hakediş');
  expect(server.requests(api.projectIncome.findAll)[0]?.body).toMatchObject({
    projectId: idOf(5, 1),
    waiting: true,
    sortBy: 'dueDate',
  });
  expect(await seriousFindings()).toEqual([]);
});

test('the sum of all that waits leads to the rows it was made of', async () => {
  const { card } = await open();
  const sum = await card.findByRole('link', { name: /^Bekleyen gelir: 3\.600,00/ });
  expect(sum).toHaveAttribute('href', `/projects/gelirler?projectId=${idOf(5, 1)}&waiting=true`);
  expect(card.getByRole('link', { name: /^Bekleyen gider: 600,00/ })).toBeVisible();
});

test('a due row is settled by one press and keeps its place to be taken back', async () => {
  let stored = [income];
  server.answer(api.projectIncome.findAll, ({ body }) => rowsPageOf(stored, body));
  server.answer(api.projectIncome.update, ({ body }) => {
    stored = [];
    return { ...income, status: body.status ?? 'BEKLIYOR', version: 2 };
  });
  const { user, card } = await open();
  await user.click(card.getByRole('button', { name: 'Tahsil edildi: Hakediş' }));
  expect(await card.findByRole('button', { name: 'Geri Al: Hakediş' })).toBeVisible();
  await waitFor(() => expect(card.queryByRole('link', { name: /^Bekleyen gelir/ })).toBeNull());
  expect(server.requests(api.projectIncome.update)[0]?.body).toMatchObject({ status: 'TAHSIL_EDILDI' });
});

test('of a row that was collected in part the rest is due', async () => {
  const part = { ...income, settledAmount: 199.5, laidAmount: 199.5, remainingAmount: 1000.5 };
  server.answer(api.projectIncome.findAll, ({ body }) => rowsPageOf([part], body));
  const { card } = await open();
  const line = card.getAllByRole('listitem').find(({ textContent }) => textContent?.includes('Hakediş'));
  expect(line).toHaveTextContent('1.000,50 ₺');
  expect(line).toHaveTextContent('Kısmi');
  expect(card.getByRole('link', { name: /^Bekleyen gelir: 1\.000,50/ })).toBeVisible();
});

test('a project that waits for nothing says so, and a failure can be tried again', async () => {
  server.answer(api.projectIncome.findAll, rowsPageOf([]));
  server.answer(api.projectExpense.findAll, rowsPageOf([]));
  server.fail(api.projectIncome.findAll, { status: 400, message: 'Gelirler okunamadı.' }, 1);
  const { user } = renderApp(<NextDue project={project(1)} currency="TRY" />);
  const card = within(screen.getByRole('region', { name: 'Sıradaki vadeler' }));
  await user.click(await card.findByRole('button', { name: 'Tekrar Dene' }));
  expect(await card.findByText('Bekleyen gelir veya gider yok.')).toBeVisible();
});
