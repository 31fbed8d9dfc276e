import { type KeyboardEvent, useRef, useState } from 'react';

type Acts<Item> = {
  onOpen: (item: Item) => void;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
  onRepeat?: ((item: Item) => void) | undefined;
};

const rowsOf = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLElement>('[data-record]') ?? []),
];

/**
 * Walks over records by keyboard: arrows, J and K, Home and End move the focus, Enter opens, E edits, D repeats, Del
 * deletes. The list is one stop for Tab: the row that was last in focus, else the first.
 */
export function useRowWalk<Item extends { id: string }>(items: readonly Item[], acts: Acts<Item>) {
  const root = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<string>();
  const current = items.some(({ id }) => id === last) ? last : items[0]?.id;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target instanceof HTMLElement ? event.target : null;
    const item = items.find(({ id }) => id === row?.dataset.record);
    // Keys inside a row belong to the button or link that has the focus.
    if (!row || !item || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLocaleLowerCase('en') : event.key;
    const rows = rowsOf(root.current);
    const to = target(key, rows.indexOf(row), rows.length);
    const act = actOf(key, acts);
    if (to === undefined && !act) return;
    event.preventDefault();
    if (to !== undefined) rows[to]?.focus();
    act?.(item);
  };
  const rowProps = ({ id }: Item) => ({
    'data-record': id,
    tabIndex: id === current ? 0 : -1,
    onFocus: () => setLast(id),
  });
  /** Brings the focus to the row at this place, or to the last one there is. */
  const focusRow = (at = 0) =>
    rowsOf(root.current)
      .at(Math.min(at, items.length - 1))
      ?.focus();
  return { root, onKeyDown, rowProps, isCurrent: ({ id }: Item) => id === current, focusRow };
}

function target(key: string, at: number, count: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowDown: at + 1,
    j: at + 1,
    ArrowUp: at - 1,
    k: at - 1,
    Home: 0,
    End: count - 1,
  };
  const to = moves[key];
  return to === undefined ? undefined : Math.max(0, Math.min(to, count - 1));
}

function actOf<Item>(key: string, { onOpen, onEdit, onDelete, onRepeat }: Acts<Item>) {
  return { Enter: onOpen, e: onEdit, d: onRepeat, Delete: onDelete }[key];
}
