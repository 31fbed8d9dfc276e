import { type AssistantRow, type Currency, formatMoney } from '@vezne/contract';
import { formatDate, MINUS, onMobile } from '@vezne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

type Record = Pick<AssistantRow, 'key' | 'label' | 'value'> & {
  [Key in 'id' | 'date' | 'direction']?: AssistantRow[Key] | undefined;
};
type Props = { rows: readonly Record[]; currency: Currency; onLeave: () => void };

/** "Kategori · Açıklama", as records are called. */
function partsOf(label: string): [category: string, description: string] {
  const at = label.indexOf(' · ');
  return at < 0 ? ['', label] : [label.slice(0, at), label.slice(at + 3)];
}

/** Records with their description; each opens in the ledger. A category that all have in common is not repeated. */
export function RecordTable({ rows, currency, onLeave }: Props) {
  const records = rows.map((row) => ({ ...row, parts: partsOf(row.label) }));
  const areOfOne = records.length > 1 && new Set(records.map(({ parts: [category] }) => category)).size === 1;
  return (
    <List>
      {records.map(({ key, id, date, value, direction, parts: [category, description] }) => (
        <li key={key}>
          <Row to={`/cash-flow?ids=${id ?? ''}`} onClick={onLeave}>
            {date && <time dateTime={date}>{formatDate(date)}</time>}{' '}
            <span>
              <b>{description}</b> {category && !areOfOne && <small>{category}</small>}
            </span>{' '}
            <Amount $direction={direction}>
              {direction === 'CIKIS' && MINUS}
              {direction === 'GIRIS' && '+'}
              {formatMoney(direction ? Math.abs(value) : value, currency)}
            </Amount>
          </Row>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  font-size: var(--vz-text-sm);
  font-variant-numeric: tabular-nums;
  & > li { border-top: 1px solid var(--vz-border); }
  & > li:first-child { border-top: 0; }
`;
const Row = styled(Link)`
  display: grid;
  grid-template-columns: 82px minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 4px 0;
  & > time { color: var(--vz-text-2); }
  & > span { display: grid; min-width: 0; overflow-wrap: anywhere; }
  & b { font-weight: var(--vz-weight-medium); }
  & small { color: var(--vz-text-3); font-size: var(--vz-text-xs); line-height: var(--vz-lh-xs); }
  &:hover b { text-decoration: underline; }
  ${onMobile} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 8px;
    & > span { display: contents; }
    & b { grid-area: 1 / 1 / 2 / 3; overflow-wrap: anywhere; }
    & > time { grid-area: 2 / 1; font-size: var(--vz-text-xs); }
    & small { grid-area: 2 / 2; }
  }
`;
const Amount = styled.strong<{ $direction: AssistantRow['direction'] | undefined }>`
  color: ${({ $direction }) =>
    $direction ? `var(--vz-${$direction === 'GIRIS' ? 'income' : 'expense'}-text)` : 'inherit'};
  font-weight: var(--vz-weight-semibold);
  white-space: nowrap;
  ${onMobile} { grid-area: 1 / 3; padding-left: 8px; }
`;
