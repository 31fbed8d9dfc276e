import { useCashFlowSummary, useCountCashFlows } from '@vezne/api';
import type { CashFlowSummary, SavedView } from '@vezne/contract';
import { useEffect, useState } from 'react';
import { readFilters, searchedIn, toQuery } from '../filters/filters';
import { fromView } from './view-address';

// A browser may ask a hundred times a minute; what is counted must leave room for work.
const COUNTED = 12;
/** The ledger has been left alone for so long. */
const QUIET_MS = 1_500;

/** How many entries there are, and how many each view finds: counted one after another, once nothing waits. */
export function useViewCounts(views: readonly SavedView[], today: string, isReady: boolean) {
  const summary = useCashFlowSummary().data;
  const [counts, setCounts] = useState<Record<string, number>>({});
  const [turn, setTurn] = useState<number>();
  const view = turn === undefined ? undefined : views.slice(0, COUNTED)[turn];
  const { data, error, isRefreshing } = useCountCashFlows(view ? filterOf(view, today) : null);

  // Every entry that is written changes the sums; thirty in a row are counted once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new sums and other views are what starts it.
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => setTurn(0), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isReady, summary, views]);
  useEffect(() => {
    if (!view || isRefreshing || (!data && !error)) return;
    if (data) setCounts((last) => ({ ...last, [view.id]: data.totalElements }));
    setTurn((last) => (last ?? 0) + 1);
  }, [view, data, error, isRefreshing]);

  return { total: summary && entriesOf(summary), counts };
}

const entriesOf = ({ incomeCount, expenseCount, transferCount = 0 }: CashFlowSummary) =>
  incomeCount + expenseCount + transferCount;

function filterOf({ address }: SavedView, today: string) {
  const params = new URLSearchParams(fromView(address, today));
  return { searchText: searchedIn(params), ...toQuery(readFilters(params)) };
}
