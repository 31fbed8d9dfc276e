import { screen } from '@testing-library/react';
import { ApiError } from '@vezne/api';
import { renderApp } from '@vezne/testing';
import { RecordPage } from './RecordPage';

const missing = {
  title: 'Proje bulunamadı',
  text: 'Silinmiş olabilir.',
  list: 'Projeler',
  listPath: '/projects',
  listLabel: 'Dön',
};
const query = { isLoading: false, isRefreshing: false, reload: jest.fn(), data: undefined, error: undefined };
const page = (own: object) =>
  renderApp(
    <RecordPage
      query={{ ...query, ...own }}
      missing={missing}
      titleOf={(name: string) => name}
      toCome={<p>Kutular</p>}
    >
      {(name: string) => <h1>{name}</h1>}
    </RecordPage>,
  );
const failed = (status: number) => new ApiError({ status, code: '5000', message: 'Okunamadı.' });

test.each([404, 400])('a record that is not there (%s) leads back to the list', (status) => {
  page({ error: failed(status) });
  expect(screen.getByRole('heading', { level: 1, name: 'Proje bulunamadı' })).toBeVisible();
  expect(screen.getByText('Silinmiş olabilir.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Projeler' })).toHaveAttribute('href', '/projects');
  expect(screen.getByRole('link', { name: 'Dön' })).toHaveAttribute('href', '/projects');
});

test('a record that could not be read is asked for again', async () => {
  const { user } = page({ error: failed(500) });
  expect(screen.getByRole('heading', { level: 1, name: 'Sayfa açılamadı' })).toBeVisible();
  expect(screen.getByText('Okunamadı.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  expect(query.reload).toHaveBeenCalledTimes(1);
});

test('what was read stays on the page, whatever the next answer is', () => {
  page({ data: 'Köprü', error: failed(404) });
  expect(screen.getByRole('heading', { name: 'Köprü' })).toBeVisible();
});

test('until the first answer the page says that it loads, in the shape that it will have', () => {
  page({ isLoading: true });
  expect(screen.getByRole('link', { name: 'Projeler' })).toHaveAttribute('href', '/projects');
  expect(screen.getByText('Kutular')).toBeVisible();
  expect(screen.queryByText('Proje bulunamadı')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeInTheDocument();
});
