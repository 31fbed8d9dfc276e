import { api } from '@vezne/contract';
import { companyCurrency } from '../company/queries';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import { listOpenProjects, rankedProjects } from './queries';
import { categoryExpenses, dashboardData } from './service';

export function registerDashboard(app: App): void {
  register(
    app,
    api.dashboard.data,
    async ({ db, companyId, today }) =>
      dashboardData(db, companyId, today, await companyCurrency(db, companyId)),
    { snapshot: true },
  );
  register(
    app,
    api.dashboard.categoryExpenses,
    ({ db, companyId, today }) => categoryExpenses(db, companyId, today),
    { snapshot: true },
  );
  register(app, api.dashboard.projectsLeftDays, async ({ db, companyId, today }) => ({
    projects: await listOpenProjects(db, companyId, today),
  }));
  register(
    app,
    api.dashboard.topAndBottomProjects,
    async ({ db, companyId }) => ({
      topProjects: await rankedProjects(db, companyId, 'TOP'),
      bottomProjects: await rankedProjects(db, companyId, 'BOTTOM'),
    }),
    { snapshot: true },
  );
}
