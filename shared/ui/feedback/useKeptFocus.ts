import { useLayoutEffect, useRef } from 'react';

/** What keeps the focus for something that is tried again. */
let keeper: HTMLElement | undefined;

/**
 * For a box with a button that takes the box away. The focus waits on what held the box, where the next Tab finds what
 * came in its place; when the box comes back, so does the focus.
 */
export function useKeptFocus() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = box.current;
    if (keeper?.contains(root) && document.activeElement === keeper) root?.querySelector('button')?.focus();
    return () => {
      if (!root?.contains(document.activeElement)) return;
      const around = holdersOf(root);
      // Once all that goes with the box is gone.
      queueMicrotask(() => {
        if (document.activeElement === document.body) keepIn(around.find((holder) => holder.isConnected));
      });
    };
  }, []);
  return box;
}

function holdersOf(root: HTMLElement): HTMLElement[] {
  const holder = root.parentElement;
  return holder && holder !== document.body ? [holder, ...holdersOf(holder)] : [];
}

function keepIn(holder: HTMLElement | undefined) {
  if (!holder) return;
  const isMadeReachable = holder.tabIndex < 0 && !holder.hasAttribute('tabindex');
  if (isMadeReachable) holder.tabIndex = -1;
  holder.focus({ preventScroll: true });
  keeper = holder;
  // Once it has gone on, a press on it is no wish for the button of a box that comes later.
  const leave = () => {
    // The window alone was left.
    if (document.activeElement === holder) return;
    holder.removeEventListener('blur', leave);
    if (isMadeReachable) holder.removeAttribute('tabindex');
    if (keeper === holder) keeper = undefined;
  };
  holder.addEventListener('blur', leave);
}
