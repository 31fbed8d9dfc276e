import { useSyncExternalStore } from 'react';

/** The condition for `matchMedia`: is there too little room for a table of many columns? */
const narrowQuery = '(width < 1024px)';

/** Is the window too narrow for a table of many columns? For drawing cards instead, not for styling. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(narrowQuery).matches);

function subscribe(callback: () => void) {
  const query = matchMedia(narrowQuery);
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
}
