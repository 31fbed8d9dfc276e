import { recall, remember } from '@vezne/ui';
import { useEffect, useRef } from 'react';

const FIELDS = 'input, select, textarea, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

const KEY = 'shortcuts';

/** May single keys do something? Some people press them without wanting to; remembered in this browser. */
export const singleKeys = {
  areOn: () => recall(KEY) !== 'off',
  turn: (on: boolean) => remember(KEY, on ? 'on' : 'off'),
};

/** Single keys of a page, by what they write. They rest while a field is written in or a dialog is open. */
export function useKeys(keys: Record<string, (event: KeyboardEvent) => void>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const run = latest.current[event.key.toLocaleLowerCase('en')];
      if (!run || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!singleKeys.areOn()) return;
      if (event.target instanceof Element && event.target.closest(FIELDS)) return;
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
      event.preventDefault();
      run(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
