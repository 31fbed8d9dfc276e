import { screen, waitFor, within } from '@testing-library/react';
import { api, codes, messages } from '@vezne/contract';
import { fakeApi, priceListOf, product, renderApp } from '@vezne/testing';
import ProductsPage from './ProductsPage';

const server = fakeApi();
const open = () => renderApp(<ProductsPage />, { route: '/products' });
const button = (name: string) => screen.getByRole('button', { name });
const lastQuery = () => server.requests(api.product.findAll).at(-1)?.body;
let stock = [product(1)];
beforeEach(() => {
  stock = Array.from({ length: 10 }, (_, n) => product(n + 1));
  server.answer(api.product.findAll, ({ body }) =>
    priceListOf(body.searchText === '' && !body.kind ? stock : [], body),
  );
});
const editFirst = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Düzenle: Ürün 1' }));
  return within(await screen.findByRole('dialog'));
};

test('a price list that cannot be read can be asked for again', async () => {
  server.fail(api.product.findAll, { status: 400, message: 'Olmadı' }, 1);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Tekrar Dene' }));
  expect(await screen.findByText('Ürün 1')).toBeVisible();
});

test('an empty price list says what it is for and offers to begin', async () => {
  stock = [];
  const { user } = open();
  expect(await screen.findByText('Henüz ürün veya hizmet eklenmedi.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Ürün Ekle' }).at(-1) as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Ürün Ekle' })).toBeVisible();
});

test('a kind in the way is named, with how many there are of both', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Hizmetler' }));
  expect(
    await screen.findByText('“Hizmet” türünde eşleşen kayıt yok. Süzgeçler kalkınca 10 kayıt bulunuyor.'),
  ).toBeVisible();
  await user.click(button('10 Kaydı Göster'));
  expect(await screen.findByText('Ürün 1')).toBeVisible();
});

test('where nothing fits, search and kind are taken back together', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Sayfa 2' }));
  await user.click(button('Hizmetler'));
  await screen.findByText('Aramaya uyan ürün veya hizmet yok.');
  await user.type(screen.getByRole('searchbox'), 'çelik{Enter}');
  await waitFor(() => expect(lastQuery()).toMatchObject({ searchText: 'çelik', kind: 'HIZMET', page: 0 }));
  expect(
    await screen.findByText(
      '“çelik” için “Hizmet” türünde eşleşen kayıt yok. Süzgeçler kalksa da kayıt bulunmuyor.',
    ),
  ).toBeVisible();
  await user.click(button('Temizle'));
  expect(await screen.findByText('Ürün 1')).toBeVisible();
  expect(screen.getByText('10 üründen 1–9 arası')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(button('Tümü')).toHaveAttribute('aria-pressed', 'true');
});

test('a changed product is sent whole, with the version it was read with', async () => {
  stock = [product(1, { code: null, purchasePrice: null, vatRate: null, active: false })];
  server.answer(api.product.update, ({ body: { version = 1, ...body } }) => product(1, { ...body, version }));
  const { user } = open();
  const dialog = await editFirst(user);
  expect(dialog.getByLabelText('KDV oranı', { exact: false })).toHaveValue('');
  await user.type(dialog.getByLabelText('Ürün / hizmet adı'), ' (eski)');
  await user.click(dialog.getByRole('button', { name: 'Güncelle' }));
  expect(await screen.findByText('Ürün Başarıyla Güncellendi.')).toBeVisible();
  const { id, name, kind, unit, salePrice, version } = product(1);
  expect(server.requests(api.product.update)[0]?.body).toEqual({
    id,
    version,
    kind,
    unit,
    salePrice,
    name: `${name} (eski)`,
    code: null,
    purchasePrice: null,
    vatRate: null,
    description: null,
    active: false,
  });
});

test('someone else was faster: their product is shown and can be taken over, and nothing typed is lost before', async () => {
  const current = product(1, { version: 7, salePrice: 1250.5 });
  const stale = { status: 409, code: codes.stale, message: messages.stale, current };
  server.fail(api.product.update, stale, 1);
  const { user } = open();
  const dialog = await editFirst(user);
  await user.clear(dialog.getByLabelText('Birim'));
  await user.type(dialog.getByLabelText('Birim'), 'palet{Enter}');
  const notice = await dialog.findByRole('group', { name: 'Kaydın güncel hali' });
  expect(notice).toHaveTextContent('Satış fiyatı1.250,50 ₺');
  expect(dialog.getByLabelText('Birim')).toHaveValue('palet');
  await user.click(dialog.getByRole('button', { name: 'Güncel Hali Forma Al' }));
  expect(dialog.getByLabelText('Birim')).toHaveValue(current.unit);
  expect(dialog.getByLabelText(/^Satış fiyatı/)).toHaveValue('1.250,50');
  expect(notice).not.toBeInTheDocument();
});

test('the only product of the last page is deleted, and the page before is shown', async () => {
  server.answer(api.product.delete, () => {
    stock = stock.slice(0, 9);
    return true as const;
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Sayfa 2' }));
  await user.click(await screen.findByRole('button', { name: 'Sil: Ürün 10' }));
  await user.click(await screen.findByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('9 üründen 1–9 arası')).toBeVisible();
});

test('a deletion that fails leaves the question open and the product in the list', async () => {
  server.fail(api.product.delete, { status: 400, message: 'Şu anda silinemedi.' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Sil: Ürün 1' }));
  await user.click(await screen.findByRole('button', { name: 'Sil' }));
  const question = screen.getByRole('alertdialog');
  expect(await within(question).findByText('Şu anda silinemedi.')).toBeVisible();
  expect(question).toHaveTextContent('Ürün 1');
  await user.click(button('İptal'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByText('Ürün 1')).toBeVisible();
});
