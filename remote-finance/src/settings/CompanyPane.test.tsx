import { screen, waitFor } from '@testing-library/react';
import { api } from '@vezne/contract';
import { company, fakeApi, projectStatistics } from '@vezne/testing';
import { openSettings } from './testing';

const server = fakeApi();
const open = () => openSettings('company');
const button = (name: string) => screen.getByRole('button', { name });
beforeEach(() => server.answer(api.project.statistics, projectStatistics));

test('Vazgeç waits for a change and takes it back', async () => {
  const { user } = open();
  const city = await screen.findByLabelText('İl');
  expect(button('Vazgeç')).toBeDisabled();
  await user.type(city, ' Avrupa');
  await user.click(button('Vazgeç'));
  expect(city).toHaveValue('İstanbul');
  expect(button('Vazgeç')).toBeDisabled();
  expect(server.requests(api.company.update)).toHaveLength(0);
});

test('says that something is not saved, and offers it again to whoever left', async () => {
  const { user } = open();
  const city = await screen.findByLabelText('İl');
  expect(screen.queryByText('Kaydedilmemiş değişiklik')).not.toBeInTheDocument();
  await user.type(city, ' Avrupa');
  expect(screen.getByText('Kaydedilmemiş değişiklik')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Para Birimi' }));
  await screen.findByRole('heading', { name: 'Para birimi' });
  await user.click(screen.getByRole('link', { name: 'Şirket' }));
  await user.click(await screen.findByRole('button', { name: 'Taslağa Devam Et' }));
  expect(screen.getByLabelText('İl')).toHaveValue('İstanbul Avrupa');
});

test('a phone number is put into groups while it is typed, and one that is taken away stays so', async () => {
  const { user } = open();
  const phone = await screen.findByLabelText('Telefon');
  await user.clear(phone);
  await user.type(phone, '05321234567');
  expect(phone).toHaveValue('+90 532 123 45 67');
  await user.type(phone, '{Backspace}{Backspace}{Backspace}');
  expect(phone).toHaveValue('+90 532 123 45');
});

test('someone else was faster: the change is refused, and nothing typed is lost', async () => {
  const sentence = 'Bu kayıt başka biri tarafından değiştirildi. Güncel halini görüp tekrar deneyin.';
  server.fail(api.company.update, { status: 409, code: 'STALE', message: sentence });
  const { user } = open();
  const name = await screen.findByLabelText('Şirket adı');
  await user.type(name, ' A.Ş.{Enter}');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(name).toHaveValue('Yılmaz Yapı ve Tasarım A.Ş.');
});

test('a phone that the server refuses is told under its field', async () => {
  const sentence = 'Telefon numarası geçerli değil';
  server.fail(api.company.update, { status: 400, message: sentence, fields: { phone: sentence } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(screen.getByLabelText('Telefon')).toBeInvalid());
});

test('a company that cannot be read can be asked for again', async () => {
  server.fail(api.company.findById, { status: 400, message: 'Olmadı' }, 1);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Tekrar Dene' }));
  expect(await screen.findByLabelText('Şirket adı')).toHaveValue(company.name);
});

test.each([
  [5, '2 / 5 kullanıldı, 3 hak kaldı'],
  [1, '2 / 1 kullanıldı, 0 hak kaldı'],
])('a monthly limit of %s tells how much of it is left', async (limit, text) => {
  server.answer(api.company.findById, { ...company, monthlyProjectLimit: limit });
  open();
  expect(await screen.findByText(text)).toBeVisible();
});

test('an emptied limit is no limit', async () => {
  server.answer(api.company.findById, { ...company, monthlyProjectLimit: 5 });
  server.answer(api.company.setMonthlyProjectLimit, { ...company, monthlyProjectLimit: null, version: 2 });
  const { user } = open();
  await user.clear(await screen.findByLabelText('Aylık limit'));
  await user.click(button('Limiti Güncelle'));
  await screen.findByText('Şirket Başarıyla Güncellendi.');
  expect(server.requests(api.company.setMonthlyProjectLimit)[0]?.body).toEqual({
    companyId: company.id,
    monthlyProjectLimit: null,
  });
});
