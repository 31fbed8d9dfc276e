import type { FocusEvent } from 'react';
import { toast } from 'react-toastify/unstyled';

/** What had the focus before it came to the messages. */
let before: EventTarget | null = null;

const messages = '.Toastify';

export function focusCame({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  toast.pause();
  if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) before = relatedTarget;
}

export function focusLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!currentTarget.contains(relatedTarget)) toast.play();
}

/** A message goes with the button that was pressed, without a blur: the focus goes back, and the others run on. */
export function leaveMessages(): void {
  if (document.activeElement?.closest(messages)) {
    const isThere = before instanceof HTMLElement && before.isConnected;
    const place = isThere ? before : document.querySelector('main');
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  }
  toast.play();
}
