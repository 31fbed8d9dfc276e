import { useCashFlows } from '@vezne/api';
import { limits } from '@vezne/contract';
import { type AddressChange, useAddressPage } from '@vezne/records';
import { useSearchParams } from 'react-router-dom';
import {
  allFilters,
  hasFilters,
  pressHead,
  readFilters,
  readOrder,
  toOrderQuery,
  toQuery,
} from '../filters/filters';

/** The entries that the address asks for: page, search, filters and order are all in it. */
export function useLedger() {
  const [params, setParams] = useSearchParams();
  const { change, ...page } = useAddressPage(params, setParams, limits.page.cashFlow);
  const filters = readFilters(params);
  const order = readOrder(params);
  const { searchText } = page.request;
  const filter = { searchText, ...toQuery(filters), ...toOrderQuery(order) };
  const list = useCashFlows({ ...page.request, ...filter });
  page.keepWithin(list.data);
  return {
    page,
    list,
    /** What an export of the same entries asks for. */
    filter,
    filters,
    isNarrowed: searchText !== '' || hasFilters(filters),
    changeFilters: (values: AddressChange) => change(values),
    order,
    sort: (by: string) => change(pressHead(by, order)),
    showAll: () => change({ ...allFilters, q: null }),
  };
}
