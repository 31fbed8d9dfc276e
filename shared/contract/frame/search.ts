import { z } from 'zod';
import { endpoint, signedIn } from '../base/endpoint';
import { Id } from '../base/ids';
import { ContactKind } from '../contact/contact';
import { limits } from '../limits';
import { Money } from '../values/money/money';
import { text } from '../values/text';
import { CashFlowType, CategoryType, ProductKind, ProjectStatus } from '../vocabulary';

/** What of the company's records holds a text: of each kind the few that come first. */
export const Found = z.object({
  /** The newest ones; null when there was no time to look through the ledger. */
  entries: z
    .array(
      z.object({
        id: Id,
        description: z.string(),
        categoryName: z.string(),
        date: z.string(),
        amount: Money,
        cashFlowType: CashFlowType,
      }),
    )
    .nullable(),
  projects: z.array(
    z.object({ id: Id, name: z.string(), customerName: z.string().nullable(), status: ProjectStatus }),
  ),
  categories: z.array(z.object({ id: Id, name: z.string(), type: CategoryType })),
  products: z.array(z.object({ id: Id, name: z.string(), kind: ProductKind })),
  /** Customers and suppliers; a server of before knows none. */
  contacts: z
    .array(z.object({ id: Id, name: z.string(), kind: ContactKind, phone: z.string().nullable() }))
    .optional(),
  /** The caller's own views of the ledger. */
  views: z.array(z.object({ id: Id, name: z.string(), address: z.string() })),
});
export type Found = z.infer<typeof Found>;

/** The search palette. A text that stands in too much to be looked through is refused under `searchText` (400). */
export const searchEndpoints = {
  find: endpoint({
    id: 'search.find',
    method: 'POST',
    path: '/search/find',
    summary: 'The first few records of every kind that hold a text, for the search palette',
    roles: signedIn,
    client: 'general',
    writes: false,
    body: z.strictObject({
      searchText: text('Arama metni', { min: limits.quickSearch.shortest, max: limits.searchText }),
    }),
    output: Found,
  }),
};
