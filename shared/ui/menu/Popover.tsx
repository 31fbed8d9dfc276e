import { Popover as Headless } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, type RefObject, useState } from 'react';
import styled from 'styled-components';
import { popup } from './popup';

type Props = {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Name for assistive technology. */
  label: string;
  width?: number;
  /** The edge that it shares with its button. */
  align?: 'start' | 'end';
  /** Open from the start: what asked for it had to be loaded first. */
  defaultOpen?: boolean;
  /** Takes the focus afterwards; otherwise the button does. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Content; it gets what closes the popover again. */
  children: (close: () => void) => ReactNode;
};

/** Something to set that opens under a button; Escape or a press outside closes it. */
export function Popover({
  trigger,
  label,
  width = 320,
  align = 'start',
  defaultOpen = false,
  finalFocus,
  children,
}: Props) {
  const [isOpen, setOpen] = useState(defaultOpen);
  return (
    <Headless.Root open={isOpen} onOpenChange={setOpen}>
      <Headless.Trigger render={trigger} />
      <Headless.Portal>
        <Positioner align={align} sideOffset={6} collisionPadding={8}>
          <Popup aria-label={label} $width={width} finalFocus={finalFocus}>
            {children(() => setOpen(false))}
          </Popup>
        </Positioner>
      </Headless.Portal>
    </Headless.Root>
  );
}

// Its button may stand in a dialog.
const Positioner = styled(Headless.Positioner)`
  z-index: calc(var(--vz-z-modal) + 1);
`;
const Popup = styled(Headless.Popup)<{ $width: number }>`
  ${popup}
  width: ${({ $width }) => $width}px;
  max-width: calc(100vw - 16px);
`;
