import { z } from 'zod';
import { endpoint, signedIn } from '../base/endpoint';
import { Id } from '../base/ids';
import { pageOf, pageRequest } from '../base/page';
import { limits } from '../limits';
import { Instant, optionalDate } from '../values/date';
import { wholeNumber } from '../values/number';
import { text } from '../values/text';

/** What was done: GUVENLIK is an event of security, AKTAR the adding of many records at once. */
export const HistoryAction = z.enum([
  'EKLE',
  'DEGISTIR',
  'SIL',
  'GERI_YUKLE',
  'KALICI_SIL',
  'AKTAR',
  'GERI_AL',
  'GUVENLIK',
]);
export type HistoryAction = z.infer<typeof HistoryAction>;

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** A field of a record as history keeps it; money is a number in the company's currency, a day YYYY-MM-DD. */
export type HistoryValue = z.infer<typeof Value>;

/**
 * One field of a line: money in the company's currency, references as the name of what they name, codes as they are.
 * `hidden` says that it changed, and that its values are not kept because they identify a person.
 */
export const HistoryChange = z.object({
  field: z.string(),
  before: Value,
  after: Value,
  hidden: z.boolean(),
});
export type HistoryChange = z.infer<typeof HistoryChange>;

/**
 * One act on one record, or on many (`entityId` null). `entity` is the record's noun, "cash-flow", or "security",
 * whose `event` says what happened. `managerName` is null for what no person did, or a person without a name now.
 */
export const HistoryLine = z.object({
  id: Id,
  at: Instant,
  action: HistoryAction,
  entity: z.string(),
  entityId: Id.nullable(),
  event: z.string().nullable(),
  /** What the record was called then. */
  label: z.string().nullable(),
  managerId: Id.nullable(),
  managerName: z.string().nullable(),
  changes: z.array(HistoryChange),
  /** Other records that this act changed along with it. */
  parts: z.int(),
});
export type HistoryLine = z.infer<typeof HistoryLine>;

const noun = z
  .string({ error: 'Tür geçerli değil' })
  .regex(/^[a-z][a-z-]{1,39}$/, { error: 'Tür geçerli değil' });

/** Beside the search text a line must meet every filter that is given; of one record all its lines are listed. */
export const HistoryQuery = pageRequest(limits.page.history)
  .extend({
    entity: noun.nullish(),
    entityId: Id.nullish(),
    managerId: Id.nullish(),
    from: optionalDate(),
    to: optionalDate(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    error: 'Bitiş tarihi başlangıç tarihinden önce olamaz',
    path: ['to'],
  });
export type HistoryQuery = z.infer<typeof HistoryQuery>;

/** A list that the browser wrote into a file. */
export const ExportNotice = z.strictObject({
  list: text('Liste', { max: 80 }),
  format: z.enum(['csv', 'xlsx', 'print'], { error: 'Biçim geçerli değil' }),
  rows: wholeNumber('Satır sayısı geçerli değil').min(0, { error: 'Satır sayısı geçerli değil' }),
});
export type ExportNotice = z.infer<typeof ExportNotice>;

/**
 * What was done to the company's records. Its lines are written by the calls themselves and cannot be changed; only
 * what a browser does alone is told by one.
 */
export const historyEndpoints = {
  findAll: endpoint({
    id: 'history.findAll',
    method: 'POST',
    path: '/history/find-all',
    summary: 'Who changed what, newest first: of the company, or all of one record',
    roles: signedIn,
    client: 'general',
    writes: false,
    body: HistoryQuery,
    output: pageOf(HistoryLine),
  }),
  noteExport: endpoint({
    id: 'history.noteExport',
    method: 'POST',
    path: '/history/note-export',
    summary: 'Tell the history that a list was written into a file',
    roles: signedIn,
    client: 'general',
    writes: true,
    allowedWhenExpired: true,
    body: ExportNotice,
    output: z.literal(true),
  }),
};
