import { useCommitProgress } from '@vezne/api';
import { formatCount, onMobile } from '@vezne/ui';
import styled from 'styled-components';
import { ProgressBar } from '../frame/ProgressBar';

type Props = { batchId: string; ready: number };

/** How far the rows have got into the ledger; where that cannot be told, that they are on their way. */
export function Adding({ batchId, ready }: Props) {
  const progress = useCommitProgress(batchId);
  return (
    <Root>
      <span>{formatCount(ready)} kayıt ekleniyor…</span>
      {progress && progress.done > 0 && (
        <>
          <span aria-hidden>
            {formatCount(progress.done)} / {formatCount(progress.all)}
          </span>
          <ProgressBar aria-label="Eklenen kayıtlar" value={progress.done} max={progress.all} />
        </>
      )}
    </Root>
  );
}

const Root = styled.span`
  display: grid;
  grid-template-columns: auto auto;
  justify-content: space-between;
  gap: 4px 12px;
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  & > progress { grid-column: 1 / -1; min-width: 220px; }
  ${onMobile} { width: 100%; }
`;
