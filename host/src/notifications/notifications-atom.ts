import { atom } from 'jotai';

/** Whether the notifications are open; the bell and the palette open them. */
export const notificationsAtom = atom(false);
