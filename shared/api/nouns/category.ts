import { api, type EndpointInput } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';
import { mentionsOf, notices, repeating } from './stale';

const { findAll, findById } = api.category;
const stale = [findAll, findById];
/** A company without any is told of it. */
const told = [...stale, ...notices];

/** Categories by name, a page at a time; null asks nothing. The last page stays while the next one loads. */
export const useCategories = (input: EndpointInput<typeof findAll> | null) =>
  useQuery(findAll, input, { failure: 'Failed to fetch categories', keepPrevious: true });

/** Adds a category. Stale: categories, and the notification that there are none. */
export const useSaveCategory = () =>
  useCommand(api.category.save, { invalidates: told, failure: 'Failed to create category' });

/** Changes a category. Stale: whatever tells of it by its name. */
export const useUpdateCategory = () =>
  useCommand(api.category.update, {
    invalidates: [...stale, ...mentionsOf.category],
    failure: 'Failed to update category',
  });

/** Moves a category to the trash. Stale: categories and what repeats under them. */
export const useDeleteCategory = () =>
  useCommand(api.category.delete, {
    invalidates: [...stale, ...repeating],
    failure: 'Failed to delete category',
  });

/** Adds the categories that most companies begin with. Stale as after a new one. */
export const useAddReadyMadeCategories = () =>
  useCommand(api.category.addReadyMade, { invalidates: told, failure: 'Failed to create category' });
