import { api } from '@vezne/contract';
import { useQuery } from '../hooks/query';

const { summary, findAll, findById } = api.monthlyReport;

/** The current month so far. */
export const useMonthlyReportSummary = () =>
  useQuery(summary, undefined, { failure: 'Failed to fetch report summaries' });

/** Every month that has entries of the ledger, the newest first. */
export const useMonthlyReports = () =>
  useQuery(findAll, undefined, { failure: 'Failed to fetch all reports' });

/** One monthly report; null asks nothing. */
export const useMonthlyReport = (id: string | null) =>
  useQuery(findById, id === null ? null : { id }, {
    failure: 'Failed to fetch report details',
    quiet: 'missing',
  });
