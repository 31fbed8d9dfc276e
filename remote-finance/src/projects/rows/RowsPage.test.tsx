import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import { fakeApi, idOf, pageOf, project, projectIncome, renderApp, rowsPageOf } from '@vezne/testing';
import { Link, Route, Routes } from 'react-router-dom';
import ProjectsPage from '../ProjectsPage';
import { readRowFilter, rowsPath } from './row-filter';

const server = fakeApi();
const rows = [projectIncome(1), projectIncome(2, { status: 'IPTAL' })];

beforeEach(() => {
  server.answer(api.project.search, pageOf([project(1), project(2)]));
  server.answer(api.projectIncome.findAll, ({ body }) => rowsPageOf(rows, body));
});

const open = (route: string) =>
  renderApp(
    <Routes>
      <Route path="/projects/*" element={<ProjectsPage />} />
    </Routes>,
    { route },
  );
const asked = () => server.requests(api.projectIncome.findAll).at(-1)?.body;

test('the rows of all projects are those that the address asks for, with project and sums', async () => {
  open(rowsPath('income', { waiting: true }));
  const list = within(await screen.findByRole('region', { name: 'Gelirler' }));
  const line = (await list.findByText('Hakediş 1')).closest('tr') as HTMLElement;
  expect(await within(line).findByRole('link', { name: 'Proje 1' })).toHaveAttribute(
    'href',
    `/projects/${idOf(5, 1)}/gelirler`,
  );
  expect(asked()).toMatchObject({ waiting: true, page: 0 });
  expect(list.getByRole('button', { name: 'Bekleyen' })).toHaveAttribute('aria-pressed', 'true');
  expect(list.getByText(/^Toplam, iptaller hariç/).parentElement).toHaveTextContent(
    'KDV hariç 1.000,00 ₺KDV dahil 1.200,00 ₺',
  );
});

test('of rows that were collected in part what is left is told', async () => {
  const part = projectIncome(1, { settledAmount: 200, remainingAmount: 1_000 });
  server.answer(api.projectIncome.findAll, ({ body }) => rowsPageOf([part], body));
  open(rowsPath('income', { waiting: true }));
  expect(await screen.findByText(/^Kalan/)).toHaveTextContent('Kalan 1.000,00 ₺');
  expect(screen.getByRole('button', { name: 'Durum: Kısmi, Hakediş 1' })).toBeVisible();
  expect(screen.queryByText('Bekliyor')).toBeNull();
});

test('overdue ones are one press away, and a month of a project can be left for all', async () => {
  const path = rowsPath('income', { projectId: idOf(5, 2), from: '2026-11-01', to: '2026-11-30' });
  const { user } = open(path);
  expect(await screen.findByText('Kasım 2026 · Proje 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Geciken' }));
  await waitFor(() => expect(asked()).toMatchObject({ overdue: true, projectId: idOf(5, 2) }));
  await user.click(screen.getByRole('link', { name: 'Tümünü Göster' }));
  await waitFor(() => expect(asked()).not.toHaveProperty('projectId', idOf(5, 2)));
  expect(asked()).toEqual({ page: 0, pageSize: 10, searchText: '' });
  expect(screen.getByText('Tüm projelerin gelirleri')).toBeVisible();
});

test('the search and the page of the rows stand in the address beside their filter', async () => {
  const { user, location } = open(`${rowsPath('income', { waiting: true })}&page=2&size=3`);
  await waitFor(() => expect(asked()).toMatchObject({ waiting: true, page: 1, pageSize: 3 }));
  await user.type(screen.getByRole('searchbox'), 'avans{Enter}');
  await waitFor(() => expect(location()).toBe('/projects/gelirler?waiting=true&size=3&q=avans'));
  await user.click(screen.getByRole('button', { name: 'Geciken' }));
  await waitFor(() => expect(location()).toBe('/projects/gelirler?size=3&q=avans&overdue=true'));
});

test('a head sorts the rows of all projects, beside the filter of the address', async () => {
  const { user, location } = open(rowsPath('income', { waiting: true }));
  await user.click(await screen.findByRole('button', { name: 'Tutar' }));
  await waitFor(() =>
    expect(asked()).toMatchObject({ waiting: true, sortBy: 'amount', sortOrder: 'DESC', page: 0 }),
  );
  expect(location()).toBe('/projects/gelirler?waiting=true&sort=amount');
});

test('a row is marked as collected in place, and that is taken back from its message', async () => {
  let stored = rows;
  server.answer(api.projectIncome.findAll, ({ body }) => rowsPageOf(stored, body));
  server.answer(api.projectIncome.update, ({ body }) => {
    const row = projectIncome(1, { status: body.status ?? 'BEKLIYOR', version: (body.version ?? 1) + 1 });
    stored = [row, ...rows.slice(1)];
    return row;
  });
  const { user } = open(rowsPath('income'));
  await user.click(await screen.findByRole('button', { name: /^Durum: Bekliyor, Hakediş 1/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Tahsil edildi' }));
  expect(await screen.findByText('Gelir Başarıyla Güncellendi. Kasa Defteri değişmedi.')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Durum: Tahsil edildi, Hakediş 1/ })).toBeVisible();
  const { id, version, projectId, categoryId, description, amount, date } = projectIncome(1);
  expect(server.requests(api.projectIncome.update)[0]?.body).toEqual({
    ...{ id, version, projectId, categoryId, description, amount, date },
    status: 'TAHSIL_EDILDI',
  });
  await user.click(screen.getByRole('button', { name: 'Geri Al' }));
  expect(await screen.findByRole('button', { name: /^Durum: Bekliyor, Hakediş 1/ })).toBeVisible();
  expect(server.requests(api.projectIncome.update)[1]?.body).toMatchObject({ version: version + 1 });
});

test('what a message offers of a row is asked also after its page was left, and once', async () => {
  const settled = projectIncome(1, { status: 'TAHSIL_EDILDI', version: 2 });
  server.answer(api.projectIncome.update, settled);
  const { user, location } = renderApp(
    <>
      <Link to="/">Başka sayfa</Link>
      <Routes>
        <Route path="/projects/*" element={<ProjectsPage />} />
        <Route path="*" element={<p>Burası başka</p>} />
      </Routes>
    </>,
    { route: rowsPath('income') },
  );
  await user.click(await screen.findByRole('button', { name: /^Durum: Bekliyor, Hakediş 1/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Tahsil edildi' }));
  const offer = await screen.findByRole('button', { name: 'Kasaya işle' });
  await user.click(screen.getByRole('link', { name: 'Başka sayfa' }));
  await screen.findByText('Burası başka');
  await user.click(offer);
  const dialog = within(await screen.findByRole('dialog', { name: 'Kasaya işle' }));
  expect(dialog.getByText('Hakediş 1')).toBeVisible();
  const { projectId, date } = settled;
  expect(location()).toBe(rowsPath('income', { projectId, from: date, to: date }));
  await user.click(dialog.getByRole('button', { name: 'İptal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Geciken' }));
  await waitFor(() => expect(asked()).toMatchObject({ overdue: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the list is read anew when somebody else has changed the row meanwhile', async () => {
  server.fail(api.projectIncome.update, { status: 409, code: 'STALE_VERSION', message: 'Kayıt değişti.' });
  const { user } = open(rowsPath('income'));
  await user.click(await screen.findByRole('button', { name: /^Durum: Bekliyor, Hakediş 1/ }));
  const before = server.requests(api.projectIncome.findAll).length;
  await user.click(await screen.findByRole('menuitemradio', { name: 'İptal' }));
  await waitFor(() => expect(server.requests(api.projectIncome.findAll).length).toBeGreaterThan(before));
  expect(screen.getByRole('button', { name: /^Durum: Bekliyor, Hakediş 1/ })).toBeVisible();
});

test('nonsense in the address narrows nothing', () => {
  expect(readRowFilter(new URLSearchParams('projectId=1&from=2026-02-30&to=x&waiting=1'))).toEqual({});
});

test('a company without rows is told where the first is added, not that a filter hides them', async () => {
  server.answer(api.projectIncome.findAll, ({ body }) => rowsPageOf([], body));
  const { unmount } = open('/projects/gelirler');
  expect(await screen.findByText('Henüz gelir eklenmedi.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Projelere Git' })).toHaveAttribute('href', '/projects');
  expect(screen.queryByRole('button', { name: 'Geciken' })).not.toBeInTheDocument();
  unmount();
  open(rowsPath('income', { overdue: true }));
  expect(await screen.findByText('Bu süzgece uyan kayıt yok.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Geciken' })).toBeVisible();
});

test('what waits past its day says for how long, and the counterparty stands under the project', async () => {
  const late = projectIncome(1, { status: 'BEKLIYOR', dueDate: '2020-01-01', counterparty: 'Ada İnşaat' });
  const paid = projectIncome(2, { status: 'TAHSIL_EDILDI', dueDate: '2020-01-01' });
  server.answer(api.projectIncome.findAll, ({ body }) => rowsPageOf([late, paid], body));
  open('/projects/gelirler');
  const line = (await screen.findByText('Hakediş 1')).closest('tr') as HTMLElement;
  expect(line).toHaveTextContent(/01\.01\.2020\d+ gün gecikti/);
  expect(await within(line).findByText('Ada İnşaat')).toBeVisible();
  const link = within(line).getByRole('link', { name: 'Proje 1' });
  expect(link.closest('td')).toHaveTextContent('Proje 1Ada İnşaat');
  expect(screen.getByText('Hakediş 2').closest('tr')).not.toHaveTextContent('gecikti');
});
