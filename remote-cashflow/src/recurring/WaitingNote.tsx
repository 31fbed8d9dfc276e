import { useCashFlowSummary } from '@vezne/api';
import { formatCount } from '@vezne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useWaitingDialog } from './useWaitingDialog';

/** Above the ledger's list: how many entries that repeat wait for a yes. */
export function WaitingNote() {
  const waiting = useCashFlowSummary().data?.waitingRecurring;
  const { search } = useWaitingDialog();
  if (!waiting) return null;
  return (
    <Note>
      <Link to={{ search }} replace>
        {formatCount(waiting)} tekrarlayan kayıt onay bekliyor
      </Link>
    </Note>
  );
}

const Note = styled.p`
  margin-block: var(--vz-space-3);
  font-size: var(--vz-text-sm);
`;
