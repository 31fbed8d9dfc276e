import { useCurrency, useReadCashAccountSummary } from '@vezne/api';
import { type CashAccountBalance, formatMoney } from '@vezne/contract';
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
        const [empty] = tills.map(todayIn).filter((balance) => balance < 0);
        if (empty !== undefined) toast.warning(`Kasa bakiyesi eksiye düştü: ${formatMoney(empty, currency)}`);
      },
      // What was written is written.
      () => undefined,
    );
  };
}

/** What is written for days to come does not lie there yet. */
const todayIn = ({ balance, ahead }: CashAccountBalance) => ahead?.today ?? balance;
