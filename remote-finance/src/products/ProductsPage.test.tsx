import { screen, waitFor } from '@testing-library/react';
import { api } from '@vezne/contract';
import { fakeApi, idOf, pageOf, product, renderApp } from '@vezne/testing';
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
beforeEach(() => server.answer(api.product.findAll, ({ body }) => pageOf(products, body)));

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
  server.answer(api.product.findAll, ({ body }) => pageOf(products, { page: body.page, pageSize: 2 }));
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
