import { useCurrency } from '@vezne/api';
import type { Occurrence } from '@vezne/contract';
import { AmountInput, TypeMark } from '@vezne/records';
import { Button, ErrorText, formatDate, onMobile, sideBySide } from '@vezne/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { Decisions } from './useDecisions';

type Props = { occurrence: Occurrence; decisions: Decisions };

/** A day that waits: what it would become, and yes or no. */
export function OccurrenceLine({ occurrence, decisions }: Props) {
  const currency = useCurrency();
  const errorId = useId();
  const { date, description, categoryName, accountName, cashFlowType } = occurrence;
  const refusal = decisions.refusalOf(occurrence);
  const named = `${formatDate(date)}, ${description}`;
  return (
    <Line>
      <TypeMark type={cashFlowType} />
      <Words>
        <strong>{description}</strong>
        <small>
          {sideBySide([
            formatDate(date),
            categoryName ?? 'kategorisi silinmiş',
            accountName ?? 'hesabı silinmiş',
          ])}
        </small>
      </Words>
      <Amount>
        <AmountInput
          aria-label={`Tutar, ${named}`}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? errorId : undefined}
          value={decisions.amountOf(occurrence)}
          onChange={(amount) => decisions.setAmount(occurrence, amount)}
          currency={currency}
        />
      </Amount>
      <Buttons>
        <Button
          variant="ghost"
          aria-label={`Atla: ${named}`}
          disabled={decisions.isRunning}
          onClick={() => void decisions.skip(occurrence)}
        >
          Atla
        </Button>
        <Button
          aria-label={`Kaydet: ${named}`}
          loading={decisions.isPosting(occurrence)}
          disabled={decisions.isRunning}
          onClick={() => void decisions.post(occurrence)}
        >
          Kaydet
        </Button>
      </Buttons>
      {refusal && (
        <Refusal id={errorId} role="alert">
          <ErrorText>{refusal}</ErrorText>
        </Refusal>
      )}
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) 160px auto;
  gap: 4px 12px;
  align-items: center;
  padding-bottom: var(--vz-space-3);
  border-bottom: 1px solid var(--vz-border);
  ${onMobile} {
    grid-template-columns: auto minmax(0, 1fr);
    row-gap: var(--vz-space-2);
  }
`;
const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  & strong { display: block; font-weight: var(--vz-weight-semibold); }
  & small { color: var(--vz-text-3); font-size: var(--vz-text-sm); font-variant-numeric: tabular-nums; }
`;
const Amount = styled.span`
  ${onMobile} { grid-column: 1 / -1; }
`;
const Buttons = styled.span`
  display: flex;
  gap: 8px;
  ${onMobile} {
    grid-column: 1 / -1;
    & > button { flex: 1; }
  }
`;
const Refusal = styled.span`
  grid-column: 1 / -1;
`;
