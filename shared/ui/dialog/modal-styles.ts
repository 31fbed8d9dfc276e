import { css } from 'styled-components';
import { onMobile } from '../responsive/media';

/** The darkened page behind a dialog. */
export const modalBackdrop = css`
  position: fixed;
  inset: 0;
  z-index: var(--vz-z-overlay);
  background: var(--vz-scrim);
  transition: opacity var(--vz-dur-fast) var(--vz-ease-out);
  &[data-starting-style], &[data-ending-style] { opacity: 0; }
`;

/** Where a sheet stands: on the foot of the window, or on the keyboard that covers it. */
export const sheetPlace = 'auto 0 var(--vz-covered, 0px)';
/** The height of a dialog on a phone: most of what is seen of the page, without the keyboard's room. */
export const sheetHeight = 'calc(0.94 * var(--vz-seen, 100dvh))';

/** What says that a sheet can be drawn down and away: at the top of it, on a phone. */
export const sheetHandle = css`
  ${onMobile} {
    /* Its head is drawn down, while what scrolls in it scrolls. */
    @media (height >= 500px) { touch-action: pan-x pinch-zoom; }
    &&[data-starting-style] { transform: translateY(40px); }
    &&[data-ending-style] { transform: translateY(100%); }
    &::before {
      content: '';
      flex: none;
      width: 36px;
      height: 4px;
      margin: 8px auto -4px;
      border-radius: 2px;
      background: var(--vz-border-strong);
      @media (forced-colors: active) { forced-color-adjust: none; background: CanvasText; }
    }
  }
`;

/** The dialog itself: centred, and a sheet from below on a phone. */
export const modalPopup = css`
  position: fixed;
  inset: var(--vz-space-6);
  z-index: var(--vz-z-modal);
  display: flex;
  flex-direction: column;
  width: 100%;
  height: fit-content;
  max-height: calc(100dvh - 48px);
  margin: auto;
  border-radius: var(--vz-radius-xl);
  background: var(--vz-surface-3);
  box-shadow: var(--vz-shadow-modal);
  transition: opacity var(--vz-dur-base) var(--vz-ease-out), transform var(--vz-dur-base) var(--vz-ease-out);
  ${sheetHandle}
  &:focus { outline: none; }
  &[data-starting-style] { opacity: 0; transform: translateY(8px) scale(0.99); }
  &[data-ending-style] { opacity: 0; transition-duration: var(--vz-dur-fast); }

  @media (forced-colors: active) { border: 1px solid CanvasText; }
  /* With little height all of it scrolls: its ends would leave no room between them. */
  @media (height < 500px) {
    overflow-y: auto;
    && > form { flex: none; }
    & [data-body] { flex: none; overflow: visible; }
  }

  ${onMobile} {
    inset: ${sheetPlace};
    max-width: none;
    max-height: ${sheetHeight};
    margin: 0;
    border-radius: 20px 20px 0 0;
  }
`;

/** Buttons of a dialog share the width on a phone. */
export const modalButtons = css`
  display: flex;
  justify-content: flex-end;
  gap: var(--vz-space-2);
  ${onMobile} {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    padding: var(--vz-space-3) var(--vz-space-4) calc(var(--vz-space-4) + env(safe-area-inset-bottom));
  }
`;
