import { useMedia } from './useMedia';

/** Is the window too narrow for a table of many columns? For drawing cards instead, not for styling. Paper is. */
export const useIsNarrow = (): boolean => useMedia('(width < 1024px)', true);
