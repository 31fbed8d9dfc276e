import { useEffect } from 'react';

/** Paper is white: while the page is printed it wears the light theme. */
export function usePrintInLight(): void {
  useEffect(() => {
    const root = document.documentElement;
    let shown: string | undefined;
    const begin = () => {
      shown = root.dataset.theme;
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
