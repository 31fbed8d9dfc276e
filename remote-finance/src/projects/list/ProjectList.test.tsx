import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import {
  fakeApi,
  idOf,
  pageOf,
  priceListOf,
  product,
  project,
  projectAnalysis,
  projectStatistics,
  renderApp,
  setWindowWidth,
} from '@vezne/testing';
import { highlightAtom } from '@vezne/ui/state';
import { Route, Routes } from 'react-router-dom';
import ProjectsPage from '../ProjectsPage';
import { readProjectFilter, unfiltered } from './project-filter';

const server = fakeApi();
const open = (stored = {}, route = '/projects') =>
  renderApp(
    <Routes>
      <Route path="/projects/*" element={<ProjectsPage />} />
    </Routes>,
    { route, stored },
  );
const button = (name: string) => screen.getByRole('button', { name });
const lastQuery = () => server.requests(api.project.search).at(-1)?.body;
let projects = [project(1)];

beforeEach(() => {
  projects = [
    project(1),
    project(2, { profitability: null, analyzedAt: null }),
    project(3, { analysisStale: true, leftDays: -4 }),
    project(4, { status: 'TAMAMLANDI' }),
  ];
  server.answer(api.project.search, ({ body }) => pageOf(projects, body));
  server.answer(api.project.statistics, projectStatistics);
  server.answer(api.product.findAll, priceListOf([product(1)]));
});

test('the list begins with three projects of the first page and tells how many may still be opened', async () => {
  open();
  expect(await screen.findByText('4 projeden 1–3 arası')).toBeVisible();
  expect(lastQuery()).toMatchObject({ page: 0, pageSize: 3, searchText: '' });
  expect(await screen.findByText('3 aktif proje; bu ayın proje limiti: 2 / 5')).toBeVisible();
});

test('an address with a category that is no more says so, and the way out', async () => {
  server.answer(api.project.search, ({ body }) => pageOf(body.categoryIds?.length ? [] : projects, body));
  const { user } = open({}, `/projects?categoryId=${idOf(2, 99)}`);
  expect(
    await screen.findByText(
      'Artık olmayan bir kategoride eşleşen proje yok. Süzgeçler kalkınca 4 proje bulunuyor.',
    ),
  ).toBeVisible();
  expect(screen.getByLabelText('Kategori')).toHaveDisplayValue('Bilinmeyen kategori');
  await user.click(button('4 Projeyi Göster'));
  expect(await screen.findByRole('heading', { name: 'Proje 1' })).toBeVisible();
  expect(screen.getByLabelText('Kategori')).toHaveDisplayValue('Tüm kategoriler');
});

test('a company without a project is shown the way to the first one; a search that finds none stays', async () => {
  projects = [];
  const { unmount } = open();
  expect(await screen.findByText('Henüz proje eklenmedi.')).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  unmount();
  open({}, '/projects?q=yok');
  expect(await screen.findByText('Aramaya veya süzgece uyan proje yok.')).toBeVisible();
  expect(screen.getByRole('searchbox')).toBeVisible();
});

test('a card says what was analyzed, what was not and what has grown old', async () => {
  open();
  const card = async (name: string) =>
    (await screen.findByRole('heading', { name })).closest('li') as HTMLElement;
  expect(await card('Proje 1')).toHaveTextContent('%30,0 kârlılıkAI analizi');
  expect(await card('Proje 1')).toHaveTextContent('Gelir300.000,00 ₺Gider210.000,00 ₺');
  expect(await card('Proje 2')).toHaveTextContent('Analiz edilmedi');
  expect(await card('Proje 3')).toHaveTextContent('Analiz eskidi');
  expect(await card('Proje 3')).toHaveTextContent('4 gün gecikti');
});

test('a project is analyzed from its card', async () => {
  server.answer(api.project.analyze, { ...projectAnalysis, projectId: idOf(5, 2) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Analiz Et' }));
  expect(await screen.findByText('Proje analiz edildi.')).toBeVisible();
  expect(server.requests(api.project.analyze)[0]?.body).toEqual({ projectId: idOf(5, 2) });
});

test('searching, filtering and sorting begin at the first page', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Sayfa 2' }));
  await user.type(screen.getByPlaceholderText('Proje adına göre ara...'), 'moda{Enter}');
  await waitFor(() => expect(lastQuery()).toMatchObject({ page: 0, searchText: 'moda' }));
  await user.selectOptions(screen.getByLabelText('Sırala'), 'En kârlı');
  await waitFor(() => expect(lastQuery()).toMatchObject({ sortBy: 'profitability', sortOrder: 'DESC' }));
  await user.selectOptions(screen.getByLabelText('Durum'), 'Devam ediyor');
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({ page: 0, searchText: 'moda', statuses: ['DEVAM_EDIYOR'] }),
  );
});

test('a search without a hit offers all projects again', async () => {
  server.answer(api.project.search, ({ body }) => pageOf(body.searchText ? [] : projects, body));
  const { user } = open();
  await user.type(screen.getByPlaceholderText('Proje adına göre ara...'), 'yok{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Tüm Projeleri Göster' }));
  expect(await screen.findByText('Proje 1')).toBeVisible();
});

test('a filter in the way is named, with how many there are without it', async () => {
  server.answer(api.project.search, ({ body }) => pageOf(body.late ? [] : projects, body));
  const { user, location } = open({}, '/projects?q=proje&late=true&sort=name');
  expect(
    await screen.findByText(
      `“proje” için gecikenlerde eşleşen proje yok. Süzgeçler kalkınca ${projects.length} proje bulunuyor.`,
    ),
  ).toBeVisible();
  await user.click(button(`${projects.length} Projeyi Göster`));
  expect(await screen.findByText('Proje 1')).toBeVisible();
  expect(location()).toMatch('q=proje');
  expect(location()).not.toMatch('late');
});

test('the same projects are shown as a table', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Tablo' }));
  const table = await screen.findByRole('table', { name: 'Projeler' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
    'Proje 1PRJ-2026-001 · HakedişDevam ediyor15.12.202624 gün kaldı300.000,00 ₺210.000,00 ₺%30,0',
  );
});

test('a new project is saved, told, and the list is read again on the page one is on', async () => {
  server.answer(api.project.save, ({ body }) => project(9, { name: body.name }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Sayfa 2' }));
  await screen.findByText('Proje 4');
  const before = server.requests(api.project.search).length;
  await user.click(button('Proje Ekle'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await dialog.findByText('Proje adı gerekli')).toBeVisible();
  expect(dialog.getByText('Planlanan bitiş gerekli')).toBeVisible();
  await user.type(dialog.getByLabelText('Proje adı'), 'Yeni Köprü');
  await user.type(dialog.getByLabelText('Planlanan bitiş'), '2030-01-31');
  await user.type(dialog.getByLabelText(/^Sözleşme bedeli/), '2,5m');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Proje Başarıyla Oluşturuldu.')).toBeVisible();
  expect(server.requests(api.project.save)[0]?.body).toMatchObject({
    name: 'Yeni Köprü',
    endDate: '2030-01-31',
    contractAmount: 2_500_000,
    status: 'PLANLANDI',
  });
  await waitFor(() => expect(server.requests(api.project.search).length).toBeGreaterThan(before));
  expect(lastQuery()).toMatchObject({ page: 1, pageSize: 3 });
});

test('a full monthly limit is told and the form keeps what was typed', async () => {
  server.fail(api.project.save, { status: 409, message: 'Aylık proje limitinize ulaştınız (5/5).' });
  const { user } = open();
  await user.click(button('Proje Ekle'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Proje adı'), 'Yeni Köprü');
  await user.type(dialog.getByLabelText('Planlanan bitiş'), '2030-01-31');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await dialog.findByText('Aylık proje limitinize ulaştınız (5/5).')).toBeVisible();
  expect(dialog.getByLabelText('Proje adı')).toHaveValue('Yeni Köprü');
});

test('someone else was faster: the edited project is refused and nothing typed is lost', async () => {
  const sentence = 'Bu kayıt başka biri tarafından değiştirildi. Güncel halini görüp tekrar deneyin.';
  server.fail(api.project.update, { status: 409, code: 'STALE_VERSION', message: sentence }, 1);
  server.answer(api.project.update, ({ body }) => project(1, { name: body.name, version: 2 }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'İşlemler: Proje 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Düzenle' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Proje adı'), ' yeni');
  await user.click(dialog.getByRole('button', { name: 'Güncelle' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(dialog.getByLabelText('Proje adı')).toHaveValue('Proje 1 yeni');
  await user.click(dialog.getByRole('button', { name: 'Güncelle' }));
  expect(await screen.findByText('Proje Başarıyla Güncellendi.')).toBeVisible();
  expect(server.requests(api.project.update)[0]?.body).toMatchObject({ id: idOf(5, 1), version: 1 });
});

test('the last project of the last page is deleted and the page before is shown', async () => {
  server.answer(api.project.delete, () => {
    projects = projects.slice(0, 3);
    return true as const;
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Sayfa 2' }));
  await user.click(await screen.findByRole('button', { name: 'İşlemler: Proje 4' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sil' }));
  await user.click(await screen.findByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Proje Başarıyla Silindi.')).toBeVisible();
  expect(await screen.findByText('3 projeden 1–3 arası')).toBeVisible();
});

test.each(['edit-project', 'delete-project', 'income-modal', 'expense-modal'])(
  'a search result for %s points at the menu of the first project',
  async (target) => {
    const { store } = open();
    const menu = await screen.findByRole('button', { name: 'İşlemler: Proje 1' });
    act(() => store.set(highlightAtom, target));
    await waitFor(() => expect(menu).toHaveAttribute('data-highlight'));
    await waitFor(() => expect(menu).toHaveFocus());
    expect(button('İşlemler: Proje 2')).not.toHaveAttribute('data-highlight');
  },
);

test('in a company without projects a search result says so and points at the button that adds one', async () => {
  projects = [];
  const { store } = open();
  await screen.findByText('Henüz proje eklenmedi.');
  act(() => store.set(highlightAtom, 'expense-modal'));
  expect(await screen.findByText('Henüz projeniz yok. Önce bir proje ekleyin.')).toBeInTheDocument();
  await waitFor(() => expect(document.querySelector('[data-highlight]')).toHaveTextContent('Proje Ekle'));
});

test('a link narrows the list to the late ones, and the choice of all takes that back', async () => {
  const { user } = open({}, '/projects?late=true');
  await waitFor(() => expect(lastQuery()).toMatchObject({ late: true, statuses: [] }));
  const choice = screen.getByLabelText('Durum');
  expect(choice).toHaveDisplayValue('Geciken');
  await user.selectOptions(choice, 'Tüm durumlar');
  await waitFor(() => expect(lastQuery()).toMatchObject({ late: null, statuses: [] }));
});

test('what a link says otherwise narrows nothing', () => {
  const read = (text: string) => readProjectFilter(new URLSearchParams(text));
  expect(read('late=1&analyzed=x&status=YOK')).toEqual(unfiltered);
  expect(read('analyzed=false&status=PLANLANDI')).toEqual({
    ...unfiltered,
    analyzed: false,
    statuses: ['PLANLANDI'],
  });
});

test('page, search, filters, order and view stand in the address, and a link leads to the same projects', async () => {
  const { user, location } = open();
  await user.selectOptions(await screen.findByLabelText('Sırala'), 'En kârlı');
  await user.selectOptions(screen.getByLabelText('Durum'), 'Devam ediyor');
  await user.type(screen.getByPlaceholderText('Proje adına göre ara...'), 'moda{Enter}');
  await user.click(screen.getByRole('button', { name: 'Tablo' }));
  await waitFor(() => expect(location()).toBe('/projects?sort=best&status=DEVAM_EDIYOR&q=moda&view=table'));
  await user.click(await screen.findByRole('button', { name: 'Sayfa 2' }));
  await waitFor(() => expect(location()).toContain('page=2'));
});

test('a link brings page, order and table', async () => {
  open({}, '/projects?sort=worst&page=2&size=3&view=table&analyzed=false');
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({
      ...{ page: 1, pageSize: 3, analyzed: false },
      ...{ sortBy: 'profitability', sortOrder: 'ASC' },
    }),
  );
  expect(await screen.findByRole('table', { name: 'Projeler' })).toBeVisible();
});

test('the list comes back with as many projects, and drawn as they were last', async () => {
  const { user, unmount } = open();
  await user.selectOptions(await screen.findByLabelText(/Proje Göster/), '9');
  await waitFor(() => expect(lastQuery()).toMatchObject({ pageSize: 9 }));
  await user.click(screen.getByRole('button', { name: 'Tablo' }));
  await screen.findByRole('table', { name: 'Projeler' });
  const stored = { ...localStorage };
  unmount();
  open(stored);
  expect(await screen.findByRole('table', { name: 'Projeler' })).toBeVisible();
  expect(lastQuery()).toMatchObject({ page: 0, pageSize: 9 });
});

test('a phone names the filter of analyses so that its choice is whole', async () => {
  setWindowWidth();
  open();
  expect(await screen.findByLabelText('Analiz')).toHaveDisplayValue('Analiz: Tümü');
});
