// How the database answers each part of project finance: the plans of the server's own statements.
import { loadQueries, recorded } from './statements.mjs';

const exported = `
  export { dashboardData, categoryExpenses } from './src/dashboard/service';
  export { openProjects, rankedProjects } from './src/dashboard/queries';
  export { projectStatistics } from './src/project/statistics';
  export { listProjects } from './src/project/queries';
  export { listRows } from './src/project-row/queries';
  export { readReport, listReports } from './src/monthly-report/service';
  export { findCategories } from './src/category/queries';`;

/** Plans of every part: a list of lines for each, one a statement. `client` is connected to the filled database. */
export async function plansOf(client, companyId, today, lists) {
  const queries = await loadQueries(exported);
  const reading = { now: new Date(), today, currency: 'TRY' };
  const project = (filter) => (sql) =>
    queries.listProjects(sql, companyId, { searchText: '', sortOrder: 'ASC', ...filter }, today);
  const parts = {
    'dashboard: figures': (sql) => queries.dashboardData(sql, companyId, today, 'TRY'),
    'dashboard: category expenses': (sql) => queries.categoryExpenses(sql, companyId, today),
    'dashboard: days left': (sql) => queries.openProjects(sql, companyId, today),
    'dashboard: ranking': (sql) => queries.rankedProjects(sql, companyId, 'TOP'),
    'project statistics': (sql) => queries.projectStatistics(sql, companyId, today, 'TRY'),
    ...Object.fromEntries(Object.entries(lists).map(([name, filter]) => [name, project(filter)])),
    'expenses: first page': (sql) =>
      queries.listRows(sql, companyId, 'expense', { searchText: '', page: 0, pageSize: 10 }),
    'report: this month': (sql) => queries.readReport(sql, companyId, today.slice(0, 7), reading),
    'report: all months': (sql) => queries.listReports(sql, companyId, reading),
    categories: (sql) =>
      queries.findCategories(sql, companyId, today, { searchText: '', page: 0, pageSize: 100 }),
  };
  const plans = {};
  for (const [name, work] of Object.entries(parts)) {
    plans[name] = [];
    for (const { text, values } of await recorded(client, work))
      plans[name].push(await explained(client, text, values));
  }
  return plans;
}

async function explained(client, text, values) {
  const { rows } = await client.query({ text: `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values });
  const [{ Plan: plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN'];
  return `${[...new Set(scansOf(plan))].join(', ')}: ${ms.toFixed(1)} ms`;
}

/** What is read and how: "index-only scan of project_income_month (14,286 rows)". */
function scansOf(node) {
  const { 'Index Name': index, 'Relation Name': table, 'Actual Rows': rows, 'Actual Loops': loops } = node;
  const below = (node.Plans ?? []).flatMap(scansOf);
  // Of a bitmap scan the index below tells the name.
  if (!(index ?? table) || node['Node Type'] === 'Bitmap Heap Scan' || loops === 0) return below;
  const read = Math.round(rows * loops).toLocaleString('en');
  return [`${node['Node Type'].toLowerCase()} of ${index ?? table} (${read} rows)`, ...below];
}
