import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The sentence under a control that says what is wrong with it. */
export function ErrorText({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Root id={id}>
      <CircleAlert aria-hidden />
      {children}
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  font-size: var(--vz-text-sm);
  line-height: 18px;
  color: var(--vz-expense-text);
  & > svg { width: 15px; height: 15px; margin-top: 1px; }
`;
