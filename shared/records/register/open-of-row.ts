import type { MouseEvent } from 'react';

/** What a press is meant for there, or nearly; the first cell holds the box that chooses. */
const OWN = 'a, button, input, [data-actions], td:first-child';

/** Opens the record whose row was pressed, unless the press was for something in it, or chose text. */
export function openOfRow<Item extends { id: string }>(
  { target, shiftKey, ctrlKey, metaKey }: MouseEvent<HTMLElement>,
  items: readonly Item[],
  onOpen: (item: Item) => void,
) {
  if (!(target instanceof Element) || target.closest(OWN)) return;
  if (shiftKey || ctrlKey || metaKey || String(getSelection())) return;
  const row = target.closest<HTMLElement>('[data-record]');
  const item = items.find(({ id }) => id === row?.dataset.record);
  if (item) onOpen(item);
}
