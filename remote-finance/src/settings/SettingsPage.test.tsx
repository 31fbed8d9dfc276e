import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import { company, fakeApi, projectStatistics, subscription } from '@vezne/testing';
import { themeModeAtom } from '@vezne/ui/state';
import { openSettings as open } from './testing';

const server = fakeApi();
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => server.answer(api.project.statistics, projectStatistics));

test('settings open at the company', async () => {
  const { location } = open('');
  await waitFor(() => expect(location()).toBe('/settings/company'));
});

test('the price list is one press away', async () => {
  const { user, location } = open('company');
  await user.click(await screen.findByRole('link', { name: 'Ürünler' }));
  expect(location()).toBe('/products');
});

describe('the company', () => {
  test('is saved and told in the words of the specification', async () => {
    server.answer(api.company.update, ({ body }) => ({ ...company, ...body, version: 2 }));
    const { user } = open('company');
    const name = await screen.findByLabelText('Şirket adı');
    await user.clear(name);
    await user.type(name, 'Yılmaz İnşaat');
    await user.click(button('Kaydet'));
    expect(await screen.findByText('Sirket Başarıyla Güncellendi.')).toBeVisible();
    expect(server.requests(api.company.update)[0]?.body).toMatchObject({ name: 'Yılmaz İnşaat', version: 1 });
  });

  test('is not saved with a wrong tax number or IBAN', async () => {
    const { user } = open('company');
    const tax = await screen.findByLabelText('Vergi / T.C. no');
    await user.clear(tax);
    await user.type(tax, '4540536921');
    await user.type(screen.getByLabelText('IBAN'), 'TR330006100519786457841327');
    await user.click(button('Kaydet'));
    expect(await screen.findByText('Vergi numarası geçerli değil')).toBeVisible();
    expect(screen.getByText('IBAN geçerli değil')).toBeVisible();
    expect(server.requests(api.company.update)).toHaveLength(0);
  });

  test('is as it was once what was typed is taken back, and no field gets the focus that would open a keyboard', async () => {
    const { user } = open('company');
    const address = await screen.findByLabelText('Adres');
    await user.type(address, 'Kızılay');
    await user.click(button('Vazgeç'));
    expect(address).toHaveValue(company.address ?? '');
    expect(screen.getByRole('heading', { name: 'Şirket bilgileri' })).toHaveFocus();
    await user.tab();
    expect(screen.getByLabelText('Şirket adı')).toHaveFocus();
  });

  test('has a monthly project limit of its own', async () => {
    server.answer(api.company.setMonthlyProjectLimit, { ...company, monthlyProjectLimit: 5, version: 2 });
    const { user } = open('company');
    const limit = await screen.findByLabelText('Aylık limit');
    await user.type(limit, 'beş');
    await user.click(button('Limiti Güncelle'));
    expect(await screen.findByText('Aylık proje limiti tam sayı olmalıdır')).toBeVisible();
    await user.clear(limit);
    await user.type(limit, '5{Enter}');
    expect(await screen.findByText('Şirket Başarıyla Güncellendi.')).toBeVisible();
    expect(server.requests(api.company.setMonthlyProjectLimit)[0]?.body).toEqual({
      companyId: company.id,
      monthlyProjectLimit: 5,
    });
  });
});

test('the currency shows a sample amount and is told when it is changed', async () => {
  server.answer(api.company.setCurrency, { ...company, selectedCurrency: 'USD', version: 2 });
  const { user } = open('currency');
  const dollar = await screen.findByRole('radio', { name: /ABD doları/ });
  expect(screen.getByText('$1.234.567,89')).toBeVisible();
  expect(button('Kaydet')).toBeDisabled();
  await user.click(dollar);
  await user.click(button('Kaydet'));
  const question = await screen.findByRole('alertdialog', { name: 'Para Birimi Onayı' });
  expect(question).toHaveTextContent('Kayıtlı tutarlar dönüştürülmez');
  expect(server.requests(api.company.setCurrency)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Değiştir' }));
  expect(await screen.findByText('Para Birimi Başarıyla Güncellendi.')).toBeVisible();
  expect(server.requests(api.company.setCurrency)[0]?.params).toEqual({ currency: 'USD' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(dollar).toHaveFocus());
});

test('the subscription tells how long it lasts, and what happens after its end', async () => {
  server.answer(api.auth.remainingSubscription, { ...subscription, remainingDays: 9, remainingHours: 216 });
  const { unmount } = open('subscription');
  expect(await screen.findByText('Aboneliğinizin bitmesine 9 gün kaldı.')).toBeVisible();
  expect(screen.queryByText('Kayıt alanı')).not.toBeInTheDocument();
  unmount();
  server.answer(api.auth.remainingSubscription, {
    ...subscription,
    status: 'SURESI_DOLDU',
    remainingDays: 0,
    remainingHours: 0,
    expired: true,
  });
  open('subscription');
  expect(
    await screen.findByText(
      'Abonelik süreniz doldu. Verilerinizi görüntüleyebilir ve dışa aktarabilirsiniz.',
    ),
  ).toBeVisible();
});

test('the subscription tells how much of its space is filled', async () => {
  server.answer(api.auth.remainingSubscription, {
    ...subscription,
    ...{ usedBytes: 1_212_000_001, mostBytes: 20_000_000_000 },
  });
  open('subscription');
  expect(await screen.findByText('1.213 / 20.000 MB')).toBeVisible();
});

test('theme and page size are chosen for this browser', async () => {
  const { user, store } = open('app-settings');
  await user.click(await screen.findByRole('radio', { name: /Açık/ }));
  expect(store.get(themeModeAtom)).toBe('light');
  await user.selectOptions(screen.getByLabelText('Sayfa boyutu'), '9 kayıt');
  expect(localStorage.getItem('pageSize')).toBe('9');
});
