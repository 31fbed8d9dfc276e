import { api, type EndpointInput, projectRows, type RowKind } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';
import { projectFigures } from './stale';

const categories = [api.category.findAll, api.category.findById];
const staleAfter = {
  income: [api.projectIncome.findAll, api.projectIncome.ofProject, api.projectIncome.findById],
  expense: [api.projectExpense.findAll, api.projectExpense.ofProject, api.projectExpense.findById],
};
const invalidatedBy = (kind: RowKind) => [...staleAfter[kind], ...categories, ...projectFigures];

type RowsInput = EndpointInput<typeof api.projectIncome.findAll>;

/** A page of a project's incomes or expenses; null asks nothing. */
export const useProjectRows = <Kind extends RowKind>(kind: Kind, input: RowsInput | null) =>
  useQuery(projectRows[kind].endpoints.findAll, input, {
    failure: `Failed to fetch ${kind}s`,
    keepPrevious: true,
  });

/**
 * Adds an income or expense to a project. Stale: the rows of that kind, categories and whatever shows figures of
 * projects.
 */
export const useSaveProjectRow = <Kind extends RowKind>(kind: Kind) =>
  useCommand(projectRows[kind].endpoints.save, {
    invalidates: invalidatedBy(kind),
    failure: `Failed to create ${kind}`,
  });

/** Changes an income or expense. Stale as after a new one. */
export const useUpdateProjectRow = <Kind extends RowKind>(kind: Kind) =>
  useCommand(projectRows[kind].endpoints.update, {
    invalidates: invalidatedBy(kind),
    failure: `Failed to update ${kind}`,
  });

/** Moves an income or expense to the trash. Stale as after a new one. */
export const useDeleteProjectRow = <Kind extends RowKind>(kind: Kind) =>
  useCommand(projectRows[kind].endpoints.delete, {
    invalidates: invalidatedBy(kind),
    failure: `Failed to delete ${kind}`,
  });
