import { useEffect } from 'react';

/** Paper is white: while a page is printed it wears the light theme. Where two ask for it, the first puts it back. */
export function usePrintInLight(): void {
  useEffect(() => {
    const root = document.documentElement;
    let shown: string | undefined;
    const begin = () => {
      shown = root.dataset.theme === 'light' ? undefined : root.dataset.theme;
      root.dataset.theme = 'light';
    };
    const end = () => {
      if (shown) root.dataset.theme = shown;
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
}
