import { mobileQuery } from './media';
import { useMedia } from './useMedia';

/** Is the window narrower than the mobile breakpoint? For drawing cards instead of a table, not for styling. Paper is not. */
export const useIsMobile = (): boolean => useMedia(mobileQuery, false);
