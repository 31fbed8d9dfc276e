import { useCashFlows, useCurrency } from '@vezne/api';
import type { CashFlowLine, TransferSuggestion } from '@vezne/contract';
import { Money } from '@vezne/records';
import { Button, Clamp, formatDate, onMobile, Skeleton, sideBySide } from '@vezne/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import styled from 'styled-components';

type Props = {
  pairs: readonly TransferSuggestion[];
  isBusy: boolean;
  onPair: (pair: TransferSuggestion) => void;
};

/** Pairs with both their entries, which are asked for together. */
export function PairRows({ pairs, isBusy, onPair }: Props) {
  const currency = useCurrency();
  const ids = pairs.flatMap(({ outId, inId }) => [outId, inId]);
  const { data } = useCashFlows({ page: 0, pageSize: ids.length, searchText: '', ids });
  const find = (id: string) => data?.content.find((entry) => entry.id === id);
  return pairs.map((pair) => {
    const out = find(pair.outId);
    return (
      <Row key={pair.outId} data-record={pair.outId}>
        <Side entry={out} />
        <ArrowRight aria-hidden />
        <Side entry={find(pair.inId)} />
        <Sum>
          <Money amount={pair.amount} currency={currency} />
          <small>{pair.days === 0 ? 'aynı gün' : `${pair.days} gün`}</small>
          {pair.unsure && <small>başka eşi de olabilir</small>}
        </Sum>
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={`Eşleştir: ${out?.description ?? formatDate(pair.date)}`}
          onClick={() => onPair(pair)}
        >
          Eşleştir
        </Button>
      </Row>
    );
  });
}

function Side({ entry }: { entry: CashFlowLine | undefined }) {
  if (!entry) return <Skeleton width="60%" />;
  return (
    <div>
      <Clamp title={entry.description}>{entry.description}</Clamp>
      <small>{sideBySide([formatDate(entry.date), entry.accountName])}</small>
    </div>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20px minmax(0, 1fr) 150px 104px;
  gap: var(--vz-space-4);
  align-items: center;
  min-height: 64px;
  padding: 10px var(--vz-space-4) 10px var(--vz-space-6);
  border-top: 1px solid var(--vz-border);
  & > svg { width: 18px; height: 18px; color: var(--vz-text-3); }
  & > div { min-width: 0; font-weight: var(--vz-weight-medium); }
  & > button { justify-self: end; }
  & small {
    display: block;
    color: var(--vz-text-3);
    font-size: var(--vz-text-xs);
    font-weight: var(--vz-weight-regular);
    font-variant-numeric: tabular-nums;
  }
  ${onMobile} {
    grid-template-columns: 20px minmax(0, 1fr) auto;
    gap: 6px 10px;
    padding: 14px 16px;
    & > :first-child { grid-column: 1 / 3; }
    & > svg { grid-row: 2; grid-column: 1; }
    & > :nth-child(3) { grid-row: 2; grid-column: 2; }
    & > span { grid-row: 1; grid-column: 3; }
    & > button { grid-row: 2; grid-column: 3; }
  }
`;
const Sum = styled.span`
  text-align: right;
`;
