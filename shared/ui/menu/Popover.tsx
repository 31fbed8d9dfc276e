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

type BelowProps = {
  /** What opens it; it stands under the frame around that, and is as wide. */
  control: RefObject<HTMLElement | null>;
  label: string;
  isOpen: boolean;
  /** Escape, or a press outside it and its control. */
  onClose: () => void;
  children: ReactNode;
};

/** The same under a control that opens it by itself; the focus is for what it holds to take, and then the control's. */
export function PopoverBelow({ control, label, isOpen, onClose, children }: BelowProps) {
  return (
    <Headless.Root
      open={isOpen}
      onOpenChange={(_, { reason, event, cancel }) => {
        const isOnControl = event.target instanceof Node && control.current?.contains(event.target);
        if (isOnControl && reason !== 'escape-key') cancel();
        else onClose();
      }}
    >
      <Headless.Portal>
        <Positioner
          anchor={() => control.current?.parentElement ?? null}
          align="start"
          sideOffset={6}
          collisionPadding={8}
        >
          <Below
            aria-label={label}
            initialFocus={false}
            // Who chose something may have gone on already.
            finalFocus={() => document.activeElement === document.body && control.current}
          >
            {children}
          </Below>
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
const Below = styled(Headless.Popup)`
  ${popup}
  width: max(var(--anchor-width), 280px);
  max-width: calc(100vw - 16px);
`;
