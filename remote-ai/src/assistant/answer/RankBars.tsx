import type { AssistantBars, AssistantOpening, AssistantRow, Currency } from '@vezne/contract';
import { Delta, onMobile, SmallBars } from '@vezne/ui';
import styled from 'styled-components';
import type { Asked } from './asked';
import { written } from './written';

type Asks = { currency: Currency; onAsk: (asked: Asked) => void };
type Props = Asks & { rows: readonly (AssistantRow & { opening?: AssistantOpening | undefined })[] };

/** Rows that are ranked, as bars with their figures. */
export function RankBars({ rows, currency, onAsk }: Props) {
  const bars = rows.map(({ opening, ...row }) => ({
    key: row.key,
    label: <Named label={row.label} opening={opening} onAsk={onAsk} />,
    value: row.value,
    text: <strong>{written(row, currency)}</strong>,
  }));
  return <SmallBars rows={bars} label="Cevabın satırları" />;
}

/** Values beside one another; what each was in the period before stands above it as an outline, and the change behind. */
export function ComparedBars({
  bars,
  openings,
  currency,
  onAsk,
}: Asks & { bars: AssistantBars; openings: readonly AssistantOpening[] }) {
  const { title, periods, good, rows } = bars;
  const drawn = rows.map(({ before, change, ...row }) => ({
    ...row,
    label: <Named label={row.label} opening={openingOf(row, openings)} onAsk={onAsk} />,
    ...(before !== undefined && { base: before }),
    text: (
      <Amount>
        <strong>{written(row, currency)}</strong>
        {periods && <Change>{change === undefined ? 'yeni' : <Delta value={change} good={good} />}</Change>}
      </Amount>
    ),
  }));
  return (
    <figure>
      <Head>
        <span>{title}</span>
        {periods && (
          <ul>
            <li>
              <Sample $isBefore /> {periods.before}
            </li>
            <li>
              <Sample /> {periods.now}
            </li>
          </ul>
        )}
      </Head>
      <SmallBars rows={drawn} label={title} />
    </figure>
  );
}

export const openingOf = ({ key }: { key: string }, openings: readonly AssistantOpening[]) =>
  openings.find((each) => each.key === key);

type NamedProps = { label: string; opening: AssistantOpening | undefined; onAsk: Asks['onAsk'] };

/** What a bar is of; a press asks for its records. */
function Named({ label, opening, onAsk }: NamedProps) {
  if (!opening) return label;
  const { question, plan } = opening;
  return (
    <Opener type="button" title={question} onClick={() => onAsk({ input: question, plan })}>
      {label}
    </Opener>
  );
}

const Opener = styled.button`
  min-height: 24px;
  max-width: 100%;
  text-align: left;
  text-decoration: underline dotted;
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
  &:hover { text-decoration-style: solid; }
  ${onMobile} { min-height: 44px; }
`;
const Head = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px var(--vz-space-4);
  margin-bottom: var(--vz-space-3);
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  & > ul { display: flex; flex-wrap: wrap; gap: 4px var(--vz-space-4); font-size: var(--vz-text-xs); }
  & li { display: flex; align-items: center; gap: 6px; }
`;
const Sample = styled.i<{ $isBefore?: boolean }>`
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: 3px;
  background: ${({ $isBefore }) => ($isBefore ? 'var(--vz-surface-4)' : 'var(--vz-ai)')};
  ${({ $isBefore }) => $isBefore && 'box-shadow: inset 0 0 0 1px var(--vz-border-control);'}
  forced-color-adjust: none;
`;
const Amount = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: flex-end;
  gap: 10px;
  white-space: nowrap;
`;
const Change = styled.span`
  display: inline-flex;
  justify-content: flex-end;
  min-width: 66px;
  color: var(--vz-text-3);
  ${onMobile} { min-width: 58px; }
`;
