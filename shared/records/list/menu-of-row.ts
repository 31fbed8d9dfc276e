import type { MenuAnchor } from '@vezne/ui';
import type { MouseEvent } from 'react';

/**
 * Opens the menu of the record under the pointer; the browser's own stays for links, for chosen text, and with Shift.
 */
export function menuOfRow<Item extends { id: string }>(
  event: MouseEvent<HTMLElement>,
  items: readonly Item[],
  onMenu: ((item: Item, anchor: MenuAnchor) => void) | undefined,
) {
  const target = event.target instanceof Element ? event.target : null;
  const row = target?.closest<HTMLElement>('[data-record]');
  const item = items.find(({ id }) => id === row?.dataset.record);
  if (!row || !item || event.shiftKey || target?.closest('a') || String(getSelection())) return;
  event.preventDefault();
  const { clientX, clientY } = event;
  // A key has no place of its own.
  const isByKey = clientX === 0 && clientY === 0;
  onMenu?.(item, isByKey ? row : { getBoundingClientRect: () => new DOMRect(clientX, clientY) });
}
