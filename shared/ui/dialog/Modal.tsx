import { Dialog } from '@base-ui/react/dialog';
import { type ComponentPropsWithRef, type ReactNode, type RefObject, useRef } from 'react';
import styled from 'styled-components';
import { onMobile } from '../responsive/media';
import { useKeyboardRoom } from '../responsive/useKeyboardRoom';
import { CloseButton } from './CloseButton';
import { modalBackdrop, modalButtons, modalPopup } from './modal-styles';
import { pressedOnToast } from './pressed-on-toast';
import { swipeDown } from './swipe-down';
import { useFocusBack } from './useFocusBack';

type Size = 'sm' | 'md' | 'lg' | number;

type Props = {
  open: boolean;
  /** Asked for by Escape, a press outside, or the cross. */
  onClose: () => void;
  title: ReactNode;
  /** One line under the title. */
  subtitle?: ReactNode;
  /** Something before the title, such as a mark. */
  lead?: ReactNode;
  /** sm 440, md 560, lg 760 px, or as many pixels. */
  size?: Size;
  /** False while something is being saved: no way out but the dialog's own buttons. */
  dismissible?: boolean;
  /** Where the focus goes first; the first control of the body unless told. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The same as a selector; what stands in the field is selected. */
  first?: string | undefined;
  /** ModalBody and ModalFoot, or a form around them. */
  children: ReactNode;
};

const CONTROLS = ':is(input, select, textarea, button, a[href]):not(:disabled)';

/** A dialog in the middle of the page, a sheet from below on a phone. Focus stays inside and goes back after. */
export function Modal({ open, onClose, dismissible = true, initialFocus, first, ...content }: Props) {
  const { title, subtitle, lead, size = 'md', children } = content;
  const popup = useRef<HTMLDivElement>(null);
  const focusBack = useFocusBack(open, popup);
  useKeyboardRoom(open);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (!next && dismissible && !pressedOnToast(details.event)) onClose();
      }}
    >
      <Dialog.Portal>
        <Backdrop />
        <Popup
          ref={popup}
          $size={size}
          // Messages keep away from its buttons: assets/toast.css.
          data-modal
          onPointerDown={dismissible ? swipeDown(onClose) : undefined}
          initialFocus={
            initialFocus ??
            // A touch must not raise the keyboard over the sheet; `true` is the kit's own way.
            ((how) => how === 'touch' || (focusable(popup.current, first) ?? true))
          }
          finalFocus={() => focusBack()}
        >
          <Head>
            {lead}
            <div>
              <Title>{title}</Title>
              {subtitle && <Subtitle>{subtitle}</Subtitle>}
            </div>
            <CloseButton disabled={!dismissible} />
          </Head>
          {children}
        </Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function focusable(popup: HTMLElement | null, first: string | undefined) {
  const field = first && popup?.querySelector<HTMLElement>(first);
  if (field instanceof HTMLInputElement) field.select();
  return field || popup?.querySelector<HTMLElement>(`[data-body] ${CONTROLS}`);
}

/** The part of a Modal that scrolls. */
export function ModalBody(props: ComponentPropsWithRef<'div'>) {
  return <Body data-body="" {...props} />;
}

/** The buttons under a Modal: İptal left of the main one. */
export const ModalFoot = styled.div`
  padding: var(--vz-space-4) var(--vz-space-6);
  border-top: 1px solid var(--vz-border);
  ${modalButtons}
`;

const Backdrop = styled(Dialog.Backdrop)`
  ${modalBackdrop}
`;
const Popup = styled(Dialog.Popup)<{ $size: Size }>`
  max-width: ${({ $size }) => (typeof $size === 'number' ? `${$size}px` : `var(--vz-modal-${$size})`)};
  ${modalPopup}
  & > form { display: flex; flex-direction: column; min-height: 0; }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--vz-space-3);
  padding: var(--vz-space-5) var(--vz-space-4) var(--vz-space-4) var(--vz-space-6);
  & > :last-child { align-self: flex-start; margin-left: auto; }
  ${onMobile} {
    padding: var(--vz-space-4) var(--vz-space-2) var(--vz-space-3) var(--vz-space-4);
  }
`;
const Title = styled(Dialog.Title)`
  font-size: var(--vz-text-lg);
  line-height: var(--vz-lh-lg);
  font-weight: var(--vz-weight-semibold);
  letter-spacing: -0.012em;
  overflow-wrap: anywhere;
`;
const Subtitle = styled(Dialog.Description)`
  font-size: var(--vz-text-sm);
  line-height: var(--vz-lh-sm);
  color: var(--vz-text-2);
`;
const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: 4px var(--vz-space-6) var(--vz-space-6);
  overflow-y: auto;
  overscroll-behavior: contain;
  ${onMobile} { padding: 4px var(--vz-space-4) var(--vz-space-5); }
`;
