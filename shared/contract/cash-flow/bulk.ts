import { z } from 'zod';
import { Id, keptReference, optionalReference, reference, Version } from '../base/ids';
import { Done, Several } from '../base/several';
import { limits } from '../limits';
import { calendarDate } from '../values/date';
import { PaymentMethod } from '../vocabulary';

/** What several entries get at once; what is left out stays as it is in each. */
export const CashFlowBulkUpdate = Several.extend({
  categoryId: reference('Kategori').optional(),
  paymentMethod: PaymentMethod.optional(),
  projectId: keptReference('Proje'),
  date: calendarDate('Tarih').optional(),
  accountId: reference('Hesap').optional(),
}).refine(
  ({ categoryId, paymentMethod, projectId, date, accountId }) =>
    [categoryId, paymentMethod, projectId, date, accountId].some((given) => given !== undefined),
  { error: 'Değiştirilecek bir alan seçin', path: ['categoryId'] },
);
export type CashFlowBulkUpdate = z.infer<typeof CashFlowBulkUpdate>;

/** What an entry was before the change of several, and the version that the change gave it. */
export const CashFlowBefore = z.strictObject({
  id: Id,
  version: Version,
  categoryId: reference('Kategori'),
  paymentMethod: PaymentMethod,
  projectId: optionalReference('Proje'),
  date: calendarDate('Tarih'),
  /** Given only when the change gave another account: pages of an earlier release do not know it. */
  accountId: reference('Hesap').optional(),
});
export type CashFlowBefore = z.infer<typeof CashFlowBefore>;

/** How many entries were changed, and what each was before: handed back as it is, it takes the change back. */
export const CashFlowBulkDone = Done.extend({ before: z.array(CashFlowBefore) });
export type CashFlowBulkDone = z.infer<typeof CashFlowBulkDone>;

/** Takes such a change back from all or from none: not when one was changed again or deleted meanwhile. */
export const CashFlowBulkUndo = z.strictObject({
  entries: z
    .array(CashFlowBefore, { error: 'Kayıtlar gerekli' })
    .min(1, { error: 'En az bir kayıt seçin' })
    .max(limits.bulk, { error: `Tek seferde en fazla ${limits.bulk} kayıt seçilebilir` })
    .refine((entries) => new Set(entries.map(({ id }) => id)).size === entries.length, {
      error: 'Bir kayıt birden çok kez seçilmiş',
    }),
});
export type CashFlowBulkUndo = z.infer<typeof CashFlowBulkUndo>;
