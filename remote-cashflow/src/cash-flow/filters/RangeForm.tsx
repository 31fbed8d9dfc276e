import { ApplyForm } from '@vezne/records';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** From one field to another, in force when it is applied. */
export function RangeForm({ onApply, children }: { onApply: () => void; children: ReactNode }) {
  return (
    <ApplyForm onApply={onApply}>
      <Two>{children}</Two>
    </ApplyForm>
  );
}

/** Two fields beside each other, under a hairline. */
const Two = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  padding: 10px 16px 14px;
  border-top: 1px solid var(--vz-border);
  @media (width < 360px) { grid-template-columns: 1fr; }
`;
