import { api } from '@vezne/contract';

/** What the figures of projects appear in: every change of a project or of its rows makes these stale. */
export const projectFigures = [
  ...[
    api.project.findAll,
    api.project.search,
    api.project.findById,
    api.project.statistics,
    api.project.overview,
  ],
  ...[api.project.analysis, api.project.compare, api.project.location, api.project.map],
  ...Object.values(api.dashboard),
  ...[api.monthlyReport.summary, api.monthlyReport.findAll, api.monthlyReport.findById],
  ...[api.contact.ageing, api.contact.openItems, api.contact.statement],
  api.notification.findAll,
];

/** What the figures of the ledger appear in. */
export const ledgerFigures = [
  ...[api.dashboard.data, api.dashboard.categoryExpenses, api.assistant.insights, api.notification.findAll],
  ...[api.monthlyReport.summary, api.monthlyReport.findAll, api.monthlyReport.findById],
  ...[api.cashAccount.summary, api.transfer.suggestions],
];
