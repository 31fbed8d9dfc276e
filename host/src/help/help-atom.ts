import { atom } from 'jotai';

/** Which of the frame's own windows is open: the map of keys, or the help. */
export const helpAtom = atom<'shortcuts' | 'help' | null>(null);
