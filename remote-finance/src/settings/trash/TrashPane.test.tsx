import { act, screen, waitFor, within } from '@testing-library/react';
import { api, type Restored, type TrashItem } from '@vezne/contract';
import { cashFlow, fakeApi, idOf, pageOf } from '@vezne/testing';
import { highlightAtom } from '@vezne/ui/state';
import { openSettings } from '../testing';

const server = fakeApi();
const open = () => openSettings('trash');

const item = (n: number, values: Partial<TrashItem> = {}): TrashItem => ({
  id: idOf(4, n),
  entity: 'cash-flow',
  label: `Silinen ${n}`,
  amount: -1_250.5,
  parts: 0,
  deletedBy: 'Ece Şahin',
  deletedAt: '2026-11-21T11:03:00.000Z',
  daysLeft: 29,
  ...values,
});
let items: TrashItem[];

beforeEach(() => {
  items = [item(1), item(2, { entity: 'project', label: 'Moda', amount: null, parts: 13, daysLeft: 3 })];
  server.answer(api.trash.findAll, ({ body }) => pageOf(items, body));
  server.answer(api.trash.restore, ({ body }) => {
    items = items.filter(({ id }) => id !== body.id);
    return { entity: 'cash-flow' as const, record: cashFlow(1) };
  });
});

test('tells what was deleted, by whom, and how long it stays', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Silinen kayıtlar' });
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.trim().replaceAll('\u00a0', ' '));
  expect(rows).toEqual([
    'Silinen 1Nakit akışı−1.250,50 ₺Ece Şahin21.11.202629 gün kaldıGeri Yükle',
    'ModaProje · 13 kayıtla birlikte-Ece Şahin21.11.20263 gün kaldıGeri Yükle',
  ]);
});

test('a record is restored and leaves the list', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Geri Yükle: Moda' }));
  expect(await screen.findByText('Kayıt geri yüklendi.')).toBeVisible();
  expect(server.requests(api.trash.restore)[0]?.body).toEqual({ id: idOf(4, 2) });
  await waitFor(() => expect(screen.queryByText('Moda')).toBeNull());
});

const paid = cashFlow(1);
const payment = {
  ...{ id: idOf(8, 1), contactId: null, contactName: null, direction: 'OUT' as const, date: paid.date },
  ...{ amount: 40, rest: 0, lines: [], description: 'Beton', paymentMethod: 'CASH' as const, version: 1 },
  ...{ cashFlowId: paid.id, accountId: paid.accountId, createdAt: paid.createdAt, updatedAt: paid.updatedAt },
};

test.each<[string, Restored]>([
  ['an expense', { entity: 'cash-flow', record: { ...paid, cashFlowType: 'CIKIS' } }],
  ['a payment', { entity: 'settlement', record: payment }],
])('%s that comes back is told of where its till holds less than nothing then', async (_what, restored) => {
  const { accountId } = paid;
  server.answer(api.trash.restore, restored);
  server.answer(api.cashAccount.summary, {
    accounts: [{ id: accountId, name: 'Ana Kasa', kind: 'KASA', balance: -40, lastDate: null }],
    ...{ cash: -40, bank: 0, cardDebt: 0, total: -40 },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Geri Yükle: Silinen 1' }));
  expect(await screen.findByText('Kayıt geri yüklendi.')).toBeVisible();
  expect(await screen.findByText('Kasa bakiyesi eksiye düştü: −40,00 ₺')).toBeVisible();
});

test('the key that restored what was deleted last does not restore the one before it', async () => {
  const { user, store } = open();
  const first = await screen.findByRole('button', { name: 'Geri Yükle: Silinen 1' });
  act(() => store.set(highlightAtom, 'restore-last'));
  await waitFor(() => expect(first).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Silinen 1')).toBeNull());
  await waitFor(() => expect(screen.getByRole('row', { name: /Moda/ })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(server.requests(api.trash.restore)).toHaveLength(1);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Geri Yükle: Moda' })).toHaveFocus();
});

test('a record whose category is gone asks for another one', async () => {
  const message = 'Bu kayıt geri yüklenemedi: Kira artık yok. Başka bir kategori seçin.';
  server.fail(api.trash.restore, { status: 409, message, fields: { categoryId: message } }, 1);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Geri Yükle: Silinen 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Geri Yükle' }));
  expect(dialog.getByText(message)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Geri Yükle' }));
  expect(await dialog.findByText('Kategori gerekli')).toBeVisible();
  const [, first] = dialog.getAllByRole('option');
  await user.selectOptions(dialog.getByLabelText('Kategori'), first as HTMLElement);
  await user.click(dialog.getByRole('button', { name: 'Geri Yükle' }));
  expect(await screen.findByText('Kayıt geri yüklendi.')).toBeVisible();
  const categoryId = first?.getAttribute('value');
  expect(server.requests(api.trash.restore)[1]?.body).toEqual({ id: idOf(4, 1), replace: { categoryId } });
});

test('what cannot come back otherwise says why in its own row, and the focus stays', async () => {
  const message = 'Aynı adda bir kategori var: Kira';
  server.fail(api.trash.restore, { status: 409, message }, 1);
  const { user } = open();
  const restore = await screen.findByRole('button', { name: 'Geri Yükle: Silinen 1' });
  await user.click(restore);
  const row = screen.getByRole('row', { name: /Silinen 1/ });
  expect(await within(row).findByText(message)).toBeVisible();
  expect(within(row).getByRole('alert')).toHaveTextContent(message);
  expect(screen.getAllByText(message)).toHaveLength(1);
  expect(restore).toHaveFocus();
  expect(restore).toHaveAccessibleDescription(message);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(restore);
  expect(await screen.findByText('Kayıt geri yüklendi.')).toBeVisible();
  expect(screen.queryByText(message)).toBeNull();
});

test('a second refusal stands in the question', async () => {
  const gone = 'Bu kayıt geri yüklenemedi: Kira artık yok. Başka bir kategori seçin.';
  const locked = 'Bu ay kapalı. Kaydı geri yüklemek için önce ayı açın.';
  server.fail(api.trash.restore, { status: 409, message: gone, fields: { categoryId: gone } }, 1);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Geri Yükle: Silinen 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Geri Yükle' }));
  const [, first] = dialog.getAllByRole('option');
  await user.selectOptions(dialog.getByLabelText('Kategori'), first as HTMLElement);
  server.fail(api.trash.restore, { status: 409, message: locked }, 1);
  await user.click(dialog.getByRole('button', { name: 'Geri Yükle' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(locked);
  expect(dialog.getByRole('button', { name: 'Geri Yükle' })).toHaveFocus();
  expect(screen.getAllByText(locked)).toHaveLength(1);
});

test('a record is deleted for good after a question', async () => {
  server.answer(api.trash.delete, ({ query }) => {
    items = items.filter(({ id }) => id !== query.id);
    return true as const;
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Sil: Silinen 1, kalıcı' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Kalıcı Sil' });
  expect(dialog).toHaveTextContent('Bir daha geri yüklenemez.');
  expect(dialog).toHaveTextContent('−1.250,50 ₺');
  await user.click(within(dialog).getByRole('button', { name: 'Kalıcı Sil' }));
  expect(await screen.findByText('Kayıt kalıcı olarak silindi.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Silinen 1')).toBeNull());
});

test('says so when nothing is in it, and when nothing fits', async () => {
  server.answer(api.trash.findAll, ({ body }) => pageOf(body.entity ? [] : items, body));
  const { user, unmount } = open();
  await screen.findByText('Silinen 1');
  await user.selectOptions(screen.getByLabelText('Tür'), 'Proje');
  expect(await screen.findByText('Aramaya uyan silinmiş kayıt yok.')).toBeVisible();
  expect(server.requests(api.trash.findAll).at(-1)?.body).toMatchObject({ entity: 'project' });
  unmount();
  items = [];
  open();
  expect(await screen.findByText('Çöp kutusu boş.')).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
});
