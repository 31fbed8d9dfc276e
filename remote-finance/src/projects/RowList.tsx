import {
  Clamp,
  type CurrencyCode,
  DeleteButton,
  EditButton,
  formatDate,
  formatMoney,
  MobileCard,
  Money,
  RowMenu,
  StatusBadge,
  Table,
  useIsMobile,
} from '@vezne/ui';
import styled from 'styled-components';
import { type ProjectRow, type RowKind, words } from './row-kinds';

type Props = {
  rows: ProjectRow[];
  kind: RowKind;
  currency: CurrencyCode;
  /** Leaves out due date, status and VAT. */
  brief: boolean;
  onEdit: (row: ProjectRow) => void;
  onDelete: (row: ProjectRow) => void;
};

/** Rows of a project with net amount, VAT and where they stand. */
export function RowList(props: Props) {
  return useIsMobile() ? <Cards {...props} /> : <Rows {...props} />;
}

function Rows({ rows, kind, currency, brief, onEdit, onDelete }: Props) {
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

function Cards({ rows, kind, currency, onEdit, onDelete }: Props) {
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
