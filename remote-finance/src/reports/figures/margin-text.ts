import { formatMargin } from '@vezne/ui';

/** What is left of the income in percent, as it is written; `none` stands where nothing came in. */
export const marginText = (margin: number | null, none = '–'): string =>
  margin === null ? none : formatMargin(margin);
