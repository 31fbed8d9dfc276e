import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isElsewhere } from './is-elsewhere';

/**
 * Where the focus goes when a dialog closes: to `next` where that is still there, else back to where it was. When that is
 * gone, as with the search that led to the dialog, or was the page as a whole, the page has it; of itself the dialog would
 * hand it to the first button there.
 */
export function useFocusBack(
  open: boolean,
  popup: RefObject<HTMLElement | null>,
): (next?: HTMLElement | null) => HTMLElement | boolean {
  const before = useRef<Element | null>(null);
  const isThroughMenu = useRef(false);
  useLayoutEffect(() => {
    if (!open) return;
    before.current = document.activeElement;
    // It fades out meanwhile; what opened it is known to the dialog itself.
    isThroughMenu.current = Boolean(before.current?.closest('[role=menu]'));
  }, [open]);
  return (next) => {
    if (isElsewhere(popup.current)) return false;
    if (next?.isConnected) return next;
    const page = document.querySelector('main');
    if (isThroughMenu.current || !page || (before.current?.isConnected && !before.current.contains(page)))
      return true;
    page.focus({ preventScroll: true });
    return false;
  };
}
