import { useCashFlows } from '@vezne/api';
import { limits } from '@vezne/contract';
import { useListPage } from '@vezne/records';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasFilters, readFilters } from './filters';

/** The entries that page, search box and the address ask for. */
export function useLedger() {
  const [params, setParams] = useSearchParams();
  const page = useListPage(limits.page.cashFlow);
  const filters = readFilters(params);
  const isFiltered = hasFilters(filters);
  const [shownParams, setShownParams] = useState(params);
  if (shownParams.toString() !== params.toString()) {
    setShownParams(params);
    // A link names exactly what it wants to show.
    if (isFiltered) page.search('');
    else page.toFirstPage();
  }
  const { searchText } = page.request;
  const filter = { searchText, ...filters };
  const list = useCashFlows({ ...page.request, ...filter });
  page.keepWithin(list.data);
  const removeFilters = () => setParams({});
  return {
    page,
    list,
    /** What an export of the same entries asks for. */
    filter,
    filters: isFiltered ? filters : null,
    isNarrowed: searchText !== '' || isFiltered,
    removeFilters,
    showAll: () => {
      page.search('');
      removeFilters();
    },
  };
}
