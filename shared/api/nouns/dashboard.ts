import { api } from '@vezne/contract';
import { useQuery } from '../hooks/query';

/** Headline figures, and twelve months of income and expense. */
export const useDashboardData = () =>
  useQuery(api.dashboard.data, undefined, { failure: 'Failed to fetch dashboard data' });

/** Expenses of the current month by category, the largest first. */
export const useCategoryExpenses = () =>
  useQuery(api.dashboard.categoryExpenses, undefined, { failure: 'Failed to fetch category expenses' });

/** Open projects, the soonest end first. */
export const useProjectsLeftDays = () =>
  useQuery(api.dashboard.projectsLeftDays, undefined, { failure: 'Failed to fetch projects left days' });

/** The three most and the three least profitable of the analyzed projects. */
export const useTopAndBottomProjects = () =>
  useQuery(api.dashboard.topAndBottomProjects, undefined, { failure: 'Failed to fetch top/bottom projects' });
