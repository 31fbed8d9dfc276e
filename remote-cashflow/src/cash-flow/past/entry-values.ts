import { type CashFlow, PaymentMethod } from '@vezne/contract';

/** A stored entry as the fields of a form. An imported ledger may hold other methods than a form offers. */
export const valuesOf = (entry: CashFlow) => ({
  cashFlowType: entry.cashFlowType,
  amount: entry.amount,
  date: entry.date.slice(0, 10),
  categoryId: entry.categoryId,
  paymentMethod: PaymentMethod.safeParse(entry.paymentMethod).data ?? 'CASH',
  description: entry.description,
  projectId: entry.projectId ?? '',
  accountId: entry.accountId,
});
