import { screen, waitFor } from '@testing-library/react';
import { api } from '@vezne/contract';
import { fakeApi, idOf, priceListOf, product, renderApp } from '@vezne/testing';
import ProductsPage from './ProductsPage';

const server = fakeApi();
const open = (route = '/products') => renderApp(<ProductsPage />, { route });
const button = (name: string) => screen.getByRole('button', { name });
const lastQuery = () => server.requests(api.product.findAll).at(-1)?.body;
const products = [
  product(1, { name: 'Çimento', unit: 'torba', salePrice: 210.5, vatRate: 10 }),
  product(2, {
    name: 'Keşif',
    kind: 'HIZMET',
    code: null,
    salePrice: null,
    purchasePrice: null,
    vatRate: null,
  }),
  product(3, { name: 'Eski kapı', active: false }),
];
beforeEach(() => server.answer(api.product.findAll, ({ body }) => priceListOf(products, body)));

test('the price list shows code, name, kind, unit, prices and VAT', async () => {
  open();
  await screen.findByText('Çimento');
  const [, first, second, third] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('U-1ÇimentoÜrüntorba100,00 ₺210,50 ₺%10');
  expect(second).toHaveTextContent('-KeşifHizmetadet---');
  expect(third).toHaveTextContent('Pasif');
});

test('services alone are shown when asked for', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Hizmetler' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ kind: 'HIZMET', page: 0 }));
});

test('kind, search and page stand in the address, and a link brings them back', async () => {
  const { user, location } = open();
  await user.click(await screen.findByRole('button', { name: 'Hizmetler' }));
  await user.type(screen.getByRole('searchbox'), 'keşif{Enter}');
  await waitFor(() => expect(location()).toBe('/products?kind=HIZMET&q=ke%C5%9Fif'));
});

test('a head sorts the price list, the dearest first, and the address keeps it', async () => {
  const { user, location } = open();
  await user.click(await screen.findByRole('button', { name: 'Satış fiyatı' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ sortBy: 'salePrice', sortOrder: 'DESC' }));
  await user.click(screen.getByRole('button', { name: 'Satış fiyatı' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ sortBy: 'salePrice', sortOrder: 'ASC' }));
  expect(location()).toBe('/products?sort=salePrice&order=ASC');
  expect(screen.getByRole('columnheader', { name: 'Satış fiyatı' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('the settings, from which one comes, are one press back', async () => {
  open();
  expect(screen.getByRole('link', { name: 'Ayarlar' })).toHaveAttribute('href', '/settings');
});

test('a link to the price list is shown as it asks, nonsense left out', async () => {
  open('/products?kind=URUN&q=kap%C4%B1&size=3');
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({ kind: 'URUN', searchText: 'kapı', page: 0, pageSize: 3 }),
  );
  expect(button('Ürünler')).toHaveAttribute('aria-pressed', 'true');
});

test('a new product needs a name, a kind and a unit; a code that exists is refused under its field', async () => {
  const sentence = 'Bu ürün kodu zaten var';
  server.fail(api.product.save, { status: 409, message: sentence, fields: { code: sentence } }, 1);
  server.answer(api.product.save, ({ body }) => product(9, body));
  const { user } = open();
  await user.click(button('Ürün Ekle'));
  await user.click(await screen.findByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Ürün / hizmet adı gerekli')).toBeVisible();
  expect(screen.getByText('Tür gerekli')).toBeVisible();
  await user.type(screen.getByLabelText('Ürün / hizmet adı'), 'Kum');
  await user.selectOptions(screen.getByLabelText('Tür', { selector: 'select' }), 'Ürün');
  await user.type(screen.getByLabelText(/^Kod/), 'U-1');
  await user.type(screen.getByLabelText(/^Satış fiyatı/), '1.234,5');
  await user.click(button('Kaydet'));
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
  await user.type(screen.getByLabelText(/^Kod/), '9');
  await user.click(button('Kaydet'));
  expect(await screen.findByText('Ürün Başarıyla Oluşturuldu.')).toBeVisible();
  expect(server.requests(api.product.save).at(-1)?.body).toMatchObject({
    name: 'Kum',
    kind: 'URUN',
    code: 'U-19',
    unit: 'adet',
    salePrice: 1234.5,
    vatRate: 20,
    active: true,
  });
});

test('a product is added like another one, with a code of its own', async () => {
  server.answer(api.product.save, ({ body }) => product(9, body));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'İşlemler: Çimento' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Çoğalt' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ürün Ekle' });
  expect(dialog).toBeVisible();
  expect(screen.getByLabelText('Ürün / hizmet adı')).toHaveValue('Çimento');
  expect(screen.getByLabelText(/^Kod/)).toHaveValue('');
  await user.click(button('Kaydet'));
  expect(await screen.findByText('Ürün Başarıyla Oluşturuldu.')).toBeVisible();
  expect(server.requests(api.product.save)[0]?.body).toMatchObject({ unit: 'torba', salePrice: 210.5 });
});

test('a product is taken out of the choice in its place, and back by its message', async () => {
  server.answer(api.product.update, ({ body }) => product(1, { ...products[0], ...body, version: 2 }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'İşlemler: Çimento' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pasif Yap' }));
  await user.click(await screen.findByRole('button', { name: 'Geri Al' }));
  await waitFor(() => expect(server.requests(api.product.update)).toHaveLength(2));
  const [first, second] = server.requests(api.product.update);
  expect(first?.body).toEqual({
    ...{ id: idOf(7, 1), version: 1, name: 'Çimento', kind: 'URUN', unit: 'torba' },
    active: false,
  });
  expect(second?.body).toMatchObject({ version: 2, active: true });
});

test('what the price list holds on all pages stands under it', async () => {
  open('/products?size=3');
  const sums = await screen.findByText('Toplam, 3 kayıt');
  expect(sums.parentElement).toHaveTextContent('Toplam, 3 kayıtÜrün 2Hizmet 1Pasif 1');
});

test('a product is deleted after a question', async () => {
  server.answer(api.product.delete, true);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Sil: Çimento' }));
  await user.click(await screen.findByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Ürün Başarıyla Silindi.')).toBeVisible();
  expect(server.requests(api.product.delete)[0]?.query).toEqual({ id: idOf(7, 1) });
});

test('an export reads all pages of what is asked for, not only the page on screen', async () => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => {};
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  // The server cuts pages smaller than asked for, so that two are needed.
  server.answer(api.product.findAll, ({ body }) => priceListOf(products, { page: body.page, pageSize: 2 }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Dışa Aktar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  click.mockRestore();
  const asked = server.requests(api.product.findAll).map(({ body }) => body);
  expect(asked.slice(-2)).toMatchObject([
    { page: 0, pageSize: 1000 },
    { page: 1, pageSize: 1000 },
  ]);
});
