import { singleKeys } from '@vezne/ui';
import { useEffect, useRef } from 'react';

/** Single keys of a page, by what they write. They rest while a field is written in or a dialog is open. */
export function useKeys(keys: Record<string, (event: KeyboardEvent) => void>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const run = latest.current[event.key.toLocaleLowerCase('en')];
      if (!run || event.defaultPrevented || !singleKeys.areMeant(event)) return;
      event.preventDefault();
      run(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
