import type { z } from 'zod';
import { keptReference, reference } from '../base/ids';
import { Several } from '../base/several';
import { calendarDate } from '../values/date';
import { PaymentMethod } from '../vocabulary';

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
