import type { AssistantAnswer, Currency } from '@vezne/contract';
import { formatCount } from '@vezne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { isPart } from './export/part';
import { RecordTable } from './RecordTable';

const SHOWN = 5;

type Props = { answer: AssistantAnswer; currency: Currency; onLeave: () => void };

/**
 * The records behind the figures of an answer; the link opens the ledger narrowed to them. What they were compared
 * with, such as the other categories, is no part of them.
 */
export function Sources({ answer, currency, onLeave }: Props) {
  const { sources } = answer;
  const rows = sources.slice(0, SHOWN).map(({ id, label, date, amount, direction }) => ({
    key: id,
    id,
    label,
    date,
    value: amount,
    direction,
  }));
  return (
    <Root aria-label="Dayanak kayıtlar">
      <Head>
        <h4>Dayanak kayıtlar</h4>
        <Link to={`/cash-flow?ids=${sources.map(({ id }) => id).join(',')}`} onClick={onLeave}>
          {isPart(sources.length, answer) && 'Son '}
          {formatCount(sources.length)} kaydı defterde göster
        </Link>
      </Head>
      <RecordTable rows={rows} currency={currency} onLeave={onLeave} />
    </Root>
  );
}

const Root = styled.section`
  padding-top: var(--vz-space-3);
  border-top: 1px solid var(--vz-border);
  font-size: var(--vz-text-sm);
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px var(--vz-space-3);
  & h4 { color: var(--vz-text-2); font-size: inherit; font-weight: var(--vz-weight-medium); }
  & a { padding: 4px 0; color: var(--vz-ai-text); font-weight: var(--vz-weight-medium); }
  & a:hover { text-decoration: underline; }
`;
