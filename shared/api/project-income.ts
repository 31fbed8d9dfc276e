import { api, type EndpointInput } from '@vezne/contract';
import { useCommand } from './command';
import { useQuery } from './query';
import { projectFigures } from './stale';

const { findAll, ofProject, findById } = api.projectIncome;
const stale = [findAll, ofProject, findById, api.category.findAll, api.category.findById, ...projectFigures];

export const useAllIncomes = (input: EndpointInput<typeof findAll> | null) =>
  useQuery(findAll, input, { failure: 'Failed to fetch incomes', keepPrevious: true });

export const useProjectIncomes = (projectId: string | null) =>
  useQuery(ofProject, projectId === null ? null : { projectId }, { failure: 'Failed to fetch incomes' });

export const useSaveProjectIncome = () =>
  useCommand(api.projectIncome.save, { invalidates: stale, failure: 'Failed to create income' });

export const useUpdateProjectIncome = () =>
  useCommand(api.projectIncome.update, { invalidates: stale, failure: 'Failed to update income' });

export const useDeleteProjectIncome = () =>
  useCommand(api.projectIncome.delete, { invalidates: stale, failure: 'Failed to delete income' });
