import MailCheck from 'lucide-react/icons/mail-check';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** That a letter is on its way; what is said below the first sentence is smaller. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <Box>
      <MailCheck aria-hidden />
      <div>{children}</div>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--vz-space-3);
  padding: 12px 14px;
  border: 1px solid var(--vz-primary-border);
  border-radius: var(--vz-radius-lg);
  background: var(--vz-primary-subtle);
  overflow-wrap: anywhere;
  & > svg { flex: none; margin-top: 1px; color: var(--vz-primary-text); }
  & p + p { margin-top: 4px; color: var(--vz-text-2); font-size: var(--vz-text-sm); }
`;
