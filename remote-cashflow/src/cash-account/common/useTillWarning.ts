import { useCurrency, useReadCashAccountSummary } from '@vezne/api';
import { formatMoney } from '@vezne/contract';
import { toast } from '@vezne/ui';

/** Tells when what was written leaves less than nothing in a till, which no till can hold. */
export function useTillWarning(): (accountId: string | null | undefined) => void {
  const currency = useCurrency();
  const { run } = useReadCashAccountSummary();
  return (accountId) => {
    if (!accountId) return;
    run().then(
      ({ accounts }) => {
        const till = accounts.find(({ id, kind }) => id === accountId && kind === 'KASA');
        if (till && till.balance < 0)
          toast.warning(`Kasa bakiyesi eksiye düştü: ${formatMoney(till.balance, currency)}`);
      },
      // What was written is written.
      () => undefined,
    );
  };
}
