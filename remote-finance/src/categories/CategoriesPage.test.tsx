import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import { categories, fakeApi, idOf, renderApp } from '@vezne/testing';
import CategoriesPage from './CategoriesPage';

const server = fakeApi();
const open = (route = '/categories') => renderApp(<CategoriesPage />, { route });
const button = (name: string) => screen.getByRole('button', { name });
const [first] = categories;
if (!first) throw new Error('there are no categories');

test('each category tells how often it is used and what moved in it this month', async () => {
  server.answer(api.category.findAll, [{ ...first, useCount: 1248, monthIncome: 1500.5 }]);
  open();
  const item = await screen.findByRole('listitem');
  expect(within(item).getByRole('link', { name: '+1.500,50\u00a0₺' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/cash-flow\?from=.*type=GIRIS/),
  );
  expect(item).toHaveTextContent('HakedişGelir · 1.248 kayıtbu ay giriş +1.500,50 ₺');
  expect(screen.getByRole('link', { name: 'Hakediş' })).toHaveAttribute(
    'href',
    `/cash-flow?categoryId=${first.id}`,
  );
});

test('search, page and size stand in the address', async () => {
  server.answer(
    api.category.findAll,
    [1, 2, 3, 4].map((number) => ({ ...first, id: idOf(3, number), name: `Kategori ${number}` })),
  );
  const { user, location } = open('/categories?size=3&page=2');
  expect(await screen.findByText('Kategori 4')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'kat{Enter}');
  expect(await screen.findByText('Kategori 1')).toBeVisible();
  expect(location()).toBe('/categories?size=3&q=kat');
});

test('the most used come first when asked for, on all pages, and the address keeps that', async () => {
  const used = (n: number, useCount: number) => ({
    ...first,
    id: idOf(3, n),
    name: `Kategori ${n}`,
    useCount,
  });
  server.answer(api.category.findAll, [used(1, 5), used(2, 90), used(3, 7), used(4, 100)]);
  const { user, location } = open('/categories?size=3');
  await screen.findByText('Kategori 1');
  await user.selectOptions(screen.getByLabelText('Sırala'), 'En çok kullanılan');
  const names = screen.getAllByRole('listitem').map((item) => item.textContent?.slice(0, 10));
  expect(names).toEqual(['Kategori 4', 'Kategori 2', 'Kategori 3']);
  expect(location()).toBe('/categories?size=3&sort=use');
  await user.selectOptions(screen.getByLabelText('Sırala'), 'Ada göre');
  expect(location()).toBe('/categories?size=3');
});

test('a new category is saved and told', async () => {
  server.answer(api.category.save, ({ body }) => ({ ...first, ...body, id: idOf(3, 9) }));
  const { user } = open();
  await user.click(button('Kategori Ekle'));
  await user.type(await screen.findByLabelText('Kategori adı'), 'Nakliye');
  await user.selectOptions(screen.getByLabelText('Tür'), 'Gider');
  await user.click(screen.getByRole('radio', { name: 'Kobalt' }));
  await user.click(button('Kaydet'));
  expect(await screen.findByText('Kategori Başarıyla Oluşturuldu.')).toBeVisible();
  expect(server.requests(api.category.save)[0]?.body).toMatchObject({
    name: 'Nakliye',
    type: 'GIDER',
    color: '#5b85f2',
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a name that exists is refused under its field and nothing typed is lost', async () => {
  const sentence = 'Bu isimde bir kategori zaten var';
  server.fail(api.category.save, { status: 409, message: sentence, fields: { name: sentence } });
  const { user } = open();
  await user.click(button('Kategori Ekle'));
  const name = await screen.findByLabelText('Kategori adı');
  await user.click(button('Kaydet'));
  expect(await screen.findByText('Kategori adı gerekli')).toBeVisible();
  expect(server.requests(api.category.save)).toHaveLength(0);
  await user.type(name, 'HAKEDİŞ');
  await user.click(button('Kaydet'));
  expect(await within(screen.getByRole('dialog')).findByText(sentence)).toBeVisible();
  expect(name).toHaveValue('HAKEDİŞ');
});

test('a changed category is sent with the version it was read with', async () => {
  server.answer(api.category.update, ({ body: { version = 1, ...body } }) => ({
    ...first,
    ...body,
    version,
  }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Düzenle: Kira' }));
  await user.type(await screen.findByLabelText('Kategori adı'), ' giderleri');
  await user.click(button('Güncelle'));
  expect(await screen.findByText('Kategori Başarıyla Güncellendi.')).toBeVisible();
  expect(server.requests(api.category.update)[0]?.body).toMatchObject({ name: 'Kira giderleri', version: 1 });
});

test('a category in use is not deleted, and the reason is told', async () => {
  server.fail(api.category.delete, { status: 409, message: 'Bu kategori 3 kayıtta kullanılıyor.' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Sil: Kira' }));
  await user.click(await screen.findByRole('button', { name: 'Sil' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(await question.findByText('Bu kategori 3 kayıtta kullanılıyor.')).toBeVisible();
});

test('an unused category is deleted', async () => {
  server.answer(api.category.delete, true);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Sil: Kira' }));
  await user.click(await screen.findByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Kategori Başarıyla Silindi.')).toBeVisible();
});

test('a company without categories is offered a ready-made set', async () => {
  server.answer(api.category.findAll, []);
  server.answer(api.category.addReadyMade, categories);
  const { user } = open();
  expect(await screen.findByText('Henüz kategori eklenmedi.')).toBeVisible();
  server.answer(api.category.findAll, categories);
  await user.click(button('Hazır kategorileri ekle'));
  expect(await screen.findByText('Malzeme')).toBeVisible();
});

test('categories that the product made by itself do not take the ready-made set away', async () => {
  server.answer(api.category.findAll, [
    { ...first, name: 'Virman' },
    { ...first, id: idOf(3, 2), name: 'Sayım farkı' },
  ]);
  const { unmount } = open();
  expect(await screen.findByRole('button', { name: 'Hazır kategorileri ekle' })).toBeVisible();
  unmount();
  server.answer(api.category.findAll, categories);
  open();
  expect(await screen.findByText('Malzeme')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hazır kategorileri ekle' })).not.toBeInTheDocument();
});

test('what all categories come to stands under them, to the kuruş', async () => {
  server.answer(api.category.findAll, [
    { ...first, useCount: 1200, monthIncome: 0.1, monthExpense: 5 },
    { ...first, id: idOf(3, 2), name: 'Kira', useCount: 48, monthIncome: 0.2, monthExpense: 2.5 },
  ]);
  open('/categories?size=3');
  expect(await screen.findByText('Toplam, 2 kategori, 1.248 kayıt')).toBeVisible();
  expect(screen.getByText(/^Bu ay giriş/)).toHaveTextContent('Bu ay giriş 0,30 ₺');
  expect(screen.getByText(/^Bu ay çıkış/)).toHaveTextContent('Bu ay çıkış 7,50 ₺');
});

test('the menu of a category leads to its entries, and is under the right button of the pointer too', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'İşlemler: Kira' }));
  const entries = await screen.findByRole('menuitem', { name: 'Kasa Kayıtları' });
  expect(entries).toHaveAttribute('href', expect.stringMatching(/^\/cash-flow\?categoryId=/));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  const line = button('İşlemler: Kira').closest('li');
  if (!line) throw new Error('no line');
  await user.pointer({ keys: '[MouseRight]', target: line });
  await user.click(await screen.findByRole('menuitem', { name: 'Düzenle' }));
  expect(await screen.findByRole('dialog', { name: 'Kategori Düzenle' })).toBeVisible();
});

test('after a deletion the next category has the focus, and after the last one the head of the page', async () => {
  let left = categories.slice(0, 2);
  server.answer(api.category.findAll, () => left);
  server.answer(api.category.delete, ({ query }) => {
    left = left.filter(({ id }) => id !== query.id);
    return true as const;
  });
  const [one, other] = left;
  const { user } = renderApp(
    <main>
      <CategoriesPage />
    </main>,
    { route: '/categories' },
  );
  await deleteByKeys(user, one?.name);
  await waitFor(() => expect(button(`Düzenle: ${other?.name}`)).toHaveFocus());
  await deleteByKeys(user, other?.name);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Kategoriler' })).toHaveFocus());
});

async function deleteByKeys(user: ReturnType<typeof open>['user'], name = '') {
  (await screen.findByRole('button', { name: `Sil: ${name}` })).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('alertdialog');
  await user.click(screen.getByRole('button', { name: 'Sil' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('button', { name: `Sil: ${name}` })).not.toBeInTheDocument());
}
