import type { ContactStatement, ContactStatementLine, ContactStatementType } from '@vezne/contract';
import type { Column } from '@vezne/records';
import { formatDate } from '@vezne/ui';

export const typeNames: Record<ContactStatementType, string> = {
  ACILIS: 'Açılış',
  GELIR: 'Gelir',
  GIDER: 'Gider',
  TAHSILAT: 'Tahsilat',
  ODEME: 'Ödeme',
  MAHSUP: 'Mahsup',
  ELLE: 'Elle kapatıldı',
};

/** A line as it stands in a file and on paper; what was carried forward has a balance alone. */
export type WrittenLine = Pick<ContactStatementLine, 'label' | 'documentNo' | 'balance'> & {
  date: string | null;
  type: string;
  debit: number | null;
  credit: number | null;
};

/** An opening without a day lies before all days. */
export const dayOf = ({ type, date }: ContactStatementLine): string | null =>
  type === 'ACILIS' && date < '1901' ? null : date;

/** The days of a statement as paper says them. */
export const daysText = ({ from, to }: { from: string | null; to: string | null }): string =>
  `${from ? formatDate(from) : 'Başlangıç'} – ${to ? formatDate(to) : 'bugün'}`;

/** All lines of a statement; from a day on, with what was carried forward to it above them. */
export function writtenLines({ opening, lines }: ContactStatement, from: string | null): WrittenLine[] {
  const carried = { type: 'Devir', label: 'Devir', documentNo: null, debit: null, credit: null };
  return [
    ...(from === null ? [] : [{ ...carried, date: from, balance: opening }]),
    ...lines.map((line) => ({ ...line, date: dayOf(line), type: typeNames[line.type] })),
  ];
}

/** What the exported statement holds. */
export const statementColumns: Column<WrittenLine>[] = [
  { title: 'Tarih', kind: 'date', value: ({ date }) => date },
  { title: 'Tür', value: ({ type }) => type },
  { title: 'Açıklama', value: ({ label }) => label },
  { title: 'Belge no', value: ({ documentNo }) => documentNo },
  { title: 'Borç', kind: 'money', value: ({ debit }) => debit },
  { title: 'Alacak', kind: 'money', value: ({ credit }) => credit },
  { title: 'Bakiye', kind: 'money', value: ({ balance }) => balance },
];
