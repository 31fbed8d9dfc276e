import { Menu as Headless } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { onMobile } from '../responsive/media';

type Props = {
  icon?: ReactNode;
  children: ReactNode;
  onClick?: () => void;
  /** Deletes something; such items come last, after a separator. */
  danger?: boolean;
  disabled?: boolean;
  /** Draws the item as another element, such as a router link. */
  render?: ReactElement;
};

/** One action of a Menu. */
export function MenuItem({ icon, children, danger = false, ...props }: Props) {
  return (
    <Item $danger={danger} {...props}>
      {icon}
      {children}
    </Item>
  );
}

const Item = styled(Headless.Item)<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  height: 40px;
  padding: 0 10px;
  border-radius: var(--vz-radius-sm);
  color: ${({ $danger }) => ($danger ? 'var(--vz-expense-text)' : 'var(--vz-text-1)')};
  outline: 0;
  cursor: pointer;
  user-select: none;
  & > svg { color: ${({ $danger }) => ($danger ? 'inherit' : 'var(--vz-text-3)')}; }
  &[data-highlighted] {
    background: ${({ $danger }) => ($danger ? 'var(--vz-expense-subtle)' : 'var(--vz-surface-4)')};
  }
  &[data-disabled] { color: var(--vz-text-disabled); cursor: not-allowed; }
  ${onMobile} { height: 48px; }
`;
