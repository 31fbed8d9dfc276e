import { screen, waitFor } from '@testing-library/react';
import { api, messages } from '@vezne/contract';
import { fakeApi, renderApp, seriousFindings } from '@vezne/testing';
import { Route, Routes } from 'react-router-dom';
import InvitationPage from './InvitationPage';
import LoginPage from './LoginPage';
import { answeredElsewhere } from './testing';

const server = fakeApi();
beforeEach(() => {
  server.answer(api.manager.findInvitation, {
    name: 'Kerem',
    email: 'kerem@yilmazyapi.example',
    companyName: 'Yılmaz Yapı',
  });
  server.answer(api.manager.acceptInvitation, { email: 'kerem@yilmazyapi.example' });
});

const open = () =>
  renderApp(
    <Routes>
      <Route path="/invitation/:token" element={<InvitationPage />} />
      <Route path="/login" element={<LoginPage />} />
    </Routes>,
    { route: '/invitation/abc123', role: null },
  );

async function choose({ user }: ReturnType<typeof open>, password: string, again = password) {
  await user.type(await screen.findByLabelText('Şifre'), password);
  await user.type(screen.getByLabelText('Şifre tekrarı'), again);
  await user.click(screen.getByRole('button', { name: 'Daveti Kabul Et' }));
}

test('the invited person sees who invites, chooses a password and is led to the sign-in', async () => {
  const view = open();
  expect(await screen.findByText(/Merhaba Kerem, Yılmaz Yapı sizi yönetici olarak davet etti/)).toBeVisible();
  expect(screen.getByLabelText('E-posta')).toHaveValue('kerem@yilmazyapi.example');
  await choose(view, 'dokuz-kelebek');
  expect(await screen.findByText('Hesabınız oluşturuldu, giriş yapabilirsiniz.')).toBeVisible();
  await waitFor(() => expect(view.location()).toBe('/login'));
  expect(screen.getByLabelText('E-posta')).toHaveValue('kerem@yilmazyapi.example');
  expect(server.requests(api.manager.acceptInvitation)[0]?.body).toEqual({
    token: 'abc123',
    password: 'dokuz-kelebek',
  });
});

test('whoever goes elsewhere before the account is made is told, and not led away from there', async () => {
  const release = server.hold(api.manager.acceptInvitation);
  const view = open();
  await choose(view, 'dokuz-kelebek');
  await answeredElsewhere(view, release, 'Hesabınız oluşturuldu, giriş yapabilirsiniz.');
  expect(view.location()).toBe('/pricing');
});

test('two different passwords are refused, and one that is easily guessed', async () => {
  const view = open();
  await choose(view, 'dokuz-kelebek', 'on-kelebek');
  expect(await screen.findByText('Şifreler eşleşmiyor')).toBeVisible();
  const sentence = 'Bu şifre kolay tahmin edilir, başka bir şifre seçin';
  server.fail(api.manager.acceptInvitation, { status: 400, message: 'x', fields: { password: sentence } });
  await view.user.clear(screen.getByLabelText('Şifre tekrarı'));
  await view.user.type(screen.getByLabelText('Şifre tekrarı'), 'dokuz-kelebek');
  await view.user.click(screen.getByRole('button', { name: 'Daveti Kabul Et' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Şifre')).toHaveFocus();
});

test('a link that opens nothing says whom to ask', async () => {
  server.fail(api.manager.findInvitation, { status: 400, message: messages.badInvitation });
  open();
  expect(await screen.findByRole('heading', { name: 'Davet açılamadı' })).toBeVisible();
  expect(screen.getByText(/Sizi davet eden kişiden daveti yeniden göndermesini isteyin/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Giriş Yap' })).toHaveAttribute('href', '/login');
});

test('a link that was withdrawn meanwhile says so after the password', async () => {
  server.fail(api.manager.acceptInvitation, { status: 400, message: messages.badInvitation });
  await choose(open(), 'dokuz-kelebek');
  expect(await screen.findByRole('heading', { name: 'Davet açılamadı' })).toBeVisible();
});

test('an address that has an account elsewhere is told in place', async () => {
  server.fail(api.manager.acceptInvitation, { status: 409, message: messages.invitedElsewhere });
  await choose(open(), 'dokuz-kelebek');
  expect(await screen.findByText(messages.invitedElsewhere)).toBeVisible();
  expect(screen.getByLabelText('Şifre')).toHaveValue('dokuz-kelebek');
});

test('without a connection the page offers to try again', async () => {
  server.fail(api.manager.findInvitation, { status: 503, message: messages.unexpected }, 4);
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Tekrar Dene' }, { timeout: 10_000 });
  await user.click(retry);
  expect(await screen.findByLabelText('Şifre')).toBeVisible();
});

test('axe finds nothing serious', async () => {
  open();
  await screen.findByLabelText('Şifre');
  expect(await seriousFindings()).toEqual([]);
});
