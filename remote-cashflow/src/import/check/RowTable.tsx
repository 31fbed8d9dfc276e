import { useCurrency } from '@vezne/api';
import { Money } from '@vezne/records';
import { CellNote, Clamp, formatDate, Table, VisuallyHidden } from '@vezne/ui';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { PlacedRow } from '../frame/place';
import { RowAmount } from './RowAmount';
import { RowCategory, RowOffers, type RowProps, RowState } from './RowParts';

type Props = { list: readonly PlacedRow[]; onDecide: RowProps['onDecide'] };

/** The rows that were read, each with what becomes of it; a stored entry stands under the row it may be. */
export function RowTable({ list, onDecide }: Props) {
  return (
    <Rows>
      <caption>
        <VisuallyHidden>Okunan satırlar</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Satır</th>
          <th scope="col">Tarih</th>
          <th scope="col">Açıklama</th>
          <th scope="col">Kategori</th>
          <th scope="col" data-align="right">
            Tutar
          </th>
          <th scope="col">Durum</th>
        </tr>
      </thead>
      <tbody>
        {list.map((row) => (
          <Fragment key={row.line}>
            <Row row={row} onDecide={onDecide} />
            {row.twin && <Twin twin={row.twin} />}
          </Fragment>
        ))}
      </tbody>
    </Rows>
  );
}

function Row({ row, onDecide }: RowProps) {
  const { line, place, date, description, account, twin } = row;
  return (
    <tr data-line={line} data-twin={twin ? '' : undefined}>
      <td>
        {place.line}
        {place.sheet && (
          <Clamp as="small" data-sheet $lines={2} title={place.sheet}>
            {place.sheet}
          </Clamp>
        )}
      </td>
      <td data-quiet>{date ? formatDate(date) : '—'}</td>
      <td>
        <Clamp title={description}>{description}</Clamp>
        {account && <CellNote>Hesap: {account.name}</CellNote>}
        <RowOffers row={row} onDecide={onDecide} />
      </td>
      <td>
        <RowCategory row={row} onDecide={onDecide} />
      </td>
      <td data-align="right">
        <RowAmount row={row} />
      </td>
      <td>
        <RowState row={row} onDecide={onDecide} />
      </td>
    </tr>
  );
}

/** The entry of the ledger that a row may be. */
function Twin({ twin: { id, kind, date, description, amount, categoryName } }: TwinProps) {
  const currency = useCurrency();
  return (
    <tr data-stored>
      <td />
      <td data-quiet>{formatDate(date)}</td>
      <td>
        <small>Kayıtlı:</small> {description}
        <small data-why>{twinReason(kind)}</small>
      </td>
      <td>{categoryName}</td>
      <td data-align="right">
        <Money amount={amount} currency={currency} />
      </td>
      <td>
        <Link to={`/cash-flow?ids=${id}`}>Kaydı Aç</Link>
      </td>
    </tr>
  );
}
type TwinProps = { twin: NonNullable<PlacedRow['twin']> };

export const twinReason = (kind: 'KESIN' | 'OLASI') =>
  kind === 'KESIN' ? 'Bu satır daha önce aktarılmış' : 'Aynı hesap ve tutar, yakın gün';

const Rows = styled(Table)`
  & th, & td { padding-inline: 12px; }
  & td { height: 52px; }
  & tr > :nth-child(1) { width: 72px; color: var(--vz-text-3); font-size: var(--vz-text-sm); }
  & tr > :nth-child(4) { width: 232px; }
  & tr > :nth-child(6) { width: 190px; }
  & [data-twin] > td { border-bottom: 0; }
  & [data-stored] > td { height: 48px; background: var(--vz-surface-1); color: var(--vz-text-2); font-size: var(--vz-text-sm); }
  & [data-why] { display: block; }
  & [data-sheet] { width: 84px; }
  & small { color: var(--vz-text-3); font-size: var(--vz-text-xs); }
  & a { color: var(--vz-primary-text); font-weight: var(--vz-weight-medium); }
  & a:hover { text-decoration: underline; text-underline-offset: 3px; }
`;
