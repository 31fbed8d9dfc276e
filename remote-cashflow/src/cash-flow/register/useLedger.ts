import { useAllPages, useCashFlows } from '@vezne/api';
import { api, type CashFlowPage, limits } from '@vezne/contract';
import { useAddressPage, useSelection } from '@vezne/records';
import { toast } from '@vezne/ui';
import { useState } from 'react';
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

const NOTHING: CashFlowPage = {
  content: [],
  page: 0,
  size: limits.page.cashFlow,
  totalElements: 0,
  totalPages: 0,
  sums: { income: 0, expense: 0, net: 0 },
  days: [],
  openingBalance: null,
  closingBalance: null,
};

/** The entries that the address asks for: page, search, filters and order are all in it. */
export function useLedger() {
  const [params, setParams] = useSearchParams();
  const { change, ...page } = useAddressPage(params, setParams, limits.page.cashFlow, 'cash-flow');
  const filters = readFilters(params);
  const order = readOrder(params);
  const { searchText } = page.request;
  const filter = { searchText, ...toQuery(filters), ...toOrderQuery(order) };
  const found = useCashFlows({ ...page.request, ...filter });
  // An address may name an account that is no more: nothing lies in it.
  const isAccountGone = filters.accountId !== undefined && found.error?.status === 404;
  const list = isAccountGone ? { ...found, data: NOTHING, error: undefined } : found;
  page.keepWithin(list.data);
  const selection = useSelection(list.data?.content ?? [], {
    // Another order or page is the same list.
    scope: JSON.stringify([searchText, filters]),
    most: limits.bulk,
    onTooMany: () => toast.warning(`Tek seferde en fazla ${limits.bulk} kayıt seçilebilir`),
  });
  const readAll = useAllPages(api.cashFlow.findAll);
  const [isAsking, setAsking] = useState(false);
  return {
    page,
    selection,
    /** Whether it is asked if all that is chosen shall be deleted. */
    isAsking,
    setAsking,
    /** Chooses what is found, up to as many as one call takes. */
    chooseAll: () =>
      void readAll(filter, limits.bulk).then(
        (all) => selection.choose(all, true),
        // Told where all failures are.
        () => undefined,
      ),
    list,
    isAccountGone,
    /** What an export of the same entries asks for. */
    filter,
    filters,
    isNarrowed: searchText !== '' || hasFilters(filters),
    changeFilters: change,
    order,
    sort: (by: string) => change(pressHead(by, order)),
    showAll: () => change({ ...allFilters, q: null }),
  };
}

export type LedgerState = ReturnType<typeof useLedger>;
