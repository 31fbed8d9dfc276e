import { screen } from '@testing-library/react';
import { api } from '@vezne/contract';
import { fakeApi, idOf, project, renderApp } from '@vezne/testing';
import { LocationTab } from './LocationTab';

const server = fakeApi();
const placed = project(1, { latitude: 40.9819, longitude: 29.0249, address: 'Moda Cad. 84' });
const located = (latitude: number | null, longitude: number | null) => ({
  projectId: idOf(5, 1),
  name: 'Proje 1',
  status: 'DEVAM_EDIYOR' as const,
  latitude,
  longitude,
  address: null,
  city: null,
  profitability: null,
  hasLocation: latitude !== null,
});
const sent = () => server.requests(api.project.setLocation).at(-1)?.body;

test('a project without a place says so and offers to add one', async () => {
  const { user } = renderApp(<LocationTab project={project(1)} />);
  expect(screen.getByText('Bu projenin konumu girilmedi.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Konum Ekle' }));
  expect(screen.getByLabelText('Enlem')).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Konumu düzenle' })).toBeVisible();
});

test('a place is written in words and can be changed', async () => {
  renderApp(<LocationTab project={placed} />);
  expect(await screen.findByText(/Moda Cad\. 84/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Konumu Düzenle' })).toBeVisible();
  expect(screen.getByRole('link', { name: "Google Haritalar'da aç" })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=40.9819,29.0249',
  );
  expect(screen.queryByText('Bu projenin konumu girilmedi.')).not.toBeInTheDocument();
});

test('coordinates are typed with a decimal comma and saved as numbers', async () => {
  server.answer(api.project.setLocation, located(41.015, 28.979));
  const { user } = renderApp(<LocationTab project={project(1)} />);
  await user.click(screen.getByRole('button', { name: 'Konum Ekle' }));
  await user.type(screen.getByLabelText('Enlem'), '41,015');
  await user.type(screen.getByLabelText('Boylam'), '28,979');
  await user.type(screen.getByLabelText(/^Adres/), 'Sirkeci');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Proje Başarıyla Güncellendi.')).toBeVisible();
  expect(sent()).toEqual({
    projectId: idOf(5, 1),
    latitude: 41.015,
    longitude: 28.979,
    address: 'Sirkeci',
  });
  expect(screen.queryByRole('region', { name: 'Konumu düzenle' })).not.toBeInTheDocument();
});

test('half a coordinate and one beyond the globe are refused before anything is sent', async () => {
  const { user } = renderApp(<LocationTab project={project(1)} />);
  await user.click(screen.getByRole('button', { name: 'Konum Ekle' }));
  await user.type(screen.getByLabelText('Enlem'), '41');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Enlem ve boylam birlikte girilmelidir')).toBeVisible();
  await user.clear(screen.getByLabelText('Enlem'));
  await user.type(screen.getByLabelText('Enlem'), '91');
  await user.type(screen.getByLabelText('Boylam'), '29');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Enlem geçerli değil')).toBeVisible();
  expect(server.requests(api.project.setLocation)).toHaveLength(0);
});

test('a place can be taken away again', async () => {
  server.answer(api.project.setLocation, located(null, null));
  const { user } = renderApp(<LocationTab project={placed} />);
  await user.click(screen.getByRole('button', { name: 'Konumu Düzenle' }));
  await user.click(screen.getByRole('button', { name: 'Konumu Kaldır' }));
  expect(screen.getByLabelText('Enlem')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Proje Başarıyla Güncellendi.')).toBeVisible();
  expect(sent()).toMatchObject({ latitude: null, longitude: null, address: 'Moda Cad. 84' });
});

test('a refused place stays in the form with its sentence under the field', async () => {
  const message = 'Adres en fazla 300 karakter olabilir';
  server.fail(api.project.setLocation, { status: 400, message: 'Geçersiz', fields: { address: message } });
  const { user } = renderApp(<LocationTab project={placed} />);
  await user.click(screen.getByRole('button', { name: 'Konumu Düzenle' }));
  await user.type(screen.getByLabelText(/^Adres/), ', kapı 2');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(/^Adres/)).toHaveValue('Moda Cad. 84, kapı 2');
  expect(screen.getByLabelText(/^Adres/)).toHaveFocus();
});

test('whoever changes their mind sees the place as it was', async () => {
  const { user } = renderApp(<LocationTab project={placed} />);
  await user.click(screen.getByRole('button', { name: 'Konumu Düzenle' }));
  await user.clear(screen.getByLabelText('Enlem'));
  await user.click(screen.getByRole('button', { name: 'İptal' }));
  expect(await screen.findByText(/Moda Cad\. 84/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Konumu düzenle' })).not.toBeInTheDocument();
  expect(server.requests(api.project.setLocation)).toHaveLength(0);
});
