import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { onMobile } from '../responsive/media';

type Props = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & { label: string };

/** A small icon button that sits inside a control or a notice: clear, show, close. */
export function ControlButton({ label, ...props }: Props) {
  return <Root type="button" aria-label={label} {...props} />;
}

const Root = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  margin-right: -8px;
  border-radius: var(--vz-radius-sm);
  color: var(--vz-text-3);
  &:hover { background: var(--vz-surface-4); color: var(--vz-text-1); }
  ${onMobile} { width: 44px; height: 44px; margin: -1px -12px -1px 0; }
`;
