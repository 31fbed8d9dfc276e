import { screen } from '@testing-library/react';
import { api, messages } from '@vezne/contract';
import { fakeApi, renderApp, seriousFindings } from '@vezne/testing';
import { Route, Routes } from 'react-router-dom';
import UnsubscribePage from './UnsubscribePage';

const server = fakeApi();

const open = () =>
  renderApp(
    <Routes>
      <Route path="/unsubscribe/:token" element={<UnsubscribePage />} />
      <Route path="*" element={null} />
    </Routes>,
    { route: '/unsubscribe/abc123', role: null },
  );
const stop = () => screen.findByRole('button', { name: 'E-postaları Durdur' });

test('a press, and nothing before it, stops the mails of the link and says which', async () => {
  server.answer(api.notification.unsubscribe, { what: 'Geciken giderler' });
  const { user } = open();
  const button = await stop();
  expect(server.requests(api.notification.unsubscribe)).toEqual([]);
  expect(await seriousFindings()).toEqual([]);
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'E-postalar durduruldu' })).toBeVisible();
  expect(screen.getByText(/^Artık gelmeyecek: Geciken giderler\./)).toBeVisible();
  expect(server.requests(api.notification.unsubscribe).map(({ body }) => body)).toEqual([{ link: 'abc123' }]);
  expect(screen.getByRole('link', { name: 'Bildirim Ayarları' })).toHaveAttribute(
    'href',
    '/settings/notifications',
  );
});

test('a link that is none of ours says where mails are stopped otherwise', async () => {
  server.fail(api.notification.unsubscribe, { status: 400, message: messages.badUnsubscribe });
  const { user } = open();
  await user.click(await stop());
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.badUnsubscribe);
  expect(await stop()).toBeEnabled();
});
