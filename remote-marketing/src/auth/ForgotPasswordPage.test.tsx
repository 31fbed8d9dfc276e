import { screen, waitFor } from '@testing-library/react';
import { api, messages } from '@vezne/contract';
import { fakeApi, renderApp, seriousFindings } from '@vezne/testing';
import ForgotPasswordPage from './ForgotPasswordPage';

const server = fakeApi();
beforeEach(() => server.answer(api.auth.forgotPassword, true));

const open = () => renderApp(<ForgotPasswordPage />, { route: '/forgot-password', role: null });
const sent = 'Bu e-posta kayıtlıysa sıfırlama bağlantısı gönderildi.';

test('asking for a link is answered with the same sentence for every address', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('E-posta'), ' Kimse+1@Sirket.com');
  await user.click(screen.getByRole('button', { name: 'Bağlantı Gönder' }));
  expect(await screen.findByText(sent)).toBeVisible();
  expect(decodeURIComponent(server.requests(api.auth.forgotPassword)[0]?.url ?? '')).toContain(
    '/auth/forgot-password/kimse+1@sirket.com',
  );
  expect(screen.getByRole('button', { name: 'Yeniden Gönder' })).toBeEnabled();
  expect(await seriousFindings()).toEqual([]);
});

test('an address that is none is refused under the field', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('E-posta'), 'ece');
  await user.click(screen.getByRole('button', { name: 'Bağlantı Gönder' }));
  expect(await screen.findByText('Geçerli bir e-posta adresi girin')).toBeVisible();
  expect(screen.getByLabelText('E-posta')).toHaveFocus();
});

test('while the API is down nothing is said to be sent and the address stays', async () => {
  server.cutOff(api.auth.forgotPassword);
  const { user } = open();
  await user.type(screen.getByLabelText('E-posta'), 'ece@sirket.com');
  await user.click(screen.getByRole('button', { name: 'Bağlantı Gönder' }));
  await waitFor(() => expect(document.querySelector('form')).toHaveTextContent(messages.network));
  expect(screen.queryByText(sent)).not.toBeInTheDocument();
  expect(screen.getByLabelText('E-posta')).toHaveValue('ece@sirket.com');
});
