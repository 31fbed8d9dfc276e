import { useLayoutEffect, useRef, useState } from 'react';

type Options = {
  /** What the list is narrowed to: other records are another list, in which nothing is chosen. */
  scope: string;
  most: number;
  /** More were to be chosen than may be; those that fit are. */
  onTooMany: () => void;
};

/** Which records of a list are chosen, over all its pages. */
export type Selection<Item> = {
  chosen: readonly Item[];
  has: (item: Item) => boolean;
  choose: (items: readonly Item[], on: boolean) => void;
  /** Turns one round; as a range, all from the last that was turned to this one get what this one gets. */
  toggle: (item: Item, isRange: boolean) => void;
  clear: () => void;
};

type State<Item> = { scope: string; chosen: ReadonlyMap<string, Item>; last: string | undefined };

/** Chooses among the records that are shown; those of other pages stay chosen. */
export function useSelection<Item extends { id: string }>(
  shown: readonly Item[],
  { scope, most, onTooMany }: Options,
): Selection<Item> {
  const [state, setState] = useState<State<Item>>({ scope, chosen: new Map(), last: undefined });
  const { chosen, last } = within(state, scope);
  // As they are at the moment: all of a list may be chosen long after it was asked for.
  const current = useRef({ scope, state });
  useLayoutEffect(() => {
    current.current.scope = scope;
  }, [scope]);
  const change = (next: State<Item>) => {
    current.current.state = next;
    setState(next);
  };

  const choose = (items: readonly Item[], on: boolean, from?: string) => {
    if (current.current.scope !== scope) return;
    const before = within(current.current.state, scope);
    const next = new Map(before.chosen);
    for (const item of items)
      if (!on) next.delete(item.id);
      else if (next.size < most || next.has(item.id)) next.set(item.id, item);
    if (on && items.some(({ id }) => !next.has(id))) onTooMany();
    change({ scope, chosen: next, last: from ?? before.last });
  };
  const has = ({ id }: Item) => chosen.has(id);
  const toggle = (item: Item, isRange: boolean) =>
    choose(isRange ? between(shown, last, item) : [item], !has(item), item.id);
  const clear = () => change({ scope, chosen: new Map(), last: undefined });
  // As they are now, where they are shown.
  const now = new Map(shown.map((item) => [item.id, item]));
  return { chosen: [...chosen.values()].map((item) => now.get(item.id) ?? item), has, choose, toggle, clear };
}

/** What is chosen of the list that is shown: of another one, nothing. */
const within = <Item>(state: State<Item>, scope: string): State<Item> =>
  state.scope === scope ? state : { scope, chosen: new Map(), last: undefined };

/** All from one record to another, whichever stands first; without a beginning the other alone. */
function between<Item extends { id: string }>(
  shown: readonly Item[],
  from: string | undefined,
  to: Item,
): Item[] {
  const [a, b] = [shown.findIndex(({ id }) => id === from), shown.findIndex(({ id }) => id === to.id)];
  return a === -1 || b === -1 ? [to] : shown.slice(Math.min(a, b), Math.max(a, b) + 1);
}
