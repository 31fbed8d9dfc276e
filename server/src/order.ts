/** Orders texts by their units, as days and ids are ordered; equal ones stay as they are. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
