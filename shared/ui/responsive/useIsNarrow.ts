import { useMedia } from './useMedia';

/** Is the window too narrow for a table of many columns? For drawing cards instead, not for styling. Paper is, unless told. */
export const useIsNarrow = (onPaper = true): boolean => useMedia('(width < 1024px)', onPaper);

/** Or is there as little beside the main menu? For buttons of rows that a menu holds as well. */
export const useIsCrowded = (): boolean => useMedia('(width < 1024px), (1200px <= width < 1280px)', true);
