import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { onMobile } from '../responsive/media';
import { useIsMobile } from '../responsive/useIsMobile';
import { useKeyboardRoom } from '../responsive/useKeyboardRoom';
import { CloseButton } from './CloseButton';
import { isElsewhere } from './is-elsewhere';
import { modalBackdrop, sheetHandle, sheetHeight, sheetPlace } from './modal-styles';
import { pressedOnToast } from './pressed-on-toast';
import { swipeDown } from './swipe-down';

type Props = {
  open: boolean;
  /** Asked for by Escape, a press outside, or the cross. */
  onClose: () => void;
  title: ReactNode;
  /** One line under the title. */
  subtitle?: ReactNode;
  /** Pixels, where it is beside the page. */
  width?: number;
  /** Buttons between title and cross. */
  actions?: ReactNode;
  /** Presses on what this selects leave it open, because it then shows something else. */
  beside?: string;
  /** What of the panel takes the focus first, as a selector. */
  first?: string;
  /** What takes the focus when it closes; false leaves it where it is. */
  focusAfter: () => HTMLElement | false;
  /** ModalBody and ModalFoot, or a form around them. */
  children: ReactNode;
};

// A dialog that was opened while the panel fades out has the focus.
const DIALOG = '[role=dialog]:not([data-side-panel])';
// What lies over the panel is no press outside.
const OVER = '[role=alertdialog], [role=menu], [role=listbox]';

/** Something beside the page, which can be worked with meanwhile; on a phone a sheet over it. */
export function SidePanel({ open, onClose, width = 440, beside, first, focusAfter, ...content }: Props) {
  const { title, subtitle, actions, children } = content;
  const popup = useRef<HTMLDivElement>(null);
  const isSheet = useIsMobile();
  useKeyboardRoom(open);
  const isMeant = (reason: string, { target }: Event) => {
    if (reason === 'focus-out' || document.querySelector('[role=alertdialog]')) return false;
    if (reason !== 'outside-press' || !(target instanceof Element)) return true;
    return !target.closest([OVER, beside].filter(Boolean).join());
  };
  const focusFirst = (how: string) => {
    const field = first ? popup.current?.querySelector<HTMLElement>(first) : null;
    // No keyboard over the sheet before anything is to be written; `true` is the kit's own way.
    if (isSheet || how === 'touch') return popup.current ?? true;
    if (!field) return true;
    if (field instanceof HTMLInputElement) field.select();
    return field;
  };
  return (
    <Dialog.Root
      open={open}
      modal={isSheet}
      onOpenChange={(next, { event, reason }) => {
        if (!next && !pressedOnToast(event) && isMeant(reason, event)) onClose();
      }}
    >
      <Dialog.Portal>
        {isSheet && <Backdrop />}
        <Popup
          ref={popup}
          $width={width}
          data-side-panel
          finalFocus={() => !document.querySelector(DIALOG) && !isElsewhere(popup.current) && focusAfter()}
          initialFocus={focusFirst}
          onPointerDown={swipeDown(onClose)}
        >
          <Head>
            <div>
              <Title>{title}</Title>
              {subtitle && <Subtitle>{subtitle}</Subtitle>}
            </div>
            {actions}
            <CloseButton />
          </Head>
          {children}
        </Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const Backdrop = styled(Dialog.Backdrop)`
  ${modalBackdrop}
`;
const Popup = styled(Dialog.Popup)<{ $width: number }>`
  position: fixed;
  top: var(--vz-topbar);
  right: 0;
  bottom: 0;
  z-index: var(--vz-z-sidebar);
  display: flex;
  flex-direction: column;
  width: ${({ $width }) => $width}px;
  max-width: 100%;
  border-left: 1px solid var(--vz-border-strong);
  background: var(--vz-surface-3);
  box-shadow: -24px 0 64px rgb(2 4 10 / 0.35);
  transition: opacity var(--vz-dur-base) var(--vz-ease-out), transform var(--vz-dur-base) var(--vz-ease-out);
  ${sheetHandle}
  [data-theme='light'] & { box-shadow: -16px 0 48px rgb(18 26 45 / 0.1); }
  &:focus { outline: none; }
  &[data-starting-style] { opacity: 0; transform: translateX(16px); }
  &[data-ending-style] { opacity: 0; transition-duration: var(--vz-dur-instant); }
  & form { flex: 1; display: flex; flex-direction: column; min-height: 0; }
  @media (768px <= width < 1024px) { top: 0; z-index: var(--vz-z-modal); }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
  /* With little height all of it scrolls: its ends would leave no room between them. */
  @media (height < 500px) {
    overflow-y: auto;
    & form { flex: none; }
    & [data-body] { flex: none; overflow: visible; }
  }
  ${onMobile} {
    inset: ${sheetPlace};
    z-index: var(--vz-z-modal);
    width: auto;
    height: ${sheetHeight};
    border: 0;
    border-radius: 20px 20px 0 0;
    box-shadow: var(--vz-shadow-modal);
  }
`;
const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 2px;
  min-height: 56px;
  padding: 6px 10px 6px var(--vz-space-6);
  border-bottom: 1px solid var(--vz-border);
  & > :first-child { flex: 1; min-width: 0; }
  & > button { width: 32px; height: 32px; border-radius: var(--vz-radius-sm); }
  ${onMobile} {
    padding: 6px 2px 6px var(--vz-space-4);
    & > button { width: 44px; height: 44px; }
  }
`;
const Title = styled(Dialog.Title)`
  font-size: var(--vz-text-md);
  line-height: var(--vz-lh-md);
  font-weight: var(--vz-weight-semibold);
  letter-spacing: -0.01em;
`;
const Subtitle = styled(Dialog.Description)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  line-height: var(--vz-lh-sm);
`;
