import { z } from 'zod';
import { endpoint, signedIn } from '../base/endpoint';
import { ById, Id } from '../base/ids';
import { pageOf } from '../base/page';
import { formRow, ProjectRowQuery, projectRowFields, projectRowInput, rowIdentity } from './row';

/** Cancelled rows are kept and count in no sum. */
export const IncomeStatus = z.enum(['BEKLIYOR', 'TAHSIL_EDILDI', 'IPTAL'], { error: 'Durum geçerli değil' });
export type IncomeStatus = z.infer<typeof IncomeStatus>;

export const incomeStatusNames: Record<IncomeStatus, string> = {
  BEKLIYOR: 'Bekliyor',
  TAHSIL_EDILDI: 'Tahsil edildi',
  IPTAL: 'İptal',
};

/** An income of a project, accrued on `date`. */
export const ProjectIncome = z.object({ ...projectRowFields, status: IncomeStatus });
export type ProjectIncome = z.infer<typeof ProjectIncome>;

const fields = { ...projectRowInput('Müşteri'), status: IncomeStatus.default('BEKLIYOR') };

export const ProjectIncomeCreate = z.strictObject(fields);
export type ProjectIncomeCreate = z.infer<typeof ProjectIncomeCreate>;

export const ProjectIncomeUpdate = z.strictObject({ ...fields, ...rowIdentity });
export type ProjectIncomeUpdate = z.infer<typeof ProjectIncomeUpdate>;

/** The form for several rows at once; a row with an empty id is new, any other one is updated. */
export const ProjectIncomeRows = z.strictObject({ rows: z.array(z.strictObject({ ...fields, ...formRow })) });

const read = { roles: signedIn, client: 'general', writes: false } as const;
const write = { roles: signedIn, client: 'general', writes: true } as const;

export const projectIncomeEndpoints = {
  save: endpoint({
    ...write,
    id: 'projectIncome.save',
    method: 'POST',
    path: '/project-income/save',
    summary: 'Add a row to a project',
    body: ProjectIncomeCreate,
    output: ProjectIncome,
  }),
  update: endpoint({
    ...write,
    id: 'projectIncome.update',
    method: 'PUT',
    path: '/project-income/update',
    summary: 'Change a row; it stays in its project',
    body: ProjectIncomeUpdate,
    output: ProjectIncome,
  }),
  delete: endpoint({
    ...write,
    id: 'projectIncome.delete',
    method: 'DELETE',
    path: '/project-income/delete',
    summary: 'Delete a row',
    query: ById,
    output: z.literal(true),
  }),
  findAll: endpoint({
    ...read,
    id: 'projectIncome.findAll',
    method: 'POST',
    path: '/project-income/find-all',
    summary: 'Rows of all projects or of one, newest day first',
    body: ProjectRowQuery,
    output: pageOf(ProjectIncome),
  }),
  ofProject: endpoint({
    ...read,
    id: 'projectIncome.ofProject',
    method: 'GET',
    path: '/project-income/get-all-incomes-of-project',
    summary: 'Incomes of one project; a bare list',
    query: z.strictObject({ projectId: Id }),
    output: z.array(ProjectIncome),
  }),
  findById: endpoint({
    ...read,
    id: 'projectIncome.findById',
    method: 'GET',
    path: '/project-income/find-by-id',
    summary: 'One row',
    query: ById,
    output: ProjectIncome,
  }),
};
