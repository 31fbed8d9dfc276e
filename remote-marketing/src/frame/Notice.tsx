import MailCheck from 'lucide-react/icons/mail-check';
import type { ReactNode } from 'react';
import { MessageBox } from './MessageBox';

/** That a letter is on its way; what is said below the first sentence is smaller. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <MessageBox $tone="primary">
      <MailCheck aria-hidden />
      <div>{children}</div>
    </MessageBox>
  );
}
