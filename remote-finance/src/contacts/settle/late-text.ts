/** How late an open row is, in words; nothing when it is not. */
export const lateText = (days: number): string | null => (days > 0 ? `${days} gün gecikti` : null);
