import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import { fakeApi, idOf, pageOf, project, projectIncome, renderApp, rowsPageOf } from '@vezne/testing';
import { RowsTab } from './RowsTab';

const server = fakeApi();
const income = projectIncome(1);
const { status: _, ...row } = income;
const expense = { ...row, description: 'Demir', status: 'ODENDI' as const };

beforeEach(() => {
  server.answer(api.projectIncome.findAll, ({ body }) => rowsPageOf([income], body));
  server.answer(api.projectExpense.findAll, ({ body }) => rowsPageOf([expense], body));
  server.answer(api.product.findAll, pageOf([]));
});

test('rows that cannot be read can be asked for again', async () => {
  server.fail(api.projectIncome.findAll, { status: 400, message: 'Gelirler okunamadı.' }, 1);
  const { user } = renderApp(<RowsTab project={project(1)} kind="income" />);
  const list = within(screen.getByRole('region', { name: 'Gelirler' }));
  expect(await list.findByText('Gelirler okunamadı.')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Tekrar Dene' }));
  expect(await list.findByText('Hakediş 1')).toBeVisible();
});

test('expenses have words of their own and ask for nothing of incomes', async () => {
  renderApp(<RowsTab project={project(1)} kind="expense" />);
  const line = (await screen.findByText('Demir')).closest('tr');
  expect(line).toHaveTextContent('Ödendi−1.000,00 ₺1.200,00 ₺');
  expect(screen.getByRole('button', { name: 'Gider Ekle' })).toBeVisible();
  expect(server.requests(api.projectExpense.findAll)[0]?.body).toMatchObject({ projectId: idOf(5, 1) });
  expect(server.requests(api.projectIncome.findAll)).toHaveLength(0);
});

test('an expense is updated as an expense, with the statuses of one', async () => {
  server.answer(api.projectExpense.update, expense);
  const { user } = renderApp(<RowsTab project={project(1)} kind="expense" />);
  await user.click(await screen.findByRole('button', { name: 'Düzenle: Demir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gider Düzenle' }));
  const statuses = within(await dialog.findByLabelText('Durum')).getAllByRole('option');
  expect(statuses.map(({ textContent }) => textContent)).toEqual(['Bekliyor', 'Ödendi', 'İptal']);
  await user.selectOptions(dialog.getByLabelText('Durum'), 'İptal');
  await user.click(dialog.getByRole('button', { name: 'Güncelle' }));
  expect(await screen.findByText('Gider Başarıyla Güncellendi.')).toBeVisible();
  expect(server.requests(api.projectExpense.update)[0]?.body).toMatchObject({ status: 'IPTAL', version: 1 });
});

test('a row that somebody else has deleted goes without a word of success', async () => {
  server.fail(api.projectIncome.delete, { status: 404, message: 'Kayıt bulunamadı.' });
  const { user } = renderApp(<RowsTab project={project(1)} kind="income" />);
  await user.click(await screen.findByRole('button', { name: 'Sil: Hakediş 1' }));
  await user.click(await screen.findByRole('button', { name: 'Sil' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.queryByText('Hakediş 1')).not.toBeInTheDocument();
  expect(screen.queryByText('Gelir Başarıyla Silindi.')).not.toBeInTheDocument();
});

test('a row whose deletion is refused stays in the list, and the question stays open', async () => {
  server.fail(api.projectIncome.delete, { status: 409, message: 'Bu kayıt silinemez.' });
  const { user } = renderApp(<RowsTab project={project(1)} kind="income" />);
  await user.click(await screen.findByRole('button', { name: 'Sil: Hakediş 1' }));
  await user.click(await screen.findByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Bu kayıt silinemez.')).toBeVisible();
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Hakediş 1');
});
