import { StatementColumn, StatementDateFormat, StatementDecimal } from '@vezne/contract';
import { z } from 'zod';
import { headingKey } from './headings';
import isbank from './layouts/isbank.json';
import vezne from './layouts/vezne.json';
import vezneAccounts from './layouts/vezne-accounts.json';
import vezneAccountsProjects from './layouts/vezne-accounts-projects.json';
import vezneProjects from './layouts/vezne-projects.json';
import ziraat from './layouts/ziraat.json';
import type { TableRow } from './table';

/** A bank's statement as data: what stands in it, and rows of a sample with what must be read from them. */
const Layout = z.strictObject({
  name: z.string(),
  /** A text above the headings, folded. */
  title: z.string().nullable(),
  /** Folded; null for any. */
  headings: z.array(z.string().nullable()),
  columns: z.array(StatementColumn),
  dateFormat: StatementDateFormat,
  decimal: StatementDecimal,
  sample: z.string(),
  reads: z.array(z.tuple([z.string(), z.string(), z.number(), z.number().nullable()])),
});
export type Layout = z.infer<typeof Layout>;

// Banks are added from their own files only, never from what somebody remembers. Files that Vezne wrote before it told
// projects are still read.
export const layouts: readonly Layout[] = [
  ziraat,
  isbank,
  vezne,
  vezneAccounts,
  vezneProjects,
  vezneAccountsProjects,
].map((each) => Layout.parse(each));

/** The layout of a table whose headings are row `at`. */
export function findLayout(rows: readonly TableRow[], at: number): Layout | undefined {
  const keys = rows[at]?.cells.map(headingKey) ?? [];
  const above = rows.slice(0, Math.max(0, at)).flatMap(({ cells }) => cells.map(headingKey));
  return layouts.find(
    ({ title, headings }) =>
      headings.length === keys.length &&
      headings.every((heading, place) => heading === null || heading === keys[place]) &&
      (title === null || above.some((text) => text.includes(title))),
  );
}
