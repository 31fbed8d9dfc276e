import { screen, waitFor } from '@testing-library/react';
import { api, messages } from '@vezne/contract';
import { fakeApi, renderApp, seriousFindings } from '@vezne/testing';
import { Route, Routes } from 'react-router-dom';
import ResetPasswordPage from './ResetPasswordPage';
import { answeredElsewhere } from './testing';

const server = fakeApi();
beforeEach(() => server.answer(api.auth.resetPassword, true));

const open = () =>
  renderApp(
    <Routes>
      <Route path="/forgot-password/:token" element={<ResetPasswordPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { route: '/forgot-password/abc123', role: null },
  );

async function choose({ user }: ReturnType<typeof open>, password: string, again = password) {
  await user.type(screen.getByLabelText('Yeni şifre'), password);
  await user.type(screen.getByLabelText('Yeni şifre tekrarı'), again);
  await user.click(screen.getByRole('button', { name: 'Şifreyi Kaydet' }));
}

test('a new password is set with the link and leads to the sign-in', async () => {
  const view = open();
  await choose(view, 'dokuz-kelebek');
  expect(await screen.findByText('Şifre başarıyla değiştirildi.')).toBeVisible();
  await waitFor(() => expect(view.location()).toBe('/login'));
  expect(server.requests(api.auth.resetPassword)[0]?.body).toEqual({
    token: 'abc123',
    newPassword: 'dokuz-kelebek',
  });
});

test('whoever goes elsewhere before it is set is told, and not led away from there', async () => {
  const release = server.hold(api.auth.resetPassword);
  const view = open();
  await choose(view, 'dokuz-kelebek');
  await answeredElsewhere(view, release, 'Şifre başarıyla değiştirildi.');
  expect(view.location()).toBe('/pricing');
});

test('two different passwords are refused', async () => {
  await choose(open(), 'dokuz-kelebek', 'on-kelebek');
  expect(await screen.findByText('Şifreler eşleşmiyor')).toBeVisible();
  expect(screen.getByLabelText('Yeni şifre tekrarı')).toHaveFocus();
});

test('a bad link says so and offers a new one', async () => {
  server.fail(api.auth.resetPassword, { status: 400, message: messages.badResetLink });
  await choose(open(), 'dokuz-kelebek');
  expect(await screen.findByRole('link', { name: 'Yeni Bağlantı İste' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(screen.getAllByText(messages.badResetLink).length).toBeGreaterThan(0);
});

test('a password that is easily guessed is refused under its field and the link stays usable', async () => {
  const sentence = 'Bu şifre kolay tahmin edilir, başka bir şifre seçin';
  server.fail(api.auth.resetPassword, { status: 400, message: 'x', fields: { newPassword: sentence } });
  await choose(open(), 'password1');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Yeni şifre')).toHaveFocus();
});

test('axe finds nothing serious', async () => {
  open();
  expect(await seriousFindings()).toEqual([]);
});
