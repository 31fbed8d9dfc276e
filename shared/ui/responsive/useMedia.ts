import { useCallback, useSyncExternalStore } from 'react';

/** Does the window meet a condition of `matchMedia`? */
export function useMedia(condition: string): boolean {
  const subscribe = useCallback(
    (callback: () => void) => {
      const query = matchMedia(condition);
      query.addEventListener('change', callback);
      return () => query.removeEventListener('change', callback);
    },
    [condition],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(condition).matches);
}
