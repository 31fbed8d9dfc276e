import { useEffect } from 'react';

/** What takes less of the window, in pixels, is one of the browser's own bars. */
const SMALLEST_KEYBOARD = 120;
/** How many that need the room are open: a question over a form closes before it. */
let opened = 0;
const vars = { seen: '--vz-seen', covered: '--vz-covered' };

/**
 * While something is open on a phone and the on-screen keyboard covers its foot, the page knows `--vz-seen`, the height
 * that is left, and `--vz-covered`, how far up the keyboard reaches. Safari lays nothing out anew for its keyboard: what
 * stands at the foot of the window would be under it.
 */
export function useKeyboardRoom(open: boolean): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!open || !seen) return;
    const { style } = document.documentElement;
    const clear = () => {
      for (const name of Object.values(vars)) style.removeProperty(name);
    };
    // Enlarged by two fingers the page is seen in part, too.
    const isCovered = () => seen.scale === 1 && window.innerHeight - seen.height >= SMALLEST_KEYBOARD;
    const measure = () => {
      if (!isCovered()) return clear();
      const covered = window.innerHeight - seen.offsetTop - seen.height;
      style.setProperty(vars.seen, `${Math.round(seen.height)}px`);
      style.setProperty(vars.covered, `${Math.max(0, Math.round(covered))}px`);
    };
    const resize = () => {
      measure();
      // What is written in stays in sight as the room around it shrinks.
      if (isCovered()) document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
    measure();
    opened += 1;
    seen.addEventListener('resize', resize);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', resize);
      seen.removeEventListener('scroll', measure);
      opened -= 1;
      if (opened === 0) clear();
    };
  }, [open]);
}
