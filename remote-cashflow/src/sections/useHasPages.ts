import { useCashFlowSummary } from '@vezne/api';
import { recall, remember } from '@vezne/ui';
import { useEffect } from 'react';

const KEY = 'cash-flow.pages';

/**
 * Has Kasa Defteri a page of accounts beside that of entries? Until the company has answered, what was so at the last
 * visit; undefined at the first.
 */
export function useHasPages(): boolean | undefined {
  const { data, error } = useCashFlowSummary();
  const hasPages = data && data.accountCount > 1;
  useEffect(() => {
    if (hasPages !== undefined) remember(KEY, String(hasPages));
  }, [hasPages]);
  const last = recall(KEY);
  return hasPages ?? (last === null && !error ? undefined : last === 'true');
}
