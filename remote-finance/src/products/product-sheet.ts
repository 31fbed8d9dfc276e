import { type Currency, type Product, productKindNames } from '@vezne/contract';
import { type Sheet, sheetOf } from '@vezne/ui';

/** The price list as a table. */
export function productSheet(products: readonly Product[], currency: Currency): Sheet {
  return sheetOf('Ürünler', products, [
    { title: 'Kod', value: ({ code }) => code },
    { title: 'Ürün / hizmet adı', value: ({ name }) => name },
    { title: 'Tür', value: ({ kind }) => productKindNames[kind] },
    { title: 'Birim', value: ({ unit }) => unit },
    { title: 'Alış fiyatı', kind: 'money', value: ({ purchasePrice }) => purchasePrice },
    { title: 'Satış fiyatı', kind: 'money', value: ({ salePrice }) => salePrice },
    { title: 'KDV (%)', kind: 'number', value: ({ vatRate }) => vatRate },
    { title: 'Para birimi', value: () => currency },
    { title: 'Durum', value: ({ active }) => (active ? 'Etkin' : 'Pasif') },
    { title: 'Açıklama', value: ({ description }) => description },
  ]);
}
