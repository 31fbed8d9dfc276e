import { type CashFlowLine, fromKurus, toKurus } from '@vezne/contract';

type Summed = Pick<CashFlowLine, 'cashFlowType' | 'amount' | 'transferId'>;

/**
 * What entries come to, exact to the kuruş. A leg of a transfer brings or takes something where they are those of one
 * account, and is neither income nor expense otherwise.
 */
export function sumsOf(entries: readonly Summed[], ofOneAccount: boolean) {
  const counted = ofOneAccount ? entries : entries.filter(({ transferId }) => !transferId);
  const sum = (type: CashFlowLine['cashFlowType']) =>
    counted
      .filter(({ cashFlowType }) => cashFlowType === type)
      .reduce((total, { amount }) => total + (toKurus(amount) ?? 0n), 0n);
  const [income, expense] = [sum('GIRIS'), sum('CIKIS')];
  return { income: fromKurus(income), expense: fromKurus(expense), net: fromKurus(income - expense) };
}
