import { api, type EndpointInput } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';
import { rowLists } from './stale';

const { findAll, findById } = api.product;
const stale = [findAll, findById];

export const useProducts = (input: EndpointInput<typeof findAll> | null) =>
  useQuery(findAll, input, { keepPrevious: true });

export const useSaveProduct = () => useCommand(api.product.save, { invalidates: stale });

export const useUpdateProduct = () => useCommand(api.product.update, { invalidates: stale });

// Rows lose their link to a product that goes.
export const useDeleteProduct = () =>
  useCommand(api.product.delete, {
    invalidates: [...stale, ...rowLists, api.project.overview],
  });
