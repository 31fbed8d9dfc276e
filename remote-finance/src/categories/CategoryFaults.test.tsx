import { screen, waitFor, within } from '@testing-library/react';
import { api, codes, messages } from '@vezne/contract';
import { categories, fakeApi, idOf, renderApp } from '@vezne/testing';
import CategoriesPage from './CategoriesPage';

const server = fakeApi();
const open = () => renderApp(<CategoriesPage />, { route: '/categories' });
const button = (name: string) => screen.getByRole('button', { name });
const [first] = categories;
if (!first) throw new Error('there are no categories');
const many = Array.from({ length: 13 }, (_, n) => ({ ...first, id: idOf(3, n + 1), name: `Kalem ${n + 1}` }));
const editFirst = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Düzenle: Hakediş' }));
  return within(await screen.findByRole('dialog'));
};

test('twelve categories stand on a page, and the thirteenth on the next', async () => {
  server.answer(api.category.findAll, many);
  const { user } = open();
  expect(await screen.findByText('13 kategoriden 1–12 arası')).toBeVisible();
  expect(screen.getAllByRole('listitem').filter((item) => /Kalem/.test(item.textContent ?? ''))).toHaveLength(
    12,
  );
  await user.click(button('Sayfa 2'));
  expect(await screen.findByText('Kalem 13')).toBeVisible();
  expect(screen.queryByText('Kalem 12')).not.toBeInTheDocument();
});

test('a search is asked of the server from the first page on, and one without a hit offers all again', async () => {
  server.answer(api.category.findAll, ({ body }) => (body.searchText === '' ? many : []));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Sayfa 2' }));
  await user.type(screen.getByRole('searchbox'), 'yok böyle{Enter}');
  expect(await screen.findByText('“yok böyle” için eşleşen kategori yok.')).toBeVisible();
  expect(server.requests(api.category.findAll).at(-1)?.body).toMatchObject({ searchText: 'yok böyle' });
  await user.click(button('Tüm Kategorileri Göster'));
  expect(await screen.findByText('Kalem 1')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a list that cannot be read can be asked for again', async () => {
  server.fail(api.category.findAll, { status: 400, message: 'Olmadı' }, 1);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Tekrar Dene' }));
  expect(await screen.findByText('Hakediş')).toBeVisible();
});

test('a category that moved money both ways tells both, one that moved none tells none', async () => {
  server.answer(api.category.findAll, [
    { ...first, monthIncome: 10, monthExpense: 2.5 },
    { ...first, id: idOf(3, 2), name: 'Kira' },
  ]);
  open();
  await screen.findByText('Kira');
  const [both, none] = screen.getAllByRole('listitem');
  expect(both).toHaveTextContent('HakedişGelir · 0 kayıtbu ay giriş +10,00 ₺bu ay çıkış −2,50 ₺');
  expect(none).toHaveTextContent(/0 kayıt$/);
});

test('a ready-made set that cannot be added stays on offer', async () => {
  server.answer(api.category.findAll, []);
  server.fail(api.category.addReadyMade, { status: 400, message: 'Şu anda eklenemedi.' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Hazır kategorileri ekle' }));
  expect(await screen.findByText('Şu anda eklenemedi.')).toBeVisible();
  await waitFor(() => expect(button('Hazır kategorileri ekle')).toBeEnabled());
});

test('Enter saves from the field one types in; Escape closes without saving and gives the focus back', async () => {
  server.answer(api.category.save, ({ body }) => ({ ...first, ...body, id: idOf(3, 9) }));
  const { user } = open();
  await user.click(button('Kategori Ekle'));
  await user.type(await screen.findByLabelText('Kategori adı'), 'Yarım kalan');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(button('Kategori Ekle')).toHaveFocus());
  expect(server.requests(api.category.save)).toHaveLength(0);
  await user.keyboard('{Enter}');
  const name = await screen.findByLabelText('Kategori adı');
  expect(name).toHaveValue('');
  await user.type(name, 'Nakliye{Enter}');
  expect(await screen.findByText('Kategori Başarıyla Oluşturuldu.')).toBeVisible();
  expect(server.requests(api.category.save)).toHaveLength(1);
});

test('a colour that is not on offer is kept until another one is chosen', async () => {
  server.answer(api.category.findAll, [{ ...first, color: '#123456' }]);
  server.answer(api.category.update, ({ body: { version = 1, ...body } }) => ({
    ...first,
    ...body,
    version,
  }));
  const { user } = open();
  const dialog = await editFirst(user);
  expect(dialog.getByRole('radio', { name: 'Şimdiki renk' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Güncelle' }));
  await screen.findByText('Kategori Başarıyla Güncellendi.');
  expect(server.requests(api.category.update)[0]?.body).toMatchObject({ color: '#123456' });
});

test('someone else was faster: what they changed is shown, nothing typed is lost, and the next try counts from theirs', async () => {
  const current = { ...first, version: 7, description: 'Onların açıklaması' };
  const stale = { status: 409, code: codes.stale, message: messages.stale, current };
  server.fail(api.category.update, stale, 1);
  server.answer(api.category.update, { ...current, version: 8 });
  const { user } = open();
  const dialog = await editFirst(user);
  await user.type(dialog.getByLabelText('Kategori adı'), 'ler');
  await user.click(dialog.getByRole('button', { name: 'Güncelle' }));
  const notice = await dialog.findByRole('group', { name: 'Kaydın güncel hali' });
  expect(notice).toHaveTextContent('AçıklamaOnların açıklaması');
  expect(notice).not.toHaveTextContent('Ad');
  expect(dialog.getByLabelText('Kategori adı')).toHaveValue('Hakedişler');
  await user.click(dialog.getByRole('button', { name: 'Güncelle' }));
  await screen.findByText('Kategori Başarıyla Güncellendi.');
  expect(server.requests(api.category.update)[1]?.body).toMatchObject({ name: 'Hakedişler', version: 7 });
});

test('a category that is already gone leaves the list without a word of success', async () => {
  server.fail(api.category.delete, { status: 404, message: 'Kayıt bulunamadı.' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Sil: Kira' }));
  server.answer(api.category.findAll, [first]);
  await user.click(await screen.findByRole('button', { name: 'Sil' }));
  await waitFor(() => expect(screen.queryByText('Kira')).not.toBeInTheDocument());
  expect(screen.queryByText('Kategori Başarıyla Silindi.')).not.toBeInTheDocument();
});
