import { useMedia } from './useMedia';

/** Do the columns of a page stand under each other? For their order, not for styling. On paper they do. */
export const useIsOneColumn = (): boolean => useMedia('(width < 1200px)', true);
