import type { Recurring } from '@vezne/contract';
import { idOf } from '@vezne/testing';

/** An entry that repeats on the last day of every month. */
export const rent = (own: Partial<Recurring> = {}): Recurring => ({
  ...{ id: idOf(31, 1), cashFlowId: idOf(4, 1), description: 'Ofis kirası', amount: 45_000 },
  ...{ cashFlowType: 'CIKIS', paymentMethod: 'TRANSFER', categoryId: idOf(3, 1), categoryName: 'Kira' },
  ...{ accountId: idOf(12, 1), accountName: 'Ana Kasa', projectId: null, day: 31, startDate: '2027-02-28' },
  ...{ endDate: null, nextDate: '2027-02-28', status: 'ACIK', version: 1 },
  ...{ createdAt: '2027-01-31T08:00:00.000Z', updatedAt: '2027-01-31T08:00:00.000Z' },
  ...own,
});
