import { api } from '@vezne/contract';
import type { Answers } from '../answers';
import { defaultAnswers } from '../default-answers';
import {
  priceListOf,
  product,
  project,
  projectAnalysis,
  projectComparison,
  projectIncome,
  projectOverview,
  projectStatistics,
  rowsPageOf,
} from '../finance-fixtures';
import { categories, company, idOf, mainAccount, manager, pageOf } from '../fixtures';
import { dashboardData, monthlyReport, monthlyReportDetail, runningMonth } from '../report-fixtures';
import { byId } from './by-id';
import { answerContacts } from './contact-samples';

const projects = Array.from({ length: 8 }, (_, index) => project(index + 1));
const products = Array.from({ length: 12 }, (_, index) => product(index + 1));
const incomes = [projectIncome(1), projectIncome(2)];
const visited = { createdAt: '2026-11-01T09:00:00.000Z', lastUsedAt: '2026-11-23T09:00:00.000Z' };
const november = { from: '2026-11-01', to: '2026-11-30' };

/** A company with a ledger, projects, contacts, products and reports: what every screen has something to show of. */
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
  answer(api.project.findById, ({ query }) => byId(projects, query.id));
  answer(api.project.findAll, ({ body }) => pageOf(projects, body));
  answer(api.project.map, []);
  answer(api.projectIncome.ofProject, incomes);
  answer(api.projectIncome.findAll, ({ body }) => rowsPageOf(incomes, body));
  answer(api.projectExpense.findAll, ({ body }) => rowsPageOf([], body));
  answer(api.projectExpense.ofProject, []);
  answer(api.project.search, ({ body }) => pageOf(projects, body));
  answer(api.product.findAll, ({ body }) => priceListOf(products, body));
  answer(api.monthlyReport.summary, runningMonth);
  answer(api.monthlyReport.findAll, [monthlyReport('2026-10', {}), monthlyReport('2026-09', {})]);
  answer(api.monthlyReport.findById, monthlyReportDetail);
  answer(api.manager.findAll, [manager]);
  answer(api.assistant.history, pageOf([]));
  answerContacts(answer);
  answerOne(answer);
  answer(api.auth.sessions, [
    { id: idOf(13, 1), device: 'Chrome, Windows', ip: null, ...visited, current: true },
    { id: idOf(13, 2), device: 'Safari, iPhone', ip: null, ...visited, current: false },
  ]);
  answer(api.manager.findInvitation, {
    name: manager.name,
    email: manager.email,
    companyName: company.name,
  });
}

/** Records by themselves, which a link or a form asks for. */
function answerOne(answer: Answers): void {
  answer(api.category.findById, ({ query }) => byId(categories, query.id));
  answer(api.product.findById, ({ query }) => byId(products, query.id));
  answer(api.projectIncome.findById, ({ query }) => byId(incomes, query.id));
  answer(api.cashAccount.findById, mainAccount);
}
