import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import {
  answerAccounts,
  cashAccount,
  cashFlow,
  cashFlowPage,
  cashFlows,
  company,
  fakeApi,
  renderApp,
  setWindowWidth,
} from '@vezne/testing';
import { assistantAtom, highlightAtom } from '@vezne/ui/state';
import CashFlowPage from './CashFlowPage';

const server = fakeApi();
const open = (route = '/cash-flow') =>
  renderApp(
    <main>
      <CashFlowPage />
    </main>,
    { route },
  );
const rows = async () => {
  await screen.findAllByRole('button', { name: /^Düzenle: / });
  return screen.getAllByRole('row').filter((row) => row.hasAttribute('data-record'));
};
const lastQuery = () => server.requests(api.cashFlow.findAll).at(-1)?.body;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the ledger', () => {
  test('shows what came in, what went out and what is left', async () => {
    server.answer(api.cashFlow.summary, {
      income: 14862400,
      expense: 12016089.25,
      balance: 2846310.75,
      openingBalance: 0,
      accountCount: 1,
      incomeCount: 61,
      expenseCount: 87,
    });
    open();
    const summary = await screen.findByRole('region', { name: 'Kasa özeti' });
    await within(summary).findByText('61 kayıt');
    expect(summary).toHaveTextContent('Toplam Giriş14.862.400,00 ₺61 kayıt');
    expect(summary).toHaveTextContent('Toplam Çıkış−12.016.089,25 ₺87 kayıt');
    expect(summary).toHaveTextContent('Bakiye2.846.310,75 ₺');
  });

  test('asks nothing and tells nothing of accounts while there is one', async () => {
    open();
    await rows();
    expect(screen.queryByRole('navigation', { name: 'Kasa Defteri sayfaları' })).toBeNull();
    expect(screen.queryByLabelText('Hızlı kayıt, Hesap')).toBeNull();
    expect(server.requests(api.cashAccount.findAll)).toEqual([]);
    expect(server.requests(api.cashAccount.summary)).toEqual([]);
  });

  test('leads to the accounts where there are several', async () => {
    answerAccounts(server.answer, [cashAccount(1), cashAccount(2)]);
    open();
    const pages = await screen.findByRole('navigation', { name: 'Kasa Defteri sayfaları' });
    expect(within(pages).getByRole('link', { name: 'Hareketler' })).toHaveAttribute('aria-current', 'page');
    expect(within(pages).getByRole('link', { name: 'Hesaplar' })).toBeVisible();
    // On the title's line, so that the list begins no lower than without them.
    expect(pages.closest('header')).toContainElement(screen.getByRole('heading', { level: 1 }));
  });

  test.each([
    ['at first the tabs wait until they are known', null, []],
    ['later they are those of the last visit', 'true', ['Hareketler', 'Hesaplar']],
  ])('its tabs do not change their names: %s', async (_, seen, expected) => {
    answerAccounts(server.answer, [cashAccount(1), cashAccount(2)]);
    const release = server.hold(api.cashFlow.summary);
    const { rerender } = renderApp(<CashFlowPage />, { route: '/cash-flow' });
    await rows();
    const { session } = JSON.parse(localStorage.getItem('userData') ?? '{}');
    if (seen) localStorage.setItem('cash-flow.pages', JSON.stringify([session, seen]));
    rerender(<CashFlowPage />);
    const head = screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement;
    const tabs = () =>
      within(head)
        .queryAllByRole('link')
        .map(({ firstChild }) => firstChild?.textContent);
    expect(tabs()).toEqual(expected.length > 0 ? [...expected, 'Tüm hareketler'] : []);
    release();
    await waitFor(() => expect(tabs()).toEqual(['Hareketler', 'Hesaplar', 'Tüm hareketler']));
  });

  test('shows totals that are too large for a number to the last kuruş', async () => {
    server.answer(api.cashFlow.summary, {
      income: 99999999999999,
      expense: 1,
      balance: 99999999999998,
      openingBalance: 0,
      accountCount: 1,
      incomeCount: 200,
      expenseCount: 1,
      exact: { income: '199999999999999.98', expense: '1.01', balance: '199999999999998.97' },
    });
    open();
    expect(await screen.findByText(/199\.999\.999\.999\.998/)).toHaveTextContent('199.999.999.999.998,97 ₺');
  });

  test('lists six entries with date, category, description, amount, method and type', async () => {
    server.answer(
      api.cashFlow.findAll,
      cashFlowPage([
        cashFlow(1, { date: '2026-11-20', description: 'Hakediş', amount: 485000, paymentMethod: 'CHECK' }),
        cashFlow(2, { date: '2026-11-19', description: 'Yevmiye', amount: 18750.5, paymentMethod: 'CASH' }),
        cashFlow(3, { paymentMethod: 'BITCOIN' }),
        cashFlow(4, { paymentMethod: '' }),
      ]),
    );
    open();
    const [first, second, third, fourth] = await rows();
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual([
      'Tarih',
      'Kategori',
      'Açıklama',
      'Tutar',
      'Bakiye',
      'Ödeme Yöntemi',
      'Tip',
      'İşlemler',
    ]);
    expect(first).toHaveTextContent('20.11.2026HakedişHakediş+485.000,00 ₺ÇekGiriş');
    expect(second).toHaveTextContent('19.11.2026İşçilikYevmiye−18.750,50 ₺NakitÇıkış');
    expect(third).toHaveTextContent('BITCOIN');
    expect(within(fourth as HTMLElement).getByText('-')).toBeVisible();
    expect(lastQuery()).toEqual({ page: 0, pageSize: 6, searchText: '' });
  });

  test('writes amounts in the currency of the company', async () => {
    server.answer(api.company.findById, { ...company, selectedCurrency: 'USD' });
    open();
    const [first] = await rows();
    expect(within(first as HTMLElement).getByText('+$1.000,00')).toBeVisible();
  });

  test('opens the assistant', async () => {
    const { user, store } = open();
    await user.click(button("Vezne AI'ya Sor"));
    expect(store.get(assistantAtom)).toEqual({ open: true, context: 'Kasa Defteri' });
  });

  test('lets the search palette point at the button that adds an entry', async () => {
    const { store } = open();
    act(() => store.set(highlightAtom, 'add-cash-flow'));
    await waitFor(() => expect(button('Nakit Akışı Ekle')).toHaveAttribute('data-highlight'));
  });
});

describe('paging', () => {
  test('goes from page to page and keeps its size', async () => {
    const { user } = open();
    expect(await screen.findByText('14 kayıttan 1–6 arası')).toBeVisible();
    await user.click(button('Sayfa 3'));
    expect(await screen.findByText('14 kayıttan 13–14 arası')).toBeVisible();
    expect(await rows()).toHaveLength(2);
    expect(lastQuery()).toEqual({ page: 2, pageSize: 6, searchText: '' });
  });

  test('starts at the first page again when the size changes', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sayfa 3' }));
    const size = screen.getByLabelText('Nakit Akışı Göster');
    expect(
      within(size)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['3', '6', '9', '12']);
    await user.selectOptions(size, '12');
    expect(await screen.findByText('14 kayıttan 1–12 arası')).toBeVisible();
    expect(lastQuery()).toEqual({ page: 0, pageSize: 12, searchText: '' });
  });

  test('begins with the size the manager has chosen for all lists', async () => {
    renderApp(<CashFlowPage />, { route: '/cash-flow', stored: { pageSize: '9' } });
    expect(await screen.findByText('14 kayıttan 1–9 arası')).toBeVisible();
  });

  test('steps back when the last entry of the last page is deleted', async () => {
    server.answer(api.cashFlow.findAll, ({ body }) => cashFlowPage(cashFlows.slice(0, 7), body));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sayfa 2' }));
    await screen.findByText('Hareket 7');
    await user.click(button('Sil: Hareket 7'));
    server.answer(api.cashFlow.findAll, ({ body }) => cashFlowPage(cashFlows.slice(0, 6), body));
    await user.click(await screen.findByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('6 kayıttan 1–6 arası')).toBeVisible();
  });
});

describe('searching', () => {
  test('starts on Enter, goes to the first page and says how many were found', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sayfa 2' }));
    await user.type(screen.getByPlaceholderText('Açıklama göre ara...'), 'hareket 1{Enter}');
    expect(await screen.findByText('6 kayıt bulundu')).toBeVisible();
    const searches = server.requests(api.cashFlow.findAll).slice(2);
    expect(searches.map(({ body }) => body)).toEqual([{ page: 0, pageSize: 6, searchText: 'hareket 1' }]);
  });

  test('that finds nothing offers everything again', async () => {
    const { user } = open();
    await screen.findByText('Hareket 1');
    await user.type(screen.getByPlaceholderText('Açıklama göre ara...'), 'yok böyle');
    await user.click(button('Ara'));
    expect(await screen.findByText('Kayıtlı nakit akışı bulunamadı.')).toBeVisible();
    await user.click(button('Tüm Kayıtları Göster'));
    expect(await screen.findByText('Hareket 1')).toBeVisible();
    expect(screen.getByPlaceholderText('Açıklama göre ara...')).toHaveValue('');
    expect(screen.getByRole('heading', { name: 'Kasa Defteri' })).toHaveFocus();
  });

  test('that found nothing is emptied without losing its place', async () => {
    const { user } = open();
    await screen.findByText('Hareket 1');
    const field = screen.getByPlaceholderText('Açıklama göre ara...');
    await user.type(field, 'yok böyle{Enter}');
    expect(await screen.findByText('Kayıtlı nakit akışı bulunamadı.')).toBeVisible();
    await user.click(button('Aramayı temizle'));
    expect(await screen.findByText('Hareket 1')).toBeVisible();
    expect(field).toHaveFocus();
  });
});

describe('nothing that is found', () => {
  const kept = [cashFlow(1, { description: 'Asansör bakımı', date: '2026-10-05' })];

  test('names the words and the filters in the way, and how many there would be without them', async () => {
    server.answer(api.cashFlow.findAll, ({ body }) => cashFlowPage(body.from ? [] : kept, body));
    const { user, location } = open('/cash-flow?q=asans%C3%B6r&from=2026-11-01&to=2026-11-30&type=CIKIS');
    expect(
      await screen.findByText(
        '“asansör” için Kasım 2026 döneminde, Çıkış türünde eşleşen kayıt yok. Süzgeçler kalkınca 1 kayıt bulunuyor.',
      ),
    ).toBeVisible();
    await user.click(button('1 Kaydı Göster'));
    expect(await screen.findByText('Asansör bakımı')).toBeVisible();
    expect(location()).toBe('/cash-flow?q=asans%C3%B6r');
  });

  test('by words and filters is left without both', async () => {
    server.answer(api.cashFlow.findAll, ({ body }) => cashFlowPage(body.searchText ? [] : kept, body));
    const { user, location } = open('/cash-flow?q=asans%C3%B6r&type=CIKIS');
    expect(
      await screen.findByText(
        '“asansör” için Çıkış türünde eşleşen kayıt yok. Süzgeçler kalksa da kayıt bulunmuyor.',
      ),
    ).toBeVisible();
    const clear = screen.getAllByRole('button', { name: 'Temizle' });
    await user.click(clear.at(-1) as HTMLElement);
    expect(await screen.findByText('Asansör bakımı')).toBeVisible();
    expect(location()).toBe('/cash-flow');
  });
});

describe('when something is missing', () => {
  test('an empty ledger says so and offers to add the first entry', async () => {
    server.answer(api.cashFlow.findAll, cashFlowPage([]));
    const { user } = open();
    expect(await screen.findByText('Kayıtlı nakit akışı bulunamadı.')).toBeVisible();
    const [, inList] = screen.getAllByRole('button', { name: 'Nakit Akışı Ekle' });
    await user.click(inList as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Nakit Akışı Ekle' })).toBeInTheDocument();
  });

  test('an empty ledger has nothing to search or choose, until a search is asked for', async () => {
    server.answer(api.cashFlow.findAll, cashFlowPage([]));
    const { unmount } = open();
    await waitFor(() => expect(screen.queryByPlaceholderText('Açıklama göre ara...')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Dönem' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    unmount();
    open('/cash-flow?q=beton');
    expect(await screen.findByText('“beton” için eşleşen kayıt yok.')).toBeVisible();
    expect(screen.getByPlaceholderText('Açıklama göre ara...')).toHaveValue('beton');
  });

  test('a loader stands where the list will be', async () => {
    const release = server.hold(api.cashFlow.findAll);
    open();
    expect(await screen.findByText('Yükleniyor...')).toBeInTheDocument();
    release();
    expect(await screen.findByText('Hareket 1')).toBeVisible();
  });

  test('a list that fails says why and is loaded again with page, size and search as they were', async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText('Nakit Akışı Göster'), '3');
    server.fail(api.cashFlow.findAll, { status: 404 });
    await user.type(screen.getByPlaceholderText('Açıklama göre ara...'), 'hareket 1{Enter}');
    const box = await screen.findByText(/Failed to fetch cash flows/);
    expect(box).toHaveTextContent('Veri yüklenirken hata oluştu: Failed to fetch cash flows');
    expect(screen.getByText('Beklenmedik Bir Hata Oluştu, Lütfen Daha Sonra Tekrar Deneyin.')).toBeVisible();
    server.heal(api.cashFlow.findAll);
    await user.click(button('Tekrar Dene'));
    expect(await screen.findByText('Hareket 1')).toBeVisible();
    expect(lastQuery()).toEqual({ page: 0, pageSize: 3, searchText: 'hareket 1' });
  });

  test('totals that fail leave the list usable and come back by Tekrar Dene', async () => {
    server.fail(api.cashFlow.summary, { status: 404 });
    const { user } = open();
    expect(await screen.findByText(/Failed to fetch income expense summary/)).toBeVisible();
    expect(await screen.findByText('Hareket 1')).toBeVisible();
    server.heal(api.cashFlow.summary);
    await user.click(button('Tekrar Dene'));
    expect(await screen.findByRole('region', { name: 'Kasa özeti' })).toBeVisible();
  });

  test('totals and list that both fail say so once, and one press brings both back', async () => {
    server.fail(api.cashFlow.summary, { status: 404 });
    server.fail(api.cashFlow.findAll, { status: 404 });
    const { user } = open();
    await waitFor(() => expect(screen.getAllByText('Yüklenemedi')).toHaveLength(3));
    expect(screen.getAllByText(/Veri yüklenirken hata oluştu/)).toHaveLength(1);
    server.heal(api.cashFlow.summary);
    server.heal(api.cashFlow.findAll);
    await user.click(button('Tekrar Dene'));
    expect(await screen.findByText('Hareket 1')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Yüklenemedi')).toBeNull());
  });
});

describe('on a phone', () => {
  beforeEach(() => setWindowWidth());

  test('an empty ledger offers to add once on a phone', async () => {
    server.answer(api.cashFlow.findAll, cashFlowPage([]));
    open();
    expect(await screen.findByText('Kayıtlı nakit akışı bulunamadı.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Nakit Akışı Ekle' })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'İçe Aktar' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hesaplar' })).toHaveAttribute('href', '/cash-flow/accounts');
  });

  test('entries are cards with a menu to edit and delete them', async () => {
    const { user } = open();
    const card = within((await screen.findByText('Hareket 2')).closest('li') as HTMLElement);
    expect(screen.queryByRole('table')).toBeNull();
    expect(card.getByText('−2.000,00 ₺')).toBeVisible();
    expect(card.getByText('İşçilik')).toBeVisible();
    expect(card.getByText('Transfer')).toBeVisible();
    // Days of other years bear theirs.
    expect(screen.getByRole('heading', { name: /^26 Kasım/ })).toHaveTextContent(
      /^26 Kasım(?: 2026)? Perşembe1 kayıt−2\.000,00 ₺$/,
    );
    await user.click(card.getByRole('button', { name: 'İşlemler: Hareket 2' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Düzenle' }));
    expect(await screen.findByRole('dialog', { name: 'Nakit Akışı Düzenle' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(card.getByRole('button', { name: 'İşlemler: Hareket 2' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sil' }));
    expect(await screen.findByRole('alertdialog', { name: 'Silme Onayı' })).toHaveTextContent('Hareket 2');
  });
});
