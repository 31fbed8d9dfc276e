import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For the buttons that turn pages. At either end the pressed one rests, and browsers take the focus off what rests: it
 * goes to the current page's button, else to the way back.
 */
export function useFocusInPages(): RefObject<HTMLElement | null> {
  const pages = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!activeElement?.matches(':disabled') || !pages.current?.contains(activeElement)) return;
    const current = pages.current.querySelector<HTMLElement>('[aria-current]');
    (current ?? pages.current.querySelector<HTMLElement>('button:enabled'))?.focus();
  });
  return pages;
}
