import { screen, waitFor } from '@testing-library/react';
import { api, type DataExport } from '@vezne/contract';
import { fakeApi, renderApp, seriousFindings } from '@vezne/testing';
import { DataExportPane } from './DataExportPane';

const server = fakeApi();
const archive = (change: Partial<DataExport> = {}): DataExport => ({
  id: '01890000-0000-7000-8000-000000000001',
  scope: 'SIRKET',
  state: 'HAZIR',
  progress: 100,
  bytes: 2_345_678,
  requestedAt: '2026-03-04T09:00:00.000Z',
  expiresAt: '2026-03-05T09:00:00.000Z',
  ...change,
});
const stands = (newest: DataExport | null, change = {}) =>
  server.answer(api.dataExport.state, { newest, mayExportCompany: true, othersUnderWay: false, ...change });

test('the owner asks for the whole company, sees how far it is and fetches it when it is ready', async () => {
  const { user } = renderApp(<DataExportPane />);
  server.answer(api.dataExport.start, () => {
    stands(archive({ state: 'HAZIRLANIYOR', progress: 40, bytes: null, expiresAt: null }));
    return archive({ state: 'BEKLIYOR', progress: 0, bytes: null, expiresAt: null });
  });
  expect(await screen.findByRole('radio', { name: /Şirketin tamamı/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Arşiv Hazırla' }));
  expect(await screen.findByText('Hazırlanıyor: %40')).toBeVisible();
  expect(server.requests(api.dataExport.start)).toMatchObject([{ body: { scope: 'SIRKET' } }]);
  expect(await seriousFindings()).toEqual([]);

  stands(archive());
  const fetched: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    fetched.push(this.getAttribute('href') ?? '');
  });
  server.answer(api.dataExport.link, { path: '/dev/v1/data-export/file?link=abc' });
  await user.click(await screen.findByRole('button', { name: 'İndir' }, { timeout: 8_000 }));
  await waitFor(() => expect(fetched).toEqual(['/dev/v1/data-export/file?link=abc']));
  expect(screen.getByText(/2,3 MB · .* tarihine kadar indirilebilir/)).toBeVisible();
  expect(await seriousFindings()).toEqual([]);
});

test('an archive that is being made is followed also by who comes back to it', async () => {
  stands(archive({ state: 'HAZIRLANIYOR', progress: 40, bytes: null, expiresAt: null }));
  const { rerender } = renderApp(<DataExportPane />);
  expect(await screen.findByText('Hazırlanıyor: %40')).toBeVisible();
  rerender(<>Başka sayfa</>);
  rerender(<DataExportPane />);
  expect(await screen.findByText('Hazırlanıyor: %40')).toBeVisible();
  stands(archive());
  expect(await screen.findByRole('button', { name: 'İndir' }, { timeout: 8_000 })).toBeVisible();
});

test('who is not the owner is offered what is their own, and told who has the rest', async () => {
  stands(null, { mayExportCompany: false });
  const { user } = renderApp(<DataExportPane />);
  expect(await screen.findByText(/Şirketin bütün kayıtlarını şirket sahibi indirebilir/)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  server.answer(api.dataExport.start, archive({ scope: 'KISI', state: 'BEKLIYOR' }));
  await user.click(screen.getByRole('button', { name: 'Arşiv Hazırla' }));
  await waitFor(() =>
    expect(server.requests(api.dataExport.start)).toMatchObject([{ body: { scope: 'KISI' } }]),
  );
});

test('a colleague is waited for, a failure is told and can be tried again', async () => {
  stands(archive({ state: 'HATA', bytes: null, expiresAt: null }), { othersUnderWay: true });
  renderApp(<DataExportPane />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Arşiv hazırlanamadı');
  expect(screen.getByRole('button', { name: 'Arşiv Hazırla' })).toBeDisabled();
  expect(screen.getByText(/başka bir arşiv hazırlanıyor/)).toBeVisible();
});

test('a state that cannot be read says so', async () => {
  server.fail(api.dataExport.state, { status: 500, message: 'Olmadı.' });
  renderApp(<DataExportPane />);
  expect(await screen.findByText('Olmadı.')).toBeVisible();
});
