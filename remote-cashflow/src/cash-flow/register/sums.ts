import { type CashFlowLine, fromKurus, toKurus } from '@vezne/contract';

type Summed = Pick<CashFlowLine, 'cashFlowType' | 'amount'>;

/** What entries come to, exact to the kuruş. */
export function sumsOf(entries: readonly Summed[]) {
  const sum = (type: CashFlowLine['cashFlowType']) =>
    entries
      .filter(({ cashFlowType }) => cashFlowType === type)
      .reduce((total, { amount }) => total + (toKurus(amount) ?? 0n), 0n);
  const [income, expense] = [sum('GIRIS'), sum('CIKIS')];
  return { income: fromKurus(income), expense: fromKurus(expense), net: fromKurus(income - expense) };
}
