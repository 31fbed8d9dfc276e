import { assistantEndpoints } from './assistant/assistant';
import { learnedQuestionEndpoints } from './assistant/learned';
import { authEndpoints } from './auth';
import { factorEndpoints } from './auth/factor';
import { cashAccountEndpoints, transferEndpoints } from './cash-account/endpoints';
import { cashFlowEndpoints } from './cash-flow';
import { recurringEndpoints } from './cash-flow/recurring';
import { categoryEndpoints } from './category';
import { companyEndpoints } from './company';
import { contactEndpoints, settlementEndpoints } from './contact/endpoints';
import { dashboardEndpoints } from './dashboard';
import { dataExportEndpoints } from './data-export';
import { searchEndpoints } from './frame/search';
import { historyEndpoints } from './history/history';
import { trashEndpoints } from './history/trash';
import { installationEndpoints } from './installation';
import { leavingEndpoints } from './leaving';
import { managerEndpoints } from './manager';
import { monthlyReportEndpoints } from './monthly-report';
import { notificationEndpoints } from './notification/endpoints';
import { productEndpoints } from './product';
import { projectEndpoints } from './project/endpoints';
import { projectExpenseEndpoints, projectIncomeEndpoints } from './project/row';
import { savedViewEndpoints } from './saved-view';
import { statementEndpoints } from './statement/endpoints';

/** Every call of the API by noun: the one list that server, client and documentation are read off. */
export const api = {
  auth: authEndpoints,
  factor: factorEndpoints,
  manager: managerEndpoints,
  company: companyEndpoints,
  category: categoryEndpoints,
  cashFlow: cashFlowEndpoints,
  recurring: recurringEndpoints,
  cashAccount: cashAccountEndpoints,
  transfer: transferEndpoints,
  statement: statementEndpoints,
  savedView: savedViewEndpoints,
  contact: contactEndpoints,
  settlement: settlementEndpoints,
  project: projectEndpoints,
  projectIncome: projectIncomeEndpoints,
  projectExpense: projectExpenseEndpoints,
  product: productEndpoints,
  dashboard: dashboardEndpoints,
  monthlyReport: monthlyReportEndpoints,
  assistant: assistantEndpoints,
  learnedQuestion: learnedQuestionEndpoints,
  history: historyEndpoints,
  trash: trashEndpoints,
  dataExport: dataExportEndpoints,
  leaving: leavingEndpoints,
  installation: installationEndpoints,
  notification: notificationEndpoints,
  search: searchEndpoints,
};
