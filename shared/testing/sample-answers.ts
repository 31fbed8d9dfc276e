import { api } from '@vezne/contract';
import type { Answers } from './answers';
import { defaultAnswers } from './default-answers';
import {
  priceListOf,
  product,
  project,
  projectAnalysis,
  projectComparison,
  projectIncome,
  projectOverview,
  projectStatistics,
} from './finance-fixtures';
import { manager, pageOf } from './fixtures';
import { dashboardData, monthlyReport, monthlyReportDetail, runningMonth } from './report-fixtures';

const projects = Array.from({ length: 8 }, (_, index) => project(index + 1));
const products = Array.from({ length: 12 }, (_, index) => product(index + 1));
const november = { from: '2026-11-01', to: '2026-11-30' };

/** A company with a ledger, projects, products and reports: what every screen has something to show of. */
export function sampleAnswers(answer: Answers): void {
  defaultAnswers(answer);
  answer(api.dashboard.data, dashboardData);
  answer(api.dashboard.categoryExpenses, { expenses: [], transfers: 0, period: november });
  answer(api.dashboard.projectsLeftDays, { projects: [] });
  answer(api.dashboard.topAndBottomProjects, { topProjects: [], bottomProjects: [] });
  answer(api.project.overview, projectOverview);
  answer(api.project.statistics, projectStatistics);
  answer(api.project.analysis, projectAnalysis);
  answer(api.project.compare, projectComparison);
  answer(api.project.findById, ({ query }) => projects.find(({ id }) => id === query.id) ?? project(1));
  answer(api.project.findAll, ({ body }) => pageOf(projects, body));
  answer(api.project.map, []);
  answer(api.projectIncome.ofProject, [projectIncome(1), projectIncome(2)]);
  answer(api.projectExpense.ofProject, []);
  answer(api.project.search, ({ body }) => pageOf(projects, body));
  answer(api.product.findAll, ({ body }) => priceListOf(products, body));
  answer(api.monthlyReport.summary, runningMonth);
  answer(api.monthlyReport.findAll, [monthlyReport('2026-10', {}), monthlyReport('2026-09', {})]);
  answer(api.monthlyReport.findById, monthlyReportDetail);
  answer(api.manager.findAll, [manager]);
  answer(api.assistant.history, pageOf([]));
}
