import { api, type EndpointInput } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';
import { rowLists } from './stale';

const { findAll, findById } = api.product;
const stale = [findAll, findById];

export const useProducts = (input: EndpointInput<typeof findAll> | null) =>
  useQuery(findAll, input, { failure: 'Failed to fetch products', keepPrevious: true });

export const useSaveProduct = () =>
  useCommand(api.product.save, { invalidates: stale, failure: 'Failed to create product' });

export const useUpdateProduct = () =>
  useCommand(api.product.update, { invalidates: stale, failure: 'Failed to update product' });

// Rows lose their link to a product that goes.
export const useDeleteProduct = () =>
  useCommand(api.product.delete, {
    invalidates: [...stale, ...rowLists, api.project.overview],
    failure: 'Failed to delete product',
  });
