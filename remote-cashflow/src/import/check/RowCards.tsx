import { useCurrency } from '@vezne/api';
import { Money } from '@vezne/records';
import { formatDate, sideBySide } from '@vezne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { type PlacedRow, placeName } from '../frame/place';
import { RowAmount } from './RowAmount';
import { RowCategory, RowOffers, type RowProps, RowState } from './RowParts';
import { twinReason } from './RowTable';

type Props = { list: readonly PlacedRow[]; onDecide: RowProps['onDecide'] };

/** The rows that were read, on a phone. */
export function RowCards({ list, onDecide }: Props) {
  return (
    <ul aria-label="Okunan satırlar">
      {list.map((row) => (
        <Card key={row.line} row={row} onDecide={onDecide} />
      ))}
    </ul>
  );
}

function Card({ row, onDecide }: RowProps) {
  const { line, place, date, description, amount, account, twin } = row;
  const currency = useCurrency();
  return (
    <Root data-line={line}>
      <Top>
        <strong>{description}</strong>
        {account && <small>Hesap: {account.name}</small>}
        {amount !== null && <RowAmount row={row} />}
        <small>
          {sideBySide([place.sheet ? placeName(place) : `${line}. satır`, date && formatDate(date)])}
        </small>
      </Top>
      <div>
        <RowCategory row={row} onDecide={onDecide} />
      </div>
      <RowOffers row={row} onDecide={onDecide} />
      {twin && (
        <Stored>
          <span>{twin.description}</span>
          <Money amount={twin.amount} currency={currency} />
          <small>
            {sideBySide(['Kayıtlı', formatDate(twin.date), twin.categoryName, twinReason(twin.kind)])}
          </small>
          <Link to={`/cash-flow?ids=${twin.id}`}>Kaydı Aç</Link>
        </Stored>
      )}
      <RowState row={row} onDecide={onDecide} />
    </Root>
  );
}

const Root = styled.li`
  display: grid;
  gap: 10px;
  padding: 14px 16px;
  border-bottom: 1px solid var(--vz-border);
  & > div:empty { display: none; }
  & small { color: var(--vz-text-3); font-size: var(--vz-text-sm); font-variant-numeric: tabular-nums; }
`;
const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 12px;
  & > strong { font-weight: var(--vz-weight-medium); overflow-wrap: anywhere; }
  & > small { grid-column: 1; }
`;
const Stored = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 12px;
  padding: 10px 12px;
  border: 1px solid var(--vz-border);
  border-radius: var(--vz-radius-md);
  background: var(--vz-surface-1);
  font-size: var(--vz-text-sm);
  overflow-wrap: anywhere;
  & > small { grid-column: 1 / -1; }
  & > a { padding: 12px 0; margin-block: -8px; color: var(--vz-primary-text); font-weight: var(--vz-weight-medium); }
`;
