import { Tooltip as Headless } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import styled from 'styled-components';

type Props = {
  text: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The element it explains; its own name must already say the same. */
  children: ReactElement;
  disabled?: boolean;
};

/** A word that appears beside an icon on hover or focus. */
export function Tooltip({ text, side = 'top', children, disabled = false }: Props) {
  return (
    <Headless.Root disabled={disabled}>
      <Headless.Trigger delay={300} render={children} />
      <Headless.Portal>
        <Positioner side={side} sideOffset={8}>
          <Popup>{text}</Popup>
        </Positioner>
      </Headless.Portal>
    </Headless.Root>
  );
}

const Positioner = styled(Headless.Positioner)`
  z-index: calc(var(--vz-z-modal) + 1);
`;
const Popup = styled(Headless.Popup)`
  padding: 6px 10px;
  border-radius: var(--vz-radius-sm);
  background: var(--vz-surface-3);
  color: var(--vz-text-1);
  box-shadow: var(--vz-shadow-menu);
  font-size: var(--vz-text-xs);
  line-height: var(--vz-lh-xs);
  font-weight: var(--vz-weight-medium);
  transition: opacity var(--vz-dur-fast);
  &[data-starting-style], &[data-ending-style] { opacity: 0; }
`;
