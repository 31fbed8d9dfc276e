import { type AssistantRow, type Currency, formatMoney } from '@vezne/contract';
import { formatDate, onMobile } from '@vezne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

type Record = Pick<AssistantRow, 'key' | 'label' | 'value'> & {
  id?: string | undefined;
  date?: string | undefined;
};
type Props = { rows: readonly Record[]; currency: Currency; onLeave: () => void };

/** "Kategori · Açıklama", as records are called. */
function partsOf(label: string): [category: string, description: string] {
  const at = label.indexOf(' · ');
  return at < 0 ? ['', label] : [label.slice(0, at), label.slice(at + 3)];
}

/** Records with their description; each opens in the ledger. */
export function RecordTable({ rows, currency, onLeave }: Props) {
  return (
    <List>
      {rows.map(({ key, id, date, label, value }) => {
        const [category, description] = partsOf(label);
        return (
          <li key={key}>
            <Row to={`/cash-flow?ids=${id ?? ''}`} onClick={onLeave}>
              {date && <time dateTime={date}>{formatDate(date)}</time>}{' '}
              <span>
                <b>{description}</b> {category && <small>{category}</small>}
              </span>{' '}
              <strong>{formatMoney(value, currency)}</strong>
            </Row>
          </li>
        );
      })}
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
  & > strong { font-weight: var(--vz-weight-semibold); white-space: nowrap; }
  &:hover b { text-decoration: underline; }
  ${onMobile} {
    grid-template-columns: minmax(0, 1fr) auto;
    row-gap: 2px;
    & > time { grid-column: 1; grid-row: 2; font-size: var(--vz-text-xs); }
    & > strong { grid-column: 2; grid-row: 1; }
  }
`;
