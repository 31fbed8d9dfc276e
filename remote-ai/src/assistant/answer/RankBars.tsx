import type { AssistantBars, AssistantRow, Currency } from '@vezne/contract';
import { Delta, onMobile, SmallBars } from '@vezne/ui';
import styled from 'styled-components';
import { written } from './written';

type Props = { rows: readonly AssistantRow[]; currency: Currency };

/** Rows that are ranked, as bars with their figures. */
export function RankBars({ rows, currency }: Props) {
  const bars = rows.map((row) => ({
    key: row.key,
    label: row.label,
    value: row.value,
    text: <strong>{written(row, currency)}</strong>,
  }));
  return <SmallBars rows={bars} label="Cevabın satırları" />;
}

/** Values beside one another; what each was in the period before stands above it as an outline, and the change behind. */
export function ComparedBars({ bars, currency }: { bars: AssistantBars; currency: Currency }) {
  const { title, periods, good, rows } = bars;
  const drawn = rows.map(({ before, change, ...row }) => ({
    ...row,
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
