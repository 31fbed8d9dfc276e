// How the database answers each part of project finance: the plans of the server's own statements.
import { loadQueries, recorded } from './statements.mjs';

const exported = `
  export { dashboardData, categoryExpenses } from './src/dashboard/service';
  export { listOpenProjects, rankedProjects } from './src/dashboard/queries';
  export { projectStatistics } from './src/project/statistics';
  export { listProjects } from './src/project/queries';
  export { listRows } from './src/project-row/queries';
  export { getReport, listReports } from './src/monthly-report/service';
  export { listCategories } from './src/category/queries';`;

/**
 * What `exported` brings.
 *
 * @typedef {typeof import('../server/src/dashboard/service')} DashboardService
 * @typedef {typeof import('../server/src/dashboard/queries')} DashboardQueries
 * @typedef {typeof import('../server/src/project/statistics')} Statistics
 * @typedef {typeof import('../server/src/project/queries')} ProjectQueries
 * @typedef {typeof import('../server/src/project-row/queries')} RowQueries
 * @typedef {typeof import('../server/src/monthly-report/service')} Reports
 * @typedef {typeof import('../server/src/category/queries')} CategoryQueries
 * @typedef {DashboardService & DashboardQueries & Statistics & ProjectQueries & RowQueries & Reports & CategoryQueries} Queries
 *
 * @typedef {Parameters<ProjectQueries['listProjects']>[2]} ProjectFilter
 * @typedef {Pick<ProjectFilter, 'page' | 'pageSize'> & Partial<ProjectFilter>} Filter
 * @typedef {(db: import('./statements.mjs').Database) => Promise<unknown>} Work
 */

/**
 * Plans of every part: a list of lines for each, one a statement. `pool` is connected to the filled database.
 *
 * @param {import('pg').Pool} pool
 * @param {string} companyId
 * @param {string} today
 * @param {Record<string, Filter>} lists
 */
export async function plansOf(pool, companyId, today, lists) {
  /** @type {Queries} */
  const queries = await loadQueries(exported);
  /** @type {{ now: Date; today: string; currency: 'TRY' }} */
  const reading = { now: new Date(), today, currency: 'TRY' };
  /** @type {(filter: Filter) => Work} */
  const project = (filter) => (sql) =>
    queries.listProjects(sql, companyId, { searchText: '', sortOrder: 'ASC', ...filter }, today);
  /** @type {Record<string, Work>} */
  const parts = {
    'dashboard: figures': (sql) => queries.dashboardData(sql, companyId, today, 'TRY'),
    'dashboard: category expenses': (sql) => queries.categoryExpenses(sql, companyId, today),
    'dashboard: days left': (sql) => queries.listOpenProjects(sql, companyId, today),
    'dashboard: ranking': (sql) => queries.rankedProjects(sql, companyId, 'TOP'),
    'project statistics': (sql) => queries.projectStatistics(sql, companyId, today, 'TRY'),
    ...Object.fromEntries(Object.entries(lists).map(([name, filter]) => [name, project(filter)])),
    'expenses: first page': (sql) =>
      queries.listRows(
        sql,
        companyId,
        'expense',
        { searchText: '', page: 0, pageSize: 10, from: null, to: null },
        today,
      ),
    'report: this month': (sql) => queries.getReport(sql, companyId, today.slice(0, 7), reading),
    'report: all months': (sql) => queries.listReports(sql, companyId, reading),
    categories: (sql) =>
      queries.listCategories(sql, companyId, today, { searchText: '', page: 0, pageSize: 100 }),
  };
  /** @type {Record<string, string[]>} */
  const plans = {};
  for (const [name, work] of Object.entries(parts)) {
    const statements = await recorded(pool, work);
    plans[name] = [];
    for (const statement of statements) plans[name].push(await explained(pool, statement));
  }
  return plans;
}

/**
 * What EXPLAIN answers, by the names that Postgres gives.
 *
 * @typedef {{ 'Node Type': string; 'Index Name'?: string; 'Relation Name'?: string }} Scan
 * @typedef {Scan & { 'Actual Rows': number; 'Actual Loops': number; Plans?: PlanNode[] }} PlanNode
 * @typedef {{ Plan: PlanNode; 'Execution Time': number }} Explained
 */

/**
 * @param {import('pg').Pool} pool
 * @param {import('./statements.mjs').Statement} statement
 */
async function explained(pool, { text, values }) {
  const { rows } = await pool.query({ text: `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values });
  /** @type {Explained[]} */
  const [answer] = rows[0]['QUERY PLAN'];
  if (!answer) throw new Error(`no plan for ${text}`);
  return `${[...new Set(scansOf(answer.Plan))].join(', ')}: ${answer['Execution Time'].toFixed(1)} ms`;
}

/**
 * What is read and how: "index-only scan of project_income_month (14,286 rows)".
 *
 * @param {PlanNode} node
 * @returns {string[]}
 */
function scansOf(node) {
  const { 'Index Name': index, 'Relation Name': table, 'Actual Rows': rows, 'Actual Loops': loops } = node;
  const below = (node.Plans ?? []).flatMap(scansOf);
  // Of a bitmap scan the index below tells the name.
  if (!(index ?? table) || node['Node Type'] === 'Bitmap Heap Scan' || loops === 0) return below;
  const read = Math.round(rows * loops).toLocaleString('en');
  return [`${node['Node Type'].toLowerCase()} of ${index ?? table} (${read} rows)`, ...below];
}
