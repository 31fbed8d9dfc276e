import { z } from 'zod';
import { Id, keptReference, reference } from '../base/ids';
import { limits } from '../limits';
import { calendarDate } from '../values/date';
import { PaymentMethod } from '../vocabulary';

const chosen = z
  .array(Id, { error: 'Kayıtlar gerekli' })
  .min(1, { error: 'En az bir kayıt seçin' })
  .max(limits.bulk, { error: `Tek seferde en fazla ${limits.bulk} kayıt seçilebilir` })
  .refine((ids) => new Set(ids).size === ids.length, { error: 'Bir kayıt birden çok kez seçilmiş' });

/** Several records at once: all of them or none. */
export const Several = z.strictObject({ ids: chosen });
export type Several = z.infer<typeof Several>;

/** How many records something was done to. */
export const Done = z.object({ count: z.int() });
export type Done = z.infer<typeof Done>;

/** What several entries get at once; what is left out stays as it is in each. */
export const CashFlowBulkUpdate = Several.extend({
  categoryId: reference('Kategori').optional(),
  paymentMethod: PaymentMethod.optional(),
  projectId: keptReference('Proje'),
  date: calendarDate('Tarih').optional(),
}).refine(
  ({ categoryId, paymentMethod, projectId, date }) =>
    [categoryId, paymentMethod, projectId, date].some((given) => given !== undefined),
  { error: 'Değiştirilecek bir alan seçin', path: ['categoryId'] },
);
export type CashFlowBulkUpdate = z.infer<typeof CashFlowBulkUpdate>;
