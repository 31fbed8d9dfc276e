import { useCompany, useFound as useFoundRecords } from '@vezne/api';
import { limits } from '@vezne/contract';
import { useRested } from '@vezne/ui';
import { groupsOf } from './found';
import type { Group } from './option';

/** Pauses in typing shorter than this ask nothing. */
const PAUSE_MS = 250;

const none: Group[] = [];

/** The records that hold the text, once typing has paused; null looks for nothing. */
export function useFound(text: string | null) {
  const isLongEnough = text !== null && [...text].length >= limits.quickSearch.shortest;
  const typed = isLongEnough ? text.slice(0, limits.searchText) : null;
  const paused = useRested(typed, PAUSE_MS);
  // What was found for other words is not shown under these.
  const isCurrent = paused === typed;
  const { data, error, reload } = useFoundRecords(isCurrent ? paused : null);
  const currency = useCompany().data?.selectedCurrency ?? 'TRY';
  const found = isCurrent && data && typed !== null ? groupsOf(data, typed, currency) : none;
  return {
    groups: found,
    isSearching: typed !== null && !(isCurrent && (data || error)),
    hasFailed: isCurrent && error !== undefined,
    /** The ledger could not be looked through in time. */
    isPartial: isCurrent && data?.entries === null,
    reload,
  };
}
