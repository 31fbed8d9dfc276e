import { render, screen, within } from '@testing-library/react';
import { ApiProvider, startSession } from '@vezne/api';
import { api } from '@vezne/contract';
import { fakeApi, setWindowWidth } from '@vezne/testing';
import Versions from './Versions';

const server = fakeApi();
const entry = (id: string) => `/remotes/cashflow/${id}/mf-manifest.json`;
const row = async (table: string, name: RegExp) =>
  within(await screen.findByRole('region', { name: table })).findByRole('row', { name });

function show() {
  startSession({ token: 'access-1', refreshToken: 'refresh-1', userType: 'ADMIN' }, 'ece@vezne.app');
  render(
    <ApiProvider>
      <Versions />
    </ApiProvider>,
  );
}

beforeEach(() => {
  server.file('/remotes.json', {
    cashflow: {
      ...{ entry: entry('1.0.0-aa'), version: '1.0.0', integrity: 'sha384-x' },
      canary: { entry: entry('1.1.0-bb'), version: '1.1.0', percent: 10, companies: ['a', 'b'] },
    },
    signature: { serial: 1, by: {} },
  });
  server.file('/remotes/cashflow/releases.json', [
    { id: '1.1.0-bb', at: '2026-11-20T10:00:00.000Z' },
    { id: '1.0.0-aa', at: '2026-11-01T10:00:00.000Z', withdrawn: false },
  ]);
  server.file(entry('1.1.0-bb'), {
    build: { commit: 'abc123def456', by: 'ci' },
    shared: [{ name: '@vezne/api', requiredVersion: '^2.1' }],
  });
  server.answer(api.installation.remotes, { since: '2026-11-20T10:00:00.000Z', standings: [] });
});

test('an administrator sees what is live, whose build it is and who gets a canary', async () => {
  show();
  const trial = await row('Yayındaki sürümler', /1\.1\.0-bb/);
  expect(trial).toHaveTextContent('cashflow');
  expect(trial).toHaveTextContent('Deneme: tarayıcı payı %10, 2 şirket');
  expect(trial).toHaveTextContent('abc123def456');
  expect(trial).toHaveTextContent('ci');
  expect(await row('Yayındaki sürümler', /1\.0\.0-aa/)).toHaveTextContent('Herkes');
});

test('every kept release and preview can be tried by a link to a page of its remote, but not what everybody has', async () => {
  const at = '2026-11-20T10:00:00.000Z';
  server.file('/remotes/cashflow/releases.json', [
    { id: '1.2.0-cc', at, previews: ['pr-7'], isPreview: true },
    { id: '1.1.0-bb', at },
    { id: '1.0.1-dd', at, withdrawn: true },
    { id: '1.0.0-aa', at },
    { id: '0.9.0-ee', at },
    { id: '0.8.0-ff', at, isPreview: true },
  ]);
  show();
  const links = within(await screen.findByRole('region', { name: 'Denenebilir sürümler' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => [link.getAttribute('href'), link.closest('tr')?.textContent])).toEqual([
    ['/cash-flow?remote=cashflow@pr-7', expect.stringContaining('pr-7 (1.2.0-cc)Önizleme')],
    ['/cash-flow?remote=cashflow@1.1.0-bb', expect.stringContaining('Deneme')],
    ['/cash-flow?remote=cashflow@1.0.1-dd', expect.stringContaining('Geri alındı')],
    ['/cash-flow?remote=cashflow@0.9.0-ee', expect.stringContaining('Önceki')],
  ]);
});

test('builds that are served as they are have no history, and none is asked for', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  const built = { entry: '/remotes/cashflow/mf-manifest.json', version: '1.0.0' };
  server.file('/remotes.json', { cashflow: built });
  server.file(built.entry, { build: { commit: 'abc123def456', by: 'local' } });
  show();
  expect(await row('Yayındaki sürümler', /cashflow/)).toHaveTextContent('abc123def456');
  expect(asked.mock.calls.map(([address]) => address)).not.toContain('/remotes/cashflow/releases.json');
});

test('what pages told of failures is shown by release; without any it says so', async () => {
  show();
  expect(await screen.findByText('Bildirilen hata yok')).toBeInTheDocument();
});

test('failures are shown with their release, counts and last moment', async () => {
  const counts = { loaded: 40, failed: 3, refused: 2, threw: 1, lastFailureAt: '2026-11-21T09:30:00.000Z' };
  const standings = [{ remote: 'cashflow', release: '1.1.0-bb', ...counts }];
  server.answer(api.installation.remotes, { since: '2026-11-20T10:00:00.000Z', standings });
  show();
  const cells = within(await row('Son hatalar', /1\.1\.0-bb/)).getAllByRole('cell');
  expect(cells.slice(0, 6).map((cell) => cell.textContent)).toEqual([
    'cashflow',
    '1.1.0-bb',
    '40',
    '3',
    '2',
    '1',
  ]);
});

test('a list that cannot be read offers to try again', async () => {
  server.file('/remotes.json', 'Bad gateway');
  show();
  expect(await screen.findByText(/Sürüm listesi okunamadı\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Tekrar Dene' })).toBeInTheDocument();
});

test('on a phone each release is a card: what it is by name, and the link to try it in sight', async () => {
  setWindowWidth(390);
  show();
  const card = async (list: string, text: string) =>
    within(await screen.findByRole('region', { name: list }))
      .findByText(text)
      .then((name) => name.closest('li'));
  const live = await card('Yayındaki sürümler', '1.0.0-aa');
  expect(live).toHaveTextContent(/Sürüm1\.0\.0-aa/);
  const trial = await card('Denenebilir sürümler', '1.1.0-bb');
  expect(trial && within(trial).getByRole('link', { name: /^Dene/ })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
