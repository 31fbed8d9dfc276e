import { type CashFlow, type Currency, paymentMethodName } from '@vezne/contract';
import { type Sheet, sheetOf } from '@vezne/ui';

/** Ledger entries as a table; what goes out is negative, so that the column adds up to the balance. */
export function cashFlowSheet(entries: readonly CashFlow[], currency: Currency): Sheet {
  return sheetOf('Kasa Defteri', entries, [
    { title: 'Tarih', kind: 'date', value: ({ date }) => date.slice(0, 10) },
    { title: 'Kategori', value: ({ categoryName }) => categoryName },
    { title: 'Açıklama', value: ({ description }) => description },
    {
      title: 'Tutar',
      kind: 'money',
      value: ({ amount, cashFlowType }) => (cashFlowType === 'GIRIS' ? amount : -amount),
    },
    { title: 'Para birimi', value: () => currency },
    { title: 'Ödeme Yöntemi', value: ({ paymentMethod }) => paymentMethodName(paymentMethod) },
    { title: 'Tip', value: ({ cashFlowType }) => (cashFlowType === 'GIRIS' ? 'Giriş' : 'Çıkış') },
  ]);
}
