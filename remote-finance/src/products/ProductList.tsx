import type { Query } from '@vezne/api';
import { type Currency, formatMoney, type Page, type Product, productKindNames } from '@vezne/contract';
import {
  Badge,
  Button,
  Clamp,
  DeleteButton,
  EditButton,
  Empty,
  LoadError,
  MobileCard,
  RowMenu,
  SkeletonRows,
  Table,
  useIsMobile,
} from '@vezne/ui';
import styled from 'styled-components';

type RowsProps = {
  products: Product[];
  currency: Currency;
  onEdit: (product: Product) => void;
  onDelete: (product: Product) => void;
};

type Props = Omit<RowsProps, 'products'> & {
  list: Query<Page<Product>>;
  pageSize: number;
  isNarrowed: boolean;
  onShowAll: () => void;
  onAdd: () => void;
};

/** The price list's current page, or why there is none. */
export function ProductList({ list, pageSize, isNarrowed, onShowAll, onAdd, ...rows }: Props) {
  const isMobile = useIsMobile();
  const { data, error, reload } = list;
  const failure = error && (
    <Padded>
      <LoadError message={error.message} onRetry={reload} />
    </Padded>
  );
  if (!data) return failure || <SkeletonRows rows={pageSize} />;
  if (data.content.length === 0)
    return (
      failure ||
      (isNarrowed ? (
        <Empty
          title="Aramaya uyan ürün veya hizmet yok."
          action={<Button onClick={onShowAll}>Tüm listeyi göster</Button>}
        />
      ) : (
        <Empty
          title="Henüz ürün veya hizmet eklenmedi."
          action={
            <Button variant="primary" onClick={onAdd}>
              Ürün Ekle
            </Button>
          }
        >
          Fiyat listeniz, proje gelir ve giderlerini tek seçimle doldurmanızı sağlar.
        </Empty>
      ))
    );
  const Rows = isMobile ? ProductCards : ProductTable;
  return (
    <>
      {failure}
      <Rows products={data.content} {...rows} />
    </>
  );
}

const price = (amount: number | null, currency: Currency) =>
  amount === null ? '-' : formatMoney(amount, currency);

function ProductTable({ products, currency, onEdit, onDelete }: RowsProps) {
  return (
    <Table aria-label="Ürün ve hizmetler">
      <thead>
        <tr>
          <th scope="col">Kod</th>
          <th scope="col">Ürün / hizmet adı</th>
          <th scope="col">Tür</th>
          <th scope="col">Birim</th>
          <th scope="col" data-align="right">
            Alış fiyatı
          </th>
          <th scope="col" data-align="right">
            Satış fiyatı
          </th>
          <th scope="col" data-align="right">
            KDV
          </th>
          <th scope="col" data-align="right">
            İşlemler
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.id}>
            <td data-quiet>{product.code ?? '-'}</td>
            <td data-strong>
              <Clamp title={product.description ?? product.name}>{product.name}</Clamp>
              {!product.active && <Badge>Pasif</Badge>}
            </td>
            <td>{productKindNames[product.kind]}</td>
            <td>{product.unit}</td>
            <td data-align="right">{price(product.purchasePrice, currency)}</td>
            <td data-align="right">{price(product.salePrice, currency)}</td>
            <td data-align="right">{product.vatRate === null ? '-' : `%${product.vatRate}`}</td>
            <td data-actions>
              <EditButton name={product.name} onClick={() => onEdit(product)} />
              <DeleteButton name={product.name} onClick={() => onDelete(product)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function ProductCards({ products, currency, onEdit, onDelete }: RowsProps) {
  return (
    <ul aria-label="Ürün ve hizmetler">
      {products.map((product) => (
        <MobileCard
          key={product.id}
          title={product.name}
          amount={price(product.salePrice, currency)}
          meta={[product.code, productKindNames[product.kind], product.unit].filter(Boolean).join(' · ')}
          badges={!product.active && <Badge>Pasif</Badge>}
          menu={
            <RowMenu name={product.name} onEdit={() => onEdit(product)} onDelete={() => onDelete(product)} />
          }
        />
      ))}
    </ul>
  );
}

const Padded = styled.div`
  padding: var(--vz-space-4) var(--vz-space-6);
`;
