import { screen, within } from '@testing-library/react';
import { api, type ProjectLocation } from '@vezne/contract';
import { fakeApi, idOf, renderApp } from '@vezne/testing';
import { ProjectMapPage } from './ProjectMapPage';

const server = fakeApi();
const at = (n: number, own: Partial<ProjectLocation> = {}): ProjectLocation => ({
  projectId: idOf(5, n),
  name: `Proje ${n}`,
  status: 'DEVAM_EDIYOR',
  latitude: 40 + n / 10,
  longitude: 29,
  address: `Sokak ${n}`,
  city: 'İstanbul',
  profitability: 12.5,
  hasLocation: true,
  ...own,
});

test('every project with a place has a line that leads to it', async () => {
  server.answer(api.project.map, [at(1), at(2, { profitability: null, city: null, status: 'PLANLANDI' })]);
  renderApp(<ProjectMapPage />);
  const list = within(await screen.findByRole('list', { name: 'Haritadaki projeler' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent('Proje 1Sokak 1, İstanbulDevam ediyor · %12,5');
  expect(second).toHaveTextContent(/^Proje 2Sokak 2Planlandı$/);
  expect(list.getByRole('link', { name: 'Proje 1' })).toHaveAttribute('href', `/projects/${idOf(5, 1)}`);
  expect(screen.getByText('2 projenin konumu var')).toBeVisible();
});

test('without a single place it is told where one is added', async () => {
  server.answer(api.project.map, []);
  renderApp(<ProjectMapPage />);
  expect(await screen.findByText('Konumu girilmiş proje yok.')).toBeVisible();
  expect(screen.queryByText(/konumu var/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Projelere Dön' })).toHaveAttribute('href', '/projects');
});

test('a map that cannot be read can be asked for again', async () => {
  server.fail(api.project.map, { status: 400, message: 'Harita okunamadı.' }, 1);
  server.answer(api.project.map, [at(1)]);
  const { user } = renderApp(<ProjectMapPage />);
  expect(await screen.findByText('Harita okunamadı.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  expect(await screen.findByRole('link', { name: 'Proje 1' })).toBeVisible();
});

test('the project that was chosen for the map stands in the address', async () => {
  server.answer(api.project.map, [at(1), at(2)]);
  const { user, location } = renderApp(<ProjectMapPage />, { route: '/projects/map' });
  const show = await screen.findByRole('button', { name: 'Haritada göster: Proje 2' });
  await user.click(show);
  expect(show).toHaveAttribute('aria-pressed', 'true');
  expect(location()).toBe(`/projects/map?project=${idOf(5, 2)}`);
});
