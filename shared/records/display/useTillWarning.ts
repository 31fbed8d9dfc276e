import { useCurrency, useReadCashAccountSummary } from '@vezne/api';
import { formatMoney } from '@vezne/contract';
import { toast } from '@vezne/ui';

/**
 * Tells when what was written leaves less than nothing in a till, which no till can hold: in the account that it was
 * written to, or in any where that is not known.
 */
export function useTillWarning(): (accountId?: string | null) => void {
  const currency = useCurrency();
  const { run } = useReadCashAccountSummary();
  return (accountId) => {
    run().then(
      ({ accounts }) => {
        const tills = accounts.filter(({ id, kind }) => kind === 'KASA' && (!accountId || id === accountId));
        const empty = tills.find(({ balance }) => balance < 0);
        if (empty) toast.warning(`Kasa bakiyesi eksiye düştü: ${formatMoney(empty.balance, currency)}`);
      },
      // What was written is written.
      () => undefined,
    );
  };
}
