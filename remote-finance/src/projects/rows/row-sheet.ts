import {
  type Currency,
  expenseStatusNames,
  incomeStatusNames,
  type ProjectRow,
  paymentMethodName,
  type RowKind,
} from '@vezne/contract';
import { type Sheet, sheetOf } from '@vezne/ui';
import { words } from './row-words';

/** Incomes or expenses as a table. */
export function rowSheet(rows: readonly ProjectRow[], kind: RowKind, currency: Currency): Sheet {
  const statuses: Record<string, string> = { ...incomeStatusNames, ...expenseStatusNames };
  return sheetOf(words[kind].title, rows, [
    { title: 'Tarih', kind: 'date', value: ({ date }) => date },
    { title: 'Açıklama', value: ({ description }) => description },
    { title: 'Kategori', value: ({ categoryName }) => categoryName },
    { title: words[kind].counterparty, value: ({ counterparty }) => counterparty },
    { title: 'Belge no', value: ({ documentNo }) => documentNo },
    { title: 'Vade', kind: 'date', value: ({ dueDate }) => dueDate },
    { title: 'Durum', value: ({ status }) => statuses[status] ?? status },
    {
      title: 'Ödeme yöntemi',
      value: ({ paymentMethod }) => paymentMethod && paymentMethodName(paymentMethod),
    },
    { title: 'Tutar (KDV hariç)', kind: 'money', value: ({ amount }) => amount },
    { title: 'KDV (%)', kind: 'number', value: ({ vatRate }) => vatRate },
    { title: 'KDV tutarı', kind: 'money', value: ({ vatAmount }) => vatAmount },
    { title: 'KDV dahil', kind: 'money', value: ({ grossAmount }) => grossAmount },
    { title: 'Para birimi', value: () => currency },
  ]);
}
