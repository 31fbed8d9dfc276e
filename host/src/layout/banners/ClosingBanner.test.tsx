import { screen, waitFor } from '@testing-library/react';
import { api } from '@vezne/contract';
import { fakeApi, renderApp } from '@vezne/testing';
import { ClosingBanner } from './ClosingBanner';

const server = fakeApi();
const closing = { askedAt: '2026-03-04T09:00:00.000Z', closesAt: '2026-04-03T09:00:00.000Z' };

test.each([
  [true, 'Vazgeç veya verileri indir'],
  [false, 'Verileri indir'],
])('every manager reads when the company goes; the owner (%s) may stop it', async (isOwner, words) => {
  server.answer(api.leaving.state, { isOwner, closing });
  renderApp(<ClosingBanner />);
  expect(await screen.findByText(/kayıtlar 3 Nisan 2026 tarihinde silinecek/)).toBeVisible();
  expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', '/settings/security');
});

test('nothing is said of a company that stays', async () => {
  renderApp(<ClosingBanner />);
  await waitFor(() => expect(server.requests(api.leaving.state)).toHaveLength(1));
  expect(screen.queryByRole('status')).toBeNull();
});
