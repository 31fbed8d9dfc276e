import type { CashFlow, Currency } from '@vezne/contract';
import { Money } from '@vezne/records';

type Props = { entry: Pick<CashFlow, 'amount' | 'cashFlowType' | 'transferId'>; currency: Currency };

/** What an entry brings or takes; a leg of a transfer is neither income nor expense, and has no colour. */
export function EntryMoney({ entry: { amount, cashFlowType, transferId }, currency }: Props) {
  if (!transferId) return <Money amount={amount} type={cashFlowType} currency={currency} />;
  return <Money amount={cashFlowType === 'GIRIS' ? amount : -amount} currency={currency} />;
}
