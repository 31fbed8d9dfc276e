import { useMedia } from './useMedia';

/** Is the window too narrow for a table of many columns? For drawing cards instead, not for styling. Paper is, unless told. */
export const useIsNarrow = (onPaper = true): boolean => useMedia('(width < 1024px)', onPaper);
