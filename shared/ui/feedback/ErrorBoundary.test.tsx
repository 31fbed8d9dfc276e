import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './ErrorBoundary';

test('a part that fails leaves the page standing and can be tried again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  function Part() {
    if (broken) throw new Error('bozuk');
    return <p>Bakiye</p>;
  }
  render(
    <>
      <h1>Ana Sayfa</h1>
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Ana Sayfa' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Beklenmedik Bir Hata Oluştu');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  expect(screen.getByText('Bakiye')).toBeInTheDocument();
  logged.mockRestore();
});
