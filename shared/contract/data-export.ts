import { z } from 'zod';
import { endpoint, signedIn } from './base/endpoint';
import { Id } from './base/ids';
import { Instant } from './values/date';

const scopes = { error: 'Kapsam geçerli değil' };

/** SIRKET: everything of the company, with what is the asking person's own; KISI: the latter alone. */
export const DataExportScope = z.enum(['SIRKET', 'KISI'], scopes);
export type DataExportScope = z.infer<typeof DataExportScope>;

/** An archive that was asked for. `progress` is in whole percent; `bytes` and `expiresAt` are known when it is ready. */
export const DataExport = z.object({
  id: Id,
  scope: DataExportScope,
  state: z.enum(['BEKLIYOR', 'HAZIRLANIYOR', 'HAZIR', 'HATA']),
  progress: z.int().min(0).max(100),
  bytes: z.int().nullable(),
  requestedAt: Instant,
  expiresAt: Instant.nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

/** The caller's newest archive, and what they may ask for. `othersUnderWay`: a colleague's is being made. */
export const DataExportState = z.object({
  newest: DataExport.nullable(),
  mayExportCompany: z.boolean(),
  othersUnderWay: z.boolean(),
});
export type DataExportState = z.infer<typeof DataExportState>;

/** What goes into the archive. SIRKET is the owner's alone (403 for others). */
export const DataExportStart = z.strictObject({ scope: DataExportScope });
export type DataExportStart = z.infer<typeof DataExportStart>;

/**
 * Archives of the data, made in the background. One is asked for, its `state` asked for again until it is ready, and
 * fetched by the address that `link` answers.
 */
export const dataExportEndpoints = {
  start: endpoint({
    id: 'dataExport.start',
    method: 'POST',
    path: '/data-export/start',
    summary: 'Have an archive of the own data, or of the whole company, made in the background',
    roles: signedIn,
    client: 'general',
    writes: true,
    allowedWhenExpired: true,
    freshProof: 'always',
    rateClass: 'export',
    body: DataExportStart,
    output: DataExport,
  }),
  state: endpoint({
    id: 'dataExport.state',
    method: 'GET',
    path: '/data-export/state',
    summary: 'How far the own newest archive is',
    roles: signedIn,
    client: 'general',
    writes: false,
    output: DataExportState,
  }),
  link: endpoint({
    id: 'dataExport.link',
    method: 'POST',
    path: '/data-export/link',
    summary: 'An address, good for ten minutes, from which the own archive is fetched without a token',
    roles: signedIn,
    client: 'general',
    writes: true,
    allowedWhenExpired: true,
    freshProof: 'always',
    body: z.strictObject({ id: Id }),
    output: z.object({ path: z.string() }),
  }),
};
