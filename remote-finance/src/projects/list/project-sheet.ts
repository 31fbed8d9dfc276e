import { type Currency, type Project, projectStatusNames } from '@vezne/contract';
import { type Sheet, sheetOf } from '@vezne/ui';

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
