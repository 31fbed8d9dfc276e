import { startTransition, useState } from 'react';

type State<Item> = {
  kind: 'form' | 'delete';
  item: Item | null;
  /** What a new record begins with. */
  like: Item | null;
  isOpen: boolean;
  opening: number;
};

/** Which dialog of a list is open, and for which record. */
export type RecordDialog<Item> = State<Item> & {
  add: () => void;
  /** Adds a record like one there is. */
  repeat: (item: Item) => void;
  edit: (item: Item) => void;
  remove: (item: Item) => void;
  close: () => void;
};

const none = { item: null, like: null };

/** The two dialogs of a list: the form that adds or edits a record, and the question before it is deleted. */
export function useDialog<Item>(): RecordDialog<Item> {
  const [state, setState] = useState<State<Item>>({ kind: 'form', ...none, isOpen: false, opening: 0 });
  // A form takes a while to draw: the press itself is answered at once, and nothing waits behind it.
  const open = (kind: State<Item>['kind'], what: Partial<Pick<State<Item>, 'item' | 'like'>>) =>
    startTransition(() =>
      setState(({ opening }) => ({ kind, ...none, ...what, isOpen: true, opening: opening + 1 })),
    );
  return {
    ...state,
    add: () => open('form', {}),
    repeat: (like) => open('form', { like }),
    edit: (item) => open('form', { item }),
    remove: (item) => open('delete', { item }),
    // The record stays, so that the dialog does not change its face while it fades out.
    close: () => setState((last) => ({ ...last, isOpen: false })),
  };
}
