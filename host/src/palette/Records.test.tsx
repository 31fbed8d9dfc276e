import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, type Found, fold } from '@vezne/contract';
import { fakeApi, idOf, seriousFindings } from '@vezne/testing';
import { lower } from '@vezne/ui';
import { assistantAtom, highlightAtom } from '@vezne/ui/state';
import { getDefaultStore } from 'jotai';
import { entries } from '../composed/search';
import { openAt } from '../testing';
import { ownEntries } from './own-entries';

const server = fakeApi();

const nothing: Found = { entries: [], projects: [], categories: [], products: [], views: [] };
const entry = (n: number, own: object = {}) => ({
  ...{ id: idOf(4, n), description: `Moda kirası ${n}`, categoryName: 'Kira', date: '2026-11-20' },
  ...{ amount: 1250.5, cashFlowType: 'CIKIS' as const, ...own },
});
const found: Found = {
  entries: [entry(1), entry(2, { cashFlowType: 'GIRIS', description: 'Moda hakedişi' })],
  projects: [{ id: idOf(5, 1), name: 'Moda Apartmanı', customerName: 'Can Er', status: 'DEVAM_EDIYOR' }],
  categories: [{ id: idOf(2, 1), name: 'Moda giderleri', type: 'GIDER' }],
  contacts: [{ id: idOf(8, 1), name: 'Moda Yapı', kind: 'MUSTERI', phone: '0216 555 00 00' }],
  products: [{ id: idOf(6, 1), name: 'Moda kapı kolu', kind: 'URUN' }],
  views: [{ id: idOf(7, 1), name: 'Moda çekleri', address: 'q=moda' }],
};

async function openPalette(address = '/dashboard') {
  const view = openAt(address);
  await screen.findByRole('heading', { level: 1 });
  await view.user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Sayfa, işlem veya ayar ara' });
  await waitFor(() => expect(box).toHaveFocus());
  return { ...view, box };
}

const group = (name: string) => screen.findByRole('group', { name });
const groups = () => screen.getAllByRole('group').map((each) => each.getAttribute('aria-label'));
const selected = () => screen.queryByRole('option', { selected: true });

describe('records', () => {
  test('are found by kind, and each leads to where it is shown', async () => {
    server.answer(api.search.find, found);
    const { user, box } = await openPalette();
    await user.type(box, 'moda');
    const kinds = [
      'Projeler',
      'Cariler',
      'Kayıtlar',
      'Kategoriler',
      'Ürünler',
      'Kayıtlı görünümler',
      'Vezne AI',
    ];
    await group('Kayıtlar');
    expect(groups()).toEqual(kinds);
    const [expense, income] = within(await group('Kayıtlar')).getAllByRole('option');
    expect(expense).toHaveTextContent('Moda kirası 120.11.2026 · Kira−1.250,50 ₺');
    expect(income).toHaveTextContent('Moda hakedişi20.11.2026 · Kira+1.250,50 ₺');
    expect(selected()).toHaveTextContent('Moda Apartmanı');
    expect(await seriousFindings()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'finance/ProjectsPage' })).toBeInTheDocument();
    expect(location.pathname).toBe(`/projects/${idOf(5, 1)}`);
  });

  test.each([
    ['Moda Apartmanı', `/projects/${idOf(5, 1)}`],
    ['Moda Yapı', `/contacts/${idOf(8, 1)}`],
    ['Moda giderleri', `/cash-flow?categoryId=${idOf(2, 1)}`],
    ['Moda kapı kolu', '/products?q=Moda+kap%C4%B1+kolu'],
    ['Moda çekleri', `/cash-flow?openView=${idOf(7, 1)}`],
  ])('%s leads to %s', async (name, address) => {
    server.answer(api.search.find, found);
    const { user, box } = await openPalette();
    await user.type(box, 'moda');
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
    await waitFor(() => expect(location.pathname + location.search).toBe(address));
  });

  test('as many as fit are followed by a way to all of them', async () => {
    server.answer(api.search.find, { ...nothing, entries: [1, 2, 3, 4, 5].map((n) => entry(n)) });
    const { user, box } = await openPalette();
    await user.type(box, 'moda');
    await user.click(await screen.findByRole('option', { name: /geçen tüm kayıtlar/ }));
    await waitFor(() => expect(location.pathname + location.search).toBe('/cash-flow?q=moda'));
  });

  test('are asked for once typing pauses, by what stands in the box then', async () => {
    const { user, box } = await openPalette();
    await user.type(box, 'betoncu');
    expect(await screen.findByText('“betoncu” için sonuç bulunamadı')).toBeInTheDocument();
    expect(server.requests(api.search.find).map(({ body }) => body)).toEqual([{ searchText: 'betoncu' }]);
    await user.clear(box);
    await user.type(box, 'b');
    expect(server.requests(api.search.find)).toHaveLength(1);
  });

  test('that do not come leave pages and what was typed, and can be asked for again', async () => {
    server.fail(api.search.find, { status: 400, message: 'Deneme hatası' });
    const { user, box } = await openPalette();
    await user.type(box, 'rapor');
    expect(await screen.findByText(/Kayıtlara ulaşılamadı/)).toBeInTheDocument();
    expect(box).toHaveValue('rapor');
    expect(selected()).toHaveTextContent('Raporlar');
    server.heal(api.search.find);
    server.answer(api.search.find, found);
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await group('Projeler')).toBeInTheDocument();
    expect(selected()).toHaveTextContent('Raporlar');
  });

  test('stand under the pages, so that none takes the place of what is selected', async () => {
    server.answer(api.search.find, found);
    const { user, box } = await openPalette();
    await user.type(box, 'kasa');
    expect(selected()).toHaveTextContent('Kasa Defteri');
    await group('Kayıtlar');
    expect(selected()).toHaveTextContent('Kasa Defteri');
  });

  test('that come in front of what is selected leave it selected', async () => {
    server.answer(api.search.find, found);
    const release = server.hold(api.search.find);
    const { user, box } = await openPalette();
    fireEvent.change(box, { target: { value: 'moda kirası ne kadar' } });
    await user.keyboard('{ArrowDown}');
    expect(selected()).toHaveTextContent('Vezne AI');
    release();
    await group('Projeler');
    expect(selected()).toHaveTextContent('Vezne AI');
  });

  test('that were opened stand first the next time, and are gone with the sign-out', async () => {
    server.answer(api.search.find, found);
    const { user, box } = await openPalette();
    await user.type(box, 'moda');
    await user.click(await screen.findByRole('option', { name: /^Moda Apartmanı/ }));
    await screen.findByRole('heading', { name: 'finance/ProjectsPage' });
    await user.keyboard('{Control>}k{/Control}');
    const [first] = within(await group('Son açılanlar')).getAllByRole('option');
    expect(first).toHaveTextContent('Moda Apartmanı');
    await user.type(await screen.findByRole('combobox'), 'çıkış yap{Enter}');
    expect(await screen.findByRole('heading', { name: 'marketing/LoginPage' })).toBeInTheDocument();
    expect(Object.values({ ...localStorage }).join()).not.toContain('Moda');
  });
});

describe('actions', () => {
  test('any title typed in full stands first, whatever records hold it', async () => {
    server.answer(api.search.find, found);
    const { user, box } = await openPalette();
    for (const { title } of [...entries, ...ownEntries()])
      for (const typed of [title, lower(title), fold(title)]) {
        fireEvent.change(box, { target: { value: typed } });
        expect(selected()?.textContent?.startsWith(title)).toBe(true);
      }
    await user.keyboard('{Escape}');
  });

  test('> shows actions alone', async () => {
    const { user, box } = await openPalette();
    await user.type(box, '>');
    expect(groups()).toEqual(['İşlemler']);
    expect(screen.queryByRole('option', { name: /^Raporlar/ })).not.toBeInTheDocument();
    await user.type(box, ' tema');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('light'));
    expect(server.requests(api.search.find)).toEqual([]);
  });

  test('words that may be a question are asked of Vezne AI, if they are chosen', async () => {
    const { user, box } = await openPalette();
    await user.type(box, 'geçen ay ne harcadık');
    await screen.findByText('“geçen ay ne harcadık” için sonuç bulunamadı');
    expect(selected()).toBeNull();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Arama' })).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(getDefaultStore().get(assistantAtom)).toMatchObject({
      open: true,
      ask: { input: 'geçen ay ne harcadık' },
    });
    act(() => getDefaultStore().set(assistantAtom, { open: false, context: 'Kasa Defteri' }));
  });

  test('Bu Ayın Raporu opens the report of this month', async () => {
    const { user, box } = await openPalette();
    await user.type(box, 'bu ayın raporu{Enter}');
    await waitFor(() => expect(location.pathname).toMatch(/^\/reports\/\d{4}-\d{2}$/));
  });

  test('Dışa Aktar rings the menu of the ledger that has it', async () => {
    const { user, box } = await openPalette();
    await user.type(box, 'dışa aktar{Enter}');
    expect(await screen.findByRole('heading', { name: 'cashflow/CashFlowPage' })).toBeInTheDocument();
    expect(getDefaultStore().get(highlightAtom)?.targetId).toBe('export-cash-flow');
  });
});
