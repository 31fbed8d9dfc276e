import { screen } from '@testing-library/react';
import { renderApp, seriousFindings } from '@vezne/testing';
import AboutPage from '../about/AboutPage';
import ServicesPage from '../services/ServicesPage';
import LandingPage from './LandingPage';

const pages = [
  ['/', LandingPage],
  ['/about', AboutPage],
  ['/services', ServicesPage],
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
