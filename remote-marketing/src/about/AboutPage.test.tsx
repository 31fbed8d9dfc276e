import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import AboutPage from './AboutPage';

const kurus = (text: string) => Number(text.replace(/\D/g, ''));

test('the example figure is the sum of the records below it, to the kuruş', () => {
  render(<AboutPage />, { wrapper: MemoryRouter });
  const sample = screen.getByRole('img', { name: /Örnek bir rakam/ });
  const [total = 0, ...parts] = (sample.textContent ?? '').match(/−[\d.]+,\d\d/g)?.map(kurus) ?? [];
  expect(parts).toHaveLength(3);
  expect(total).toBe(parts.reduce((sum, part) => sum + part, 0));
});

test('the page leads on to what the product does', () => {
  render(<AboutPage />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Hizmetlere göz atın' })).toHaveAttribute('href', '/services');
});
