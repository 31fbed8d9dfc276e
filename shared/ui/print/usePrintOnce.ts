import { useEffect, useEffectEvent } from 'react';

/** Prints what was drawn, once; `onDone` is told when the print is over. */
export function usePrintOnce(onDone: () => void): void {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const end = () => done();
    window.addEventListener('afterprint', end);
    // The menu must be gone before the page is drawn for paper.
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', end);
    };
  }, []);
}
