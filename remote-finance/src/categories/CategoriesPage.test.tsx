import { screen, within } from '@testing-library/react';
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
  expect(item).toHaveTextContent('HakedişGelir · 1.248 kayıt · bu ay giriş 1.500,50 ₺');
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
  expect(await screen.findByText('Bu kategori 3 kayıtta kullanılıyor.')).toBeVisible();
  expect(screen.getByRole('alertdialog')).toBeVisible();
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
