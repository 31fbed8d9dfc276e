import { useNoteExport } from '@vezne/api';
import { useEffect, useEffectEvent } from 'react';

/** Tells the history that a page of the company's records was printed, however that was asked for. */
export function useNotePrints(list: string, rows: number): void {
  const { run } = useNoteExport();
  const note = useEffectEvent(() => {
    // Paper comes out all the same; that it could not be told must not look like a failure.
    run({ list, format: 'print', rows }).catch(() => undefined);
  });
  useEffect(() => {
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
}
