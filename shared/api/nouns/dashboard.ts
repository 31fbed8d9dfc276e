import { api } from '@vezne/contract';
import { useQuery } from '../hooks/query';

export const useDashboardData = () =>
  useQuery(api.dashboard.data, undefined, { failure: 'Failed to fetch dashboard data' });

export const useCategoryExpenses = () =>
  useQuery(api.dashboard.categoryExpenses, undefined, { failure: 'Failed to fetch category expenses' });

export const useProjectsLeftDays = () =>
  useQuery(api.dashboard.projectsLeftDays, undefined, { failure: 'Failed to fetch projects left days' });

export const useTopAndBottomProjects = () =>
  useQuery(api.dashboard.topAndBottomProjects, undefined, { failure: 'Failed to fetch top/bottom projects' });
