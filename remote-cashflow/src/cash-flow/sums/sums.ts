import { type CashFlowLine, sumMoney } from '@vezne/contract';

type Summed = Pick<CashFlowLine, 'cashFlowType' | 'amount' | 'transferId'>;

/**
 * What entries come to, exact to the kuruş. A leg of a transfer brings or takes something where they are those of one
 * account, and is neither income nor expense otherwise.
 */
export function sumsOf(entries: readonly Summed[], ofOneAccount: boolean) {
  const counted = ofOneAccount ? entries : entries.filter(({ transferId }) => !transferId);
  const sum = (type: CashFlowLine['cashFlowType']) =>
    sumMoney(counted.filter(({ cashFlowType }) => cashFlowType === type).map(({ amount }) => amount));
  const [income, expense] = [sum('GIRIS'), sum('CIKIS')];
  return { income, expense, net: sumMoney([income, -expense]) };
}
