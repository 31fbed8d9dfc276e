import { Popover as Headless } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { popup } from './popup';

type Props = {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Name for assistive technology. */
  label: string;
  width?: number;
  /** Content; it gets what closes the popover again. */
  children: (close: () => void) => ReactNode;
};

/** Something to set that opens under a button; Escape or a press outside closes it. */
export function Popover({ trigger, label, width = 320, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Headless.Root open={isOpen} onOpenChange={setOpen}>
      <Headless.Trigger render={trigger} />
      <Headless.Portal>
        <Positioner align="start" sideOffset={6} collisionPadding={8}>
          <Popup aria-label={label} $width={width}>
            {children(() => setOpen(false))}
          </Popup>
        </Positioner>
      </Headless.Portal>
    </Headless.Root>
  );
}

const Positioner = styled(Headless.Positioner)`
  z-index: var(--vz-z-menu);
`;
const Popup = styled(Headless.Popup)<{ $width: number }>`
  ${popup}
  width: ${({ $width }) => $width}px;
  max-width: calc(100vw - 16px);
`;
