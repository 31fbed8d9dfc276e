import { screen, waitFor, within } from '@testing-library/react';
import { api, type HistoryLine } from '@vezne/contract';
import { fakeApi, idOf, manager, pageOf, setWindowWidth } from '@vezne/testing';
import { openSettings } from '../testing';

const server = fakeApi();
const open = () => openSettings('history');

const line = (n: number, values: Partial<HistoryLine> = {}): HistoryLine => ({
  id: idOf(9, n),
  at: '2026-11-21T11:03:00.000Z',
  action: 'DEGISTIR',
  entity: 'cash-flow',
  entityId: idOf(4, n),
  event: null,
  label: 'Kira',
  managerId: manager.id,
  managerName: 'Ece Şahin',
  changes: [],
  parts: 0,
  ...values,
});
const raised = line(1, {
  changes: [
    { field: 'amount', before: 45_000, after: 54_000, hidden: false },
    { field: 'paymentMethod', before: 'CASH', after: 'CARD', hidden: false },
  ],
});
const lines = [
  raised,
  line(2, {
    entity: 'manager',
    label: 'Can Er',
    changes: [{ field: 'phone', before: null, after: null, hidden: true }],
  }),
  line(3, { action: 'SIL', entity: 'project', label: 'Moda', parts: 13, managerName: null }),
  line(4, {
    action: 'GUVENLIK',
    entity: 'security',
    event: 'login.failed',
    label: 'Ece Şahin',
    managerId: null,
    managerName: null,
  }),
  line(5, {
    action: 'AKTAR',
    entityId: null,
    label: null,
    managerId: null,
    managerName: null,
    changes: [{ field: 'count', before: null, after: 5_000, hidden: false }],
  }),
];

beforeEach(() => {
  server.answer(api.manager.findAll, [manager]);
  server.answer(api.history.findAll, ({ body }) => pageOf(lines, body));
});

test('tells who did what to which record, and what changed', async () => {
  const { user } = open();
  const table = await screen.findByRole('table', { name: 'Değişiklikler' });
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.replaceAll('\u00a0', ' '));
  expect(rows).toEqual([
    '21.11.202614:03Ece ŞahinKiraNakit akışı değiştirildiTutar 45.000,00 ₺ → 54.000,00 ₺ ve 1 alan daha',
    '21.11.202614:03Ece ŞahinCan ErYönetici değiştirildiTelefon değişti',
    '21.11.202614:03Silinmiş kullanıcıModaProje silindi13 bağlı kayıtla birlikte',
    '21.11.202614:03BilinmiyorEce ŞahinBaşarısız giriş denemesi',
    '21.11.202614:03Sistem5.000 kayıtNakit akışı toplu eklendi',
  ]);
  await user.click(screen.getByRole('button', { name: 'Ayrıntı: Nakit akışı değiştirildi, Kira' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kira' });
  const sides = within(dialog)
    .getAllByRole('row')
    .map((row) => row.textContent?.replaceAll('\u00a0', ' '));
  expect(sides).toEqual(['AlanÖnceSonra', 'Tutar45.000,00 ₺54.000,00 ₺', 'Ödeme yöntemiNakitKart']);
});

test('is narrowed by kind, person, days and words', async () => {
  const { user } = open();
  await screen.findByRole('table', { name: 'Değişiklikler' });
  const asked = () => server.requests(api.history.findAll).at(-1)?.body;
  await user.selectOptions(screen.getByLabelText('Tür'), 'Güvenlik');
  await user.selectOptions(screen.getByLabelText('Kişi'), 'Ece Şahin');
  await waitFor(() => expect(asked()).toMatchObject({ entity: 'security', managerId: manager.id, page: 0 }));
  await user.type(screen.getByRole('searchbox'), 'kira{Enter}');
  await waitFor(() => expect(asked()).toMatchObject({ searchText: 'kira' }));
  await user.type(screen.getByLabelText('Başlangıç tarihi'), '20.11.2026');
  await waitFor(() => expect(asked()).toMatchObject({ from: '2026-11-20', to: '' }));
  await user.type(screen.getByLabelText('Bitiş tarihi'), '1.11.2026');
  expect(await screen.findByText('Bitiş tarihi başlangıç tarihinden önce olamaz')).toBeVisible();
  expect(screen.getByLabelText('Bitiş tarihi')).toBeInvalid();
  expect(asked()).toMatchObject({ from: '2026-11-20', to: '' });
});

test('on a phone a sheet narrows it, and export and what is set stand beside its button', async () => {
  setWindowWidth();
  const { user } = open();
  const opener = await screen.findByRole('button', { name: 'Süzgeç' });
  expect(opener.compareDocumentPosition(screen.getByRole('button', { name: 'Dışa Aktar' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.queryByLabelText('Tür')).not.toBeInTheDocument();
  const asked = () => server.requests(api.history.findAll).at(-1)?.body;
  await user.click(opener);
  const sheet = within(await screen.findByRole('dialog', { name: 'Süzgeç' }));
  await user.selectOptions(sheet.getByLabelText('Tür'), 'Güvenlik');
  await user.type(sheet.getByLabelText('Başlangıç tarihi'), '20.11.2026');
  await user.type(sheet.getByLabelText('Bitiş tarihi'), '1.11.2026');
  await waitFor(() => expect(sheet.getByLabelText('Bitiş tarihi')).toBeInvalid());
  expect(sheet.getByText('Bitiş tarihi başlangıç tarihinden önce olamaz')).toBeVisible();
  await user.clear(sheet.getByLabelText('Bitiş tarihi'));
  await waitFor(() => expect(asked()).toMatchObject({ entity: 'security', from: '2026-11-20', to: '' }));
  await user.click(await sheet.findByRole('button', { name: '5 Değişikliği Göster' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Süzgeç (2)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tür süzgecini kaldır' }));
  await waitFor(() => expect(asked()).toMatchObject({ entity: null, from: '2026-11-20' }));
  expect(screen.getByRole('button', { name: 'Süzgeç (1)' })).toHaveFocus();
  expect(screen.getByRole('button', { name: '20.11.2026 ve sonrası' })).toBeVisible();
});

test('asks for no day of a date on its way, and says what is no date', async () => {
  const { user } = open();
  await screen.findByRole('table', { name: 'Değişiklikler' });
  await user.type(screen.getByLabelText('Başlangıç tarihi'), '31.2');
  expect(await screen.findByText('Geçerli bir tarih girin')).toBeVisible();
  expect(screen.getByLabelText('Başlangıç tarihi')).toBeInvalid();
  await user.clear(screen.getByLabelText('Başlangıç tarihi'));
  await user.type(screen.getByLabelText('Başlangıç tarihi'), '3.2');
  await waitFor(() =>
    expect(server.requests(api.history.findAll).at(-1)?.body).toMatchObject({
      from: expect.stringMatching(/-02-03$/),
    }),
  );
  const days = server.requests(api.history.findAll).map(({ body }) => (body as { from: string }).from);
  expect(new Set(days).size).toBe(2);
});

test('says so when nothing has changed, and when nothing fits', async () => {
  server.answer(api.history.findAll, ({ body }) => pageOf(body.entity ? [] : lines, body));
  const { user, unmount } = open();
  await screen.findByRole('table', { name: 'Değişiklikler' });
  await user.selectOptions(screen.getByLabelText('Tür'), 'Proje');
  expect(await screen.findByText('Bu süzgece uyan değişiklik yok.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tüm Geçmişi Göster' }));
  expect(await screen.findByRole('table', { name: 'Değişiklikler' })).toBeVisible();
  unmount();
  server.answer(api.history.findAll, ({ body }) => pageOf([], body));
  open();
  expect(await screen.findByText('Henüz değişiklik yok.')).toBeVisible();
});

test('a failure can be tried again', async () => {
  server.fail(api.history.findAll, { status: 500 }, 4);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Tekrar Dene' }));
  expect(await screen.findByRole('table', { name: 'Değişiklikler' })).toBeVisible();
});
