import { api, type EndpointInput } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';
import { repeating, tellingOf } from './stale';

const { findAll, findById } = api.category;
const stale = [findAll, findById];
/** A company without any is told of it. */
const told = [...stale, api.notification.findAll];

export const useCategories = (input: EndpointInput<typeof findAll> | null) =>
  useQuery(findAll, input, { failure: 'Failed to fetch categories', keepPrevious: true });

export const useSaveCategory = () =>
  useCommand(api.category.save, { invalidates: told, failure: 'Failed to create category' });

export const useUpdateCategory = () =>
  useCommand(api.category.update, {
    invalidates: [...stale, ...tellingOf.category],
    failure: 'Failed to update category',
  });

export const useDeleteCategory = () =>
  useCommand(api.category.delete, {
    invalidates: [...stale, ...repeating],
    failure: 'Failed to delete category',
  });

export const useAddReadyMadeCategories = () =>
  useCommand(api.category.addReadyMade, { invalidates: told, failure: 'Failed to create category' });
