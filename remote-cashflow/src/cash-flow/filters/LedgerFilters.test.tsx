import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, type CashFlowQuery, dayInTurkey } from '@vezne/contract';
import {
  cashFlow,
  cashFlowPage,
  fakeApi,
  idOf,
  pageOf,
  project,
  renderApp,
  seriousFindings,
} from '@vezne/testing';
import { findEntries } from '@vezne/testing/cash-flow-page';
import CashFlowPage from '../CashFlowPage';
import { periodsOn } from './periods';

const server = fakeApi();
// What is only counted asks for one row.
const lastQuery = () =>
  server
    .requests(api.cashFlow.findAll)
    .map(({ body }) => body as Record<string, unknown>)
    .findLast(({ pageSize }) => pageSize !== 1);
const press = async (name: string | RegExp) =>
  within((await screen.findByRole('group', { name: 'Süzgeçler' })).parentElement as HTMLElement).findByRole(
    'button',
    { name },
  );
const popover = (name: string) => screen.findByRole('dialog', { name }).then((found) => within(found));

async function open(route = '/cash-flow') {
  const app = renderApp(<CashFlowPage />, { route });
  await screen.findByText('Hareket 1');
  return app;
}

test('an address with a category that is no more says so', async () => {
  server.answer(api.cashFlow.findAll, ({ body }) => cashFlowPage([], body));
  renderApp(<CashFlowPage />, { route: `/cash-flow?categoryId=${idOf(2, 99)}` });
  expect(await screen.findByText(/Artık olmayan bir kategoride eşleşen kayıt yok\./)).toBeVisible();
  expect(screen.getByText('Bilinmeyen')).toBeVisible();
});

test('an address with an account that is no more says so quietly, and the way out drops it', async () => {
  server.answer(api.cashFlow.findAll, ({ body }) => cashFlowPage([cashFlow(1)], body));
  server.fail(api.cashFlow.findAll, { status: 404, message: 'Kayıt bulunamadı' }, 1);
  const { user, location } = renderApp(<CashFlowPage />, { route: `/cash-flow?accountId=${idOf(7, 99)}` });
  expect(await screen.findByText(/^Artık olmayan bir hesapta eşleşen kayıt yok\./)).toBeVisible();
  expect(screen.queryByText(/Kayıt bulunamadı/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: '1 Kaydı Göster' }));
  expect(await screen.findByText('Hareket 1')).toBeVisible();
  expect(location()).toBe('/cash-flow');
});

test('a usual period is in force as soon as it is chosen, stands in its chip and in the address', async () => {
  const { user, location } = await open();
  await user.click(await press('Dönem'));
  await user.click((await popover('Dönem')).getByRole('button', { name: /^Geçen ay/ }));
  const period = periodsOn(dayInTurkey(new Date()))[3];
  await waitFor(() => expect(lastQuery()).toMatchObject({ from: period?.from, to: period?.to, page: 0 }));
  expect(location()).toBe(`/cash-flow?from=${period?.from}&to=${period?.to}`);
  expect(await press(/^Dönem: /)).toBeVisible();
  await user.click(await press('Dönem süzgecini kaldır'));
  await waitFor(() => expect(location()).toBe('/cash-flow'));
  expect(await press('Dönem')).toHaveFocus();
});

test('a usual period says in words which days it means', async () => {
  const { user } = await open();
  await user.click(await press('Dönem'));
  const dialog = await popover('Dönem');
  const said = (name: RegExp) => dialog.getByRole('button', { name }).textContent;
  expect(said(/^Bugün/)).toMatch(/^Bugün\d+ \p{L}+$/u);
  expect(said(/^Geçen ay/)).toMatch(/^Geçen ay1–\d+ \p{L}+$/u);
  expect(said(/^Bu yıl/)).toBe('Bu yıl1 Ocak – 31 Aralık');
});

test('own days are checked before they count', async () => {
  const { user, location } = await open();
  await user.click(await press('Dönem'));
  const dialog = await popover('Dönem');
  await user.type(dialog.getByLabelText('Başlangıç'), '5.10.2026');
  await user.type(dialog.getByLabelText('Bitiş'), '1.10.2026{Enter}');
  expect(dialog.getByText('Bitiş tarihi başlangıç tarihinden önce olamaz')).toBeVisible();
  await user.clear(dialog.getByLabelText('Bitiş'));
  await user.type(dialog.getByLabelText('Bitiş'), '9.10.2026{Enter}');
  await waitFor(() => expect(location()).toBe('/cash-flow?from=2026-10-05&to=2026-10-09'));
});

test('several categories and methods can be chosen, found by folding', async () => {
  const { user, location } = await open();
  await user.click(await press('Kategori'));
  const categories = await popover('Kategori');
  await user.type(categories.getByLabelText('Kategori ara'), 'iscilik');
  await user.click(await categories.findByLabelText('İşçilik'));
  await user.clear(categories.getByLabelText('Kategori ara'));
  await user.click(categories.getByLabelText('Kira'));
  await user.click(categories.getByRole('button', { name: 'Uygula' }));
  expect(await press('Kategori: 2 kategori')).toBeVisible();
  await user.click(await press('Yöntem'));
  const methods = await popover('Yöntem');
  await user.click(methods.getByLabelText('Çek'));
  await user.click(methods.getByRole('button', { name: 'Uygula' }));
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({ categoryIds: [idOf(3, 2), idOf(3, 3)], paymentMethod: 'CHECK' }),
  );
  await user.click(await press('Temizle'));
  await waitFor(() => expect(location()).toBe('/cash-flow'));
  expect(await press('Dönem')).toHaveFocus();
  expect(await screen.findByText('Hareket 1')).toBeVisible();
});

test('categories stand by their direction', async () => {
  const { user } = await open();
  await user.click(await press('Kategori'));
  const dialog = await popover('Kategori');
  await dialog.findByLabelText('Kira');
  const list = within(dialog.getByRole('group', { name: 'Kategoriler' }));
  const groups = list.getAllByRole('group').map((group) => [
    within(group).getByRole('heading', { level: 3 }).textContent,
    within(group)
      .getAllByRole('checkbox')
      .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent),
  ]);
  expect(groups).toEqual([
    ['Çıkış', ['İşçilik', 'Kira', 'Malzeme']],
    ['Giriş', ['Hakediş']],
  ]);
});

test('beside each category stands how many the other filters find of it', async () => {
  server.answer(api.cashFlow.findAll, ({ body }) => ({
    ...cashFlowPage([cashFlow(1)], body),
    ...(body.sortBy === 'category' && { groups: [{ key: idOf(3, 3), count: 1_250 }] }),
  }));
  const { user } = await open(`/cash-flow?type=CIKIS&categoryId=${idOf(3, 2)}&q=vin`);
  await user.click(await press(/^Kategori: /));
  const dialog = await popover('Kategori');
  expect(await dialog.findByText('1.250')).toBeVisible();
  expect(dialog.getByLabelText('Kira')).toHaveAccessibleDescription('1.250 kayıt');
  expect(dialog.getByLabelText('Malzeme')).toHaveAccessibleDescription('0 kayıt');
  const asked = server
    .requests(api.cashFlow.findAll)
    .map(({ body }) => body as CashFlowQuery)
    .find(({ sortBy }) => sortBy === 'category');
  expect(asked).toMatchObject({ cashFlowType: 'CIKIS', searchText: 'vin', pageSize: 1 });
  expect(asked?.categoryId).toBeUndefined();
});

/** One entry of each category: 250 of rent, 100 of labour. */
const byCategory = (body: CashFlowQuery) => {
  const entries = [
    cashFlow(1, { cashFlowType: 'CIKIS', amount: 250, categoryId: idOf(3, 3) }),
    cashFlow(2, { cashFlowType: 'CIKIS', amount: 100, categoryId: idOf(3, 2) }),
  ];
  return cashFlowPage(findEntries(entries, { ...body, searchText: '' }), body);
};
const counted = () =>
  server
    .requests(api.cashFlow.findAll)
    .map(({ body }) => body as CashFlowQuery)
    .filter(({ pageSize, sortBy }) => pageSize === 1 && sortBy !== 'category');

test('what a filter would find is told before it is in force, and never figures of another choice', async () => {
  server.answer(api.cashFlow.findAll, ({ body }) => byCategory(body));
  const { user, location } = await open(`/cash-flow?q=${'a'.repeat(300)}`);
  await user.click(await press('Kategori'));
  const dialog = await popover('Kategori');
  const note = () => dialog.getByRole('status');
  await user.click(await dialog.findByLabelText('Kira'));
  await waitFor(() => expect(note()).toHaveTextContent('1 kayıt, −250,00 ₺'));
  expect(counted()[0]).toMatchObject({ searchText: 'a'.repeat(200) });
  const release = server.hold(api.cashFlow.findAll);
  const asked = counted().length;
  await user.click(dialog.getByLabelText('İşçilik'));
  expect(note()).toHaveTextContent('…');
  await waitFor(() => expect(counted()).toHaveLength(asked + 1));
  expect(note()).toHaveTextContent('…');
  release();
  await waitFor(() => expect(note()).toHaveTextContent('2 kayıt, −350,00 ₺'));
  expect(location()).toBe(`/cash-flow?q=${'a'.repeat(300)}`);
});

test('boxes ticked in a row are counted once', async () => {
  const { user } = await open();
  await user.click(await press('Kategori'));
  const dialog = await popover('Kategori');
  const before = counted().length;
  await dialog.findByLabelText('Kira');
  fireEvent.click(dialog.getByLabelText('Kira'));
  await act(() => new Promise((moved) => setTimeout(moved, 50)));
  fireEvent.click(dialog.getByLabelText('İşçilik'));
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('kayıt'));
  expect(counted()).toHaveLength(before + 1);
  expect(counted().at(-1)).toMatchObject({ categoryIds: [idOf(3, 3), idOf(3, 2)] });
});

test('a filter that cannot be counted tells nothing, and raises no alarm', async () => {
  const { user } = await open();
  await user.click(await press('Kategori'));
  const dialog = await popover('Kategori');
  server.fail(api.cashFlow.findAll, { status: 500 });
  await user.click(await dialog.findByLabelText('Kira'));
  await waitFor(() => expect(dialog.getByRole('status')).toBeEmptyDOMElement());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('one project can be chosen, found by folding, and its name stands in the chip', async () => {
  const projects = [project(1), project(2, { name: 'Ilıca Otel' })];
  server.answer(api.project.search, ({ body }) => pageOf(projects, body));
  server.answer(
    api.project.findById,
    ({ query }) => projects.find(({ id }) => id === query.id) ?? project(1),
  );
  const { user, location } = await open();
  await user.click(await press('Proje'));
  const choice = await popover('Proje');
  await user.type(await choice.findByLabelText('Proje ara'), 'ilica');
  await user.click(await choice.findByRole('button', { name: 'Ilıca Otel' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ projectId: idOf(5, 2), page: 0 }));
  expect(location()).toBe(`/cash-flow?projectId=${idOf(5, 2)}`);
  expect(await press('Proje: Ilıca Otel')).toBeVisible();
  await user.click(await press('Proje süzgecini kaldır'));
  await waitFor(() => expect(location()).toBe('/cash-flow'));
});

test('an amount is bounded on one side or on both, never against itself', async () => {
  const { user, location } = await open();
  await user.click(await press('Tutar'));
  const dialog = await popover('Tutar');
  await user.type(dialog.getByLabelText('En az'), '5000');
  await user.type(dialog.getByLabelText('En çok'), '100');
  await user.click(dialog.getByRole('button', { name: 'Uygula' }));
  expect(dialog.getByText('En çok tutar en az tutardan küçük olamaz')).toBeVisible();
  await user.clear(dialog.getByLabelText('En çok'));
  await user.click(dialog.getByRole('button', { name: 'Uygula' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ minAmount: 5000 }));
  expect(location()).toBe('/cash-flow?min=5000');
  expect(await press(/^Tutar: en az 5\.000,00/)).toBeVisible();
});

test('a head sorts, says which way, and days are gone while their order is', async () => {
  const { user, location } = await open();
  const head = (name: string) => screen.getByRole('columnheader', { name });
  expect(head('Tarih')).toHaveAttribute('aria-sort', 'descending');
  // Days of other years bear theirs.
  const day = /^27 Kasım(?: 2026)? Cuma$/;
  expect(screen.getByText(day)).toBeVisible();
  await user.click(within(head('Kategori')).getByRole('button'));
  await waitFor(() => expect(lastQuery()).toMatchObject({ sortBy: 'category', sortOrder: 'ASC', page: 0 }));
  expect(head('Kategori')).toHaveAttribute('aria-sort', 'ascending');
  expect(head('Tarih')).not.toHaveAttribute('aria-sort');
  await waitFor(() => expect(screen.queryByText(day)).toBeNull());
  await user.click(within(head('Kategori')).getByRole('button'));
  await waitFor(() => expect(location()).toBe('/cash-flow?sort=category&order=DESC'));
});

test('page, size, search, filters and order come back from the address', async () => {
  const { user, location } = renderApp(<CashFlowPage />, {
    route: '/cash-flow?q=hareket&page=2&size=3&type=CIKIS&sort=amount&min=2000',
  });
  await screen.findByText('Hareket 10');
  expect(lastQuery()).toEqual({
    page: 1,
    pageSize: 3,
    searchText: 'hareket',
    cashFlowType: 'CIKIS',
    minAmount: 2000,
    sortBy: 'amount',
    sortOrder: 'DESC',
  });
  expect(screen.getByPlaceholderText('Açıklama göre ara...')).toHaveValue('hareket');
  await user.selectOptions(screen.getByLabelText('Nakit Akışı Göster'), '6');
  await waitFor(() => expect(location()).toBe('/cash-flow?q=hareket&type=CIKIS&sort=amount&min=2000'));
});

test('the foot adds up what is found, the cards follow, and the cash is that at the end of the period', async () => {
  const entries = [
    cashFlow(1, { date: '2026-10-05', amount: 1000.1, cashFlowType: 'GIRIS' }),
    cashFlow(2, { date: '2026-10-06', amount: 300.05, cashFlowType: 'CIKIS' }),
  ];
  server.answer(api.cashFlow.findAll, ({ body }) => ({
    ...cashFlowPage(entries, body),
    openingBalance: 500,
    closingBalance: 1200.05,
  }));
  await open('/cash-flow?from=2026-10-01&to=2026-10-31');
  expect(screen.getByText('Bulunan 2 kayıt').parentElement).toHaveTextContent(
    'Bulunan 2 kayıtGiriş+1.000,10 ₺Çıkış−300,05 ₺Net+700,05 ₺',
  );
  const strip = await screen.findByRole('region', { name: 'Kasa özeti, Ekim 2026' });
  await waitFor(() => expect(strip).toHaveTextContent('Toplam Giriş1.000,10 ₺'));
  expect(strip).toHaveTextContent('Toplam Çıkış−300,05 ₺');
  expect(strip).toHaveTextContent('Bakiye1.200,05 ₺Devir 500,00 ₺');
});

test('axe finds nothing serious in an open filter', async () => {
  const { user } = await open('/cash-flow?type=GIRIS');
  await user.click(await press('Kategori'));
  await popover('Kategori');
  expect(await seriousFindings()).toEqual([]);
});
