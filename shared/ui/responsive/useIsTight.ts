import { useMedia } from './useMedia';

/** Has a table hardly more room than cards would have? For columns that stand under others then. Paper has room. */
export const useIsTight = (): boolean => useMedia('(768px <= width < 880px)', false);
