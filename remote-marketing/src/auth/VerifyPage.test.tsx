import { screen, waitFor } from '@testing-library/react';
import { api, messages, type Verification } from '@vezne/contract';
import { fakeApi, idOf, renderApp, seriousFindings } from '@vezne/testing';
import { Route, Routes } from 'react-router-dom';
import LoginPage from './LoginPage';
import { answeredElsewhere } from './testing';
import VerifyPage from './VerifyPage';

const server = fakeApi();
const managerId = idOf(2, 9);
const email = 'ece@sirket.com';

const answer = (outcome: Verification['outcome']) =>
  server.answer(api.manager.verifyAccount, { outcome, managerId, email });
const open = () =>
  renderApp(
    <Routes>
      <Route path="/signup/:token" element={<VerifyPage />} />
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { route: '/signup/abc123', role: null },
  );

test('opening the link makes the account and leads to the sign-in with the address filled in', async () => {
  answer('CREATED');
  const view = open();
  expect(await screen.findByText('Hesabınız oluşturuldu, giriş yapabilirsiniz.')).toBeVisible();
  await waitFor(() => expect(view.location()).toBe('/login'));
  expect(screen.getByLabelText('E-posta')).toHaveValue(email);
  expect(screen.queryByText(/onay bağlantısı gönderdik/)).not.toBeInTheDocument();
  expect(server.requests(api.manager.verifyAccount).map(({ body }) => body)).toEqual([{ token: 'abc123' }]);
});

test('whoever goes elsewhere before the account is made is told, and not led away from there', async () => {
  const release = server.hold(api.manager.verifyAccount);
  answer('CREATED');
  const view = open();
  await answeredElsewhere(view, release, 'Hesabınız oluşturuldu, giriş yapabilirsiniz.');
  expect(view.location()).toBe('/pricing');
});

test('a link that was used before says that the account is ready', async () => {
  answer('USED');
  const view = open();
  expect(await screen.findByRole('heading', { name: 'Adresiniz onaylandı' })).toBeVisible();
  expect(screen.getByText(/Bu bağlantı daha önce kullanıldı/)).toBeVisible();
  await view.user.click(screen.getByRole('link', { name: 'Giriş Yap' }));
  expect(await screen.findByLabelText('E-posta')).toHaveValue(email);
});

test('a link that is too old is replaced by a new one', async () => {
  answer('EXPIRED');
  server.answer(api.manager.resendVerification, true);
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Bağlantının süresi doldu' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yeniden Gönder' }));
  expect(await screen.findByText(/adresine yeni bir onay bağlantısı gönderdik/)).toBeVisible();
  expect(server.requests(api.manager.resendVerification)[0]?.body).toEqual({ managerId });
  expect(screen.getByRole('button', { name: /Yeniden Gönder \(\d+ sn\)/ })).toBeDisabled();
});

test('too many letters to one address are told beside the button', async () => {
  answer('EXPIRED');
  server.fail(api.manager.resendVerification, { status: 429, message: messages.recipientLimit });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Yeniden Gönder' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.recipientLimit);
  expect(screen.getByRole('button', { name: 'Yeniden Gönder' })).toBeEnabled();
});

test('an address that got another account meanwhile is told', async () => {
  answer('TAKEN');
  open();
  expect(await screen.findByRole('heading', { name: 'Bu adresin zaten bir hesabı var' })).toBeVisible();
});

test('a link that opens nothing offers to sign up again', async () => {
  server.fail(api.manager.verifyAccount, { status: 400, message: messages.badVerification });
  open();
  expect(await screen.findByRole('heading', { name: 'Bağlantı açılamadı' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Yeniden Kayıt Ol' })).toHaveAttribute('href', '/signup');
});

test('without a connection the link can be tried again', async () => {
  server.fail(api.manager.verifyAccount, { status: 503, message: messages.unexpected }, 4);
  answer('USED');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Tekrar Dene' }, { timeout: 10_000 }));
  expect(await screen.findByRole('heading', { name: 'Adresiniz onaylandı' })).toBeVisible();
});

test('axe finds nothing serious', async () => {
  answer('EXPIRED');
  open();
  await screen.findByRole('button', { name: 'Yeniden Gönder' });
  expect(await seriousFindings()).toEqual([]);
});
