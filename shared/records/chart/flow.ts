import { cashFlowTypeNames, sumMoney } from '@vezne/contract';

/** What came in and went out in a month, YYYY-MM. */
export type MonthFlow = { month: string; income: number; expense: number };

/** How the screen calls the three figures. */
export type FlowWords = { income: string; expense: string; net: string };

/** The ledger's words; projects and reports say Gelir and Gider. */
export const ledgerWords: FlowWords = {
  income: cashFlowTypeNames.GIRIS,
  expense: cashFlowTypeNames.CIKIS,
  net: 'Net',
};

/** Income less expense of a month, exact to the kuruş. */
export const netOf = ({ income, expense }: MonthFlow) => sumMoney([income, -expense]);
