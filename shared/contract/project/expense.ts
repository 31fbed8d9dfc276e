import { z } from 'zod';
import { endpoint, signedIn } from '../base/endpoint';
import { ById, Id } from '../base/ids';
import { limits } from '../base/limits';
import { pageOf, pageRequest } from '../base/page';
import { formRow, ProjectRowQuery, projectRowFields, projectRowInput, rowIdentity } from './row';

/** Cancelled rows are kept and count in no sum. */
export const ExpenseStatus = z.enum(['BEKLIYOR', 'ODENDI', 'IPTAL'], { error: 'Durum geçerli değil' });
export type ExpenseStatus = z.infer<typeof ExpenseStatus>;

export const expenseStatusNames: Record<ExpenseStatus, string> = {
  BEKLIYOR: 'Bekliyor',
  ODENDI: 'Ödendi',
  IPTAL: 'İptal',
};

/** An expense of a project, accrued on `date`. */
export const ProjectExpense = z.object({ ...projectRowFields, status: ExpenseStatus });
export type ProjectExpense = z.infer<typeof ProjectExpense>;

const fields = { ...projectRowInput('Tedarikçi'), status: ExpenseStatus.default('BEKLIYOR') };

export const ProjectExpenseCreate = z.strictObject(fields);
export type ProjectExpenseCreate = z.infer<typeof ProjectExpenseCreate>;

export const ProjectExpenseUpdate = z.strictObject({ ...fields, ...rowIdentity });
export type ProjectExpenseUpdate = z.infer<typeof ProjectExpenseUpdate>;

/** The form for several rows at once; a row with an empty id is new, any other one is updated. */
export const ProjectExpenseRows = z.strictObject({
  rows: z.array(z.strictObject({ ...fields, ...formRow })),
});

const read = { roles: signedIn, client: 'general', writes: false } as const;
const write = { roles: signedIn, client: 'general', writes: true } as const;

export const projectExpenseEndpoints = {
  save: endpoint({
    ...write,
    id: 'projectExpense.save',
    method: 'POST',
    path: '/project-expense/save',
    summary: 'Add a row to a project',
    body: ProjectExpenseCreate,
    output: ProjectExpense,
  }),
  update: endpoint({
    ...write,
    id: 'projectExpense.update',
    method: 'PUT',
    path: '/project-expense/update',
    summary: 'Change a row; it stays in its project',
    body: ProjectExpenseUpdate,
    output: ProjectExpense,
  }),
  delete: endpoint({
    ...write,
    id: 'projectExpense.delete',
    method: 'DELETE',
    path: '/project-expense/delete',
    summary: 'Delete a row',
    query: ById,
    output: z.literal(true),
  }),
  findAll: endpoint({
    ...read,
    id: 'projectExpense.findAll',
    method: 'POST',
    path: '/project-expense/find-all',
    summary: 'Rows of all projects or of one, newest day first',
    body: ProjectRowQuery,
    output: pageOf(ProjectExpense),
  }),
  ofProject: endpoint({
    ...read,
    id: 'projectExpense.ofProject',
    method: 'POST',
    path: '/project-expense/get-all-expenses-of-project',
    summary: 'Expenses of one project; a bare list',
    body: pageRequest(limits.page.projectRows).extend({ projectId: Id }),
    output: z.array(ProjectExpense),
  }),
  findById: endpoint({
    ...read,
    id: 'projectExpense.findById',
    method: 'GET',
    path: '/project-expense/find-by-id',
    summary: 'One row',
    query: ById,
    output: ProjectExpense,
  }),
};
