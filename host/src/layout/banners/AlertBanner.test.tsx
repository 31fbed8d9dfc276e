import { screen, waitFor } from '@testing-library/react';
import { api, type SecurityAlert } from '@vezne/contract';
import { fakeApi, renderApp } from '@vezne/testing';
import { AlertBanner } from './AlertBanner';

const server = fakeApi();
const alertOf = (number: number, device: string): SecurityAlert => ({
  id: `019a0000-0000-7000-8000-00000000000${number}`,
  kind: 'SESSION_COPIED',
  device,
  at: `2026-03-0${number}T09:00:00.000Z`,
});
const read = () => screen.findByRole('button', { name: 'Okudum' });

test('a person reads which device’s session was copied and when it was ended, and where to go', async () => {
  server.answer(api.auth.alerts, [alertOf(4, 'Chrome, Windows')]);
  renderApp(<AlertBanner />);
  const banner = await screen.findByRole('status');
  expect(banner).toHaveTextContent(
    'Chrome, Windows cihazındaki oturumunuz kopyalanmış olabilir; 4 Mart 2026 12:00 tarihinde kapattık. Şifrenizi değiştirin.',
  );
  expect(screen.getByRole('link', { name: 'Güvenliğe Git' })).toHaveAttribute('href', '/settings/security');
});

test('Okudum takes the newest away and shows the one before, until none is left', async () => {
  let alerts = [alertOf(5, 'Safari, iPhone'), alertOf(4, 'Chrome, Windows')];
  server.answer(api.auth.alerts, () => alerts);
  server.answer(api.auth.dismissAlert, ({ query }) => {
    alerts = alerts.filter(({ id }) => id !== query.id);
    return true as const;
  });
  const { user } = renderApp(<AlertBanner />);
  expect(await screen.findByText(/Safari, iPhone/)).toBeVisible();
  expect(screen.queryByText(/Chrome/)).toBeNull();
  await user.click(await read());
  expect(await screen.findByText(/Chrome, Windows/)).toBeVisible();
  await user.click(await read());
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

test('an alert that could not be taken away stays', async () => {
  server.answer(api.auth.alerts, [alertOf(4, 'Chrome, Windows')]);
  server.fail(api.auth.dismissAlert, { status: 503 }, 4);
  const { user } = renderApp(<AlertBanner />);
  await user.click(await read());
  await waitFor(() => expect(server.requests(api.auth.dismissAlert).length).toBeGreaterThan(0));
  expect(screen.getByText(/Chrome, Windows/)).toBeVisible();
});

test('nothing is said to who has nothing to hear, nor while it is not known', async () => {
  server.fail(api.auth.alerts, { status: 500 }, 4);
  renderApp(<AlertBanner />);
  await waitFor(() => expect(server.requests(api.auth.alerts).length).toBeGreaterThan(0));
  expect(screen.queryByRole('status')).toBeNull();
});
