import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** `isContinued`: the page at this address is being read already. */
type Props = { isContinued?: boolean };

/** Brings the view to the top on every change of the page. */
export function ScrollToTop({ isContinued = false }: Props) {
  const { pathname } = useLocation();
  const shown = useRef(isContinued ? pathname : undefined);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // No value is returned: newer Chromium gives a promise here, and React would call it as a clean-up.
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [pathname]);
  return null;
}
