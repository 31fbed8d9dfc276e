import { act, screen, waitFor, within } from '@testing-library/react';
import { api, type Project } from '@vezne/contract';
import { columnSheet } from '@vezne/records';
import {
  fakeApi,
  idOf,
  pageOf,
  project,
  projectAnalysis,
  projectStatistics,
  renderApp,
} from '@vezne/testing';
import { highlightAtom } from '@vezne/ui/state';
import { Route, Routes } from 'react-router-dom';
import ProjectsPage from '../ProjectsPage';
import { projectColumns } from './columns';

const server = fakeApi();
let projects: Project[];

beforeEach(() => {
  projects = [
    project(1),
    project(2, { profitability: null, analyzedAt: null, leftDays: -3, status: 'BEKLEMEDE' }),
    project(3, { status: 'TAMAMLANDI', categoryName: null, categoryId: null }),
  ];
  server.answer(api.project.search, ({ body }) => pageOf(projects, body));
  server.answer(api.project.statistics, projectStatistics);
});

async function openTable() {
  const page = renderApp(
    <Routes>
      <Route path="/projects/*" element={<ProjectsPage />} />
    </Routes>,
    { route: '/projects' },
  );
  await page.user.click(await screen.findByRole('button', { name: 'Tablo' }));
  const table = await screen.findByRole('table', { name: 'Projeler' });
  const line = (name: string) => within(table).getByRole('link', { name }).closest('tr') as HTMLElement;
  return { ...page, table, line };
}

test('an open project tells where it stands and its days, a finished one that it is finished', async () => {
  const { line } = await openTable();
  expect(line('Proje 1')).toHaveTextContent('Devam ediyor15.12.202624 gün kaldı');
  expect(line('Proje 2')).toHaveTextContent('Beklemede15.12.20263 gün gecikti');
  expect(line('Proje 3')).toHaveTextContent('Tamamlandı');
  expect(line('Proje 3')).toHaveTextContent('Proje 3PRJ-2026-003Tamamlandı');
});

test('where a project stands is changed in its line, and taken back by the message', async () => {
  server.answer(api.project.update, ({ body }) => project(1, { status: body.status, version: 2 }));
  const { user, line } = await openTable();
  await user.click(within(line('Proje 1')).getByRole('button', { name: 'Durum: Devam ediyor, Proje 1' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Beklemede' }));
  await user.click(await screen.findByRole('button', { name: 'Geri Al' }));
  await waitFor(() => expect(server.requests(api.project.update)).toHaveLength(2));
  const [first, second] = server.requests(api.project.update);
  const { id, version, name, startDate, endDate } = project(1);
  expect(first?.body).toEqual({ ...{ id, version, name, startDate, endDate }, status: 'BEKLEMEDE' });
  expect(second?.body).toMatchObject({ version: 2, status: 'DEVAM_EDIYOR' });
});

test('the menu of a line leads to the incomes and expenses of its project', async () => {
  const { user, line } = await openTable();
  await user.click(within(line('Proje 2')).getByRole('button', { name: 'İşlemler: Proje 2' }));
  expect(await screen.findByRole('menuitem', { name: 'Giderler' })).toHaveAttribute(
    'href',
    `/projects/${idOf(5, 2)}/giderler`,
  );
});

test('a project that was not analyzed is analyzed from its line', async () => {
  server.answer(api.project.analyze, { ...projectAnalysis, projectId: idOf(5, 2) });
  const { user, line } = await openTable();
  expect(within(line('Proje 1')).queryByRole('button', { name: 'Analiz Et' })).not.toBeInTheDocument();
  await user.click(within(line('Proje 2')).getByRole('button', { name: 'Analiz Et' }));
  expect(await screen.findByText('Proje analiz edildi.')).toBeVisible();
  expect(server.requests(api.project.analyze)).toMatchObject([{ body: { projectId: idOf(5, 2) } }]);
});

test('a line leads to its project, and is edited and deleted by its buttons', async () => {
  server.answer(api.project.delete, () => {
    projects = projects.slice(1);
    return true as const;
  });
  const { user, table, line } = await openTable();
  const links = within(line('Proje 1')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Proje 1', `/projects/${idOf(5, 1)}`],
    ['300.000,00\u00a0₺', `/projects/${idOf(5, 1)}/gelirler`],
    ['210.000,00\u00a0₺', `/projects/${idOf(5, 1)}/giderler`],
  ]);
  await user.click(within(table).getByRole('button', { name: 'Düzenle: Proje 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Proje Düzenle' }));
  expect(dialog.getByLabelText('Proje adı')).toHaveValue('Proje 2');
  await user.click(dialog.getByRole('button', { name: 'İptal' }));
  await user.click(within(table).getByRole('button', { name: 'Sil: Proje 1' }));
  await user.click(await screen.findByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Proje Başarıyla Silindi.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Proje 1' })).not.toBeInTheDocument());
});

test('a head sorts by its column, again the other way round, and the address keeps it', async () => {
  const { user, table, location } = await openTable();
  const head = (name: string) => within(table).getByRole('columnheader', { name });
  await user.click(within(head('Gelir')).getByRole('button'));
  expect(head('Gelir')).toHaveAttribute('aria-sort', 'descending');
  expect(location()).toContain('sort=income');
  expect(server.requests(api.project.search).at(-1)?.body).toMatchObject({
    sortBy: 'income',
    sortOrder: 'DESC',
  });
  await user.click(within(head('Gelir')).getByRole('button'));
  expect(head('Gelir')).toHaveAttribute('aria-sort', 'ascending');
  expect(location()).toContain('sort=income-low');
  await user.click(within(head('Proje')).getByRole('button'));
  expect(head('Proje')).toHaveAttribute('aria-sort', 'ascending');
  expect(head('Gelir')).not.toHaveAttribute('aria-sort');
});

test('the foot of the table tells what all projects come to, or those that were found', async () => {
  const { user } = await openTable();
  const foot = () => screen.getByRole('row', { name: /^Toplam/ });
  expect(foot()).toHaveTextContent('Toplam, 3 proje1.200.000,00 ₺840.000,00 ₺');
  await user.selectOptions(screen.getByLabelText('Durum'), 'Devam ediyor');
  await waitFor(() => expect(foot()).toHaveTextContent('900.000,00 ₺630.000,00 ₺'));
});

test('a search result points at the pencil of the first line alone', async () => {
  const { store, table } = await openTable();
  act(() => store.set(highlightAtom, 'edit-project'));
  const pencil = within(table).getByRole('button', { name: 'Düzenle: Proje 1' });
  await waitFor(() => expect(pencil).toHaveAttribute('data-highlight'));
  expect(within(table).getByRole('button', { name: 'Düzenle: Proje 2' })).not.toHaveAttribute(
    'data-highlight',
  );
});

test('the export holds the plan and all figures, also those that the table leaves out', () => {
  const { fields, rows } = asTable(columnSheet('Projeler', projectColumns('TRY'), projects));
  expect(fields.slice(0, 7)).toEqual([
    'Proje kodu',
    'Proje adı',
    'Kategori',
    'Müşteri',
    'Durum',
    'Başlangıç',
    'Planlanan bitiş',
  ]);
  expect(rows[1]).toMatchObject({ 'Kârlılık (%)': null, 'Kalan gün': -3, Net: 90_000, 'Para birimi': 'TRY' });
  expect(rows[2]).toMatchObject({ Durum: 'Tamamlandı', Kategori: null, İl: 'İstanbul' });
});

const asTable = ({ columns, rows }: ReturnType<typeof columnSheet>) => {
  const titles = columns.map(({ title }) => title);
  return {
    fields: titles,
    rows: rows.map((row) => Object.fromEntries(row.map((value, index) => [titles[index], value]))),
  };
};
