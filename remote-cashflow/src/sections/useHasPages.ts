import { useCashFlowSummary, useLastSeen } from '@vezne/api';

/**
 * Has Kasa Defteri a page of accounts beside that of entries? Until the company has answered, what was so at the last
 * visit; undefined at the first.
 */
export function useHasPages(): boolean | undefined {
  const { data, error } = useCashFlowSummary();
  const seen = useLastSeen('cash-flow.pages', data && String(data.accountCount > 1));
  return seen === undefined && !error ? undefined : seen === 'true';
}
