/** Rows per page that lists offer. */
export const pageSizes = [3, 6, 9, 12] as const;
