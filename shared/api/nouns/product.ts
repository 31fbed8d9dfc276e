import { api, type EndpointInput } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';
import { rowLists } from './stale';

const { findAll, findById } = api.product;
const stale = [findAll, findById];

/** Products and services, a page at a time; null asks nothing. The last page stays while the next one loads. */
export const useProducts = (input: EndpointInput<typeof findAll> | null) =>
  useQuery(findAll, input, { keepPrevious: true });

/** Adds a product or service. Stale: the list of them. */
export const useSaveProduct = () => useCommand(api.product.save, { invalidates: stale });

/** Changes a product or service. Stale: the list and the product. */
export const useUpdateProduct = () => useCommand(api.product.update, { invalidates: stale });

/** Moves a product to the trash. Stale: products, and the rows that lose their link to it. */
export const useDeleteProduct = () =>
  useCommand(api.product.delete, {
    invalidates: [...stale, ...rowLists, api.project.overview],
  });
