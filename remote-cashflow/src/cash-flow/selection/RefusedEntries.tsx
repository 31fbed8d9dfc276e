import type { CashFlowLine } from '@vezne/contract';
import type { Selection } from '@vezne/records';
import { Button, formatCount, formatDate, onMobile } from '@vezne/ui';
import styled from 'styled-components';
import type { Refusal } from './useBulk';

type Props = { refused: readonly Refusal[]; forget: () => void; selection: Selection<CashFlowLine> };

/** Which of the chosen entries stood in the way of all, and why; nothing was done to any. */
export function RefusedEntries({ refused, forget, selection }: Props) {
  const leaveOut = () => {
    selection.choose(
      refused.map(({ entry }) => entry),
      false,
    );
    forget();
  };
  return (
    <Root role="alert">
      <p>Hiçbir kayıt değişmedi. {formatCount(refused.length)} kayıt buna engel oldu:</p>
      <ul>
        {refused.map(({ entry, sentence }) => (
          <li key={entry.id}>
            <strong>
              <bdi>{entry.description}</bdi>
            </strong>{' '}
            · {formatDate(entry.date)}: {sentence}
          </li>
        ))}
      </ul>
      <Button size="sm" onClick={leaveOut}>
        Bunları Seçimden Çıkar
      </Button>
    </Root>
  );
}

const Root = styled.div`
  flex: 1 0 100%;
  display: grid;
  gap: 6px;
  justify-items: start;
  max-height: 40dvh;
  margin: 4px 10px 8px 0;
  padding: 10px 12px;
  overflow-y: auto;
  border: 1px solid var(--vz-expense-border);
  border-radius: var(--vz-radius-md);
  background: var(--vz-expense-subtle);
  line-height: var(--vz-lh-sm);
  & strong { font-weight: var(--vz-weight-medium); overflow-wrap: anywhere; }
  ${onMobile} { grid-column: 1 / -1; order: -3; margin: 4px 4px 0; }
`;
