import { useHistory } from '@vezne/api';
import { limits } from '@vezne/contract';
import { onMobile } from '@vezne/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { RecordLines } from './RecordLines';
import { type Subject, useHistorySubject } from './subject';

/** Geçmiş (n) at the end of a form, which unfolds what happened to the record; nothing for a new one. */
export function SubjectHistory() {
  const subject = useHistorySubject();
  return subject && <Unfolding {...subject} />;
}

function Unfolding({ noun, id, isOpen: isOpenAtFirst = false }: Subject) {
  const listId = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { data } = useHistory({ entity: noun, entityId: id, page: 0, pageSize: limits.page.history });
  return (
    <Root>
      <button type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
        Geçmiş{data && ` (${data.totalElements})`}
        <ChevronDown aria-hidden />
      </button>
      <div id={listId}>{isOpen && <RecordLines noun={noun} id={id} />}</div>
    </Root>
  );
}

const Root = styled.div`
  margin-top: var(--vz-space-5);
  padding-top: var(--vz-space-2);
  border-top: 1px solid var(--vz-border);
  & > button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 36px;
    padding: 0 var(--vz-space-2);
    margin-left: calc(-1 * var(--vz-space-2));
    border-radius: var(--vz-radius-sm);
    color: var(--vz-primary-text);
    font-weight: var(--vz-weight-medium);
  }
  & > button:hover { background: var(--vz-surface-4); }
  & > button > svg { width: 16px; height: 16px; transition: transform var(--vz-dur-fast); }
  & > button[aria-expanded='true'] > svg { transform: rotate(180deg); }
  @media (width >= 768px) {
    [data-side-panel] & { margin-inline: calc(-1 * var(--vz-space-5)); padding-inline: var(--vz-space-5); }
  }
  ${onMobile} { & > button { min-height: 44px; } }
`;
