import { screen } from '@testing-library/react';
import { renderApp, seriousFindings } from '@vezne/testing';
import AboutPage from '../about/AboutPage';
import SamplesPage from '../samples/SamplesPage';
import ServicesPage from '../services/ServicesPage';
import LandingPage from './LandingPage';

const pages = [
  ['/', LandingPage],
  ['/about', AboutPage],
  ['/services', ServicesPage],
  ['/ornek-ekranlar', SamplesPage],
] as const;

test.each(pages)('%s has one main heading, and axe finds nothing serious', async (route, Page) => {
  renderApp(<Page />, { route, role: null });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(await seriousFindings()).toEqual([]);
});

test('the landing page leads to sign-up and says that its figures are an example', () => {
  renderApp(<LandingPage />, { role: null });
  for (const link of screen.getAllByRole('link', { name: 'Kayıt Ol' })) {
    expect(link).toHaveAttribute('href', '/signup');
  }
  expect(screen.getByText('Bu sayfadaki kayıt, proje ve tutarlar örnektir.')).toBeVisible();
});

test('amounts are never set in the display face, which has no ₺', () => {
  const { container } = renderApp(<LandingPage />, { role: null });
  const headings = [...container.querySelectorAll('h1, h2, h3')].map((heading) => heading.textContent);
  expect(headings.join()).not.toContain('₺');
});

test('the samples lead whoever is signed in back to the first screen, and a visitor to sign-up', () => {
  const { unmount } = renderApp(<SamplesPage />, { role: null });
  expect(screen.getByRole('link', { name: 'Kayıt Ol' })).toHaveAttribute('href', '/signup');
  unmount();
  const accessToken = `h.${btoa(JSON.stringify({ company: 'c-1' }))}.s`;
  renderApp(<SamplesPage />, { role: null, stored: { accessToken, refreshToken: 'r' } });
  expect(screen.getByRole('link', { name: "Ana Sayfa'ya Dön" })).toHaveAttribute('href', '/dashboard');
  expect(screen.queryByRole('link', { name: 'Kayıt Ol' })).not.toBeInTheDocument();
  expect(screen.getByText('Bu sayfadaki kayıt, proje ve tutarlar örnektir.')).toBeVisible();
});
