import { render, screen } from '@testing-library/react';
import { Empty } from './Empty';
import { LoadError } from './LoadError';
import { Loading } from './Loading';

test('waiting, failing and finding nothing are said in the fixed words', () => {
  const retry = jest.fn();
  render(
    <>
      <Loading />
      <LoadError message="Failed to fetch categories" onRetry={retry} />
      <Empty />
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Yükleniyor...');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Veri yüklenirken hata oluştu: Failed to fetch categories',
  );
  screen.getByRole('button', { name: 'Tekrar Dene' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Veri bulunamadı')).toBeInTheDocument();
});
