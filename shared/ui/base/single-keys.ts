import { recall, remember } from './stored';

const KEY = 'shortcuts';
const FIELDS = 'input, select, textarea, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

/** May single keys do something? Some people press them without wanting to; remembered in this browser. */
export const singleKeys = {
  areOn: () => recall(KEY) !== 'off',
  turn: (on: boolean) => remember(KEY, on ? 'on' : 'off'),
  /** Is the key meant for the page: nothing is written in, no dialog is open, no other key is held? */
  areMeant: ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
    singleKeys.areOn() &&
    !(ctrlKey || metaKey || altKey) &&
    !(target instanceof Element && target.closest(FIELDS)) &&
    !document.querySelector('[role=dialog], [role=alertdialog]'),
};
