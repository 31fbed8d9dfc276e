import { screen, waitFor, within } from '@testing-library/react';
import { api, dayInTurkey, type SavedView } from '@vezne/contract';
import { fakeApi, idOf, renderApp, seriousFindings } from '@vezne/testing';
import CashFlowPage from '../CashFlowPage';
import { periodsOn } from '../filters/periods';

const server = fakeApi();
jest.setTimeout(30_000);
const lastQuery = () => server.requests(api.cashFlow.findAll).at(-1)?.body;
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
const opener = (name: RegExp = /^Görünüm/) => screen.findByRole('button', { name }, SLOW);
const choice = (name: string) => screen.findByRole('menuitemradio', { name }, SLOW);
const action = (name: string) => screen.findByRole('menuitem', { name }, SLOW);

test('a view is chosen from the menu and stands in the address; all entries are one choice away', async () => {
  const { user, location } = await open();
  await user.click(await opener());
  expect(await choice('Tüm hareketler')).toBeChecked();
  await user.click(await choice('Bekleyen çekler'));
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({ paymentMethod: 'CHECK', sortBy: 'amount', sortOrder: 'DESC' }),
  );
  expect(location()).toBe(`/cash-flow?paymentMethod=CHECK&sort=amount&view=${cheques.id}`);
  await user.click(await opener(/^Görünüm: Bekleyen çekler$/));
  expect(await choice('Bekleyen çekler')).toBeChecked();
  await user.click(await choice('Tüm hareketler'));
  await waitFor(() => expect(location()).toBe('/cash-flow'));
});

test('what is looked at is saved under a name; "Bu ay" moves on unless it is told to stay', async () => {
  const month = periodsOn(dayInTurkey(new Date()))[2];
  const { user, location } = await open([], `/cash-flow?from=${month?.from}&to=${month?.to}&type=CIKIS`);
  await user.click(screen.getByRole('button', { name: 'Rahat' }));
  await user.click(await opener());
  await user.click(await action('Görünümü kaydet'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Görünümü Kaydet' }));
  expect(dialog.getByLabelText('Dönem bugünle ilerlesin (Bu ay)')).toBeChecked();
  await user.type(dialog.getByLabelText('Görünüm adı'), 'Bu ayın giderleri');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Görünüm kaydedildi.')).toBeVisible();
  await waitFor(() => expect(location()).toContain(`view=${idOf(31, 1)}`));
  expect(await opener(/^Görünüm: Bu ayın giderleri$/)).toBeVisible();
  expect(server.requests(api.savedView.save).map(({ body }) => body)).toEqual([
    { name: 'Bu ayın giderleri', address: 'type=CIKIS&period=month', density: 'RAHAT', opensFirst: false },
  ]);
});

test('a name that is missing or taken is told under its field', async () => {
  const { user } = await open();
  const taken = 'Bu isimde bir görünüm zaten var';
  server.fail(api.savedView.save, { status: 409, code: 'CONFLICT', message: taken, fields: { name: taken } });
  await user.click(await opener());
  await user.click(await action('Görünümü kaydet'));
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
  await user.click(await opener(/^Görünüm: Bekleyen çekler.*değişti/));
  await user.click(await choice('Bekleyen çekler'));
  await waitFor(() => expect(location()).toContain('paymentMethod=CHECK'));
  expect(await opener(/^Görünüm: Bekleyen çekler$/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Yöntem süzgecini kaldır' }));
  await user.click(await opener(/değişti/));
  await user.click(await action('Bu görünümü güncelle'));
  expect(await opener(/^Görünüm: Bekleyen çekler$/)).toBeVisible();
  expect(server.requests(api.savedView.update).at(-1)?.body).toMatchObject({
    id: cheques.id,
    name: 'Bekleyen çekler',
    address: 'sort=amount',
  });
});

test('a view is renamed, told to open first, and deleted after a question; its filters stay', async () => {
  const { user, location } = await open([cheques], `/cash-flow?${cheques.address}&view=${cheques.id}`);
  await user.click(await opener(/^Görünüm: Bekleyen çekler$/));
  await user.click(await action('Görünümü düzenle'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Görünümü Düzenle' }));
  await user.clear(dialog.getByLabelText('Görünüm adı'));
  await user.type(dialog.getByLabelText('Görünüm adı'), 'Çekler');
  await user.click(dialog.getByLabelText('Kasa Defteri bu görünümle açılsın'));
  await user.click(dialog.getByRole('button', { name: 'Güncelle' }));
  expect(await screen.findByText('Görünüm güncellendi.')).toBeVisible();
  await user.click(await opener(/^Görünüm: Çekler$/));
  expect(await choice('Çekler (açılışta)')).toBeChecked();
  await user.click(await action('Görünümü sil'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Silme Onayı' }));
  await user.click(question.getByRole('button', { name: 'Sil' }));
  expect(await opener(/^Görünümler$/)).toBeVisible();
  expect(location()).toContain('paymentMethod=CHECK');
});

test('a ledger that is opened plainly begins with the view that opens first', async () => {
  const first = saved(1, { address: 'type=CIKIS', density: 'RAHAT', opensFirst: true });
  const { user, location } = await open([first]);
  await waitFor(() => expect(location()).toBe(`/cash-flow?type=CIKIS&view=${first.id}`));
  expect(await screen.findByRole('button', { name: 'Rahat' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(await opener());
  await user.click(await choice('Tüm hareketler'));
  await waitFor(() => expect(location()).toBe('/cash-flow?view=all'));
});

test('a link with filters is shown as it is, whatever opens first', async () => {
  const { location } = await open([{ ...cheques, opensFirst: true }], '/cash-flow?type=GIRIS');
  expect(await opener(/^Görünümler$/)).toBeVisible();
  expect(location()).toBe('/cash-flow?type=GIRIS');
});

test('a view that is not there any more, or a colleague’s, leaves the filters of the address', async () => {
  await open([], `/cash-flow?type=CIKIS&view=${idOf(31, 9)}`);
  expect(await opener(/^Görünümler$/)).toBeVisible();
  await waitFor(() => expect(lastQuery()).toMatchObject({ cashFlowType: 'CIKIS' }));
});

test('the menu and its dialog are free of serious findings', async () => {
  const { user } = await open();
  await user.click(await opener());
  await user.click(await action('Görünümü kaydet'));
  await screen.findByRole('dialog', { name: 'Görünümü Kaydet' });
  expect(await seriousFindings()).toEqual([]);
});
