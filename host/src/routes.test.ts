import { startPages } from '@vezne/ui/state';
import { appPages, publicPages } from './composed/pages';
import { sections } from './composed/sidebar';
import { titles } from './composed/titles';
import { isAppPage, pageAt } from './routes';

test.each([
  ['/', 'marketing/LandingPage'],
  ['/about', 'marketing/AboutPage'],
  ['/services', 'marketing/ServicesPage'],
  ['/contact', 'marketing/ContactPage'],
  ['/login', 'marketing/LoginPage'],
  ['/signup', 'marketing/SignupPage'],
  ['/forgot-password', 'marketing/ForgotPasswordPage'],
  ['/forgot-password/t0ken', 'marketing/ResetPasswordPage'],
  ['/ornek-ekranlar', 'marketing/SamplesPage'],
  ['/kvkk', 'marketing/LegalPage'],
  ['/kullanim-kosullari', 'marketing/LegalPage'],
  ['/dashboard', 'finance/DashboardPage'],
  ['/categories', 'finance/CategoriesPage'],
  ['/products', 'finance/ProductsPage'],
  ['/projects', 'finance/ProjectsPage'],
  ['/projects/42', 'finance/ProjectsPage'],
  ['/cash-flow', 'cashflow/CashFlowPage'],
  ['/cash-flow/', 'cashflow/CashFlowPage'],
  ['/reports', 'finance/ReportsPage'],
  ['/reports/2026-10', 'finance/ReportsPage'],
  ['/settings', 'finance/SettingsPage'],
  ['/settings/app-settings', 'finance/SettingsPage'],
])('%s is the page of %s', (path, remote) => {
  expect(pageAt(path)?.remote).toBe(remote);
});

test.each(['/nowhere', '/dashboard/x', '/cash-flow/1', '/forgot-password/a/b', '/login/x', '/Projects'])(
  '%s is no page',
  (path) => {
    expect(pageAt(path)).toBeUndefined();
  },
);

test('the pages to begin with are called as in the sidebar', () => {
  for (const { path, label } of startPages)
    expect(sections).toContainEqual(expect.objectContaining({ to: path, label }));
});

test('everything behind the sign-in asks for ADMIN or MANAGER, /test for ADMIN alone', () => {
  for (const page of appPages) {
    expect(page.roles).toEqual(page.path === '/test' ? ['ADMIN'] : ['ADMIN', 'MANAGER']);
  }
});

test('public pages ask for no role', () => {
  expect(publicPages.filter(isAppPage)).toEqual([]);
});

test('every page names itself and the product in the title', () => {
  for (const { path } of [...publicPages, ...appPages]) expect(titles[path]?.title).toMatch(/Vezne/);
});
