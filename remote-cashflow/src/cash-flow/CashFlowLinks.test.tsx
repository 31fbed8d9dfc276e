import { screen } from '@testing-library/react';
import { api } from '@vezne/contract';
import { categories, fakeApi, idOf, renderApp } from '@vezne/testing';
import { Link } from 'react-router-dom';
import CashFlowPage from './CashFlowPage';

const server = fakeApi();
const open = (route = '/cash-flow') => renderApp(<CashFlowPage />, { route });
/** What the list asked for last; how many there would be without the filters is asked for one by one. */
const lastQuery = () =>
  server
    .requests(api.cashFlow.findAll)
    .map(({ body }) => body as { pageSize: number })
    .findLast(({ pageSize }) => pageSize > 1);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a link', () => {
  test('to certain entries shows only those, under a mark that takes the filter away', async () => {
    const { user, location } = open(`/cash-flow?ids=${idOf(4, 2)},${idOf(4, 5)}`);
    expect(await screen.findByText('2 kayıt bulundu')).toBeVisible();
    expect(screen.getByText('Süzülen kayıtlar')).toBeVisible();
    expect(lastQuery()).toMatchObject({ ids: [idOf(4, 2), idOf(4, 5)] });
    await user.click(button('Süzgeci kaldır'));
    expect(await screen.findByText('14 kayıttan 1–6 arası')).toBeVisible();
    expect(screen.queryByText('Süzülen kayıtlar')).toBeNull();
    expect(location()).toBe('/cash-flow');
  });

  test('to a period, a type, a category and a method asks for exactly that', async () => {
    const category = categories[1]?.id;
    open(`/cash-flow?from=2026-10-01&to=2026-10-31&type=CIKIS&categoryId=${category}&paymentMethod=CARD`);
    await screen.findByText('Kayıtlı nakit akışı bulunamadı.');
    expect(lastQuery()).toEqual({
      page: 0,
      pageSize: 6,
      searchText: '',
      from: '2026-10-01',
      to: '2026-10-31',
      cashFlowType: 'CIKIS',
      categoryId: category,
      paymentMethod: 'CARD',
    });
    for (const chip of ['Dönem: Ekim 2026', 'Tür: Çıkış', 'Kategori: İşçilik', 'Yöntem: Kart'])
      expect(await screen.findByRole('button', { name: chip })).toBeVisible();
  });

  test('that is followed from the third page of a search shows what it names from the beginning', async () => {
    const link = <Link to={`/cash-flow?ids=${idOf(4, 9)},${idOf(4, 10)}`}>Dayanak kayıtlar</Link>;
    const page = (
      <>
        <CashFlowPage />
        {link}
      </>
    );
    const { user } = renderApp(page, { route: '/cash-flow' });
    await user.type(await screen.findByPlaceholderText('Açıklama göre ara...'), 'hareket{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Sayfa 3' }));
    await screen.findByText('Hareket 13');
    await user.click(screen.getByRole('link', { name: 'Dayanak kayıtlar' }));
    expect(await screen.findByText('2 kayıt bulundu')).toBeVisible();
    const queries = server.requests(api.cashFlow.findAll).map(({ body }) => body);
    expect(queries.slice(3)).toEqual([
      { page: 0, pageSize: 6, searchText: '', ids: [idOf(4, 9), idOf(4, 10)] },
    ]);
  });

  test('with nonsense in it is a link to the whole ledger', async () => {
    open('/cash-flow?ids=1,<b>&from=2026-02-30&to=gestern&type=X&categoryId=7&paymentMethod=GOLD');
    expect(await screen.findByText('14 kayıttan 1–6 arası')).toBeVisible();
    expect(screen.queryByText('Süzülen kayıtlar')).toBeNull();
    expect(lastQuery()).toEqual({ page: 0, pageSize: 6, searchText: '' });
  });
});
