import { useIsMobile } from '@vezne/ui';
import { useEffect } from 'react';

/** What lies over the page. The panel of an entry stands in the address: going back takes it away by itself. */
const SHEET = '[role=dialog]:not([data-side-panel])[data-open], [role=alertdialog][data-open]';

/** Long enough for a sheet that gives way to another one, or leads elsewhere. */
const SOON = 50;

const isOpen = () => document.querySelector(SHEET) !== null;

/** Does the history stand on an entry of a sheet, before which lies the page's own? */
const isKept = () => history.state?.sheet === true;

/** Closes what lies on top, unless it must stay. */
function pressEscape() {
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(key);
}

/**
 * On a phone going back closes what lies over the page, and does not leave the page. An entry of the history is kept for
 * it as long as something is open; the router sees the same address in both.
 */
export function useBackClosesSheet(): void {
  const isPhone = useIsMobile();
  useEffect(() => {
    if (!isPhone) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOwnStep = false;
    // The place, as the router counts it, of the page that an entry was kept before.
    let keptAt: number | undefined;
    // What the router put in the place of the kept entry; it belongs in that of the page.
    let replacement: { state: unknown; url: string } | undefined;
    const keep = () => {
      if (isOpen() && isKept()) return;
      if (isOpen()) {
        keptAt = history.state?.idx;
        return history.pushState({ ...history.state, sheet: true }, '');
      }
      if (!isKept()) {
        if (keptAt === undefined || history.state?.idx !== keptAt) return;
        replacement = { state: history.state, url: location.href };
      }
      isOwnStep = true;
      history.back();
    };
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, SOON);
    };
    const onBack = (event: PopStateEvent) => {
      keptAt = undefined;
      if (replacement) {
        // The router is where it should be, and does not see this step.
        event.stopImmediatePropagation();
        history.replaceState(replacement.state, '', replacement.url);
        replacement = undefined;
      }
      if (!isOwnStep && isOpen()) pressEscape();
      isOwnStep = false;
      keepSoon();
    };
    const sheets = new MutationObserver(keepSoon);
    sheets.observe(document.body, { childList: true });
    sheets.observe(document.documentElement, { attributeFilter: ['data-open'], subtree: true });
    window.addEventListener('popstate', onBack, { capture: true });
    keepSoon();
    return () => {
      clearTimeout(timer);
      sheets.disconnect();
      window.removeEventListener('popstate', onBack, { capture: true });
    };
  }, [isPhone]);
}
