import { type AssistantFigure, type Currency, moneyParts } from '@vezne/contract';
import { onMobile } from '@vezne/ui';
import styled from 'styled-components';
import { written } from './written';

type Props = { figures: readonly AssistantFigure[]; currency: Currency };

/** The figure that was asked for, large, and what belongs to it. */
export function AnswerFigures({ figures, currency }: Props) {
  const [first, ...others] = figures;
  if (!first) return null;
  return (
    <List>
      <First>
        <dt>{first.label}</dt>
        <dd>
          <Large figure={first} currency={currency} />
        </dd>
      </First>
      {others.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the figures of one answer never change places
        <div key={index}>
          <dt>{figure.label}</dt>
          <dd>{written(figure, currency)}</dd>
        </div>
      ))}
    </List>
  );
}

function Large({ figure, currency }: { figure: AssistantFigure; currency: Currency }) {
  if (figure.unit !== 'TRY' && figure.unit !== 'USD' && figure.unit !== 'EUR')
    return written(figure, currency);
  const { lead, whole, tail } = moneyParts(figure.value, currency);
  return (
    <>
      {lead}
      {whole}
      <span>{tail}</span>
    </>
  );
}

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--vz-space-2) var(--vz-space-6);
  font-variant-numeric: tabular-nums;
  & dt { color: var(--vz-text-3); font-size: var(--vz-text-xs); line-height: var(--vz-lh-xs); }
  & dd { font-size: var(--vz-text-md); line-height: 1.5rem; font-weight: var(--vz-weight-medium); white-space: nowrap; }
`;
const First = styled.div`
  ${onMobile} { flex: 1 0 100%; }
  && dd {
    font-size: var(--vz-text-2xl);
    line-height: var(--vz-lh-2xl);
    font-weight: var(--vz-weight-semibold);
    letter-spacing: var(--vz-tracking-tight);
  }
  & dd > span { color: var(--vz-text-3); font-size: 0.72em; }
`;
