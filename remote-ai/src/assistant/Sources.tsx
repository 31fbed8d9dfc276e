import { type AssistantAnswer, type Currency, formatMoney } from '@vezne/contract';
import { formatCount, formatDate, onMobile } from '@vezne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const SHOWN = 5;

type Props = { answer: AssistantAnswer; currency: Currency; onLeave: () => void };

/** The records an answer rests on; the link opens the ledger narrowed to them. */
export function Sources({ answer, currency, onLeave }: Props) {
  const { sources, matched } = answer;
  return (
    <Root aria-label="Dayanak kayıtlar">
      <Head>
        <h4>Dayanak kayıtlar</h4>
        <Link to={`/cash-flow?ids=${matched.ids.join(',')}`} onClick={onLeave}>
          {matched.count > matched.ids.length
            ? `İlk ${formatCount(matched.ids.length)} kaydı defterde göster`
            : `${formatCount(matched.count)} kaydı defterde göster`}
        </Link>
      </Head>
      <ol>
        {sources.slice(0, SHOWN).map((source, index) => (
          <li key={source.id}>
            <Chip>{index + 1}</Chip>
            <time dateTime={source.date}>{formatDate(source.date)}</time>
            <Link to={`/cash-flow?ids=${source.id}`} onClick={onLeave}>
              {source.label}
            </Link>
            <span>{formatMoney(source.amount, currency)}</span>
          </li>
        ))}
      </ol>
    </Root>
  );
}

const Root = styled.section`
  padding: 14px 20px 8px;
  border-top: 1px solid var(--vz-border);
  font-size: var(--vz-text-sm);
  font-variant-numeric: tabular-nums;
  & li {
    display: grid;
    grid-template-columns: 22px 82px minmax(0, 1fr) auto;
    align-items: center;
    gap: 10px;
    min-height: 38px;
    border-bottom: 1px solid var(--vz-border);
  }
  & li:last-child { border-bottom: 0; }
  & li > a { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & li > a:hover { text-decoration: underline; }
  & li > span:last-child { font-weight: var(--vz-weight-medium); white-space: nowrap; }
  & time { color: var(--vz-text-2); }
  ${onMobile} {
    & li { grid-template-columns: 22px minmax(0, 1fr) auto; min-height: 44px; }
    & time { display: none; }
  }
`;
const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--vz-space-3);
  & h4 { color: var(--vz-text-2); font-size: inherit; font-weight: var(--vz-weight-medium); }
  & a { color: var(--vz-ai-text); font-weight: var(--vz-weight-medium); }
  & a:hover { text-decoration: underline; }
`;
const Chip = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 18px;
  height: 18px;
  border-radius: 4px;
  background: var(--vz-ai-subtle);
  color: var(--vz-ai-text);
  font-size: 11px;
  line-height: 1;
  font-weight: var(--vz-weight-semibold);
`;
