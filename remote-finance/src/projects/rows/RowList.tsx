import { type Currency, formatMoney, type ProjectRow, type RowKind } from '@vezne/contract';
import { Money, StatusBadge } from '@vezne/records';
import {
  Clamp,
  DeleteButton,
  EditButton,
  formatDate,
  MobileCard,
  RowMenu,
  Table,
  useIsMobile,
} from '@vezne/ui';
import styled from 'styled-components';
import { words } from './row-words';

type Props<Row extends ProjectRow> = {
  rows: Row[];
  kind: RowKind;
  currency: Currency;
  /** Leaves out due date, status and VAT. */
  brief: boolean;
  onEdit: (row: Row) => void;
  onDelete: (row: Row) => void;
};

/** Rows of a project with net amount, VAT and where they stand. */
export function RowList<Row extends ProjectRow>(props: Props<Row>) {
  return useIsMobile() ? <Cards {...props} /> : <Rows {...props} />;
}

function Rows<Row extends ProjectRow>({ rows, kind, currency, brief, onEdit, onDelete }: Props<Row>) {
  return (
    <Table aria-label={words[kind].title}>
      <thead>
        <tr>
          <th scope="col">Tarih</th>
          <th scope="col">Açıklama</th>
          {!brief && <th scope="col">Vade</th>}
          {!brief && <th scope="col">Durum</th>}
          <th scope="col" data-align="right">
            Tutar
          </th>
          {!brief && (
            <th scope="col" data-align="right">
              KDV dahil
            </th>
          )}
          <th scope="col" data-align="right">
            İşlemler
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td data-quiet>{formatDate(row.date)}</td>
            <td data-strong>
              <Clamp title={row.description}>{row.description}</Clamp>
              {brief && row.status === 'IPTAL' && <StatusBadge status={row.status} />}
              <Sub>{[row.categoryName, row.counterparty, row.documentNo].filter(Boolean).join(' · ')}</Sub>
            </td>
            {!brief && <td data-quiet>{row.dueDate ? formatDate(row.dueDate) : '-'}</td>}
            {!brief && (
              <td>
                <StatusBadge status={row.status} />
              </td>
            )}
            <td data-align="right">
              <Money amount={row.amount} type={words[kind].type} currency={currency} />
            </td>
            {!brief && <td data-align="right">{formatMoney(row.grossAmount, currency)}</td>}
            <td data-actions>
              <EditButton name={row.description} onClick={() => onEdit(row)} />
              <DeleteButton name={row.description} onClick={() => onDelete(row)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Cards<Row extends ProjectRow>({ rows, kind, currency, onEdit, onDelete }: Props<Row>) {
  return (
    <ul aria-label={words[kind].title}>
      {rows.map((row) => (
        <MobileCard
          key={row.id}
          title={row.description}
          amount={<Money amount={row.amount} type={words[kind].type} currency={currency} />}
          meta={`${formatDate(row.date)} · ${row.categoryName}`}
          badges={<StatusBadge status={row.status} />}
          menu={<RowMenu name={row.description} onEdit={() => onEdit(row)} onDelete={() => onDelete(row)} />}
        />
      ))}
    </ul>
  );
}

const Sub = styled.span`
  display: block;
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
  font-weight: var(--vz-weight-regular);
`;
