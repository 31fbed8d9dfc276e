import { Button } from '@vezne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = {
  onApply: () => void;
  /** Beside the button. */
  note?: ReactNode;
  children: ReactNode;
};

/** What is set in it is in force with Uygula. */
export function ApplyForm({ onApply, note, children }: Props) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
    >
      {children}
      <Foot>
        {note !== undefined && <span role="status">{note}</span>}
        <Button type="submit" variant="primary" size="sm">
          Uygula
        </Button>
      </Foot>
    </form>
  );
}

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: var(--vz-space-3);
  padding: 8px 8px 8px 16px;
  border-top: 1px solid var(--vz-border);
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  font-variant-numeric: tabular-nums;
  & > button { margin-left: auto; }
`;
