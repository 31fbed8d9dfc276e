import { api } from '@vezne/contract';

/** Rows of projects, on whichever screen. */
export const rowLists = [api.projectIncome, api.projectExpense].flatMap(
  ({ findAll, ofProject, findById }) => [...[findAll, ofProject, findById]],
);

const { contact, settlement, statement } = api;
const entries = [api.cashFlow.findAll, api.cashFlow.findById];
/** What repeats, and what of it waits. */
export const repeating = [api.recurring.findAll, api.recurring.pending];
const reports = [api.monthlyReport.summary, api.monthlyReport.findAll, api.monthlyReport.findById];

/** What stands behind the bell follows from all records. */
export const notices = [api.notification.list, api.notification.count];

/** What the figures of projects appear in: every change of a project or of its rows makes these stale. */
export const projectFigures = [
  ...notices,
  ...[
    api.project.findAll,
    api.project.search,
    api.project.findById,
    api.project.statistics,
    api.project.overview,
  ],
  ...[api.project.analysis, api.project.compare, api.project.location, api.project.map],
  ...Object.values(api.dashboard),
  ...reports,
  ...[contact.ageing, contact.openItems, contact.statement, settlement.findAll, settlement.findById],
];

/** What the figures of the ledger appear in. */
export const ledgerFigures = [
  ...[api.dashboard.data, api.dashboard.categoryExpenses, api.assistant.insights, ...notices],
  ...reports,
  ...[api.cashAccount.summary, api.transfer.suggestions],
];

/** What tells of a record of another kind by its name, or of money by its currency; a test reads them off the contract. */
export const mentionsOf = {
  category: [
    ...entries,
    ...repeating,
    ...rowLists,
    ...projectFigures,
    statement.rows,
    api.assistant.insights,
  ],
  project: [...entries, api.recurring.findAll, ...projectFigures, api.assistant.insights],
  account: [...notices, ...entries, ...repeating, ...[statement.findAll, statement.findById, statement.rows]],
  contact: [settlement.findAll, settlement.findById, statement.rows, api.dashboard.data],
  currency: [
    ...notices,
    ...[api.company.findById, api.project.statistics, api.project.analysis, api.dashboard.data],
    ...[...reports, api.assistant.insights],
  ],
};
