import { screen, waitFor, within } from '@testing-library/react';
import { api, codes, messages, toPage } from '@vezne/contract';
import {
  fakeApi,
  idOf,
  priceListOf,
  product,
  project,
  projectIncome,
  renderApp,
  rowsPageOf,
} from '@vezne/testing';
import { RowsTab } from './RowsTab';

const server = fakeApi();
const { status: _, ...income } = projectIncome(1);
const expense = { ...income, status: 'BEKLIYOR' as const };

beforeEach(() => {
  server.answer(api.projectIncome.findAll, rowsPageOf([]));
  server.answer(api.projectExpense.findAll, rowsPageOf([]));
  server.answer(api.product.findAll, priceListOf([product(1, { name: 'Çimento', unit: 'torba' })]));
  server.answer(api.contact.findAll, toPage([], 0, 0, 8));
  server.answer(api.projectIncome.save, ({ body }) => projectIncome(9, { description: body.description }));
  server.answer(api.projectExpense.save, ({ body }) => ({ ...expense, description: body.description }));
});

async function openForm(kind: 'income' | 'expense') {
  const { user } = renderApp(<RowsTab project={project(1)} kind={kind} />);
  const [add] = await screen.findAllByRole('button', {
    name: kind === 'income' ? 'Gelir Ekle' : 'Gider Ekle',
  });
  await user.click(add as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText(/Fiyat listesinden doldur/);
  const row = (n: number) => within(dialog.getByRole('group', { name: new RegExp(`satırı ${n}$`) }));
  const fill = async (n: number, description: string) => {
    await user.type(row(n).getByLabelText('Açıklama'), description);
    await user.selectOptions(row(n).getByLabelText('Kategori'), 'Hakediş');
    await user.type(row(n).getByLabelText('Tutar (KDV hariç)'), '100');
  };
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  return { user, dialog, row, fill, press };
}

test('a new row begins today, waiting, with the usual VAT and the customer of the project', async () => {
  const { row } = await openForm('income');
  expect(row(1).getByLabelText('Durum')).toHaveValue('BEKLIYOR');
  expect(row(1).getByLabelText('KDV oranı')).toHaveValue('20');
  expect(row(1).getByLabelText(/^Müşteri/)).toHaveValue('Meltem Sigorta');
  expect(row(1).getByLabelText('Tarih')).not.toHaveValue('');
});

test('what is missing stands under its field, in the row that it is missing from', async () => {
  const { row, fill, press } = await openForm('income');
  await press('Satır Ekle');
  await fill(1, 'Birinci');
  await press('Kaydet');
  expect(await row(2).findByText('Açıklama gerekli')).toBeVisible();
  expect(row(2).getByText('Kategori gerekli')).toBeVisible();
  expect(row(2).getByText("Tutar 0'dan büyük olmalıdır")).toBeVisible();
  expect(row(1).queryByText('Açıklama gerekli')).not.toBeInTheDocument();
  await waitFor(() => expect(row(2).getByLabelText('Açıklama')).toHaveFocus());
  expect(server.requests(api.projectIncome.save)).toHaveLength(0);
});

test('a row cannot be due before its day, and is on it', async () => {
  const { user, row, fill, press } = await openForm('income');
  await fill(1, 'Birinci');
  const [day, due] = [row(1).getByLabelText('Tarih'), row(1).getByLabelText(/^Vade/)];
  await user.clear(day);
  await user.type(day, '10.11.2026');
  await user.type(due, '09.11.2026');
  await press('Kaydet');
  expect(await row(1).findByText('Vade, kaydın tarihinden önce olamaz')).toBeVisible();
  await waitFor(() => expect(due).toHaveFocus());
  expect(server.requests(api.projectIncome.save)).toHaveLength(0);
  await user.clear(due);
  await user.type(due, '10.11.2026');
  await press('Kaydet');
  await waitFor(() =>
    expect(server.requests(api.projectIncome.save)[0]?.body).toMatchObject({
      ...{ date: '2026-11-10', dueDate: '2026-11-10' },
    }),
  );
});

test('what the server refuses stands in the row that it refused, and the rows before it are kept', async () => {
  const message = 'Bu kategori gelirler için kullanılamaz';
  server.answer(api.projectIncome.save, ({ body }) => {
    server.fail(api.projectIncome.save, { status: 400, message, fields: { categoryId: message } }, 1);
    return projectIncome(9, { description: body.description });
  });
  const { row, fill, press } = await openForm('income');
  await press('Satır Ekle');
  await fill(1, 'Birinci');
  await fill(2, 'İkinci');
  await press('Kaydet');
  expect(await row(2).findByText(message)).toBeVisible();
  expect(row(1).queryByText(message)).not.toBeInTheDocument();
  await waitFor(() => expect(row(2).getByLabelText('Kategori')).toHaveFocus());
  expect(row(2).getByLabelText('Açıklama')).toHaveValue('İkinci');
});

test('a row that was added by mistake is taken away, and the others keep what was typed', async () => {
  const { dialog, row, fill, press } = await openForm('income');
  await press('Satır Ekle');
  await fill(2, 'Kalan');
  await press('Sil: Gelir 1');
  expect(row(1).getByLabelText('Açıklama')).toHaveValue('Kalan');
  expect(dialog.queryByRole('button', { name: /^Sil/ })).not.toBeInTheDocument();
  await press('Kaydet');
  expect(await screen.findByText('Gelir Başarıyla Kaydedildi.')).toBeVisible();
  expect(server.requests(api.projectIncome.save)).toMatchObject([{ body: { description: 'Kalan' } }]);
});

test('an expense is filled with the price it is bought for, and pays its supplier', async () => {
  const { user, row, press } = await openForm('expense');
  await user.selectOptions(row(1).getByLabelText(/Fiyat listesinden doldur/), 'Çimento (torba)');
  expect(row(1).getByLabelText('Tutar (KDV hariç)')).toHaveValue('100,00');
  await user.selectOptions(row(1).getByLabelText('Kategori'), 'Hakediş');
  await user.selectOptions(row(1).getByLabelText('Durum'), 'Ödendi');
  await user.selectOptions(row(1).getByLabelText(/^Ödeme yöntemi/), 'Çek');
  expect(row(1).getByLabelText(/^Tedarikçi/)).toHaveValue('');
  await user.type(row(1).getByLabelText(/^Tedarikçi/), 'Yapı Market');
  await press('Kaydet');
  expect(await screen.findByText('Gider Başarıyla Kaydedildi.')).toBeVisible();
  expect(server.requests(api.projectExpense.save)[0]?.body).toMatchObject({
    productId: idOf(7, 1),
    description: 'Çimento',
    amount: 100,
    status: 'ODENDI',
    paymentMethod: 'CHECK',
    counterparty: 'Yapı Market',
    dueDate: null,
    documentNo: null,
  });
});

test('a row without VAT shows none, and its VAT follows the amount that is typed', async () => {
  const { user, row, fill } = await openForm('income');
  await fill(1, 'Avans');
  expect(row(1).getByText('KDV 20,00 ₺, toplam 120,00 ₺')).toBeVisible();
  await user.selectOptions(row(1).getByLabelText('KDV oranı'), '%1');
  expect(row(1).getByText('KDV 1,00 ₺, toplam 101,00 ₺')).toBeVisible();
  await user.selectOptions(row(1).getByLabelText('KDV oranı'), '%0');
  expect(row(1).queryByText(/^KDV .* toplam/)).not.toBeInTheDocument();
});

test('one row alone is edited: no further one can be added to it', async () => {
  server.answer(api.projectIncome.findAll, rowsPageOf([projectIncome(1)]));
  const { user } = renderApp(<RowsTab project={project(1)} kind="income" />);
  await user.click(await screen.findByRole('button', { name: 'Düzenle: Hakediş 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gelir Düzenle' }));
  expect(dialog.queryByRole('button', { name: 'Satır Ekle' })).not.toBeInTheDocument();
  expect(dialog.getByLabelText('Açıklama')).toHaveValue('Hakediş 1');
});

test('a form that was closed begins anew', async () => {
  const { user, fill, press } = await openForm('income');
  await fill(1, 'Unutulan');
  await press('İptal');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [add] = screen.getAllByRole('button', { name: 'Gelir Ekle' });
  await user.click(add as HTMLElement);
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByLabelText('Açıklama')).toHaveValue('');
});

test('a price list that is longer than what is offered of it says so', async () => {
  server.answer(api.product.findAll, { ...priceListOf([product(1)]), totalElements: 1_200 });
  const { row } = await openForm('income');
  expect(row(1).getByLabelText(/Fiyat listesinden doldur/)).toHaveAccessibleDescription(
    'Listede ilk 1 ürün var.',
  );
});

test('a product of the price list is taken in a quantity', async () => {
  server.answer(
    api.product.findAll,
    priceListOf([product(1, { name: 'Çimento', unit: 'kg', salePrice: 120.5 })]),
  );
  const { user, row } = await openForm('income');
  await user.selectOptions(row(1).getByLabelText(/Fiyat listesinden doldur/), 'Çimento (kg)');
  expect(row(1).getByLabelText('Tutar (KDV hariç)')).toHaveDisplayValue('120,50');
  const quantity = row(1).getByLabelText('Miktar (kg)');
  await user.clear(quantity);
  expect(row(1).getByText(/^Miktar 0'dan büyük bir sayı olmalıdır/)).toBeVisible();
  await user.type(quantity, '1.250,5');
  expect(row(1).getByText('1.250,5 kg × 120,50 ₺ = 150.685,25 ₺')).toBeVisible();
  expect(row(1).getByLabelText('Tutar (KDV hariç)')).toHaveDisplayValue('150.685,25');
  expect(row(1).getByLabelText('Açıklama')).toHaveValue('Çimento, 1.250,5 kg');
});

test.each([
  ['1234567890', 'Miktar en fazla 999.999.999,999 olabilir'],
  ['999999999', 'Bu miktarın tutarı 999.999.999.999,99 sınırını aşıyor'],
  ['0,001', 'Bu miktarın tutarı 0,01 değerinden az'],
])('the quantity %s is refused for what is wrong with it', async (written, sentence) => {
  const price = written === '0,001' ? 1 : 120_000;
  server.answer(api.product.findAll, priceListOf([product(1, { unit: 'kg', salePrice: price })]));
  const { user, row, press } = await openForm('income');
  await user.selectOptions(row(1).getByLabelText(/Fiyat listesinden doldur/), idOf(7, 1));
  await user.clear(row(1).getByLabelText('Miktar (kg)'));
  await user.type(row(1).getByLabelText('Miktar (kg)'), written);
  expect(row(1).getByLabelText('Miktar (kg)')).toHaveAccessibleDescription(sentence);
  expect(row(1).getByLabelText('Tutar (KDV hariç)')).toHaveDisplayValue('');
  await press('Kaydet');
  expect(row(1).getByLabelText('Miktar (kg)')).toHaveAccessibleDescription(sentence);
  expect(server.requests(api.projectIncome.save)).toHaveLength(0);
});

test('a description that was written by hand stays when the quantity changes', async () => {
  const { user, row } = await openForm('expense');
  await user.selectOptions(row(1).getByLabelText(/Fiyat listesinden doldur/), 'Çimento (torba)');
  await user.type(row(1).getByLabelText('Açıklama'), ' temel için');
  await user.type(row(1).getByLabelText('Miktar (torba)'), '0');
  expect(row(1).getByLabelText('Açıklama')).toHaveValue('Çimento temel için');
});

const known = (name: string) => ({
  ...{
    id: idOf(8, 1),
    name,
    kind: 'MUSTERI' as const,
    taxNumber: null,
    taxOffice: null,
    iban: null,
    phone: null,
  },
  ...{ email: null, address: null, paymentTermDays: null, openingBalance: 0, openingDate: null, note: null },
  ...{
    active: true,
    version: 1,
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-01T09:00:00.000Z',
  },
});

test('customers are offered while their name is typed, and taken with the keys', async () => {
  server.answer(api.contact.findAll, toPage([known('Moda Yapı')], 1, 0, 8));
  const { user, row } = await openForm('income');
  const field = row(1).getByLabelText(/^Müşteri/);
  await user.clear(field);
  await user.type(field, 'moda');
  expect(await row(1).findByRole('option', { name: 'Moda Yapı' })).toBeVisible();
  expect(server.requests(api.contact.findAll).at(-1)?.body).toMatchObject({
    searchText: 'moda',
    side: 'MUSTERI',
  });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field).toHaveValue('Moda Yapı');
  await waitFor(() => expect(row(1).queryByText(/Kayıtlı cari değil/)).not.toBeInTheDocument());
});

test('a name that nobody has becomes a customer or supplier, or stays a name', async () => {
  server.answer(api.contact.save, ({ body }) => known(body.name));
  const { user, row } = await openForm('expense');
  await user.type(row(1).getByLabelText(/^Tedarikçi/), 'Demir A.Ş.');
  await user.click(await row(1).findByRole('button', { name: 'Cari olarak ekle' }));
  await waitFor(() =>
    expect(server.requests(api.contact.save).map(({ body }) => body)).toMatchObject([
      { name: 'Demir A.Ş.', kind: 'TEDARIKCI' },
    ]),
  );
});

test('a name that somebody of the other side has, or a passive one, is told and cannot be added again', async () => {
  server.answer(api.contact.findAll, ({ body }) =>
    body.side ? toPage([], 0, 0, 8) : toPage([{ ...known('Demir A.Ş.'), active: false }], 1, 0, 8),
  );
  const { user, row } = await openForm('expense');
  await user.type(row(1).getByLabelText(/^Tedarikçi/), 'DEMİR A.Ş.');
  expect(await row(1).findByText('Kayıtlı cari: Müşteri, pasif')).toBeVisible();
  expect(row(1).queryByText(/Kayıtlı cari değil/)).not.toBeInTheDocument();
});

test('a product fills in no description over what was written, and no price of another product', async () => {
  const unpriced = product(2, { name: 'Keşif', unit: 'gün', purchasePrice: null });
  const cement = product(1, { name: 'Çimento', unit: 'torba' });
  server.answer(api.product.findAll, priceListOf([cement, unpriced]));
  const { user, row } = await openForm('expense');
  const choose = (label: string) =>
    user.selectOptions(row(1).getByLabelText(/Fiyat listesinden doldur/), label);
  const description = row(1).getByLabelText('Açıklama');
  await choose('Çimento (torba)');
  await choose('Keşif (gün)');
  expect(description).toHaveValue('Keşif');
  expect(row(1).getByLabelText('Tutar (KDV hariç)')).toHaveValue('');
  await user.clear(description);
  await user.type(description, 'B blok temeli');
  await choose('Çimento (torba)');
  expect(description).toHaveValue('B blok temeli');
  expect(row(1).getByLabelText('Tutar (KDV hariç)')).toHaveValue('100,00');
});

test('an amount that the manager wrote is kept by a product without a price', async () => {
  const unpriced = product(2, { name: 'Keşif', unit: 'gün', purchasePrice: null });
  server.answer(api.product.findAll, priceListOf([unpriced]));
  const { user, row } = await openForm('expense');
  await user.type(row(1).getByLabelText('Tutar (KDV hariç)'), '250');
  await user.selectOptions(row(1).getByLabelText(/Fiyat listesinden doldur/), 'Keşif (gün)');
  expect(row(1).getByLabelText('Tutar (KDV hariç)')).toHaveValue('250,00');
});

test('someone else was faster: what they changed is shown, and the next try counts from theirs', async () => {
  const current = projectIncome(1, { version: 7, documentNo: 'A-99' });
  const stale = { status: 409, code: codes.stale, message: messages.stale, current };
  server.answer(api.projectIncome.findAll, rowsPageOf([projectIncome(1)]));
  server.fail(api.projectIncome.update, stale, 1);
  server.answer(api.projectIncome.update, { ...current, version: 8 });
  const { user } = renderApp(<RowsTab project={project(1)} kind="income" />);
  await user.click(await screen.findByRole('button', { name: 'Düzenle: Hakediş 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gelir Düzenle' }));
  await user.type(dialog.getByLabelText('Açıklama'), ', ek iş');
  await user.click(dialog.getByRole('button', { name: 'Güncelle' }));
  const notice = await dialog.findByRole('group', { name: 'Kaydın güncel hali' });
  expect(notice).toHaveTextContent('Belge noA-99');
  expect(dialog.getByLabelText('Açıklama')).toHaveValue('Hakediş 1, ek iş');
  await user.click(dialog.getByRole('button', { name: 'Güncelle' }));
  expect(await screen.findByText('Gelir Başarıyla Güncellendi.')).toBeVisible();
  expect(server.requests(api.projectIncome.update)[1]?.body).toMatchObject({ version: 7 });
});

test('rows that could not be sent say so above the buttons, longer than a toast', async () => {
  const sentence = 'Depolama alanınız doldu.';
  server.fail(api.projectIncome.save, { status: 409, message: sentence });
  const { dialog, fill, press } = await openForm('income');
  await fill(1, 'Birinci');
  await press('Kaydet');
  expect(await dialog.findByText(sentence)).toBeVisible();
});
