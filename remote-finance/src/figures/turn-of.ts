/** How a figure came to the other side of 0, where no share of the earlier one says how far. */
export const turnOf = (before: number): string => (before < 0 ? 'eksiden artıya' : 'artıdan eksiye');
