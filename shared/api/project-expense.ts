import { api, type EndpointInput } from '@vezne/contract';
import { useCommand } from './command';
import { useQuery } from './query';
import { projectFigures } from './stale';

const { findAll, ofProject, findById } = api.projectExpense;
const stale = [findAll, ofProject, findById, api.category.findAll, api.category.findById, ...projectFigures];

export const useAllExpenses = (input: EndpointInput<typeof findAll> | null) =>
  useQuery(findAll, input, { failure: 'Failed to fetch expenses', keepPrevious: true });

export const useProjectExpenses = (input: EndpointInput<typeof ofProject> | null) =>
  useQuery(ofProject, input, { failure: 'Failed to fetch expenses', keepPrevious: true });

export const useSaveProjectExpense = () =>
  useCommand(api.projectExpense.save, { invalidates: stale, failure: 'Failed to create expense' });

export const useUpdateProjectExpense = () =>
  useCommand(api.projectExpense.update, { invalidates: stale, failure: 'Failed to update expense' });

export const useDeleteProjectExpense = () =>
  useCommand(api.projectExpense.delete, { invalidates: stale, failure: 'Failed to delete expense' });
