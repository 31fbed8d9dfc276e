import { type Currency, formatMoney, type Product, productKindNames } from '@vezne/contract';
import type { Column } from '@vezne/records';
import { Badge, Clamp } from '@vezne/ui';

const price = (amount: number | null, currency: Currency) =>
  amount === null ? '-' : formatMoney(amount, currency);

/** What the price list tells of a product or service. */
export const productColumns = (currency: Currency): Column<Product>[] => [
  { title: 'Kod', value: ({ code }) => code, look: 'quiet', card: 'meta' },
  {
    title: 'Ürün / hizmet adı',
    value: ({ name }) => name,
    cell: ({ name, description, active }) => (
      <>
        <Clamp title={description ?? name}>{name}</Clamp>
        {!active && <Badge>Pasif</Badge>}
      </>
    ),
    look: 'strong',
    sortBy: 'name',
    card: 'title',
  },
  { title: 'Tür', value: ({ kind }) => productKindNames[kind], card: 'meta' },
  { title: 'Birim', value: ({ unit }) => unit, card: 'meta' },
  {
    title: 'Alış fiyatı',
    kind: 'money',
    value: ({ purchasePrice }) => purchasePrice,
    sortBy: 'purchasePrice',
    cell: ({ purchasePrice }) => price(purchasePrice, currency),
    look: 'amount',
  },
  {
    title: 'Satış fiyatı',
    kind: 'money',
    value: ({ salePrice }) => salePrice,
    sortBy: 'salePrice',
    cell: ({ salePrice }) => price(salePrice, currency),
    cardCell: ({ salePrice }) => salePrice !== null && `Satış ${formatMoney(salePrice, currency)}`,
    look: 'amount',
    card: 'amount',
  },
  {
    title: 'KDV',
    sheetTitle: 'KDV (%)',
    kind: 'number',
    value: ({ vatRate }) => vatRate,
    sortBy: 'vatRate',
    cell: ({ vatRate }) => (vatRate === null ? '-' : `%${vatRate}`),
    look: 'amount',
  },
  { title: 'Para birimi', value: () => currency, table: false },
  {
    title: 'Durum',
    value: ({ active }) => (active ? 'Etkin' : 'Pasif'),
    table: false,
  },
  { title: 'Açıklama', value: ({ description }) => description, table: false },
];
