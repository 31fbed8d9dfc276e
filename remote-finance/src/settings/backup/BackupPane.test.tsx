import { act, screen, waitFor } from '@testing-library/react';
import { api, backupStandings } from '@vezne/contract';
import { fakeApi, renderApp } from '@vezne/testing';
import { BackupPane } from './BackupPane';

const server = fakeApi();
const NOW = Date.parse('2026-11-22T09:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => jest.restoreAllMocks());

test.each([
  [0.5, 'Son yedek az önce, doğrulandı'],
  [43, 'Son yedek 43 dk önce, doğrulandı'],
  [60, 'Son yedek 1 saat önce, doğrulandı'],
  [179, 'Son yedek 2 saat önce, doğrulandı'],
  // A clock that is behind the server's.
  [-2, 'Son yedek az önce, doğrulandı'],
])('a backup of %s minutes ago is told as such, without a warning', async (minutes, sentence) => {
  server.answer(api.installation.backup, { backup: { lastAt: minutesAgo(minutes), standing: 'FRESH' } });
  renderApp(<BackupPane />);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText('Güncel')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each([
  ['OLD', 5 * 60, 'Son yedek 5 saat önce, doğrulandı', /son üç saatte hiç alınmadı/],
  ['OLD', 72 * 60, 'Son yedek 3 gün önce, doğrulandı', /Sunucuyu yöneten kişiye haber verin\./],
  ['FAILED', 70, 'Son yedek 1 saat önce, doğrulandı', /beş dakikada bir yeniden deneniyor.*sunucuyu yöneten/],
  ['DISK_FULL', 70, 'Son yedek 1 saat önce, doğrulandı', /Sunucuda yer azaldığı için/],
  ['COPY_FAILED', 4, 'Son yedek 4 dk önce, doğrulandı', /ikinci klasöre kopyalanamadı/],
] as const)(
  '%s is a warning beside the age of the last good one',
  async (standing, minutes, age, warning) => {
    server.answer(api.installation.backup, { backup: { lastAt: minutesAgo(minutes), standing } });
    renderApp(<BackupPane />);
    expect(await screen.findByText(age)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(warning);
    expect(screen.queryByText('Güncel')).not.toBeInTheDocument();
  },
);

test('before the first backup it says that one is coming, or that none could be made', async () => {
  server.answer(api.installation.backup, { backup: { lastAt: null, standing: 'WAITING' } });
  const { unmount } = renderApp(<BackupPane />);
  expect(await screen.findByText('İlk yedek birkaç dakika içinde alınır')).toBeVisible();
  unmount();
  server.answer(api.installation.backup, { backup: { lastAt: null, standing: 'DISK_FULL' } });
  renderApp(<BackupPane />);
  expect(await screen.findByText('Henüz yedek yok')).toBeVisible();
});

test('every standing has its words', async () => {
  for (const standing of backupStandings) {
    server.answer(api.installation.backup, { backup: { lastAt: minutesAgo(9), standing } });
    const { unmount } = renderApp(<BackupPane />);
    expect(await screen.findByText('Son yedek 9 dk önce, doğrulandı')).toBeVisible();
    unmount();
  }
});

test('where others see to backups there is nothing to see', async () => {
  const { container } = renderApp(<BackupPane />);
  await waitFor(() => expect(server.requests(api.installation.backup)).toHaveLength(1));
  await act(async () => {});
  expect(container).not.toHaveTextContent('Yedek');
});

test('an answer that does not come can be asked for again', async () => {
  server.fail(api.installation.backup, { status: 400, message: 'Olmadı' }, 1);
  const { user } = renderApp(<BackupPane />);
  expect(await screen.findByRole('heading', { name: 'Yedekler' })).toBeVisible();
  server.answer(api.installation.backup, { backup: { lastAt: minutesAgo(43), standing: 'FRESH' } });
  await user.click(await screen.findByRole('button', { name: /Tekrar/ }));
  expect(await screen.findByText('Son yedek 43 dk önce, doğrulandı')).toBeVisible();
});
