import {
  cashAccountKindNames,
  cashFlowTypeNames,
  type MonthlyReport,
  type MonthlyReportDetail,
  paymentMethodName,
} from '@vezne/contract';
import { type Sheet, type SheetField, sheetOf } from '@vezne/ui';
import { begunName, marginOf } from '../figures/report-figures';
import { statusName } from '../figures/status-name';

const rounded = (percent: number | null) => (percent === null ? null : Math.round(percent * 100) / 100);

const begunField: SheetField<Pick<MonthlyReport, 'summaries'>> = {
  title: begunName,
  kind: 'money',
  value: ({ summaries }) => summaries.begun ?? 0,
};

/** The list of months as a table. */
export function monthsSheet(reports: readonly MonthlyReport[]): Sheet {
  return sheetOf('Aylık raporlar', reports, [
    { title: 'Ay', kind: 'month', value: ({ month }) => month },
    { title: 'Durum', value: statusName },
    { title: 'Gelir', kind: 'money', value: ({ summaries }) => summaries.income },
    { title: 'Gider', kind: 'money', value: ({ summaries }) => summaries.expense },
    { title: 'Net', kind: 'money', value: ({ summaries }) => summaries.net },
    { title: 'Net / gelir (%)', kind: 'number', value: ({ summaries }) => rounded(marginOf(summaries)) },
    { title: 'Açılış bakiyesi', kind: 'money', value: ({ summaries }) => summaries.openingBalance },
    ...(reports.some(({ summaries }) => summaries.begun) ? [begunField] : []),
    { title: 'Kapanış bakiyesi', kind: 'money', value: ({ summaries }) => summaries.closingBalance },
    { title: 'Kayıt sayısı', kind: 'number', value: ({ summaries }) => summaries.entryCount },
    { title: 'Para birimi', value: ({ currency }) => currency },
  ]);
}

type Group = { income: number; expense: number; net: number; count: number };

const groupFields: SheetField<Group>[] = [
  { title: 'Gelir', kind: 'money', value: ({ income }) => income },
  { title: 'Gider', kind: 'money', value: ({ expense }) => expense },
  { title: 'Net', kind: 'money', value: ({ net }) => net },
  { title: 'Kayıt sayısı', kind: 'number', value: ({ count }) => count },
];

const begunOnField: SheetField<{ begunOn?: string | undefined }> = {
  title: 'Açıldığı gün',
  kind: 'date',
  value: ({ begunOn }) => begunOn ?? null,
};
const begunDay: SheetField<{ begun?: number | undefined }> = {
  title: begunName,
  kind: 'money',
  value: ({ begun }) => begun ?? 0,
};
type Line = [string, (of: MonthlyReport['summaries']) => number | null];
const begunLine: Line = [begunName, ({ begun }) => begun ?? 0];

/** Everything that a month's page shows, a table each. */
export function reportSheets(report: MonthlyReportDetail): Sheet[] {
  const { summaries, previous, details, month } = report;
  const lines: Line[] = [
    ['Gelir', ({ income }) => income],
    ['Gider', ({ expense }) => expense],
    ['Net', ({ net }) => net],
    ['Açılış bakiyesi', ({ openingBalance }) => openingBalance],
    ...(summaries.begun || previous.begun ? [begunLine] : []),
    ['Kapanış bakiyesi', ({ closingBalance }) => closingBalance],
  ];
  return [
    sheetOf('Özet', lines, [
      { title: 'Kalem', value: ([label]) => label },
      { title: 'Bu ay', kind: 'money', value: ([, read]) => read(summaries) },
      { title: 'Önceki ay', kind: 'money', value: ([, read]) => read(previous) },
      { title: 'Ay', kind: 'month', value: () => month },
      { title: 'Para birimi', value: () => report.currency },
    ]),
    sheetOf('Kategoriler', details.categories, [
      { title: 'Kategori', value: ({ categoryName }) => categoryName },
      ...groupFields,
      { title: 'Önceki ay gelir', kind: 'money', value: ({ previousIncome }) => previousIncome },
      { title: 'Önceki ay gider', kind: 'money', value: ({ previousExpense }) => previousExpense },
    ]),
    sheetOf('Projeler', details.projects, [
      { title: 'Proje', value: ({ name }) => name },
      { title: 'Gelir (KDV hariç)', kind: 'money', value: ({ income }) => income },
      { title: 'Gider (KDV hariç)', kind: 'money', value: ({ expense }) => expense },
      { title: 'Net', kind: 'money', value: ({ profit }) => profit },
    ]),
    sheetOf('Ödeme yöntemleri', details.paymentMethods, [
      { title: 'Ödeme yöntemi', value: ({ paymentMethod }) => paymentMethodName(paymentMethod) },
      ...groupFields,
    ]),
    ...(details.accounts?.length
      ? [
          sheetOf('Hesaplar', details.accounts, [
            { title: 'Hesap', value: ({ name }) => name },
            { title: 'Tür', value: ({ kind }) => cashAccountKindNames[kind] },
            { title: 'Açılış', kind: 'money', value: ({ opening }) => opening },
            ...(details.accounts.some(({ begunOn }) => begunOn) ? [begunOnField] : []),
            { title: 'Giren', kind: 'money', value: ({ cameIn }) => cameIn },
            { title: 'Çıkan', kind: 'money', value: ({ wentOut }) => wentOut },
            { title: 'Kapanış', kind: 'money', value: ({ closing }) => closing },
          ]),
        ]
      : []),
    sheetOf('Günler', details.daily, [
      { title: 'Tarih', kind: 'date', value: ({ date }) => date },
      ...(details.daily.some(({ begun }) => begun) ? [begunDay] : []),
      { title: 'Gelir', kind: 'money', value: ({ income }) => income },
      { title: 'Gider', kind: 'money', value: ({ expense }) => expense },
      { title: 'Gün sonu bakiyesi', kind: 'money', value: ({ balance }) => balance },
    ]),
    sheetOf('En büyük hareketler', details.largest, [
      { title: 'Tarih', kind: 'date', value: ({ date }) => date },
      { title: 'Açıklama', value: ({ label }) => label },
      { title: 'Kategori', value: ({ categoryName }) => categoryName },
      { title: 'Tip', value: ({ cashFlowType }) => cashFlowTypeNames[cashFlowType] },
      {
        title: 'Tutar',
        kind: 'money',
        value: ({ amount, cashFlowType }) => (cashFlowType === 'GIRIS' ? amount : -amount),
      },
    ]),
  ];
}
