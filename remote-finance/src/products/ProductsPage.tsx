import { useAllPages, useCurrency, useProducts } from '@vezne/api';
import { api, dayInTurkey, type Product } from '@vezne/contract';
import { Button, Card, ExportMenu, PageHeader, Pagination, SearchBox, Segmented, Toolbar } from '@vezne/ui';
import { pageSizeAtom } from '@vezne/ui/state';
import { useAtomValue } from 'jotai';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import styled from 'styled-components';
import { DeleteProduct } from './DeleteProduct';
import { ProductList } from './ProductList';
import { ProductModal } from './ProductModal';
import { productSheet } from './product-sheet';

type Dialog = { kind: 'form' | 'delete'; isOpen: boolean; product: Product | null };
type Kind = 'ALL' | Product['kind'];

const kinds = [
  { value: 'ALL', label: 'Tümü' },
  { value: 'URUN', label: 'Ürünler' },
  { value: 'HIZMET', label: 'Hizmetler' },
] as const;

/** Ürünler: the company's price list, from which income and expense rows are filled. */
export default function ProductsPage() {
  const [page, setPage] = useState(0);
  const [pageSize, setPageSize] = useState<number>(useAtomValue(pageSizeAtom) ?? 9);
  const [searchText, setSearchText] = useState('');
  const [kind, setKind] = useState<Kind>('ALL');
  const [dialog, setDialog] = useState<Dialog>({ kind: 'form', isOpen: false, product: null });
  const currency = useCurrency();
  const wanted = { searchText, kind: kind === 'ALL' ? null : kind };
  const list = useProducts({ page, pageSize, ...wanted });
  const readAll = useAllPages(api.product.findAll);
  const { data } = list;
  const lastPage = Math.max((data?.totalPages ?? 1) - 1, 0);
  // The last product of the last page is gone.
  if (data?.page === page && page > lastPage) setPage(lastPage);

  const open = (dialogKind: Dialog['kind'], product: Product | null) =>
    setDialog({ kind: dialogKind, product, isOpen: true });
  // The product stays, so that the dialog does not change its face while it fades out.
  const close = () => setDialog((last) => ({ ...last, isOpen: false }));
  const search = (text: string) => {
    setSearchText(text);
    setPage(0);
  };
  const choose = (next: Kind) => {
    setKind(next);
    setPage(0);
  };

  return (
    <>
      <PageHeader
        title="Ürünler"
        context="Gelir ve gider satırlarını doldurmak için fiyat listeniz"
        actions={
          <>
            <ExportMenu
              fileName={`urunler-${dayInTurkey(new Date())}`}
              load={async () => [productSheet(await readAll(wanted), currency)]}
            />
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => open('form', null)}>
              Ürün Ekle
            </Button>
          </>
        }
      />
      <List as="section" aria-label="Fiyat listesi">
        <Toolbar>
          <SearchBox value={searchText} onSearch={search} placeholder="Ad, kod veya açıklama ara..." />
          <Segmented aria-label="Tür" options={kinds} value={kind} onChange={choose} />
        </Toolbar>
        <ProductList
          list={list}
          pageSize={pageSize}
          currency={currency}
          isNarrowed={searchText !== '' || kind !== 'ALL'}
          onShowAll={() => {
            search('');
            setKind('ALL');
          }}
          onAdd={() => open('form', null)}
          onEdit={(product) => open('form', product)}
          onDelete={(product) => open('delete', product)}
        />
        {data && data.totalElements > 0 && (
          <Pagination
            page={page}
            pageSize={pageSize}
            totalElements={data.totalElements}
            totalPages={data.totalPages}
            sizeLabel="Ürün Göster"
            onPage={setPage}
            onPageSize={(size) => {
              setPageSize(size);
              setPage(0);
            }}
          />
        )}
      </List>
      <ProductModal open={dialog.isOpen && dialog.kind === 'form'} onClose={close} product={dialog.product} />
      <DeleteProduct
        open={dialog.isOpen && dialog.kind === 'delete'}
        onClose={close}
        product={dialog.product}
        onMissing={list.reload}
      />
    </>
  );
}

const List = styled(Card)`
  margin-top: var(--vz-space-5);
`;
