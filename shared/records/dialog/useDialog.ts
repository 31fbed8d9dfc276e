import { useState } from 'react';

type State<Item> = { kind: 'form' | 'delete'; item: Item | null; isOpen: boolean; opening: number };

/** Which dialog of a list is open, and for which record. */
export type RecordDialog<Item> = State<Item> & {
  add: () => void;
  edit: (item: Item) => void;
  remove: (item: Item) => void;
  close: () => void;
};

/** The two dialogs of a list: the form that adds or edits a record, and the question before it is deleted. */
export function useDialog<Item>(): RecordDialog<Item> {
  const [state, setState] = useState<State<Item>>({ kind: 'form', item: null, isOpen: false, opening: 0 });
  const open = (kind: State<Item>['kind'], item: Item | null) =>
    setState(({ opening }) => ({ kind, item, isOpen: true, opening: opening + 1 }));
  return {
    ...state,
    add: () => open('form', null),
    edit: (item) => open('form', item),
    remove: (item) => open('delete', item),
    // The record stays, so that the dialog does not change its face while it fades out.
    close: () => setState((last) => ({ ...last, isOpen: false })),
  };
}
