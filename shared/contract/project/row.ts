import { z } from 'zod';
import { endpoint, signedIn } from '../base/endpoint';
import { messages } from '../base/errors';
import { ById, Id } from '../base/ids';
import { pageOf, pageRequest } from '../base/page';
import { kept } from '../base/update';
import { limits } from '../limits';
import type { VatRate } from '../values/money/vat';
import type { PaymentMethod } from '../vocabulary';
import {
  formRow,
  ProjectRowQuery,
  ProjectRowSums,
  projectRowFields,
  projectRowInput,
  rowIdentity,
} from './row-fields';
import { type RowKind, type RowKindWords, type RowStatus, rowKinds } from './row-kinds';

/** What a form may hold before it is read: no amount yet, and a stored row's words, whatever they are. */
type Loose<Kind extends RowKind> = {
  amount: z.ZodType<number, number | null | undefined>;
  status: z.ZodType<RowStatus<Kind>, RowStatus | undefined>;
  vatRate: z.ZodType<VatRate | null, number | null | undefined>;
  paymentMethod: z.ZodType<PaymentMethod | null, string | null | undefined>;
};

/** Nothing is due before it is there: the day itself is the earliest. */
export const isDueInTime = ({ date, dueDate }: { date: string; dueDate: string | null }): boolean =>
  dueDate === null || dueDate >= date;
const dueError = { error: messages.dueBeforeDate, path: ['dueDate'] };

function rowSchemas<Kind extends RowKind>(kind: Kind) {
  const words: RowKindWords<Kind> = rowKinds[kind];
  const fields = { ...projectRowInput(words.counterparty), status: words.newStatus };
  const { amount, status, vatRate, paymentMethod }: Loose<Kind> = fields;
  return {
    /** A row as it is stored, accrued on `date`. */
    Row: z.object({ ...projectRowFields, status: words.status }),
    Create: z.strictObject(fields).refine(isDueInTime, dueError),
    Update: z.strictObject({ ...kept(fields), status: words.status.optional(), ...rowIdentity }),
    /** The form for several rows at once; a row with an empty id is new, any other one is updated. */
    Form: z.strictObject({
      rows: z.array(
        z
          .strictObject({ ...fields, amount, status, vatRate, paymentMethod, ...formRow })
          .refine(isDueInTime, dueError),
      ),
    }),
  };
}

const read = { roles: signedIn, client: 'general', writes: false } as const;
const write = { roles: signedIn, client: 'general', writes: true } as const;

/** Schemas and calls of one kind of row. */
function projectRow<Kind extends RowKind>(kind: Kind) {
  const schemas = rowSchemas(kind);
  const { Row, Create, Update } = schemas;
  const { noun, path } = rowKinds[kind];
  const endpoints = {
    save: endpoint({
      ...write,
      id: `${noun}.save`,
      method: 'POST',
      path: `${path}/save`,
      summary: 'Add a row to a project',
      body: Create,
      output: Row,
    }),
    update: endpoint({
      ...write,
      id: `${noun}.update`,
      method: 'PUT',
      path: `${path}/update`,
      summary: 'Change a row; it stays in its project',
      body: Update,
      output: Row,
    }),
    delete: endpoint({
      ...write,
      id: `${noun}.delete`,
      method: 'DELETE',
      path: `${path}/delete`,
      summary: 'Delete a row',
      undoable: true,
      query: ById,
      output: z.literal(true),
    }),
    findAll: endpoint({
      ...read,
      id: `${noun}.findAll`,
      method: 'POST',
      path: `${path}/find-all`,
      summary: 'Rows of all projects or of one, newest day first, with their sums',
      body: ProjectRowQuery,
      output: pageOf(Row).extend({ sums: ProjectRowSums }),
    }),
    findById: endpoint({
      ...read,
      id: `${noun}.findById`,
      method: 'GET',
      path: `${path}/find-by-id`,
      summary: 'One row',
      query: ById,
      output: Row,
    }),
  };
  return { ...schemas, endpoints };
}

type Contract<Kind extends RowKind> = ReturnType<typeof projectRow<Kind>>;

/** Schemas and calls of incomes and expenses, by kind. */
export const projectRows: { [Kind in RowKind]: Contract<Kind> } = {
  income: projectRow('income'),
  expense: projectRow('expense'),
};

/** An income or an expense of a project. */
export type ProjectRow<Kind extends RowKind = RowKind> = z.infer<Contract<Kind>['Row']>;
export type ProjectRowCreate<Kind extends RowKind = RowKind> = z.infer<Contract<Kind>['Create']>;
export type ProjectRowUpdate<Kind extends RowKind = RowKind> = z.infer<Contract<Kind>['Update']>;
/** What the form of either kind holds while it is filled in. */
export type ProjectRowValues = z.input<Contract<RowKind>['Form']>;

/**
 * What projects earn. What was collected on a row bounds its change (409): it cannot be moved to another contact,
 * cancelled, or made smaller than that.
 */
export const projectIncomeEndpoints = {
  ...projectRows.income.endpoints,
  ofProject: endpoint({
    ...read,
    id: 'projectIncome.ofProject',
    method: 'GET',
    path: '/project-income/get-all-incomes-of-project',
    summary: 'Incomes of one project; a bare list',
    query: z.strictObject({ projectId: Id }),
    output: z.array(projectRows.income.Row),
  }),
};

/** What projects cost. What was paid on a row bounds its change (409) as it does that of an income. */
export const projectExpenseEndpoints = {
  ...projectRows.expense.endpoints,
  ofProject: endpoint({
    ...read,
    id: 'projectExpense.ofProject',
    method: 'POST',
    path: '/project-expense/get-all-expenses-of-project',
    summary: 'Expenses of one project; a bare list',
    body: pageRequest(limits.page.projectRows).extend({ projectId: Id }),
    output: z.array(projectRows.expense.Row),
  }),
};
