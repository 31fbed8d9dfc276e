import { useAllPages, useCurrency, useDeleteProduct, useProducts } from '@vezne/api';
import {
  api,
  dayInTurkey,
  type EndpointInput,
  type Product,
  ProductKind,
  productKindNames,
} from '@vezne/contract';
import {
  addressOrder,
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
import { Badge, Button, Crumbs, PageHeader, RecordName, SearchBox, Segmented, sideBySide } from '@vezne/ui';
import Plus from 'lucide-react/icons/plus';
import { Link, useSearchParams } from 'react-router-dom';
import { productColumns } from './columns';
import { NoProducts } from './NoProducts';
import { ProductForm } from './ProductForm';
import { ProductItems } from './ProductItems';
import { ProductSums } from './ProductSums';
import { useActiveChange } from './useActiveChange';

const kinds = [
  { value: 'ALL', label: 'Tümü' },
  { value: 'URUN', label: 'Ürünler' },
  { value: 'HIZMET', label: 'Hizmetler' },
] as const;

/** By name unless the address says otherwise; the dearest first. */
const productOrder = addressOrder(
  { name: 'ASC', purchasePrice: 'DESC', salePrice: 'DESC', vatRate: 'DESC' },
  'name',
);

/** Ürünler: the company's price list, from which income and expense rows are filled. */
export default function ProductsPage() {
  const [params, setParams] = useSearchParams();
  const { change, ...page } = useAddressPage(params, setParams, 9, 'products');
  const kind = ProductKind.safeParse(params.get('kind')).data ?? 'ALL';
  const dialog = useDialog<Product>();
  const currency = useCurrency();
  const { searchText } = page.request;
  const order = productOrder.read(params);
  const filter = { searchText, kind: kind === 'ALL' ? null : kind, ...productOrder.toQuery(order) };
  const list = useProducts({ ...page.request, ...filter });
  page.keepWithin(list.data);
  const columns = productColumns(currency);
  const actions = useProductActions(dialog, list.reload);

  const choose = (next: typeof kind) => change({ kind: next === 'ALL' ? null : next });
  const showAll = () => change({ q: null, kind: null });

  return (
    <>
      <ProductsHeader filter={filter} onAdd={dialog.add} />
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
        isNarrowed={searchText !== '' || kind !== 'ALL'}
        empty={
          <NoProducts
            searchText={searchText}
            kind={filter.kind}
            onAllKinds={() => choose('ALL')}
            onShowAll={showAll}
            onAdd={dialog.add}
          />
        }
      >
        {(products) => (
          <>
            <RecordTable
              label="Ürün ve hizmetler"
              columns={columns}
              items={products}
              nameOf={({ name }) => name}
              cardTitle={({ name, active }) => (
                <>
                  {name} {!active && <Badge>Pasif</Badge>}
                </>
              )}
              onEdit={dialog.edit}
              onDelete={dialog.remove}
              sorting={{ ...order, onSort: (by) => change(productOrder.press(by, order)) }}
              actions={actions}
            />
            {list.data && <ProductSums found={list.data} />}
          </>
        )}
      </RecordList>
      <ProductModal dialog={dialog} />
      <DeleteProduct dialog={dialog} page={page} onMissing={list.reload} />
    </>
  );
}

type HeaderProps = { filter: EndpointInput<typeof api.product.findAll>; onAdd: () => void };

function ProductsHeader({ filter, onAdd }: HeaderProps) {
  const columns = productColumns(useCurrency());
  const readAll = useAllPages(api.product.findAll);
  return (
    <PageHeader
      crumbs={
        <Crumbs current="Ürünler">
          <Link to="/settings">Ayarlar</Link>
        </Crumbs>
      }
      title="Ürünler"
      context="Gelir ve gider satırlarını doldurmak için fiyat listeniz, KDV hariç"
      actions={
        <>
          <RecordExport
            list="Ürünler"
            fileName={`urunler-${dayInTurkey(new Date())}`}
            load={async () => [columnSheet('Ürünler', columns, await readAll(filter))]}
          />
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
            Ürün Ekle
          </Button>
        </>
      }
    />
  );
}

/** What the ⋮ of each product offers besides. */
function useProductActions(dialog: RecordDialog<Product>, reload: () => void) {
  const changeActive = useActiveChange(reload);
  return (product: Product) => (
    <ProductItems
      product={product}
      onRepeat={() => dialog.repeat(product)}
      onActive={(active) => void changeActive(product, active)}
    />
  );
}

const ProductModal = ({ dialog }: { dialog: RecordDialog<Product> }) => (
  <RecordModal dialog={dialog} noun="product" addTitle="Ürün Ekle" editTitle="Ürün Düzenle">
    {(product, like) => <ProductForm product={product} like={like} onClose={dialog.close} />}
  </RecordModal>
);

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
