import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@vezne/testing';
import { themeModeAtom } from '@vezne/ui/state';
import { getDefaultStore } from 'jotai';
import { publicPages } from './composed/pages';
import { titles } from './composed/titles';
import { openAt } from './testing';

fakeApi();

const heading = (name: string) => screen.findByRole('heading', { name });

describe('public pages', () => {
  test.each(
    publicPages.map(({ path, remote }) => [path.replace(':token', 't0ken'), remote, titles[path]?.title]),
  )('%s shows %s under its own title', async (path, remote, title) => {
    openAt(path, { role: null });
    expect(await heading(remote)).toBeInTheDocument();
    expect(document.title).toBe(title);
  });

  test('an unknown address leads to /404', async () => {
    openAt('/boyle-bir-sayfa-yok', { role: null });
    expect(await heading('Bu karo yerinde yok')).toBeInTheDocument();
    expect(location.pathname).toBe('/404');
    expect(document.title).toBe('Sayfa bulunamadı — Vezne');
    expect(screen.getByRole('link', { name: 'Anasayfaya Dön' })).toHaveAttribute('href', '/');
  });

  test.each([
    ['/', true],
    ['/about', true],
    ['/contact', true],
    ['/kvkk', true],
    ['/login', false],
    ['/signup', false],
    ['/forgot-password', false],
    ['/forgot-password/t0ken', false],
    ['/404', false],
  ])('the footer of %s is there: %s', async (path, isThere) => {
    openAt(path, { role: null });
    await screen.findByRole('heading');
    expect(screen.queryByRole('contentinfo') !== null).toBe(isThere);
  });

  test('top navigation leads to the four pages and toggles between Giriş Yap and Kayıt Ol', async () => {
    const { user } = openAt('/', { role: null });
    const menu = await screen.findByRole('navigation', { name: 'Ana menü' });
    const links = within(menu).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Anasayfa', '/'],
      ['Hakkında', '/about'],
      ['Hizmetler', '/services'],
      ['İletişim', '/contact'],
    ]);
    const banner = screen.getByRole('banner');
    expect(within(banner).queryByRole('link', { name: 'Kayıt Ol' })).not.toBeInTheDocument();
    await user.click(within(banner).getByRole('link', { name: 'Giriş Yap' }));
    expect(await heading('marketing/LoginPage')).toBeInTheDocument();
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Kayıt Ol' }));
    expect(await heading('marketing/SignupPage')).toBeInTheDocument();
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Giriş Yap' })).toBeInTheDocument();
  });

  test('whoever is signed in is led back to work, and asked to sign in nowhere', async () => {
    const accessToken = `h.${btoa(JSON.stringify({ company: 'c-1' }))}.s`;
    openAt('/boyle-bir-sayfa-yok', { role: null, stored: { accessToken, refreshToken: 'r' } });
    expect(await screen.findByRole('link', { name: "Ana Sayfa'ya Dön" })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    expect(screen.getByRole('link', { name: 'Uygulamaya Dön' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('link', { name: 'Giriş Yap' })).not.toBeInTheDocument();
  });

  test('the menu of a phone closes when a link is followed', async () => {
    const { user } = openAt('/', { role: null });
    await user.click(await screen.findByRole('button', { name: 'Menüyü aç' }));
    expect(screen.getByRole('button', { name: 'Menüyü kapat' })).toHaveAttribute('aria-expanded', 'true');
    const menu = screen.getByRole('navigation', { name: 'Ana menü' });
    await user.click(within(menu).getByRole('link', { name: 'Hakkında' }));
    expect(await screen.findByRole('button', { name: 'Menüyü aç' })).toBeInTheDocument();
  });

  test('the theme is the default one whatever the reader chose', async () => {
    getDefaultStore().set(themeModeAtom, 'light');
    openAt('/', { role: null });
    await heading('marketing/LandingPage');
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
});

describe('pages behind the sign-in', () => {
  test('follow the chosen theme', async () => {
    openAt('/dashboard');
    await heading('finance/DashboardPage');
    act(() => getDefaultStore().set(themeModeAtom, 'light'));
    expect(document.documentElement.dataset.theme).toBe('light');
  });

  test('send a visitor to /login, who comes back to the page that was asked for', async () => {
    openAt('/projects/42?tab=gelirler#son', { role: null });
    expect(await heading('marketing/LoginPage')).toBeInTheDocument();
    expect(location.pathname).toBe('/login');
    expect(screen.getByTestId('from')).toHaveTextContent('/projects/42?tab=gelirler#son');
  });

  test.each([
    ['without a role', {}],
    ['with a role that does not exist', { userRole: 'OWNER' }],
  ])('send somebody %s to /login', async (_, stored) => {
    openAt('/dashboard', {
      role: null,
      stored: { accessToken: 'a', token: 'a', refreshToken: 'r', ...stored },
    });
    expect(await heading('marketing/LoginPage')).toBeInTheDocument();
  });

  test('admit a role that is stored in a JSON array', async () => {
    const stored = { accessToken: 'a', token: 'a', refreshToken: 'r', userRole: '["USER","MANAGER"]' };
    openAt('/reports', { role: null, stored });
    expect(await heading('finance/ReportsPage')).toBeInTheDocument();
  });

  test('a manager has no access to /test: a toast says so and the sign-in opens', async () => {
    openAt('/test', { role: 'MANAGER' });
    expect(await heading('marketing/LoginPage')).toBeInTheDocument();
    expect(
      await screen.findByText('Bu Sayfayı Görüntülemek İçin Yetkiniz Bulunmamaktadır. Giriş Yapınız.'),
    ).toBeInTheDocument();
    expect(screen.getByTestId('from')).toHaveTextContent('nowhere');
  });

  test('/test shows an administrator the loading text for five seconds', async () => {
    jest.useFakeTimers();
    try {
      openAt('/test', { role: 'ADMIN' });
      await act(() => jest.advanceTimersByTimeAsync(4_900));
      expect(screen.getByText('Yükleniyor...')).toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: 'Test' })).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(screen.getByRole('heading', { name: 'Test' })).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  test('the view starts at the top on every change of the page', async () => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = openAt('/dashboard');
    await heading('finance/DashboardPage');
    scroll.mockClear();
    await user.click(screen.getByRole('link', { name: 'Raporlar' }));
    await heading('finance/ReportsPage');
    await waitFor(() => expect(scroll).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' }));
    scroll.mockRestore();
  });
});

describe('what becomes of the page', () => {
  const fates = jest.fn();
  beforeEach(() => fates.mockClear());

  test('is told once when it has been drawn', async () => {
    const { user } = openAt('/', { role: null, onFate: fates });
    const menu = await screen.findByRole('navigation', { name: 'Ana menü' });
    await waitFor(() => expect(fates.mock.calls).toEqual([['loaded']]));
    await user.click(within(menu).getByRole('link', { name: 'Hakkında' }));
    await heading('marketing/AboutPage');
    expect(fates.mock.calls).toEqual([['loaded']]);
  });

  test('is told when the host itself breaks, which then is not taken for one that loaded', async () => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {
      throw new Error('broken');
    });
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    openAt('/', { role: null, onFate: fates });
    expect(await screen.findByText('Sayfa açılamadı.')).toBeInTheDocument();
    expect(fates.mock.calls).toContainEqual(['threw']);
    expect(fates.mock.calls).not.toContainEqual(['loaded']);
    scroll.mockRestore();
    said.mockRestore();
  });
});
