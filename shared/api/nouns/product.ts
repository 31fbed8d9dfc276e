import { api, type EndpointInput } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';

const { findAll, findById } = api.product;
const stale = [findAll, findById];

export const useProducts = (input: EndpointInput<typeof findAll> | null) =>
  useQuery(findAll, input, { failure: 'Failed to fetch products', keepPrevious: true });

export const useSaveProduct = () =>
  useCommand(api.product.save, { invalidates: stale, failure: 'Failed to create product' });

export const useUpdateProduct = () =>
  useCommand(api.product.update, { invalidates: stale, failure: 'Failed to update product' });

export const useDeleteProduct = () =>
  useCommand(api.product.delete, { invalidates: stale, failure: 'Failed to delete product' });
