import {
  type Currency,
  dayInTurkey,
  flowOf,
  formatMoney,
  type Project,
  type ProjectRow,
  paymentMethodName,
  type RowKind,
} from '@vezne/contract';
import { type Column, Money } from '@vezne/records';
import { CellNote, Clamp, formatDate, onTablet, sideBySide } from '@vezne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { lateText } from '../../contacts/settle/late-text';
import { StatusChoice } from '../fields/StatusChoice';
import { isPart, RowBadge, rowStatusName } from './RowBadge';
import { tabPath } from './row-filter';
import { words } from './row-words';

/** What the export holds besides. */
const exported = { table: false } as const;

type Options<Row> = {
  /** Leaves out due date, status and VAT. */
  brief?: boolean;
  /** A list of all projects names them; VAT stands under the amount, so that names have room. */
  projectOf?: (row: ProjectRow) => Project | undefined;
  /** Lets the status be changed in place. */
  onStatus?: (row: Row, status: string) => void;
  /** The due date stands under the status, VAT under the amount. */
  isTight?: boolean;
};

/** What a list tells of an income or expense. */
export function rowColumns<Row extends ProjectRow>(
  kind: RowKind,
  currency: Currency,
  { brief = false, projectOf, onStatus, isTight = false }: Options<Row> = {},
): Column<Row>[] {
  const detail = brief ? exported : {};
  const project: Column<Row> = {
    title: 'Proje',
    value: (row) => projectOf?.(row)?.name ?? null,
    cell: (row) => (
      <>
        <Link to={tabPath(kind, row.projectId)} title={projectOf?.(row)?.name}>
          <Name>{projectOf?.(row)?.name}</Name>
        </Link>
        <Note of={[row.counterparty]} />
      </>
    ),
    card: 'place',
  };
  return [
    { title: 'Tarih', kind: 'date', value: ({ date }) => date, look: 'quiet', card: 'meta', sortBy: 'date' },
    {
      title: 'Açıklama',
      value: ({ description }) => description,
      cell: (row) => <Description row={row} brief={brief} ofAll={Boolean(projectOf)} currency={currency} />,
      look: 'strong',
      card: 'title',
    },
    ...(projectOf ? [project] : []),
    { title: 'Kategori', value: ({ categoryName }) => categoryName, card: 'meta', ...exported },
    {
      title: words[kind].counterparty,
      value: ({ counterparty }) => counterparty,
      card: brief ? undefined : 'place',
      ...exported,
    },
    { title: 'Belge no', value: ({ documentNo }) => documentNo, ...exported },
    {
      title: 'Vade',
      kind: 'date',
      value: ({ dueDate }) => dueDate,
      cell: (row) => <DueDay row={row} />,
      cardCell: (row) => <CardDueDay row={row} />,
      look: 'quiet',
      card: brief ? undefined : 'badge',
      sortBy: 'dueDate',
      ...(isTight ? exported : detail),
    },
    { ...statusColumn(kind, onStatus, isTight), ...detail },
    {
      title: 'Ödeme yöntemi',
      value: ({ paymentMethod }) => paymentMethod && paymentMethodName(paymentMethod),
      ...exported,
    },
    amountColumn(kind, currency, { brief, withGross: !brief && (isTight || Boolean(projectOf)) }),
    { title: 'KDV (%)', kind: 'number', value: ({ vatRate }) => vatRate, ...exported },
    { title: 'KDV tutarı', kind: 'money', value: ({ vatAmount }) => vatAmount, ...exported },
    {
      title: 'KDV dahil',
      kind: 'money',
      value: ({ grossAmount }) => grossAmount,
      cell: ({ grossAmount }) => formatMoney(grossAmount, currency),
      look: 'amount',
      ...(projectOf || isTight ? exported : detail),
    },
    { title: 'Para birimi', value: () => currency, ...exported },
  ];
}

/** The amount without VAT; what it comes to with VAT stands under it where it has no column of its own. */
function amountColumn<Row extends ProjectRow>(
  kind: RowKind,
  currency: Currency,
  { brief, withGross }: { brief: boolean; withGross: boolean },
): Column<Row> {
  const draw = (row: Row, of: readonly (string | false)[]) => (
    <>
      <Money amount={row.amount} type={flowOf[kind].cashFlowType} currency={currency} />
      {of.map((note) => note && <AmountNote key={note}>{note}</AmountNote>)}
    </>
  );
  // Without VAT it would be the amount again.
  const gross = ({ grossAmount, vatAmount }: Row) =>
    vatAmount !== 0 && `KDV dahil ${formatMoney(grossAmount, currency)}`;
  return {
    title: 'Tutar',
    sheetTitle: 'Tutar (KDV hariç)',
    kind: 'money',
    value: ({ amount }) => amount,
    cell: (row) => draw(row, [withGross && gross(row)]),
    cardCell: (row) => draw(row, brief ? [] : [gross(row), leftText(row, currency)]),
    look: 'amount',
    card: 'amount',
    sortBy: 'amount',
  };
}

function statusColumn<Row extends ProjectRow>(
  kind: RowKind,
  onStatus: Options<Row>['onStatus'],
  withDueDate: boolean,
): Column<Row> {
  const draw = (row: Row) =>
    onStatus ? (
      <StatusChoice
        status={row.status}
        statuses={words[kind].statuses}
        name={row.description}
        shown={{ badge: <RowBadge row={row} />, label: rowStatusName(row) }}
        onChange={(status) => onStatus(row, status)}
      />
    ) : (
      <RowBadge row={row} />
    );
  return {
    title: 'Durum',
    value: rowStatusName,
    cell: (row) => (
      <>
        {draw(row)}
        {withDueDate && <CardDueDay row={row} />}
      </>
    ),
    cardCell: draw,
    card: 'mark',
  };
}

/** For how long a row has waited past its day; nothing of one that does not. */
function latenessOf({ dueDate, status }: ProjectRow) {
  if (status !== 'BEKLIYOR') return null;
  return lateText({ dueDate }, dayInTurkey(new Date()));
}

function DueDay({ row }: { row: ProjectRow }) {
  if (!row.dueDate) return '-';
  const late = latenessOf(row);
  return (
    <>
      {formatDate(row.dueDate)}
      {late && <Late>{late}</Late>}
    </>
  );
}

/** Where no head says what day it is. */
function CardDueDay({ row }: { row: ProjectRow }) {
  if (!row.dueDate) return null;
  const late = latenessOf(row);
  return (
    <CardDay>
      Vade {formatDate(row.dueDate)}
      {late && <Late>{late}</Late>}
    </CardDay>
  );
}

/** What is still open of a row that was settled in part. */
const leftText = (row: ProjectRow, currency: Currency) =>
  isPart(row) && `${formatMoney(row.remainingAmount, currency)} kaldı`;

/** `ofAll`: the counterparty stands under the project's name. */
type DescriptionProps = { row: ProjectRow; brief: boolean; ofAll: boolean; currency: Currency };

function Description({ row, brief, ofAll, currency }: DescriptionProps) {
  const { description, status, categoryName, counterparty, documentNo } = row;
  return (
    <>
      <Name title={description}>{description}</Name>
      {brief && (status === 'IPTAL' || isPart(row)) && <RowBadge row={row} />}
      <Note of={[leftText(row, currency), categoryName, !ofAll && counterparty, documentNo]} />
    </>
  );
}

/* Between phone and desk, two lines of a name and of what stands under an amount. */
const Name = styled(Clamp)`
  ${onTablet} { min-width: 5.5rem; -webkit-line-clamp: 2; word-break: normal; }
`;
const AmountNote = styled(CellNote)`
  ${onTablet} { white-space: normal; }
`;

function Note({ of }: { of: readonly (string | null | false)[] }) {
  return (
    <CellNote>
      <Clamp title={of.filter(Boolean).join(' · ')}>{sideBySide(of)}</Clamp>
    </CellNote>
  );
}

const Late = styled(CellNote)`
  color: var(--vz-expense-text);
`;
const CardDay = styled.span`
  ${onTablet} { display: block; white-space: nowrap; }
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
  font-variant-numeric: tabular-nums;
`;
