import { useCurrency } from '@vezne/api';
import type { AssistantAnswer } from '@vezne/contract';
import { formatCount, onMobile } from '@vezne/ui';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { AnswerSaid, AnswerShown } from './answer/Answer';
import type { Asked } from './answer/asked';
import { written } from './answer/written';

type Props = { answer: AssistantAnswer; onAsk: (asked: Asked) => void; onLeave: () => void };

/** A turn that is over, as a line that opens. */
export function EarlierTurn({ answer, onAsk, onLeave }: Props) {
  const currency = useCurrency();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <Line type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <ChevronRight aria-hidden />
        <span>{answer.input}</span> <strong>{shortOf(answer, currency)}</strong>
      </Line>
      <Whole id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <AnswerSaid answer={answer} />
            <AnswerShown answer={answer} onAsk={onAsk} onLeave={onLeave} />
          </>
        )}
      </Whole>
    </li>
  );
}

/** What the line says of the answer: its figure, or its first row. */
function shortOf(
  { action, figures, rows }: AssistantAnswer,
  currency: Parameters<typeof written>[1],
): string {
  if (action === 'CLARIFY') return 'Geri soruldu';
  if (action === 'REFUSE') return 'Cevapsız';
  const [figure] = figures;
  if (figure) return written(figure, currency);
  const [row] = rows;
  if (!row) return '';
  return rows.length > 1 ? `${formatCount(rows.length)} satır` : written(row, currency);
}

const Line = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 40px;
  padding: 4px 2px;
  border-bottom: 1px solid var(--vz-border);
  color: var(--vz-text-2);
  text-align: left;
  & > svg { flex: none; width: 16px; height: 16px; color: var(--vz-text-3); transition: transform var(--vz-dur-fast); }
  &[aria-expanded='true'] > svg { transform: rotate(90deg); }
  & > span { flex: 1 1 auto; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > strong {
    flex: none;
    color: var(--vz-text-1);
    font-weight: var(--vz-weight-medium);
    font-variant-numeric: tabular-nums;
  }
  &:hover > span { color: var(--vz-text-1); }
  ${onMobile} { min-height: 44px; }
`;
const Whole = styled.div`
  padding: var(--vz-space-4) 0;
  border-bottom: 1px solid var(--vz-border);
  &[hidden] { display: none; }
`;
