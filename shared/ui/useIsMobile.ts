import { useSyncExternalStore } from 'react';

const QUERY = '(width < 768px)';

/** Is the window narrower than the mobile breakpoint? For drawing cards instead of a table, not for styling. */
export const useIsMobile = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);

function subscribe(callback: () => void) {
  const query = matchMedia(QUERY);
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
}
