import { useCurrency, useReadCashAccountSummary } from '@vezne/api';
import { type CashAccountBalance, formatMoney } from '@vezne/contract';
import { toast } from '@vezne/ui';

/** Tills that were below nothing when these were last looked at: of them it is known. */
let known: ReadonlySet<string> = new Set();

/**
 * Tells when what was written leaves less than nothing in a till, which no till can hold: in the accounts that it was
 * written to, or, where none is named, in any that was not known to be so.
 */
export function useTillWarning(): (...accountIds: (string | null | undefined)[]) => void {
  const currency = useCurrency();
  const { run } = useReadCashAccountSummary();
  return (...accountIds) => {
    const named = accountIds.filter((id) => typeof id === 'string' && id !== '');
    run().then(
      ({ accounts }) => {
        const tills = accounts.filter(({ kind }) => kind === 'KASA');
        const empty = tills.filter((till) => todayIn(till) < 0);
        const told = empty.filter(({ id }) => (named.length > 0 ? named.includes(id) : !known.has(id)));
        known = new Set(empty.map(({ id }) => id));
        for (const till of told) {
          const which = tills.length > 1 ? ` (${till.name})` : '';
          toast.warning(`Kasa bakiyesi eksiye düştü: ${formatMoney(todayIn(till), currency)}${which}`);
        }
      },
      // What was written is written.
      () => undefined,
    );
  };
}

/** What is written for days to come does not lie there yet. */
const todayIn = ({ balance, ahead }: CashAccountBalance) => ahead?.today ?? balance;
