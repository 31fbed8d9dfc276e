import { act, screen, waitFor } from '@testing-library/react';
import { useProducts } from '@vezne/api';
import { api } from '@vezne/contract';
import { fakeApi, priceListOf, product, renderApp } from '@vezne/testing';
import { Button, SearchBox } from '@vezne/ui';
import { useState } from 'react';
import { RecordList } from './RecordList';
import { useAddressPage } from './useAddressPage';
import { type ListPage, useListPage } from './useListPage';

const server = fakeApi();
const stock = [1, 2, 3, 4].map((number) => product(number, { name: `Ürün ${number}` }));
const lastRequest = () => server.requests(api.product.findAll).at(-1)?.body;

function Stock({ page }: { page: ListPage }) {
  const list = useProducts({ ...page.request, kind: null });
  page.keepWithin(list.data);
  return (
    <RecordList
      label="Stok"
      list={list}
      page={page}
      sizeLabel="Ürün Göster"
      toolbar={
        <>
          <SearchBox value={page.request.searchText} onSearch={page.search} />
          <Button onClick={list.reload}>Yenile</Button>
        </>
      }
      isNarrowed={page.request.searchText !== ''}
      empty={<p>Hiç ürün yok.</p>}
    >
      {(items) => items.map(({ id, name }) => <p key={id}>{name}</p>)}
    </RecordList>
  );
}

const Page = () => <Stock page={useListPage(3)} />;
/** The list where its page stands in the address, which is shown beside it. */
function PageOfAddress({ address }: { address: string }) {
  const [params, setParams] = useState(() => new URLSearchParams(address));
  return (
    <>
      <Stock page={useAddressPage(params, setParams, 3, 'stock')} />
      <code>?{params.toString()}</code>
    </>
  );
}

test('a list goes back to its last page when the one it stands on is gone', async () => {
  server.answer(api.product.findAll, ({ body }) => priceListOf(stock, body));
  const { user } = renderApp(<Page />);
  await user.click(await screen.findByRole('button', { name: 'Sayfa 2' }));
  expect(await screen.findByText('Ürün 4')).toBeVisible();
  server.answer(api.product.findAll, ({ body }) => priceListOf(stock.slice(0, 3), body));
  await user.click(screen.getByRole('button', { name: 'Yenile' }));
  expect(await screen.findByText(/kayıttan 1–3 arası/)).toBeVisible();
});

test('a search begins on the first page', async () => {
  server.answer(api.product.findAll, ({ body }) => priceListOf(stock, body));
  const { user } = renderApp(<Page />);
  await user.click(await screen.findByRole('button', { name: 'Sayfa 2' }));
  await waitFor(() => expect(lastRequest()).toMatchObject({ page: 1 }));
  await user.type(screen.getByRole('searchbox'), 'kum{Enter}');
  await waitFor(() => expect(lastRequest()).toMatchObject({ page: 0, searchText: 'kum' }));
});

test('the rows per page chosen in the settings are asked for', async () => {
  server.answer(api.product.findAll, ({ body }) => priceListOf(stock, body));
  renderApp(<Page />, { stored: { pageSize: '12' } });
  await screen.findByText('Ürün 4');
  expect(lastRequest()).toMatchObject({ pageSize: 12 });
});

test('a page in the address has its size beside it, which whoever remembers another one is shown too', async () => {
  server.answer(api.product.findAll, ({ body }) => priceListOf(stock, body));
  const { user, unmount } = renderApp(<PageOfAddress address="" />);
  await user.click(await screen.findByRole('button', { name: 'Sayfa 2' }));
  expect(await screen.findByText('?page=2&rows=3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sayfa 1' }));
  expect(await screen.findByText('?')).toBeVisible();
  unmount();
  const stored = { 'size.stock': '12/3' };
  const other = renderApp(<PageOfAddress address="page=2&rows=3" />, { stored });
  expect(await screen.findByText('Ürün 4')).toBeVisible();
  expect(lastRequest()).toMatchObject({ page: 1, pageSize: 3 });
  other.unmount();
  // Without a page nothing is meant by it.
  renderApp(<PageOfAddress address="rows=3" />, { stored });
  await waitFor(() => expect(lastRequest()).toMatchObject({ page: 0, pageSize: 12 }));
});

test('what changes the page late goes by the rows that are shown then', async () => {
  server.answer(api.product.findAll, ({ body }) => priceListOf(stock, body));
  const late: { setPage?: ListPage['setPage'] } = {};
  function Early() {
    const [params, setParams] = useState(() => new URLSearchParams());
    const page = useAddressPage(params, setParams, 3, 'stock');
    // Of the first drawing, as a toast keeps it.
    late.setPage ??= page.setPage;
    return (
      <>
        <Stock page={page} />
        <code>?{params.toString()}</code>
      </>
    );
  }
  const { user } = renderApp(<Early />, { stored: { 'size.stock': '6/3' } });
  await user.selectOptions(await screen.findByLabelText('Ürün Göster'), '3');
  act(() => late.setPage?.(1));
  expect(await screen.findByText('?page=2&rows=3')).toBeVisible();
});

test('an empty list says so and offers no pages', async () => {
  server.answer(api.product.findAll, ({ body }) => priceListOf([], body));
  renderApp(<Page />);
  expect(screen.getByRole('status')).toHaveTextContent('Yükleniyor...');
  expect(await screen.findByText('Hiç ürün yok.')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Sayfalar' })).not.toBeInTheDocument();
});

test('a list without a single record stands without its search; one that a search emptied keeps it', async () => {
  server.answer(api.product.findAll, ({ body }) => priceListOf(body.searchText ? [] : stock, body));
  const { user, unmount } = renderApp(<Page />);
  await user.type(screen.getByRole('searchbox'), 'kum{Enter}');
  expect(await screen.findByText('Hiç ürün yok.')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('kum');
  unmount();
  server.answer(api.product.findAll, ({ body }) => priceListOf([], body));
  renderApp(<Page />);
  expect(await screen.findByText('Hiç ürün yok.')).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('a search that is taken back keeps its box, and the focus in it, until the whole list is there', async () => {
  server.answer(api.product.findAll, ({ body }) => priceListOf(body.searchText ? [] : stock, body));
  const { user } = renderApp(<PageOfAddress address="q=kum" />);
  expect(await screen.findByText('Hiç ürün yok.')).toBeVisible();
  const release = server.hold(api.product.findAll);
  await user.click(screen.getByRole('button', { name: 'Aramayı temizle' }));
  await waitFor(() => expect(lastRequest()).toMatchObject({ searchText: '' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  release();
  expect(await screen.findByText('Ürün 1')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('a list that cannot be read can be asked for again', async () => {
  server.fail(api.product.findAll, { status: 400, message: 'Bir hata oluştu.' }, 1);
  server.answer(api.product.findAll, ({ body }) => priceListOf(stock, body));
  const { user } = renderApp(<Page />);
  await user.click(await screen.findByRole('button', { name: 'Tekrar Dene' }));
  expect(await screen.findByText('Ürün 1')).toBeVisible();
});
