import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, seriousFindings } from '@vezne/testing';
import { getDefaultStore } from 'jotai';
import { entries } from '../composed/search';
import { openAt } from '../testing';
import { articles } from './articles';
import { helpAtom } from './help-atom';

fakeApi();
afterEach(() => act(() => getDefaultStore().set(helpAtom, null)));

async function open() {
  const view = openAt('/dashboard');
  await screen.findByRole('heading', { name: 'finance/DashboardPage' });
  return view;
}
const menuItem = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: /hesap menüsü/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

describe('keys', () => {
  test.each([
    ['k', 'cashflow/CashFlowPage'],
    ['p', 'finance/ProjectsPage'],
    ['t', 'finance/CategoriesPage'],
    ['r', 'finance/ReportsPage'],
    ['y', 'finance/SettingsPage'],
  ])('G, then %s leads to %s', async (key, page) => {
    const { user } = await open();
    await user.keyboard(`g${key}`);
    expect(await screen.findByRole('heading', { name: page })).toBeInTheDocument();
  });

  test('how far apart they were pressed counts, not when a busy page hears them', async () => {
    await open();
    const pressed = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true });
    const [g, k] = [pressed('g'), pressed('k')];
    act(() => void document.body.dispatchEvent(g));
    await new Promise((goOn) => setTimeout(goOn, 1_600));
    act(() => void document.body.dispatchEvent(k));
    expect(await screen.findByRole('heading', { name: 'cashflow/CashFlowPage' })).toBeInTheDocument();
  });

  test('? shows the map on every page, Escape closes it', async () => {
    const { user } = await open();
    await user.keyboard('?');
    const map = await screen.findByRole('dialog', { name: 'Kısayollar' });
    expect(within(map).getByText('Kasa Defteri').parentElement).toHaveTextContent('Kasa DefteriGK');
    expect(await seriousFindings()).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('letters that are written into a field lead nowhere', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await screen.findByRole('combobox')).toHaveFocus());
    await user.keyboard('gk?');
    expect(screen.getByRole('combobox')).toHaveValue('gk?');
    expect(screen.queryByRole('dialog', { name: 'Kısayollar' })).not.toBeInTheDocument();
    expect(location.pathname).toBe('/dashboard');
  });

  test('a phone, which has no keys, is not offered them', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => ({ ...wide(query), matches: query === '(width < 768px)' });
    try {
      const { user } = await open();
      await user.click(await screen.findByRole('button', { name: /hesap menüsü/ }));
      expect(await screen.findByRole('menuitem', { name: 'Yardım' })).toBeVisible();
      expect(screen.queryByRole('menuitem', { name: 'Kısayollar' })).not.toBeInTheDocument();
    } finally {
      window.matchMedia = wide;
    }
  });

  test('who would rather have no single keys turns them off', async () => {
    const { user } = await open();
    await menuItem(user, 'Kısayollar');
    await user.click(await screen.findByRole('button', { name: 'Kısayolları Kapat' }));
    expect(screen.getByText('Tek harfli kısayollar kapalı.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('gk?');
    expect(location.pathname).toBe('/dashboard');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('help', () => {
  test('is found in the user menu, searched without accents, and says version and contact', async () => {
    const { user } = await open();
    await menuItem(user, 'Yardım');
    const help = within(await screen.findByRole('dialog', { name: 'Yardım' }));
    expect(help.getByText(`${articles.length} yazı`)).toBeInTheDocument();
    expect(help.getByText(/^Vezne \d+\.\d+\.\d+$/)).toBeInTheDocument();
    expect(help.getByRole('link', { name: 'Bize yazın' })).toHaveAttribute('href', '/contact');
    expect(await seriousFindings()).toEqual([]);
    await user.type(help.getByRole('searchbox', { name: 'Yardımda ara' }), 'COP KUTUSU');
    expect(help.getByText('1 yazı')).toBeInTheDocument();
    expect(help.getByText('Yanlışlıkla sildim, geri gelir mi?')).toBeInTheDocument();
    await user.type(help.getByRole('searchbox'), ' zzz');
    expect(help.getByText('“COP KUTUSU zzz” için bir yazı yok.')).toBeInTheDocument();
  });

  test('leads from an article to the page where one does it', async () => {
    const { user } = await open();
    await menuItem(user, 'Yardım');
    const help = within(await screen.findByRole('dialog', { name: 'Yardım' }));
    await user.click(help.getByText('Ay sonu raporunu nasıl alırım?'));
    await user.click(help.getByRole('link', { name: 'Git: Raporlar' }));
    expect(await screen.findByRole('heading', { name: 'finance/ReportsPage' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('every article names a page of the product by its title', () => {
    for (const { to, page } of articles)
      expect(entries.some((entry) => entry.to === to && entry.title === page)).toBe(true);
  });
});

test('the user menu turns the theme over', async () => {
  const { user } = await open();
  await menuItem(user, 'Temayı Değiştir');
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('light'));
});
