import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = { children: ReactNode; note?: ReactNode };

/** A record's name with a quiet line under it, in cells and confirmations. */
export function RecordName({ children, note }: Props) {
  return (
    <span>
      <Name>{children}</Name>
      {note && <Note>{note}</Note>}
    </span>
  );
}

const Name = styled.span`
  display: block;
  font-weight: var(--vz-weight-medium);
  overflow-wrap: anywhere;
`;
const Note = styled.span`
  display: block;
  font-size: var(--vz-text-xs);
  line-height: var(--vz-lh-xs);
  color: var(--vz-text-3);
  font-variant-numeric: tabular-nums;
`;
