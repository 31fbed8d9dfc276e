import type { Currency } from '@vezne/contract';
import { Money } from '@vezne/records';

/** A sum with its sign; nothing came and nothing went: without. */
export function SignedSum({ amount, currency }: { amount: number | string; currency: Currency }) {
  const plain = typeof amount === 'number' ? Math.abs(amount) : amount.replace(/^-/, '');
  if (Number(amount) === 0) return <Money amount={plain} currency={currency} />;
  return <Money amount={plain} type={Number(amount) < 0 ? 'CIKIS' : 'GIRIS'} currency={currency} />;
}
