import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import { dashboardData, fakeApi, idOf, projectOverview, renderApp, setWindowWidth } from '@vezne/testing';
import { assistantAtom } from '@vezne/ui/state';
import DashboardPage from './DashboardPage';

const server = fakeApi();
const open = () => renderApp(<DashboardPage />, { route: '/dashboard' });
const part = (name: string) => screen.findByRole('region', { name });
const period = { from: '2026-11-01', to: '2026-11-30' };

const days = (n: number, leftDays: number) => ({
  id: idOf(5, n),
  name: `Proje ${n}`,
  endDate: '2026-11-28',
  leftDays,
  status: 'DEVAM_EDIYOR' as const,
  progressPercent: 40,
});

beforeEach(() => {
  server.answer(api.project.overview, projectOverview);
  server.answer(api.dashboard.data, dashboardData);
  server.answer(api.dashboard.categoryExpenses, {
    expenses: [
      { categoryId: idOf(3, 2), categoryName: 'İşçilik', color: null, amount: 900, share: 75, count: 3 },
      { categoryId: idOf(3, 3), categoryName: 'Kira', color: null, amount: 300, share: 25, count: 1 },
    ],
    transfers: 0,
    period,
  });
  server.answer(api.dashboard.projectsLeftDays, { projects: [days(1, -3), days(2, 7), days(3, 30)] });
  const ranked = (n: number, profitability: number) => ({
    id: idOf(5, n),
    name: `Proje ${n}`,
    profitability,
    income: 100,
    expense: 60,
    profit: 40,
  });
  server.answer(api.dashboard.topAndBottomProjects, {
    topProjects: [ranked(1, 40)],
    bottomProjects: [ranked(2, -12.5)],
  });
});

test('cash in hand comes first, with what waits and what of it is overdue', async () => {
  open();
  const strip = await part('Kasa ve bekleyenler');
  await within(strip).findByText(/gecikmiş/);
  expect(strip).toHaveTextContent("Bakiye2.846.310,75 ₺artış %20,8 22 Ekim'e göre");
  expect(strip).toHaveTextContent("Bu ay net489.610,75 ₺azalış %1,6 1–22 Ekim'e göre");
  expect(strip).toHaveTextContent('Tahsil edilecek KDV dahil612.000,00 ₺96.000,00 ₺ gecikmiş');
  expect(strip).toHaveTextContent('Ödenecek KDV dahil184.800,00 ₺geciken yok');
});

test('where later days of the month have entries, the change names the sum that it is of', async () => {
  const soFar = { income: 1_000_000, expense: dashboardData.expense, balance: -80_789.25 };
  server.answer(api.dashboard.data, { ...dashboardData, soFar });
  open();
  const strip = await part('Bu ayın özeti');
  await waitFor(() =>
    expect(strip).toHaveTextContent('1.570.400,00 ₺bugüne kadar 1.000.000,00 ₺azalış %6,8'),
  );
  expect(strip).not.toHaveTextContent(/Toplam Gider Kasım 2026[\d.,]+ ₺bugüne/);
});

test('a month that changed its sign is told in words, not in percent', async () => {
  const changePct = { ...dashboardData.changePct, balance: null };
  const previous = { ...dashboardData.previous, balance: -35_395.72 };
  server.answer(api.dashboard.data, { ...dashboardData, changePct, previous });
  open();
  const strip = await part('Kasa ve bekleyenler');
  await within(strip).findByText(/eksiden artıya/);
  expect(strip).toHaveTextContent("Bu ay net489.610,75 ₺eksiden artıya 1–22 Ekim'e göre");
});

test('a project is added without leaving the page', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Proje Ekle' }));
  const form = await screen.findByRole('dialog', { name: 'Proje Ekle' });
  expect(within(form).getByLabelText('Proje adı')).toBeVisible();
});

test('from how many something is overdue leads to them', async () => {
  server.answer(api.dashboard.data, { ...dashboardData, overdueContacts: { receivable: 3, payable: 0 } });
  open();
  const strip = await part('Kasa ve bekleyenler');
  expect(await within(strip).findByRole('link', { name: '3 cari' })).toHaveAttribute(
    'href',
    '/contacts?side=MUSTERI&overdue=true',
  );
  expect(within(strip).getAllByRole('link', { name: /cari$/ })).toHaveLength(1);
  // On a phone it may break behind the comma.
  expect(strip).toHaveTextContent('gecikmiş, 3 cari');
});

test('what is left of openings is told, and what holds them leads to the contacts', async () => {
  server.answer(api.dashboard.data, {
    ...dashboardData,
    ...{ receivable: 862_000, openingReceivable: 250_000, openingPayable: 0 },
    overdueOpenings: { receivable: 90_000, payable: 0 },
  });
  open();
  const strip = within(await part('Kasa ve bekleyenler'));
  expect(await strip.findByText('250.000,00 ₺ açılış bakiyesi dahil')).toBeVisible();
  const href = (name: RegExp) => strip.getByRole('link', { name }).getAttribute('href');
  expect(href(/^Tahsil edilecek/)).toBe('/contacts?side=MUSTERI');
  expect(href(/gecikmiş$/)).toBe('/contacts?side=MUSTERI&overdue=true');
  expect(href(/^Ödenecek/)).toBe('/projects/giderler?waiting=true');
});

test.each([
  [1_250, 'Kart borcu'],
  [-1_250, 'Kart alacağı'],
])('what is owed on cards, or to them, is told as such (%d)', async (cardDebt, label) => {
  server.answer(api.dashboard.data, { ...dashboardData, accounts: { cash: 0, bank: 0, cardDebt } });
  open();
  const strip = await part('Kasa ve bekleyenler');
  expect(
    await within(strip).findByRole('link', { name: new RegExp(`· ${label} 1\\.250,00\\s₺$`) }),
  ).toBeVisible();
});

test('cash that lies in several accounts is told by their kinds, and leads to them', async () => {
  server.answer(api.dashboard.data, {
    ...dashboardData,
    accounts: { cash: 412_000, bank: 2_434_310.75, cardDebt: 0 },
  });
  open();
  const strip = await part('Kasa ve bekleyenler');
  const lead = await within(strip).findByRole('link', {
    name: /^Kasa 412\.000,00\s₺ · Banka 2\.434\.310,75\s₺$/,
  });
  expect(lead).toHaveAttribute('href', '/cash-flow/accounts');
});

test('the month is held against as many days of the month before; where those had none, that is told', async () => {
  const previous = { ...dashboardData.previous, expense: 0 };
  server.answer(api.dashboard.data, { ...dashboardData, previous });
  open();
  const strip = await part('Bu ayın özeti');
  await within(strip).findByText('9 aktif proje');
  expect(strip).toHaveTextContent("Toplam Gelir Kasım 20261.570.400,00 ₺azalış %6,8 1–22 Ekim'e göre");
  expect(strip).toHaveTextContent('Toplam Gider Kasım 20261.080.789,25 ₺1–22 Ekim: 0,00 ₺');
  expect(strip).toHaveTextContent('Ortalama Kârlılık analiz edilen projeler%24,59 aktif proje');
});

test('the average counts the months since the first entry, and an empty ledger has none', async () => {
  const monthly = [
    { month: '2026-09', income: 0, expense: 0 },
    { month: '2026-10', income: 1000, expense: 400 },
    { month: '2026-11', income: 0, expense: 100 },
  ];
  server.answer(api.dashboard.data, { ...dashboardData, monthly, firstMonth: '2026-10' });
  const { unmount } = open();
  const card = await part('Nakit akışı');
  expect(await within(card).findByText('Aylık ortalama net')).toBeVisible();
  expect(card).toHaveTextContent('Aylık ortalama net250,00 ₺En yüksek netEkim 2026, 600,00 ₺');
  expect(card).toHaveTextContent('Ekside kapanan aylarYok');
  unmount();
  server.answer(api.dashboard.data, { ...dashboardData, monthly, firstMonth: null });
  open();
  expect(await within(await part('Nakit akışı')).findByText('Henüz kasa kaydı yok.')).toBeVisible();
  expect(screen.queryByText('Aylık ortalama net')).toBeNull();
  expect(await part('Kasa ve bekleyenler')).toHaveTextContent('henüz kayıt yok');
});

test('the small course of a figure ends with the last whole month: the running one would look like a fall', async () => {
  const monthly = ['2026-08', '2026-09', '2026-10', '2026-11'].map((month, at) => ({
    month,
    income: at < 3 ? 1000 + at : 5,
    expense: 400,
  }));
  server.answer(api.dashboard.data, { ...dashboardData, monthly, firstMonth: '2026-08' });
  open();
  const strip = await part('Bu ayın özeti');
  await within(strip).findByText('9 aktif proje');
  const course = strip.querySelector('polyline')?.getAttribute('points')?.split(' ');
  expect(course).toEqual([expect.any(String), expect.any(String), expect.stringMatching(/^72\.0,/)]);
});

test('of a ledger that only holds months to come nothing stands out yet', async () => {
  server.answer(api.dashboard.data, { ...dashboardData, firstMonth: '2027-01' });
  open();
  const card = await part('Nakit akışı');
  await within(card).findByRole('table');
  expect(card).not.toHaveTextContent('En yüksek net');
});

test('last year is drawn beside the months when it is asked for, and only offered when it is there', async () => {
  const { unmount } = open();
  const card = await part('Nakit akışı');
  await within(card).findByText('Aylık ortalama net');
  expect(within(card).queryByRole('button', { name: 'Geçen yıl' })).toBeNull();
  unmount();
  const yearBefore = dashboardData.monthly.map((flow) => ({ ...flow, month: `2025${flow.month.slice(4)}` }));
  server.answer(api.dashboard.data, { ...dashboardData, yearBefore });
  const { user } = open();
  const toggle = await screen.findByRole('button', { name: 'Geçen yıl' });
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByText('Geçen yılın neti')).toBeNull();
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(within(await part('Nakit akışı')).getByText('Geçen yılın neti')).toBeVisible();
  await user.keyboard('{Shift>}{Tab}{/Shift}{Tab}{Tab}');
  expect(await screen.findByText(/2025 net/)).toBeVisible();
});

test('every figure leads to its rows', async () => {
  open();
  const href = async (name: string | RegExp) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  const month = '/cash-flow?from=2026-11-01&to=2026-11-30';
  expect(await href('Toplam Gelir Kasım 2026')).toBe(`${month}&type=GIRIS`);
  expect(await href('Toplam Gider Kasım 2026')).toBe(`${month}&type=CIKIS`);
  expect(await href('Bakiye')).toBe('/cash-flow');
  expect(await href('Bu ay net')).toBe(month);
  expect(await href('Kayıtları Göster')).toBe(`${month}&type=CIKIS`);
  expect(await href('İşçilik')).toBe(`${month}&type=CIKIS&categoryId=${idOf(3, 2)}`);
  expect(await href('9 aktif proje')).toBe('/projects?status=DEVAM_EDIYOR');
  expect(await href('Tahsil edilecek KDV dahil')).toBe('/projects/gelirler?waiting=true');
  expect(await href(/gecikmiş$/)).toBe('/projects/gelirler?overdue=true');
  expect(await href('Ödenecek KDV dahil')).toBe('/projects/giderler?waiting=true');
});

test('what only moved between own tills is told apart from income and expense', async () => {
  const transfers = [{ month: '2026-11', income: 25_000, expense: 24_000 }];
  server.answer(api.dashboard.data, { ...dashboardData, transfers });
  server.answer(api.dashboard.categoryExpenses, { expenses: [], transfers: 24_000, period });
  open();
  const strip = await part('Bu ayın özeti');
  const link = await within(strip).findByRole('link', { name: /^25\.000,00.₺ virman dahil$/ });
  expect(link).toHaveAttribute(
    'href',
    '/cash-flow?from=2026-11-01&to=2026-11-30&type=GIRIS&paymentMethod=VIRMAN',
  );
  expect(within(strip).getByRole('link', { name: /^24\.000,00.₺ virman dahil$/ })).toBeVisible();
  const card = await part('Kategori giderleri');
  expect(await within(card).findByText(/gider sayılmadı/)).toHaveTextContent('24.000,00 ₺ virman');
  expect(await part('Nakit akışı')).toHaveTextContent('Son 12 ay, virman dahil');
});

test('projects that are late or nearly due stand out, and rankings show both ends', async () => {
  open();
  const left = await part('Projeler - Kalan Gün');
  expect(await within(left).findByText('3 gün gecikti')).toBeVisible();
  const ranking = await part('Proje kârlılığı');
  expect(await within(ranking).findByRole('region', { name: 'En Kârlı 3' })).toHaveTextContent('%40,0');
  expect(within(ranking).getByRole('region', { name: 'En Az Kârlı 3' })).toHaveTextContent('−%12,5');
});

test('a phone shows the three projects that end first, and the others when asked', async () => {
  setWindowWidth();
  const projects = [1, 2, 3, 4, 5].map((n) => days(n, n));
  server.answer(api.dashboard.projectsLeftDays, { projects });
  const { user } = open();
  const left = within(await part('Projeler - Kalan Gün'));
  const more = await left.findByRole('button', { name: '2 Proje Daha Göster' });
  expect(left.getAllByRole('listitem')).toHaveLength(3);
  await user.click(more);
  expect(left.getAllByRole('listitem')).toHaveLength(5);
  await user.click(left.getByRole('button', { name: 'Daha Az Göster' }));
  expect(left.getAllByRole('listitem')).toHaveLength(3);
});

test('a part that fails does not concern the others, and is tried again alone', async () => {
  server.fail(api.dashboard.categoryExpenses, { status: 400, message: 'Olmadı' }, 1);
  const { user } = open();
  const expenses = await part('Kategori giderleri');
  const alert = await within(expenses).findByRole('alert');
  expect(alert).toHaveTextContent('Veri yüklenirken hata oluştu: Olmadı');
  expect(await screen.findByText('9 aktif proje')).toBeVisible();
  expect(await screen.findByText('3 gün gecikti')).toBeVisible();
  await user.click(within(alert).getByRole('button', { name: 'Tekrar Dene' }));
  expect(await within(expenses).findByText('İşçilik')).toBeVisible();
  expect(server.requests(api.dashboard.data)).toHaveLength(1);
});

test('what all parts fail with is said once for the page, and all are tried again together', async () => {
  for (const endpoint of [api.project.overview, ...Object.values(api.dashboard)])
    server.fail(endpoint, { status: 400, message: 'Bağlantı yok' }, 1);
  const { user } = open();
  await waitFor(() => expect(screen.getAllByText('Yüklenemedi')).toHaveLength(5));
  expect(screen.getAllByText('Veri yüklenirken hata oluştu:')).toHaveLength(1);
  expect(screen.queryByText('Yükleniyor...')).toBeNull();
  // The signs of a chart that is not there.
  expect(within(await part('Nakit akışı')).queryByText('Çıkış')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  expect(await screen.findByText('9 aktif proje')).toBeVisible();
  expect(await within(await part('Kategori giderleri')).findByText('İşçilik')).toBeVisible();
  expect(screen.queryByText('Yüklenemedi')).toBeNull();
  for (const endpoint of Object.values(api.dashboard)) expect(server.requests(endpoint)).toHaveLength(2);
});

test('until there is a time to tell, its place says why', async () => {
  server.fail(api.dashboard.topAndBottomProjects, { status: 400, message: 'Olmadı' }, 1);
  const release = server.hold(api.dashboard.categoryExpenses);
  open();
  expect(await screen.findByText('Yükleniyor…')).toBeVisible();
  release();
  expect(await screen.findByText('Bazı bölümler yüklenemedi')).toBeVisible();
});

test('all four parts are loaded again together, and the time of the last fetch is told', async () => {
  const { user } = open();
  expect(await screen.findByText(/Son güncelleme \d\d:\d\d/)).toBeVisible();
  const refresh = screen.getByRole('button', { name: 'Tümünü yenile' });
  // Nobody presses it on paper.
  expect(refresh).toHaveAttribute('data-noprint');
  await waitFor(() => expect(refresh).toBeEnabled());
  await user.click(refresh);
  await waitFor(() => {
    for (const endpoint of Object.values(api.dashboard)) expect(server.requests(endpoint)).toHaveLength(2);
  });
});

test('a loss is not among the best, and nobody stands in both lists', async () => {
  const ranked = (n: number, profitability: number) => ({
    id: idOf(5, n),
    name: `Proje ${n}`,
    profitability,
    income: 100,
    expense: 60,
    profit: 40,
  });
  const [winner, loser] = [ranked(1, 40), ranked(2, -12.5)];
  server.answer(api.dashboard.topAndBottomProjects, {
    topProjects: [winner, loser],
    bottomProjects: [loser, winner],
  });
  open();
  const ranking = await part('Proje kârlılığı');
  const best = await within(ranking).findByRole('region', { name: 'En Kârlı 3' });
  expect(within(best).getAllByRole('listitem')).toHaveLength(1);
  const worst = within(ranking).getByRole('region', { name: 'En Az Kârlı 3' });
  expect(within(worst).getAllByRole('listitem')).toHaveLength(1);
  expect(worst).toHaveTextContent('Proje 2');
});

test('the assistant opens from here', async () => {
  const { user, store } = open();
  await user.click(screen.getByRole('button', { name: "Vezne AI'ya Sor" }));
  expect(store.get(assistantAtom).open).toBe(true);
});

test('a company without projects is told what will stand here', async () => {
  server.answer(api.dashboard.projectsLeftDays, { projects: [] });
  server.answer(api.dashboard.topAndBottomProjects, { topProjects: [], bottomProjects: [] });
  open();
  expect(await screen.findByText('Açık proje yok.')).toBeVisible();
  expect(await screen.findByText('Henüz analiz edilen proje yok.')).toBeVisible();
});
