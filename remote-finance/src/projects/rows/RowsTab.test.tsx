import { act, screen, waitFor, within } from '@testing-library/react';
import { api, dayInTurkey, type Settlement } from '@vezne/contract';
import {
  fakeApi,
  idOf,
  priceListOf,
  project,
  projectIncome,
  renderApp,
  rowsPageOf,
  setWindowWidth,
} from '@vezne/testing';
import { Link } from 'react-router-dom';
import { RowsTab } from './RowsTab';

const server = fakeApi();
const income = projectIncome(1);
const { status: _, ...row } = income;
const expense = { ...row, description: 'Demir', status: 'ODENDI' as const };

beforeEach(() => {
  server.answer(api.projectIncome.findAll, ({ body }) => rowsPageOf([income], body));
  server.answer(api.projectExpense.findAll, ({ body }) => rowsPageOf([expense], body));
  server.answer(api.product.findAll, priceListOf([]));
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

test('on a phone a row tells its due day, its delay, what it comes to with VAT and what is left of it, and opens', async () => {
  setWindowWidth();
  const dueDate = dayInTurkey(new Date(Date.now() - 3 * 86_400_000));
  const late = projectIncome(1, {
    dueDate,
    settledAmount: 200,
    remainingAmount: 1_000,
    counterparty: 'Moda Yapı',
  });
  const paid = projectIncome(2, {
    ...{ dueDate: '2026-03-20', status: 'TAHSIL_EDILDI' },
    ...{ vatRate: 0, vatAmount: 0, grossAmount: 2_000 },
  });
  server.answer(api.projectIncome.findAll, ({ body }) => rowsPageOf([late, paid], body));
  const { user } = renderApp(<RowsTab project={project(1)} kind="income" />);
  const cards = within(await screen.findByRole('list', { name: 'Gelirler' })).getAllByRole('listitem');
  expect(cards[0]).toHaveTextContent(/KDV dahil 1\.200,00 ₺1\.000,00 ₺ kaldı/);
  expect(cards[0]).toHaveTextContent('Moda Yapı');
  expect(cards[0]).toHaveTextContent(/Vade \d\d\.\d\d\.\d{4}3 gün gecikti/);
  expect(cards[1]).toHaveTextContent(/Vade 20\.03\.2026/);
  expect(cards[1]).not.toHaveTextContent('gecikti');
  // Without VAT it would be the same amount twice.
  expect(cards[1]).not.toHaveTextContent('KDV');
  await user.click(screen.getByRole('button', { name: 'Hakediş 2' }));
  expect(await screen.findByRole('dialog', { name: 'Gelir Düzenle' })).toBeVisible();
});

test('a row is written once more, from today on, waiting and without its document', async () => {
  const paid = projectIncome(1, { status: 'TAHSIL_EDILDI', documentNo: 'F-1', dueDate: '2026-03-20' });
  server.answer(api.projectIncome.findAll, ({ body }) => rowsPageOf([paid], body));
  server.answer(api.projectIncome.save, paid);
  const { user } = renderApp(<RowsTab project={project(1)} kind="income" />);
  await user.click(await screen.findByRole('button', { name: 'İşlemler: Hakediş 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Bugüne Çoğalt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gelir Ekle' }));
  await user.click(await dialog.findByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Gelir Başarıyla Kaydedildi.')).toBeVisible();
  expect(server.requests(api.projectIncome.save)[0]?.body).toMatchObject({
    description: 'Hakediş 1',
    amount: paid.amount,
    date: dayInTurkey(new Date()),
    status: 'BEKLIYOR',
    dueDate: null,
    documentNo: null,
  });
});

test('a row that somebody else has deleted goes without a word of success', async () => {
  server.fail(api.projectIncome.delete, { status: 404, message: 'Kayıt bulunamadı.' });
  const { user } = renderApp(<RowsTab project={project(1)} kind="income" />);
  await user.click(await screen.findByRole('button', { name: 'Sil: Hakediş 1' }));
  server.answer(api.projectIncome.findAll, ({ body }) => rowsPageOf([], body));
  await user.click(await screen.findByRole('button', { name: 'Sil' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByText('Hakediş 1')).not.toBeInTheDocument());
  expect(screen.queryByText('Gelir Başarıyla Silindi.')).not.toBeInTheDocument();
});

test('a deleted row that is taken back is in the list again', async () => {
  let rows = [income];
  server.answer(api.projectIncome.findAll, ({ body }) => rowsPageOf(rows, body));
  server.answer(api.projectIncome.delete, () => {
    rows = [];
    return true as const;
  });
  server.answer(api.trash.restore, () => {
    rows = [income];
    return { entity: 'project-income' as const, record: income };
  });
  const { user } = renderApp(<RowsTab project={project(1)} kind="income" />);
  await user.click(await screen.findByRole('button', { name: 'Sil: Hakediş 1' }));
  await user.click(await screen.findByRole('button', { name: 'Sil' }));
  await waitFor(() => expect(screen.queryByText('Hakediş 1')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Geri Al' }));
  expect(await screen.findByText('Kayıt geri yüklendi.')).toBeVisible();
  expect(await screen.findByText('Hakediş 1')).toBeVisible();
});

describe('a deletion that is undone late', () => {
  async function removeFromSecondPage() {
    const many = Array.from({ length: 7 }, (_, n) => projectIncome(n + 1));
    server.answer(api.projectIncome.findAll, ({ body }) => rowsPageOf(many, body));
    server.answer(api.projectIncome.delete, true);
    server.answer(api.trash.restore, { entity: 'project-income', record: projectIncome(4) });
    const view = renderApp(<RowsTab project={project(1)} kind="income" />, {
      route: '/projects/1/gelirler?size=3&page=2',
    });
    await view.user.click(await screen.findByRole('button', { name: 'Sil: Hakediş 4' }));
    await view.user.click(await screen.findByRole('button', { name: 'Sil' }));
    await screen.findByRole('button', { name: 'Geri Al' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    const undo = async () => {
      await view.user.click(screen.getByRole('button', { name: 'Geri Al' }));
      expect(await screen.findByText('Kayıt geri yüklendi.')).toBeVisible();
    };
    return { ...view, undo };
  }

  test('leads to the page of the list as it is asked for by then', async () => {
    const { user, location, undo } = await removeFromSecondPage();
    await user.click(screen.getByRole('button', { name: 'Vade' }));
    await waitFor(() => expect(location()).toBe('/projects/1/gelirler?size=3&sort=dueDate'));
    await undo();
    await waitFor(() => expect(location()).toBe('/projects/1/gelirler?size=3&sort=dueDate&page=2'));
  });

  test('leads nobody back who has gone elsewhere', async () => {
    const { user, rerender, location, undo } = await removeFromSecondPage();
    rerender(<Link to="/reports">Raporlar</Link>);
    await user.click(screen.getByRole('link', { name: 'Raporlar' }));
    await undo();
    // The router changes pages in its own time.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(location()).toBe('/reports');
  });
});

test('a row whose deletion is refused stays in the list, and the question stays open', async () => {
  server.fail(api.projectIncome.delete, { status: 409, message: 'Bu kayıt silinemez.' });
  const { user } = renderApp(<RowsTab project={project(1)} kind="income" />);
  await user.click(await screen.findByRole('button', { name: 'Sil: Hakediş 1' }));
  await user.click(await screen.findByRole('button', { name: 'Sil' }));
  const question = screen.getByRole('alertdialog');
  expect(await within(question).findByText('Bu kayıt silinemez.')).toBeVisible();
  expect(question).toHaveTextContent('Hakediş 1');
});

test('the rows are sorted by a head, and order, page and size stand in the address', async () => {
  const many = Array.from({ length: 7 }, (_, n) => projectIncome(n + 1));
  server.answer(api.projectIncome.findAll, ({ body }) => rowsPageOf(many, body));
  const { user, location } = renderApp(<RowsTab project={project(1)} kind="income" />, {
    route: '/projects/1/gelirler?size=3',
  });
  const asked = () => server.requests(api.projectIncome.findAll).at(-1)?.body;
  await screen.findByText('Hakediş 1');
  expect(asked()).toMatchObject({ page: 0, pageSize: 3 });
  expect(screen.getByRole('columnheader', { name: 'Tarih' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Sayfa 2' }));
  await waitFor(() => expect(location()).toBe('/projects/1/gelirler?size=3&page=2'));
  await user.click(screen.getByRole('button', { name: 'Vade' }));
  await waitFor(() => expect(asked()).toMatchObject({ sortBy: 'dueDate', sortOrder: 'ASC', page: 0 }));
  await user.click(screen.getByRole('button', { name: 'Vade' }));
  await waitFor(() => expect(asked()).toMatchObject({ sortBy: 'dueDate', sortOrder: 'DESC' }));
  expect(location()).toBe('/projects/1/gelirler?size=3&sort=dueDate&order=DESC');
  expect(screen.getByRole('columnheader', { name: 'Vade' })).toHaveAttribute('aria-sort', 'descending');
});

test('a brief list keeps its page to itself and offers no order', async () => {
  const many = Array.from({ length: 7 }, (_, n) => projectIncome(n + 1));
  server.answer(api.projectIncome.findAll, ({ body }) => rowsPageOf(many, body));
  const { user, location } = renderApp(<RowsTab project={project(1)} kind="income" brief />, {
    route: '/projects/1',
  });
  await user.click(await screen.findByRole('button', { name: 'Sayfa 2' }));
  await waitFor(() =>
    expect(server.requests(api.projectIncome.findAll).at(-1)?.body).toMatchObject({ page: 1, pageSize: 6 }),
  );
  expect(location()).toBe('/projects/1');
  expect(screen.queryByRole('button', { name: 'Tarih' })).toBeNull();
});

describe('the money that is allocated to a row', () => {
  const allocated = projectIncome(1, { settledAmount: 200, laidAmount: 200, remainingAmount: 1_000 });
  const collected: Settlement = {
    ...{ id: idOf(8, 1), contactId: null, contactName: null, direction: 'IN', date: '2026-11-22' },
    ...{ amount: 200, rest: 0, description: 'Hakediş 1 tahsilatı', paymentMethod: 'TRANSFER' },
    ...{ cashFlowId: idOf(4, 1), version: 1, createdAt: income.createdAt, updatedAt: income.updatedAt },
    lines: [{ type: 'GELIR', id: allocated.id, description: allocated.description, amount: 200 }],
  };
  const openMenu = async () => {
    const { user } = renderApp(<RowsTab project={project(1)} kind="income" />);
    await user.click(await screen.findByRole('button', { name: 'İşlemler: Hakediş 1' }));
    await screen.findByRole('menu');
    return user;
  };

  test('is seen from the row and taken back, though it names no contact', async () => {
    server.answer(api.projectIncome.findAll, ({ body }) => rowsPageOf([allocated], body));
    server.answer(api.settlement.findAll, [collected]);
    server.answer(api.settlement.delete, true);
    const user = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Tahsilatları Gör' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tahsilatlar' }));
    expect(await dialog.findByText('Hakediş 1 tahsilatı')).toBeVisible();
    expect(server.requests(api.settlement.findAll)[0]?.query).toEqual({ rowId: allocated.id });
    expect(dialog.getByRole('link', { name: 'Kasa kaydı' })).toHaveAttribute(
      'href',
      `/cash-flow?record=${idOf(4, 1)}`,
    );
    await user.click(dialog.getByRole('button', { name: 'Sil: Hakediş 1 tahsilatı' }));
    const question = await screen.findByRole('alertdialog', { name: 'Silme Onayı' });
    await user.click(within(question).getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Kayıt Geri Alındı.')).toBeVisible();
    expect(server.requests(api.settlement.delete)[0]?.query).toEqual({ id: collected.id });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'İşlemler: Hakediş 1' })).toHaveFocus());
  });

  test('is not offered where there is none', async () => {
    await openMenu();
    expect(screen.queryByRole('menuitem', { name: 'Tahsilatları Gör' })).not.toBeInTheDocument();
  });
});
