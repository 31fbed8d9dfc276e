import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { api, messages } from '@vezne/contract';
import { fakeApi, idOf, renderApp, seriousFindings } from '@vezne/testing';
import { Route, Routes } from 'react-router-dom';
import LoginPage from './LoginPage';
import SignupPage from './SignupPage';
import { answeredElsewhere } from './testing';

const server = fakeApi();
beforeEach(() => {
  server.answer(api.manager.createAccount, { managerId: idOf(2, 9), companyId: idOf(1, 9) });
  server.answer(api.manager.checkPassword, true);
});

const open = () =>
  renderApp(
    <Routes>
      <Route path="/signup" element={<SignupPage />} />
      <Route path="/login" element={<LoginPage />} />
    </Routes>,
    { route: '/signup', role: null },
  );
// Long texts in one event: typing is what the other screens' tests do letter by letter.
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
type View = ReturnType<typeof open>;

const goOn = () => screen.getByRole('button', { name: 'Devam Et' });
const signUp = () => screen.getByRole('button', { name: 'Kayıt Ol' });
const currentStep = () => document.querySelector('[aria-current="step"]');

async function fillPerson({ user }: View) {
  fill('Ad', ' Ece ');
  fill('Soyad', 'Şahin');
  fill('E-posta', 'Ece@Sirket.com');
  fill(/^Telefon/, '0532 123 45 67');
  fill('Şifre', 'dokuz-kelebek');
  fill('Şifre tekrarı', 'dokuz-kelebek');
  await user.click(goOn());
  await waitFor(() => expect(screen.getByLabelText('Şirket adı')).toHaveFocus());
}

async function fillCompany({ user }: View) {
  fill('Şirket adı', 'Şahin Yapı');
  await user.click(screen.getByLabelText('KVKK aydınlatma metnini okudum'));
  await user.click(screen.getByLabelText('Kullanım koşullarını kabul ediyorum'));
}

test('two steps make an account and lead to the sign-in with the address filled in', async () => {
  const view = open();
  await fillPerson(view);
  await fillCompany(view);
  await view.user.click(signUp());
  expect(await screen.findByText('Hesabınız oluşturuldu, giriş yapabilirsiniz.')).toBeVisible();
  await waitFor(() => expect(view.location()).toBe('/login'));
  expect(screen.getByLabelText('E-posta')).toHaveValue('ece@sirket.com');
  expect(server.requests(api.manager.createAccount)[0]?.body).toMatchObject({
    name: 'Ece',
    phone: '+905321234567',
    companyName: 'Şahin Yapı',
    taxNumber: null,
    selectedCurrency: 'TRY',
    kvkkRead: true,
    termsAccepted: true,
  });
});

test('where addresses are verified, the sign-in says that the mail is on its way and sends it again', async () => {
  const managerId = idOf(2, 9);
  server.answer(api.manager.createAccount, { managerId, companyId: idOf(1, 9), pending: true });
  server.answer(api.manager.resendVerification, true);
  const view = open();
  await fillPerson(view);
  await fillCompany(view);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'], advanceTimers: true });
  await view.user.click(signUp());
  expect(await screen.findByText(/adresine bir onay bağlantısı gönderdik/)).toHaveTextContent(
    'ece@sirket.com',
  );
  expect(view.location()).toBe('/login');
  expect(screen.getByLabelText('E-posta')).toHaveValue('ece@sirket.com');
  expect(screen.queryByText('Hesabınız oluşturuldu, giriş yapabilirsiniz.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Yeniden Gönder \(/ })).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  jest.useRealTimers();
  await view.user.click(screen.getByRole('button', { name: 'Yeniden Gönder' }));
  expect(await screen.findByText(/adresine yeni bir onay bağlantısı gönderdik/)).toBeVisible();
  expect(server.requests(api.manager.resendVerification)[0]?.body).toEqual({ managerId });
});

test('whoever goes elsewhere before an answer is not led back by it', async () => {
  const view = open();
  await fillPerson(view);
  await fillCompany(view);
  const release = server.hold(api.manager.createAccount);
  await view.user.click(signUp());
  await answeredElsewhere(view, release, 'Hesabınız oluşturuldu, giriş yapabilirsiniz.');
  expect(view.location()).toBe('/pricing');
});

test('the first step tells what is missing and does not let go on', async () => {
  const { user } = open();
  await user.click(goOn());
  for (const label of ['Ad', 'Soyad', 'E-posta', 'Şifre', 'Şifre tekrarı']) {
    expect(await screen.findByText(`${label} gerekli`)).toBeVisible();
  }
  expect(screen.getByLabelText('Ad')).toHaveFocus();
  expect(currentStep()).toHaveTextContent('Siz');
});

test.each([
  ['E-posta', 'ece@', 'Geçerli bir e-posta adresi girin'],
  [/^Telefon/, '12', 'Geçerli bir telefon numarası girin (+90 5xx xxx xx xx)'],
  ['Şifre', 'kisa', 'Şifre en az 8 karakter olmalıdır'],
  ['Şifre tekrarı', 'baska-bir-sey', 'Şifreler eşleşmiyor'],
])('%s: %p is refused under its field', async (label, value, sentence) => {
  const view = open();
  await fillPerson(view);
  await view.user.click(screen.getByRole('button', { name: 'Geri' }));
  fill(label, value);
  await view.user.click(goOn());
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('the company needs a name and both boxes, and a tax number with a true check digit', async () => {
  const view = open();
  await fillPerson(view);
  fill(/^Vergi/, '4540536921');
  await view.user.click(signUp());
  expect(await screen.findByText('Şirket adı gerekli')).toBeVisible();
  expect(screen.getByText('Vergi numarası geçerli değil')).toBeVisible();
  expect(screen.getAllByText('Devam etmek için bu kutuyu işaretleyin')).toHaveLength(2);
  expect(screen.getByLabelText('Şirket adı')).toHaveFocus();
});

test('an address that is taken leads back to its field, without a toast', async () => {
  server.fail(api.manager.createAccount, {
    status: 409,
    message: messages.emailTaken,
    fields: { email: messages.emailTaken },
  });
  const view = open();
  await fillPerson(view);
  await fillCompany(view);
  await view.user.click(signUp());
  await waitFor(() => expect(screen.getByLabelText('E-posta')).toHaveFocus());
  expect(screen.getAllByText(messages.emailTaken)).toHaveLength(1);
  expect(currentStep()).toHaveTextContent('Siz');
  expect(screen.getByLabelText('Şirket adı')).toHaveValue('Şahin Yapı');
});

const sentence = 'Bu şifre kolay tahmin edilir, başka bir şifre seçin';

test('a password that is easily guessed is refused under its field before the company is asked for', async () => {
  server.fail(api.manager.checkPassword, { status: 400, message: 'x', fields: { password: sentence } }, 1);
  const { user } = open();
  fill('Ad', 'Ece');
  fill('Soyad', 'Şahin');
  fill('E-posta', 'ece@sirket.com');
  fill('Şifre', 'password1');
  fill('Şifre tekrarı', 'password1');
  await user.click(goOn());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Şifre')).toHaveFocus();
  expect(currentStep()).toHaveTextContent('Siz');
  await user.click(goOn());
  await waitFor(() => expect(currentStep()).toHaveTextContent('Şirketiniz'));
});

test('a check that fails otherwise holds nobody up', async () => {
  server.fail(api.manager.checkPassword, { status: 429, message: 'Bekleyin.' });
  await fillPerson(open());
  expect(currentStep()).toHaveTextContent('Şirketiniz');
});

test('a password that the company makes easily guessed is refused under its field', async () => {
  server.fail(api.manager.createAccount, { status: 400, message: 'x', fields: { password: sentence } });
  const view = open();
  await fillPerson(view);
  await fillCompany(view);
  await view.user.click(signUp());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Şifre')).toHaveFocus();
});

test('going back and on again keeps everything typed', async () => {
  const view = open();
  await fillPerson(view);
  await fillCompany(view);
  await view.user.click(screen.getByRole('button', { name: 'Geri' }));
  await waitFor(() => expect(currentStep()).toHaveTextContent('Siz'));
  expect(screen.getByLabelText('Soyad')).toHaveValue('Şahin');
  await view.user.click(goOn());
  await waitFor(() => expect(currentStep()).toHaveTextContent('Şirketiniz'));
  expect(screen.getByLabelText('Şirket adı')).toHaveValue('Şahin Yapı');
});

test('a failed call is told in place and the same form can be sent again', async () => {
  server.fail(api.manager.createAccount, { status: 429, message: 'Bugün çok fazla hesap açıldı.' }, 1);
  const view = open();
  await fillPerson(view);
  await fillCompany(view);
  await view.user.click(signUp());
  expect(await screen.findByRole('alert')).toHaveTextContent('Bugün çok fazla hesap açıldı.');
  await view.user.click(signUp());
  expect(await screen.findByText('Hesabınız oluşturuldu, giriş yapabilirsiniz.')).toBeVisible();
});

test('axe finds nothing serious in either step', async () => {
  const view = open();
  expect(await seriousFindings()).toEqual([]);
  await fillPerson(view);
  await view.user.click(signUp());
  await screen.findByText('Şirket adı gerekli');
  expect(await seriousFindings()).toEqual([]);
});
