import { screen, waitFor, within } from '@testing-library/react';
import { api, CashFlowQuery, dayInTurkey, type SavedView } from '@vezne/contract';
import { cashFlow, cashFlowPage, fakeApi, idOf, renderApp, seriousFindings } from '@vezne/testing';
import CashFlowPage from '../CashFlowPage';
import { periodsOn } from '../filters/periods';

const server = fakeApi();
jest.setTimeout(30_000);
// What is counted for the tabs asks for one row.
const queries = () => server.requests(api.cashFlow.findAll).map(({ body }) => CashFlowQuery.parse(body));
const counts = () => queries().filter(({ pageSize }) => pageSize === 1);
const lists = () => queries().filter(({ pageSize }) => pageSize !== 1);
const lastQuery = () => lists().at(-1);
const at = '2026-11-22T09:00:00.000Z';
const saved = (n: number, more: Partial<SavedView>): SavedView => ({
  id: idOf(31, n),
  name: `Görünüm ${n}`,
  address: '',
  density: 'SIKI',
  opensFirst: false,
  createdAt: at,
  updatedAt: at,
  version: 1,
  ...more,
});
const cheques = saved(1, { name: 'Bekleyen çekler', address: 'paymentMethod=CHECK&sort=amount' });

/** The ledger with views that the server remembers. */
async function open(views: SavedView[] = [cheques], route = '/cash-flow') {
  let stored = views;
  server.answer(api.savedView.findAll, () => stored);
  server.answer(api.savedView.save, ({ body }) => {
    const view = saved(stored.length + 1, { ...body, opensFirst: body.opensFirst ?? false });
    stored = [...stored, view];
    return view;
  });
  server.answer(api.savedView.update, ({ body }) => {
    const { opensFirst = false, version = 1, ...rest } = body;
    const view = saved(1, { ...rest, opensFirst, version: version + 1 });
    stored = stored.map((one) => (one.id === view.id ? view : one));
    return view;
  });
  server.answer(api.savedView.delete, ({ query }) => {
    stored = stored.filter(({ id }) => id !== query.id);
    return true as const;
  });
  const app = renderApp(<CashFlowPage />, { route });
  await waitFor(() => expect(lastQuery()).toBeDefined());
  return app;
}

// Reading the roles of a whole page takes long on a busy machine.
const SLOW = { timeout: 5_000 };
const tab = (name: RegExp | string) => screen.findByRole('link', { name }, SLOW);
const button = (name: RegExp | string) => screen.findByRole('button', { name }, SLOW);
const more = (name: string) => button(`Görünüm işlemleri: ${name}`);
const save = () => button('Görünümü Kaydet');
const noSave = () =>
  expect(screen.queryByRole('button', { name: 'Görünümü Kaydet' })).not.toBeInTheDocument();
const isCurrent = async (name: RegExp | string) =>
  waitFor(() => expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'true'), SLOW);
const action = (name: string) => screen.findByRole('menuitem', { name }, SLOW);

test('a view is a tab that stands in the address; all entries are the first tab', async () => {
  const { user, location } = await open();
  await isCurrent(/^Tüm hareketler/);
  await user.click(await tab(/^Bekleyen çekler/));
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({ paymentMethod: 'CHECK', sortBy: 'amount', sortOrder: 'DESC' }),
  );
  expect(location()).toBe(`/cash-flow?paymentMethod=CHECK&sort=amount&view=${cheques.id}`);
  await isCurrent(/^Bekleyen çekler/);
  noSave();
  await user.click(await tab(/^Tüm hareketler/));
  await waitFor(() => expect(location()).toBe('/cash-flow'));
});

test('each tab tells how many entries it finds, whatever filters are set', async () => {
  server.answer(api.cashFlow.summary, {
    income: 1,
    expense: 1,
    balance: 0,
    openingBalance: 0,
    accountCount: 1,
    incomeCount: 61,
    expenseCount: 85,
    transferCount: 2,
  });
  server.answer(api.cashFlow.findAll, ({ body }) => ({
    ...cashFlowPage([cashFlow(1)]),
    totalElements: body.paymentMethod === 'CHECK' ? 9 : 1,
  }));
  await open([cheques], '/cash-flow?type=CIKIS');
  await isCurrent('Tüm hareketler 148');
  expect(await tab('Bekleyen çekler 9')).not.toHaveAttribute('aria-current');
  expect(counts()).toHaveLength(1);
});

test('a count that cannot be had leaves the tab without one, and nobody is told', async () => {
  const { user, location } = await open();
  await screen.findAllByRole('button', { name: /^Düzenle: / }, SLOW);
  server.fail(api.cashFlow.findAll, { status: 500, code: 'INTERNAL', message: 'Bir hata oluştu' });
  await waitFor(() => expect(counts().length).toBeGreaterThan(0), SLOW);
  expect(await tab('Bekleyen çekler')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(await tab('Bekleyen çekler'));
  await waitFor(() => expect(location()).toContain(cheques.id));
});

test('arrows, Home and End walk from tab to tab; Enter opens one', async () => {
  const { user, location } = await open();
  const [all, other] = [await tab(/^Tüm hareketler/), await tab(/^Bekleyen çekler/)];
  all.focus();
  await user.keyboard('{ArrowRight}');
  expect(other).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(all).toHaveFocus();
  await user.keyboard('{End}');
  expect(other).toHaveFocus();
  await user.keyboard('{Home}{ArrowLeft}{Enter}');
  await waitFor(() => expect(location()).toContain(cheques.id));
});

test('what is looked at is saved under a name; "Bu ay" moves on unless it is told to stay', async () => {
  // Of this month, whichever it is.
  const paid = cashFlow(2, { date: dayInTurkey(new Date()) });
  server.answer(api.cashFlow.findAll, ({ body }) => cashFlowPage([paid], body));
  const month = periodsOn(dayInTurkey(new Date()))[2];
  const { user, location } = await open([], `/cash-flow?from=${month?.from}&to=${month?.to}&type=CIKIS`);
  await user.click(await button('Rahat'));
  await user.click(await save());
  const dialog = within(await screen.findByRole('dialog', { name: 'Görünümü Kaydet' }));
  expect(dialog.getByLabelText('Dönem bugünle ilerlesin (Bu ay)')).toBeChecked();
  await user.type(dialog.getByLabelText('Görünüm adı'), 'Bu ayın giderleri{Enter}');
  expect(await screen.findByText('Görünüm kaydedildi.')).toBeVisible();
  await waitFor(() => expect(location()).toContain(`view=${idOf(31, 1)}`));
  await isCurrent(/^Bu ayın giderleri/);
  noSave();
  await waitFor(async () => expect(await tab(/^Bu ayın giderleri/)).toHaveFocus());
  expect(server.requests(api.savedView.save).map(({ body }) => body)).toEqual([
    { name: 'Bu ayın giderleri', address: 'type=CIKIS&period=month', density: 'RAHAT', opensFirst: false },
  ]);
});

test('a name that is missing or taken is told under its field', async () => {
  const { user } = await open([cheques], '/cash-flow?type=CIKIS');
  const taken = 'Bu isimde bir görünüm zaten var';
  server.fail(api.savedView.save, { status: 409, code: 'CONFLICT', message: taken, fields: { name: taken } });
  await user.click(await save());
  const dialog = within(await screen.findByRole('dialog', { name: 'Görünümü Kaydet' }));
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  const name = dialog.getByLabelText('Görünüm adı');
  await waitFor(() => expect(name).toHaveAccessibleDescription('Görünüm adı gerekli'));
  await user.type(name, 'bekleyen cekler{Enter}');
  await waitFor(() => expect(name).toHaveAccessibleDescription(taken));
  expect(name).toHaveValue('bekleyen cekler');
});

test('other filters than those of the view are told, kept in it, or dropped by choosing it again', async () => {
  const { user, location } = await open([cheques], `/cash-flow?view=${cheques.id}&type=CIKIS`);
  expect(await save()).toBeVisible();
  await user.click(await tab(/^Bekleyen çekler/));
  await waitFor(() => expect(location()).toContain('paymentMethod=CHECK'));
  noSave();

  await user.click(screen.getByRole('button', { name: 'Yöntem süzgecini kaldır' }));
  await user.click(await save());
  await user.click(await action('Bu Görünümü Güncelle'));
  await waitFor(noSave);
  await isCurrent(/^Bekleyen çekler/);
  expect(server.requests(api.savedView.update).at(-1)?.body).toMatchObject({
    id: cheques.id,
    name: 'Bekleyen çekler',
    address: 'sort=amount',
  });
});

test('a view is renamed, told to open first, and deleted after a question; its filters stay', async () => {
  const { user, location } = await open([cheques], `/cash-flow?${cheques.address}&view=${cheques.id}`);
  await user.click(await more('Bekleyen çekler'));
  await user.click(await action('Görünümü Düzenle'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Görünümü Düzenle' }));
  await user.clear(dialog.getByLabelText('Görünüm adı'));
  await user.type(dialog.getByLabelText('Görünüm adı'), 'Çekler');
  await user.click(dialog.getByLabelText('Kasa Defteri bu görünümle açılsın'));
  await user.click(dialog.getByRole('button', { name: 'Güncelle' }));
  expect(await screen.findByText('Görünüm güncellendi.')).toBeVisible();
  await user.click(await more('Çekler'));
  expect(await action('Açılışta Gösterme')).toBeVisible();
  await user.click(await action('Görünümü Sil'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Silme Onayı' }));
  await user.click(question.getByRole('button', { name: 'Sil' }));
  await isCurrent(/^Tüm hareketler/);
  expect(location()).toContain('paymentMethod=CHECK');
});

test('a view is told to open first, and not to, from the menu of its tab', async () => {
  const { user } = await open([cheques], `/cash-flow?${cheques.address}&view=${cheques.id}`);
  await user.click(await more('Bekleyen çekler'));
  await user.click(await action('Açılışta Göster'));
  await waitFor(() => expect(server.requests(api.savedView.update)).toHaveLength(1));
  expect(server.requests(api.savedView.update)[0]?.body).toMatchObject({ id: cheques.id, opensFirst: true });
  await user.click(await more('Bekleyen çekler'));
  await user.click(await action('Açılışta Gösterme'));
  await waitFor(() => expect(server.requests(api.savedView.update)).toHaveLength(2));
});

test('what is changed in a view can be kept as a new one', async () => {
  const { user, location } = await open([cheques], `/cash-flow?view=${cheques.id}&type=CIKIS`);
  await user.click(await save());
  await user.click(await action('Yeni Görünüm Olarak Kaydet'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Görünümü Kaydet' }));
  await user.type(dialog.getByLabelText('Görünüm adı'), 'Çıkışlar');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await isCurrent(/^Çıkışlar/);
  expect(location()).toContain(`view=${idOf(31, 2)}`);
  expect(server.requests(api.savedView.update)).toEqual([]);
});

test('a ledger that is opened plainly begins with the view that opens first', async () => {
  const first = saved(1, { address: 'type=CIKIS', density: 'RAHAT', opensFirst: true });
  const { user, location } = await open([first]);
  await waitFor(() => expect(location()).toBe(`/cash-flow?type=CIKIS&view=${first.id}`));
  expect(await screen.findByRole('button', { name: 'Rahat' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(await tab(/^Tüm hareketler/));
  await waitFor(() => expect(location()).toBe('/cash-flow?view=all'));
});

test('a link with filters is shown as it is, whatever opens first', async () => {
  const { location } = await open([{ ...cheques, opensFirst: true }], '/cash-flow?type=GIRIS');
  await isCurrent(/^Tüm hareketler/);
  expect(location()).toBe('/cash-flow?type=GIRIS');
});

test('a view that search leads to is shown with its filters', async () => {
  const { location } = await open([cheques], `/cash-flow?openView=${cheques.id}`);
  await isCurrent(/^Bekleyen çekler/);
  await waitFor(() => expect(lastQuery()).toMatchObject({ paymentMethod: 'CHECK', sortBy: 'amount' }));
  expect(location()).not.toContain('openView');
});

test('a view that is not there any more, or a colleague’s, leaves the filters of the address', async () => {
  await open([], `/cash-flow?type=CIKIS&view=${idOf(31, 9)}`);
  await isCurrent(/^Tüm hareketler/);
  await waitFor(() => expect(lastQuery()).toMatchObject({ cashFlowType: 'CIKIS' }));
});

test('the tabs, their menus and the dialog are free of serious findings', async () => {
  const { user } = await open([cheques], `/cash-flow?view=${cheques.id}&type=CIKIS`);
  await user.click(await more('Bekleyen çekler'));
  await action('Görünümü Sil');
  expect(await seriousFindings()).toEqual([]);
  await user.keyboard('{Escape}');
  await user.click(await save());
  await user.click(await action('Yeni Görünüm Olarak Kaydet'));
  await screen.findByRole('dialog', { name: 'Görünümü Kaydet' });
  expect(await seriousFindings()).toEqual([]);
});

test('the line of views is scrolled to a saved view, and left at its beginning for all entries', async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  const { user } = await open();
  const view = await tab(/Bekleyen çekler/);
  expect(scroll).not.toHaveBeenCalled();
  await user.click(view);
  await waitFor(() => expect(scroll).toHaveBeenCalled());
});
