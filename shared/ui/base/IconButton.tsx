import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { onMobile } from '../responsive/media';

type Props = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & {
  /** What the button does and to what: "Düzenle: Kira ödemesi". */
  label: string;
  danger?: boolean;
};

/** A button that is only an icon. */
export function IconButton({ label, danger = false, ...props }: Props) {
  return <Root type="button" aria-label={label} $danger={danger} {...props} />;
}

const Root = styled.button<{ $danger: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: var(--vz-radius-md);
  color: var(--vz-text-3);
  transition: background var(--vz-dur-instant), color var(--vz-dur-instant);
  &:hover, &[data-popup-open] {
    background: ${({ $danger }) => ($danger ? 'var(--vz-expense-subtle)' : 'var(--vz-surface-4)')};
    color: ${({ $danger }) => ($danger ? 'var(--vz-expense-text)' : 'var(--vz-text-1)')};
  }
  &:disabled { background: none; color: var(--vz-text-disabled); cursor: not-allowed; }
  ${onMobile} { width: 44px; height: 44px; }
  @media print { display: none; }
`;
