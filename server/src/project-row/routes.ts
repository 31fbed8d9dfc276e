import {
  type ProjectExpense,
  type ProjectIncome,
  projectExpenseEndpoints,
  projectIncomeEndpoints,
  toPage,
} from '@vezne/contract';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { mustFindProject } from '../project/service';
import { listRows, type ProjectRow, rowsOfProject } from './queries';
import { changeRow, getRow, removeRow, saveRow } from './service';

// Each table holds the statuses of its own kind only; the shared queries cannot say so in types.
const asIncome = (row: ProjectRow) => row as ProjectIncome;
const asExpense = (row: ProjectRow) => row as ProjectExpense;

export function registerProjectIncomes(app: App): void {
  const endpoints = projectIncomeEndpoints;
  register(
    app,
    endpoints.findAll,
    async ({ input, db, companyId }) => {
      const { content, total } = await listRows(db, companyId, 'income', input);
      return toPage(content.map(asIncome), total, input.page, input.pageSize);
    },
    { oneMoment: true },
  );
  register(app, endpoints.ofProject, async ({ input, db, companyId, today }) => {
    await mustFindProject(db, companyId, input.projectId, today);
    return (await rowsOfProject(db, companyId, 'income', input.projectId)).map(asIncome);
  });
  register(app, endpoints.findById, async ({ input, db, companyId }) =>
    asIncome(await getRow(db, companyId, 'income', input.id)),
  );
  register(app, endpoints.save, async ({ input, db, companyId }) =>
    asIncome(await saveRow(db, companyId, 'income', input)),
  );
  register(app, endpoints.update, async ({ input, db, companyId }) =>
    asIncome(await changeRow(db, companyId, 'income', input.id, input)),
  );
  register(app, endpoints.delete, ({ input, db, companyId }) => removeRow(db, companyId, 'income', input.id));
}

export function registerProjectExpenses(app: App): void {
  const endpoints = projectExpenseEndpoints;
  register(
    app,
    endpoints.findAll,
    async ({ input, db, companyId }) => {
      const { content, total } = await listRows(db, companyId, 'expense', input);
      return toPage(content.map(asExpense), total, input.page, input.pageSize);
    },
    { oneMoment: true },
  );
  register(app, endpoints.ofProject, async ({ input, db, companyId, today }) => {
    await mustFindProject(db, companyId, input.projectId, today);
    return (await listRows(db, companyId, 'expense', input)).content.map(asExpense);
  });
  register(app, endpoints.findById, async ({ input, db, companyId }) =>
    asExpense(await getRow(db, companyId, 'expense', input.id)),
  );
  register(app, endpoints.save, async ({ input, db, companyId }) =>
    asExpense(await saveRow(db, companyId, 'expense', input)),
  );
  register(app, endpoints.update, async ({ input, db, companyId }) =>
    asExpense(await changeRow(db, companyId, 'expense', input.id, input)),
  );
  register(app, endpoints.delete, ({ input, db, companyId }) =>
    removeRow(db, companyId, 'expense', input.id),
  );
}
