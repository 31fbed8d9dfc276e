import type { Currency } from '@vezne/contract';
import { Money } from '@vezne/records';

/** What is left: green with a plus, red with a minus, plain when it is nothing. */
export function NetAmount({ amount, currency }: { amount: number; currency: Currency }) {
  if (amount === 0) return <Money amount={0} currency={currency} />;
  return <Money amount={Math.abs(amount)} type={amount > 0 ? 'GIRIS' : 'CIKIS'} currency={currency} />;
}
