import { type KeyboardEvent, useRef, useState } from 'react';
import type { Selection } from './useSelection';

type Acts<Item> = {
  onOpen: (item: Item) => void;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
  onRepeat?: ((item: Item) => void) | undefined;
  selection?: Selection<Item> | undefined;
  /** Chooses all that is found, also what other pages hold. */
  onChooseAll?: (() => void) | undefined;
  onDeleteChosen?: (() => void) | undefined;
};

const rowsOf = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLElement>('[data-record]') ?? []),
];

/**
 * Walks over records by keyboard: arrows, J and K, Home and End move the focus, Enter opens, E edits, D repeats, Del
 * deletes what is chosen, else the row; X and the space bar choose, moves with Shift choose what they pass, Ctrl+A all, Esc none. The list is one stop for Tab: the row that was last in focus, else the first.
 */
export function useRowWalk<Item extends { id: string }>(items: readonly Item[], acts: Acts<Item>) {
  const root = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<string>();
  const current = items.some(({ id }) => id === last) ? last : items[0]?.id;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target instanceof HTMLElement ? event.target : null;
    const item = items.find(({ id }) => id === row?.dataset.record);
    // Keys inside a row belong to the button or link that has the focus.
    if (!row || !item) return;
    const key = event.key.length === 1 ? event.key.toLocaleLowerCase('en') : event.key;
    if (event.ctrlKey || event.metaKey || event.altKey) return withModifier(event, key, acts.onChooseAll);
    if (moves(event, key) || act(key, item)) event.preventDefault();
  };
  const moves = ({ shiftKey }: KeyboardEvent, key: string): boolean => {
    const rows = rowsOf(root.current);
    const at = items.findIndex(({ id }) => id === last);
    const to = target(key, at, rows.length);
    if (to === undefined) return false;
    rows[to]?.focus();
    if (shiftKey) acts.selection?.choose(items.slice(Math.min(at, to), Math.max(at, to) + 1), true);
    return true;
  };
  const act = (key: string, item: Item): boolean => {
    const does = actOf(key, acts);
    does?.(item);
    return does !== undefined;
  };
  const rowProps = ({ id }: Item) => ({
    'data-record': id,
    tabIndex: id === current ? 0 : -1,
    onFocus: () => setLast(id),
  });
  /** Brings the focus to the row that is the stop for Tab. */
  const focusRow = () => root.current?.querySelector<HTMLElement>('[data-record][tabindex="0"]')?.focus();
  return { root, onKeyDown, rowProps, isCurrent: ({ id }: Item) => id === current, focusRow };
}

function withModifier(event: KeyboardEvent, key: string, onChooseAll: (() => void) | undefined) {
  if (key !== 'a' || event.altKey || !onChooseAll) return;
  event.preventDefault();
  onChooseAll();
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

function actOf<Item>(key: string, { onOpen, onEdit, onDelete, onRepeat, ...more }: Acts<Item>) {
  const { selection, onDeleteChosen } = more;
  const choose = selection && ((item: Item) => selection.toggle(item, false));
  return {
    Enter: onOpen,
    e: onEdit,
    d: onRepeat,
    Delete: (selection?.chosen.length && onDeleteChosen) || onDelete,
    x: choose,
    ' ': choose,
    Escape: selection?.clear,
  }[key];
}
