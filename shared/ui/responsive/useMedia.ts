import { useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * Does the window meet a condition of `matchMedia`? From the moment that printing begins it answers for paper: told by
 * the width of the sheet it would come when the pages are already counted.
 */
export function useMedia(condition: string, onPaper: boolean): boolean {
  const isPrinting = useRef(false);
  const subscribe = useCallback(
    (callback: () => void) => {
      const query = matchMedia(condition);
      const turn = ({ type }: Event) => {
        isPrinting.current = type === 'beforeprint';
        callback();
      };
      query.addEventListener('change', callback);
      window.addEventListener('beforeprint', turn);
      window.addEventListener('afterprint', turn);
      return () => {
        query.removeEventListener('change', callback);
        window.removeEventListener('beforeprint', turn);
        window.removeEventListener('afterprint', turn);
      };
    },
    [condition],
  );
  return useSyncExternalStore(subscribe, () =>
    isPrinting.current ? onPaper : matchMedia(condition).matches,
  );
}
