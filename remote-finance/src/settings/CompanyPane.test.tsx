import { screen, waitFor } from '@testing-library/react';
import { api, codes, messages } from '@vezne/contract';
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

test('someone else was faster: what they changed is shown, nothing typed is lost, and the next try counts from theirs', async () => {
  const current = { ...company, version: 7, taxOffice: 'Beykoz' };
  const stale = { status: 409, code: codes.stale, message: messages.stale, current };
  server.fail(api.company.update, stale, 1);
  server.answer(api.company.update, ({ body: { version: _, ...body } }) => ({
    ...current,
    ...body,
    version: 8,
  }));
  const { user } = open();
  const name = await screen.findByLabelText('Şirket adı');
  await user.type(name, ' A.Ş.{Enter}');
  const notice = await screen.findByRole('group', { name: 'Kaydın güncel hali' });
  expect(notice).toHaveTextContent('Vergi dairesiBeykoz');
  expect(name).toHaveValue('Yılmaz Yapı ve Tasarım A.Ş.');
  await user.click(button('Kaydet'));
  await screen.findByText('Sirket Başarıyla Güncellendi.');
  expect(server.requests(api.company.update)[1]?.body).toMatchObject({ version: 7 });
});

test('a new limit leaves what is typed above it alone, and saving that counts from the newer version', async () => {
  const limited = { ...company, version: company.version + 1, monthlyProjectLimit: 5 };
  server.answer(api.company.setMonthlyProjectLimit, limited);
  server.answer(api.company.update, limited);
  const { user } = open();
  const office = await screen.findByLabelText('Vergi dairesi');
  await user.clear(office);
  await user.type(office, 'Beykoz');
  server.answer(api.company.findById, limited);
  await user.type(screen.getByLabelText('Aylık limit'), '5');
  await user.click(button('Limiti Güncelle'));
  expect(await screen.findByText('2 / 5 kullanıldı, 3 hak kaldı')).toBeVisible();
  await waitFor(() => expect(button('Limiti Güncelle')).toHaveFocus());
  expect(screen.getByLabelText('Vergi dairesi')).toHaveValue('Beykoz');
  expect(screen.getByText('Kaydedilmemiş değişiklik')).toBeVisible();
  await user.click(button('Kaydet'));
  await screen.findByText('Sirket Başarıyla Güncellendi.');
  expect(server.requests(api.company.update)[0]?.body).toMatchObject({
    taxOffice: 'Beykoz',
    version: limited.version,
  });
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
