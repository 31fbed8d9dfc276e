import Hourglass from 'lucide-react/icons/hourglass';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { onMobile } from '../responsive/media';

type Props = {
  tone?: 'warning' | 'info';
  icon?: ReactNode;
  children: ReactNode;
  /** A link or small button at the right. */
  action?: ReactNode;
};

/** A standing notice at the top of a page: a deadline, or something to know. */
export function Banner({ tone = 'warning', icon, children, action }: Props) {
  return (
    <Root role="status" $tone={tone}>
      {icon ?? (tone === 'warning' ? <Hourglass aria-hidden /> : <Info aria-hidden />)}
      <Text>{children}</Text>
      {action}
    </Root>
  );
}

const Root = styled.div<{ $tone: 'warning' | 'info' }>`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: var(--vz-space-3) var(--vz-space-4);
  border: 1px solid var(--vz-${({ $tone }) => $tone}-border);
  border-radius: var(--vz-radius-md);
  background: var(--vz-${({ $tone }) => $tone}-subtle);
  & > svg { color: var(--vz-${({ $tone }) => $tone}-text); }
  ${onMobile} { & > a { padding: 12px 0; margin: -12px 0; } }
`;
const Text = styled.div`
  flex: 1;
  min-width: 0;
`;
