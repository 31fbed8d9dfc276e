import { useAllPages, useCurrency, useDeleteProduct, useProducts } from '@vezne/api';
import { api, dayInTurkey, type Product, ProductKind, productKindNames } from '@vezne/contract';
import {
  columnSheet,
  DeleteRecord,
  type ListPage,
  type RecordDialog,
  RecordExport,
  RecordList,
  RecordModal,
  RecordTable,
  useAddressPage,
  useDialog,
} from '@vezne/records';
import { Button, PageHeader, RecordName, SearchBox, Segmented, sideBySide } from '@vezne/ui';
import Plus from 'lucide-react/icons/plus';
import { useSearchParams } from 'react-router-dom';
import { productColumns } from './columns';
import { NoProducts } from './NoProducts';
import { ProductForm } from './ProductForm';

const kinds = [
  { value: 'ALL', label: 'Tümü' },
  { value: 'URUN', label: 'Ürünler' },
  { value: 'HIZMET', label: 'Hizmetler' },
] as const;

/** Ürünler: the company's price list, from which income and expense rows are filled. */
export default function ProductsPage() {
  const [params, setParams] = useSearchParams();
  const { change, ...page } = useAddressPage(params, setParams, 9, 'products');
  const kind = ProductKind.safeParse(params.get('kind')).data ?? 'ALL';
  const dialog = useDialog<Product>();
  const currency = useCurrency();
  const { searchText } = page.request;
  const filter = { searchText, kind: kind === 'ALL' ? null : kind };
  const list = useProducts({ ...page.request, ...filter });
  page.keepWithin(list.data);
  const readAll = useAllPages(api.product.findAll);
  const columns = productColumns(currency);

  const choose = (next: typeof kind) => change({ kind: next === 'ALL' ? null : next });
  const showAll = () => change({ q: null, kind: null });

  return (
    <>
      <PageHeader
        title="Ürünler"
        context="Gelir ve gider satırlarını doldurmak için fiyat listeniz"
        actions={
          <>
            <RecordExport
              list="Ürünler"
              fileName={`urunler-${dayInTurkey(new Date())}`}
              load={async () => [columnSheet('Ürünler', columns, await readAll(filter))]}
            />
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={dialog.add}>
              Ürün Ekle
            </Button>
          </>
        }
      />
      <RecordList
        label="Fiyat listesi"
        list={list}
        page={page}
        sizeLabel="Ürün Göster"
        from="üründen"
        toolbar={
          <>
            <SearchBox value={searchText} onSearch={page.search} placeholder="Ad, kod veya açıklama ara..." />
            <Segmented aria-label="Tür" options={kinds} value={kind} onChange={choose} />
          </>
        }
        empty={
          <NoProducts
            isNarrowed={searchText !== '' || kind !== 'ALL'}
            onShowAll={showAll}
            onAdd={dialog.add}
          />
        }
      >
        {(products) => (
          <RecordTable
            label="Ürün ve hizmetler"
            columns={columns}
            items={products}
            nameOf={({ name }) => name}
            onEdit={dialog.edit}
            onDelete={dialog.remove}
          />
        )}
      </RecordList>
      <RecordModal dialog={dialog} noun="product" addTitle="Ürün Ekle" editTitle="Ürün Düzenle">
        {(product) => <ProductForm product={product} onClose={dialog.close} />}
      </RecordModal>
      <DeleteProduct dialog={dialog} page={page} onMissing={list.reload} />
    </>
  );
}

type DeleteProps = { dialog: RecordDialog<Product>; page: ListPage; onMissing: () => void };

function DeleteProduct({ dialog, page, onMissing }: DeleteProps) {
  return (
    <DeleteRecord
      dialog={dialog}
      command={useDeleteProduct()}
      done="Ürün Başarıyla Silindi."
      page={page}
      onMissing={onMissing}
      record={({ name, code, kind }) => (
        <RecordName note={sideBySide([productKindNames[kind], code])}>{name}</RecordName>
      )}
    >
      Bu ürünü silmek istediğinizden emin misiniz? Daha önce doldurulan satırlar değişmez.
    </DeleteRecord>
  );
}
