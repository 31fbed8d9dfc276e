import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the view to the top on every change of the page. */
export function ScrollToTop() {
  const { pathname } = useLocation();
  return <Top key={pathname} />;
}

function Top() {
  useEffect(() => {
    // The braces matter: newer Chromium returns a promise here, and React would call it as a clean-up.
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, []);
  return null;
}
