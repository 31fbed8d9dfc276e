import {
  type Currency,
  expenseStatusNames,
  formatMoney,
  incomeStatusNames,
  type Project,
  type ProjectRow,
  paymentMethodName,
  type RowKind,
} from '@vezne/contract';
import { type Column, Money, StatusBadge } from '@vezne/records';
import { CellNote, Clamp, sideBySide } from '@vezne/ui';
import { Link } from 'react-router-dom';
import { StatusChoice } from '../fields/StatusChoice';
import { tabPath } from './row-filter';
import { words } from './row-words';

const statuses: Record<string, string> = { ...incomeStatusNames, ...expenseStatusNames };
/** What the export holds besides. */
const exported = { table: false } as const;

type Options<Row> = {
  /** Leaves out due date, status and VAT. */
  brief?: boolean;
  /** A list of all projects names them. */
  projectOf?: (row: ProjectRow) => Project | undefined;
  /** Lets the status be changed in place. */
  onStatus?: (row: Row, status: string) => void;
};

/** What a list tells of an income or expense. */
export function rowColumns<Row extends ProjectRow>(
  kind: RowKind,
  currency: Currency,
  { brief = false, projectOf, onStatus }: Options<Row> = {},
): Column<Row>[] {
  const detail = brief ? exported : {};
  const project: Column<Row> = {
    title: 'Proje',
    value: (row) => projectOf?.(row)?.name ?? null,
    cell: (row) => <Link to={tabPath(kind, row.projectId)}>{projectOf?.(row)?.name}</Link>,
    card: 'meta',
  };
  return [
    { title: 'Tarih', kind: 'date', value: ({ date }) => date, look: 'quiet', card: 'meta', sortBy: 'date' },
    {
      title: 'Açıklama',
      value: ({ description }) => description,
      cell: (row) => <Description row={row} brief={brief} currency={currency} />,
      look: 'strong',
      card: 'title',
    },
    ...(projectOf ? [project] : []),
    { title: 'Kategori', value: ({ categoryName }) => categoryName, card: 'meta', ...exported },
    { title: words[kind].counterparty, value: ({ counterparty }) => counterparty, ...exported },
    { title: 'Belge no', value: ({ documentNo }) => documentNo, ...exported },
    {
      title: 'Vade',
      kind: 'date',
      value: ({ dueDate }) => dueDate,
      look: 'quiet',
      sortBy: 'dueDate',
      ...detail,
    },
    { ...statusColumn(kind, onStatus), ...detail },
    {
      title: 'Ödeme yöntemi',
      value: ({ paymentMethod }) => paymentMethod && paymentMethodName(paymentMethod),
      ...exported,
    },
    {
      title: 'Tutar',
      sheetTitle: 'Tutar (KDV hariç)',
      kind: 'money',
      value: ({ amount }) => amount,
      cell: ({ amount }) => <Money amount={amount} type={words[kind].type} currency={currency} />,
      look: 'amount',
      card: 'amount',
      sortBy: 'amount',
    },
    { title: 'KDV (%)', kind: 'number', value: ({ vatRate }) => vatRate, ...exported },
    { title: 'KDV tutarı', kind: 'money', value: ({ vatAmount }) => vatAmount, ...exported },
    {
      title: 'KDV dahil',
      kind: 'money',
      value: ({ grossAmount }) => grossAmount,
      cell: ({ grossAmount }) => formatMoney(grossAmount, currency),
      look: 'amount',
      ...detail,
    },
    { title: 'Para birimi', value: () => currency, ...exported },
  ];
}

function statusColumn<Row extends ProjectRow>(
  kind: RowKind,
  onStatus: Options<Row>['onStatus'],
): Column<Row> {
  return {
    title: 'Durum',
    value: ({ status }) => statuses[status] ?? status,
    cell: (row) =>
      onStatus ? (
        <StatusChoice
          status={row.status}
          statuses={words[kind].statuses}
          name={row.description}
          onChange={(status) => onStatus(row, status)}
        />
      ) : (
        <StatusBadge status={row.status} />
      ),
    card: 'badge',
  };
}

type DescriptionProps = { row: ProjectRow; brief: boolean; currency: Currency };

function Description({ row, brief, currency }: DescriptionProps) {
  const { description, status, categoryName, counterparty, documentNo, settledAmount, remainingAmount } = row;
  const open = settledAmount > 0 && remainingAmount > 0 && `${formatMoney(remainingAmount, currency)} kaldı`;
  const note = [open, categoryName, counterparty, documentNo];
  return (
    <>
      <Clamp title={description}>{description}</Clamp>
      {brief && status === 'IPTAL' && <StatusBadge status={status} />}
      <CellNote>
        <Clamp title={note.filter(Boolean).join(' · ')}>{sideBySide(note)}</Clamp>
      </CellNote>
    </>
  );
}
