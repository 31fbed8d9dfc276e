import { useSyncExternalStore } from 'react';
import { mobileQuery } from './media';

/** Is the window narrower than the mobile breakpoint? For drawing cards instead of a table, not for styling. */
export const useIsMobile = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(mobileQuery).matches);

function subscribe(callback: () => void) {
  const query = matchMedia(mobileQuery);
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
}
