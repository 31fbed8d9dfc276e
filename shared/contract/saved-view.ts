import { z } from 'zod';
import { endpoint, signedIn } from './base/endpoint';
import { ById, Id, Version } from './base/ids';
import { kept } from './base/update';
import { limits } from './limits';
import { Instant } from './values/date';
import { text } from './values/text';

/** How high the rows of a list are. */
export const RowDensity = z.enum(['SIKI', 'RAHAT'], { error: 'Satır aralığı geçerli değil' });
export type RowDensity = z.infer<typeof RowDensity>;

/**
 * A manager's own view of the ledger. `address` holds filters and order as the query of the page's address
 * ("period=month&type=CIKIS"), '' for all entries; the page leaves out of it what it does not know.
 */
export const SavedView = z.object({
  id: Id,
  name: z.string(),
  address: z.string(),
  density: RowDensity,
  /** The ledger opens with it; at most one of a manager's views. */
  opensFirst: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
});
export type SavedView = z.infer<typeof SavedView>;

const { name: longestName, address: longestAddress } = limits.savedView;

/** A new view of the caller's own. One that opens first takes that from the one before. */
export const SavedViewCreate = z.strictObject({
  name: text('Görünüm adı', { max: longestName }),
  address: z
    .string({ error: 'Süzgeçler geçerli değil' })
    .max(longestAddress, { error: 'Süzgeçler bir görünüm için çok uzun' })
    .regex(/^[\w.~!*'()&=+%-]*$/, { error: 'Süzgeçler geçerli değil' }),
  density: RowDensity,
  opensFirst: z.boolean({ error: 'Açılış seçimi geçerli değil' }).default(false),
});
export type SavedViewCreate = z.infer<typeof SavedViewCreate>;

/** What is left out stays; a stale `version` is refused with 409 and the view as it is. */
export const SavedViewUpdate = z.strictObject({
  ...kept(SavedViewCreate.shape),
  id: Id,
  version: Version.optional(),
});
export type SavedViewUpdate = z.infer<typeof SavedViewUpdate>;

/**
 * Views of the ledger, each manager's own: a colleague's is answered like one that does not exist (404). Beyond the
 * most that one may keep, a further one is refused under `name` (409).
 */
export const savedViewEndpoints = {
  findAll: endpoint({
    id: 'savedView.findAll',
    method: 'GET',
    path: '/saved-view/find-all',
    summary: "The caller's own views of the ledger by name in Turkish order; a bare list",
    roles: signedIn,
    client: 'general',
    writes: false,
    output: z.array(SavedView),
  }),
  findById: endpoint({
    id: 'savedView.findById',
    method: 'GET',
    path: '/saved-view/find-by-id',
    summary: "One of the caller's own views",
    roles: signedIn,
    client: 'general',
    writes: false,
    query: ById,
    output: SavedView,
  }),
  save: endpoint({
    id: 'savedView.save',
    method: 'POST',
    path: '/saved-view/save',
    summary: 'Keep a view under a name of its own',
    roles: signedIn,
    client: 'general',
    writes: true,
    body: SavedViewCreate,
    output: SavedView,
  }),
  update: endpoint({
    id: 'savedView.update',
    method: 'PUT',
    path: '/saved-view/update',
    summary: 'Rename or change a view',
    roles: signedIn,
    client: 'general',
    writes: true,
    body: SavedViewUpdate,
    output: SavedView,
  }),
  delete: endpoint({
    id: 'savedView.delete',
    method: 'DELETE',
    path: '/saved-view/delete',
    summary: 'Delete a view; the entries it shows stay',
    roles: signedIn,
    client: 'general',
    writes: true,
    query: ById,
    output: z.literal(true),
  }),
};
