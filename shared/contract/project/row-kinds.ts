import type { z } from 'zod';
import { ExpenseStatus, IncomeStatus } from '../vocabulary';

type Statuses = { income: IncomeStatus; expense: ExpenseStatus };

/** Incomes and expenses of a project are one noun of two kinds, which differ in their last status. */
export type RowKind = keyof Statuses;
export type RowStatus<Kind extends RowKind = RowKind> = Statuses[Kind];

/** What differs between the kinds; a new row of either waits. */
export type RowKindWords<Kind extends RowKind> = {
  noun: string;
  path: string;
  counterparty: string;
  status: z.ZodType<RowStatus<Kind>, RowStatus<Kind>>;
  newStatus: z.ZodType<RowStatus<Kind>, RowStatus<Kind> | undefined>;
};

/** The words of both kinds: whoever treats them alike goes through it by kind. */
export const rowKinds: { [Kind in RowKind]: RowKindWords<Kind> } = {
  income: {
    noun: 'projectIncome',
    path: '/project-income',
    counterparty: 'Müşteri',
    status: IncomeStatus,
    newStatus: IncomeStatus.default('BEKLIYOR'),
  },
  expense: {
    noun: 'projectExpense',
    path: '/project-expense',
    counterparty: 'Tedarikçi',
    status: ExpenseStatus,
    newStatus: ExpenseStatus.default('BEKLIYOR'),
  },
};
