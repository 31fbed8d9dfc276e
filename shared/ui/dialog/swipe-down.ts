import type { PointerEvent } from 'react';
import { mobileQuery } from '../responsive/media';

/** As high, in pixels, as handle and head of a sheet. */
const HEAD = 72;
/** Let go after so many pixels it closes, and sooner after a flick of so many milliseconds. */
const FAR = 80;
const FLICK = { way: 24, time: 250 };

/** Draws a sheet down by its head under the finger; let go far enough, it closes as its cross does. */
export const swipeDown = (close: () => void) => (event: PointerEvent<HTMLElement>) => {
  const { currentTarget: sheet, target, clientY: from, timeStamp: since } = event;
  const isHead = from - sheet.getBoundingClientRect().top < HEAD;
  // Menus that belong to it lie elsewhere on the page.
  if (event.pointerType === 'mouse' || !isHead || !matchMedia(mobileQuery).matches) return;
  if (!(target instanceof Element && sheet.contains(target)) || target.closest('button, a, input')) return;
  const over = new AbortController();
  const follow = (to: globalThis.PointerEvent) => {
    sheet.style.cssText = `transition: none; transform: translateY(${Math.max(0, to.clientY - from)}px)`;
  };
  const end = (last: globalThis.PointerEvent) => {
    over.abort();
    sheet.style.cssText = '';
    const way = last.clientY - from;
    const isFlick = way > FLICK.way && last.timeStamp - since < FLICK.time;
    if (last.type === 'pointerup' && (way > FAR || isFlick)) close();
  };
  sheet.addEventListener('pointermove', follow, over);
  sheet.addEventListener('pointerup', end, over);
  sheet.addEventListener('pointercancel', end, over);
};
