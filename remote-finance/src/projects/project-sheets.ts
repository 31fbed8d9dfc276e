import {
  type Currency,
  expenseStatusNames,
  incomeStatusNames,
  type Project,
  type ProjectRow,
  paymentMethodName,
  projectStatusNames,
  type RowKind,
} from '@vezne/contract';
import { type Sheet, sheetOf } from '@vezne/ui';
import { words } from './row-kinds';

/** Projects with their plan and their figures as a table. */
export function projectSheet(projects: readonly Project[], currency: Currency): Sheet {
  return sheetOf('Projeler', projects, [
    { title: 'Proje kodu', value: ({ code }) => code },
    { title: 'Proje adı', value: ({ name }) => name },
    { title: 'Kategori', value: ({ categoryName }) => categoryName },
    { title: 'Müşteri', value: ({ customerName }) => customerName },
    { title: 'Durum', value: ({ status }) => projectStatusNames[status] },
    { title: 'Başlangıç', kind: 'date', value: ({ startDate }) => startDate },
    { title: 'Planlanan bitiş', kind: 'date', value: ({ endDate }) => endDate },
    { title: 'Kalan gün', kind: 'number', value: ({ leftDays }) => leftDays },
    { title: 'İlerleme (%)', kind: 'number', value: ({ progressPercent }) => progressPercent },
    { title: 'Sözleşme bedeli', kind: 'money', value: ({ contractAmount }) => contractAmount },
    { title: 'Tahmini maliyet', kind: 'money', value: ({ estimatedCost }) => estimatedCost },
    { title: 'Gelir (KDV hariç)', kind: 'money', value: ({ income }) => income },
    { title: 'Gider (KDV hariç)', kind: 'money', value: ({ expense }) => expense },
    { title: 'Net', kind: 'money', value: ({ profit }) => profit },
    { title: 'Kârlılık (%)', kind: 'number', value: ({ profitability }) => profitability },
    { title: 'Para birimi', value: () => currency },
    { title: 'İl', value: ({ city }) => city },
  ]);
}

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
