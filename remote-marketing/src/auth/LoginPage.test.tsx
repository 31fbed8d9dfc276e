import { act, screen, waitFor } from '@testing-library/react';
import { api, messages } from '@vezne/contract';
import { fakeApi, renderApp, seriousFindings } from '@vezne/testing';
import { startPageAtom } from '@vezne/ui/state';
import { Link, Navigate, Route, Routes } from 'react-router-dom';
import LoginPage from './LoginPage';

const server = fakeApi();

const open = (route = '/login') =>
  renderApp(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/guarded" element={<Navigate to="/login" state={{ from: '/reports?month=2026-10' }} />} />
      <Route path="/new" element={<Navigate to="/login" state={{ email: 'yeni@sirket.com' }} />} />
      <Route path="/gate" element={<Link to="/login">Girişe git</Link>} />
      <Route path="*" element={<p>İçerideyiz</p>} />
    </Routes>,
    { route, role: null },
  );

const email = () => screen.getByLabelText('E-posta');
const password = () => screen.getByLabelText('Şifre');
const submit = () => screen.getByRole('button', { name: 'Giriş Yap' });

async function signIn({ user }: ReturnType<typeof open>) {
  await user.clear(email());
  await user.type(email(), 'ece@sirket.com');
  await user.type(password(), 'dokuz-kelebek');
  await user.click(submit());
}

test('Tab goes from the e-mail to the password, and to the way round it only then', async () => {
  const { user } = open();
  await user.type(email(), 'ece@sirket.com');
  await user.tab();
  expect(password()).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Şifremi unuttum' })).toHaveFocus();
});

test('whoever signs in is told so and lands on the start page', async () => {
  const view = open();
  await signIn(view);
  expect(await screen.findByText('Giriş başarılı!')).toBeVisible();
  await waitFor(() => expect(view.location()).toBe('/dashboard'));
  expect(localStorage.getItem('accessToken')).toBe('access-1');
  expect(server.requests(api.auth.login)[0]?.body).toEqual({
    email: 'ece@sirket.com',
    password: 'dokuz-kelebek',
    deviceId: localStorage.getItem('deviceId'),
  });
  expect(localStorage.getItem('deviceId')).toMatch(/^\w{32}$/);
});

test('the page that was asked for before signing in opens afterwards', async () => {
  const view = open('/guarded');
  await signIn(view);
  await screen.findByText('İçerideyiz');
  expect(view.location()).toBe('/reports?month=2026-10');
});

test('the start page that the settings name opens after signing in', async () => {
  const view = open();
  act(() => view.store.set(startPageAtom, '/cash-flow'));
  await signIn(view);
  await waitFor(() => expect(view.location()).toBe('/cash-flow'));
});

test('empty fields are told under the fields, and the first one takes the caret', async () => {
  const { user } = open();
  await user.click(submit());
  expect(await screen.findByText('E-posta gerekli')).toBeVisible();
  expect(screen.getByText('Şifre gerekli')).toBeVisible();
  expect(email()).toHaveFocus();
  expect(email()).toBeInvalid();
  expect(server.requests(api.auth.login)).toHaveLength(0);
});

test('a sentence leaves as soon as its field is edited, and only that one', async () => {
  const { user } = open();
  await user.click(submit());
  await screen.findByText('E-posta gerekli');
  await user.type(email(), 'e');
  await waitFor(() => expect(screen.queryByText('E-posta gerekli')).not.toBeInTheDocument());
  expect(screen.getByText('Şifre gerekli')).toBeVisible();
});

test('a wrong password is answered with one sentence and everything typed stays', async () => {
  server.fail(api.auth.login, { status: 401, message: messages.badCredentials });
  const view = open();
  await signIn(view);
  expect((await screen.findAllByText(messages.badCredentials)).length).toBeGreaterThan(0);
  expect(email()).toHaveValue('ece@sirket.com');
  expect(password()).toHaveValue('dokuz-kelebek');
  expect(view.location()).toBe('/login');
  expect(localStorage.getItem('accessToken')).toBeNull();
});

test('too many attempts are told in place', async () => {
  const message = 'Çok fazla deneme yaptınız. 2 dakika sonra tekrar deneyin.';
  server.fail(api.auth.login, { status: 429, message, retryAfter: 120 });
  const view = open();
  await signIn(view);
  const form = submit().closest('form');
  await waitFor(() => expect(form).toHaveTextContent(message));
});

test('while the API is down the form stays and can be sent again', async () => {
  server.cutOff(api.auth.login);
  const view = open();
  await signIn(view);
  await waitFor(() => expect(submit().closest('form')).toHaveTextContent(messages.network));
  server.heal(api.auth.login);
  await view.user.click(submit());
  expect(await screen.findByText('Giriş başarılı!')).toBeVisible();
});

test("'Beni hatırla' keeps the address and nothing else", async () => {
  const view = open();
  await view.user.click(screen.getByLabelText('Beni hatırla'));
  await signIn(view);
  await screen.findByText('Giriş başarılı!');
  expect(localStorage.getItem('rememberedEmail')).toBe('ece@sirket.com');
  expect(Object.values({ ...localStorage }).join()).not.toContain('dokuz-kelebek');
});

test("signing in without 'Beni hatırla' forgets the address that was kept", async () => {
  const view = open('/gate');
  localStorage.setItem('rememberedEmail', 'eski@sirket.com');
  await view.user.click(screen.getByText('Girişe git'));
  expect(email()).toHaveValue('eski@sirket.com');
  expect(screen.getByLabelText('Beni hatırla')).toBeChecked();
  await view.user.click(screen.getByLabelText('Beni hatırla'));
  await signIn(view);
  await screen.findByText('Giriş başarılı!');
  await waitFor(() => expect(localStorage.getItem('rememberedEmail')).toBeNull());
});

test('a new account finds its address filled in', () => {
  open('/new');
  expect(email()).toHaveValue('yeni@sirket.com');
});

test("'Göster' shows the password and 'Gizle' hides it again", async () => {
  const { user } = open();
  await user.type(password(), 'gizli');
  await user.click(screen.getByRole('button', { name: 'Göster' }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Gizle' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test('axe finds nothing serious, with and without errors', async () => {
  const { user } = open();
  expect(await seriousFindings()).toEqual([]);
  await user.click(submit());
  await screen.findByText('E-posta gerekli');
  expect(await seriousFindings()).toEqual([]);
});

describe('an account with a second factor', () => {
  const tokens = { token: 'access-9', refreshToken: 'refresh-9', userType: 'MANAGER' };
  beforeEach(() => server.answer(api.auth.login, { challenge: 'meydan-okuma' }));

  test('is asked for the code of the app, and is signed in only then', async () => {
    server.fail(api.factor.verify, { status: 400, message: 'x', fields: { code: 'Kod hatalı' } }, 1);
    server.answer(api.factor.verify, tokens);
    const view = open('/guarded');
    await signIn(view);
    const code = await screen.findByLabelText('Doğrulama kodu');
    await waitFor(() => expect(code).toHaveFocus());
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(await seriousFindings()).toEqual([]);
    await view.user.type(code, '123456{Enter}');
    expect(await screen.findByText('Kod hatalı')).toBeVisible();
    expect(code).toHaveValue('123456');
    await view.user.clear(code);
    await view.user.type(code, '654321{Enter}');
    await screen.findByText('İçerideyiz');
    expect(localStorage.getItem('accessToken')).toBe('access-9');
    expect(view.location()).toBe('/reports?month=2026-10');
    expect(server.requests(api.factor.verify)[1]?.body).toEqual({
      challenge: 'meydan-okuma',
      code: '654321',
      deviceId: localStorage.getItem('deviceId'),
    });
  });

  test('may be entered by a recovery code, and one may go back to the password', async () => {
    server.answer(api.factor.verify, tokens);
    const view = open();
    await signIn(view);
    await view.user.click(await screen.findByRole('button', { name: 'Geri Dön' }));
    expect(email()).toHaveValue('ece@sirket.com');
    expect(password()).toHaveValue('');
    await view.user.type(password(), 'dokuz-kelebek{Enter}');
    await view.user.click(await screen.findByRole('button', { name: 'Kurtarma Kodu Kullan' }));
    await view.user.type(screen.getByLabelText('Kurtarma kodu'), 'abcd-efgh-jkmn-pq01{Enter}');
    expect(await screen.findByText('Giriş başarılı!')).toBeVisible();
  });

  test('whose challenge is over is told to begin again', async () => {
    const message = 'Doğrulama süresi doldu. Lütfen yeniden giriş yapın.';
    server.fail(api.factor.verify, { status: 401, message });
    const view = open();
    await signIn(view);
    await view.user.type(await screen.findByLabelText('Doğrulama kodu'), '123456{Enter}');
    expect((await screen.findAllByText(message))[0]).toBeVisible();
  });
});
