import { useCashFlowSummary } from '@vezne/api';
import { formatCount } from '@vezne/ui';
import Repeat from 'lucide-react/icons/repeat';
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
        <Repeat aria-hidden />
        {formatCount(waiting)} tekrarlayan kayıt onay bekliyor
      </Link>
    </Note>
  );
}

const Note = styled.p`
  margin-block: var(--vz-space-3);
  font-size: var(--vz-text-sm);
  & > a { display: inline-flex; align-items: center; gap: 6px; color: var(--vz-text-1); }
  & > a:hover { text-decoration: underline; text-underline-offset: 3px; }
  & svg { width: 14px; height: 14px; color: var(--vz-warning-text); }
`;
