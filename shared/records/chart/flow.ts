import { cashFlowTypeNames } from '@vezne/contract';

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

/** In kuruş, because 0.3 - 0.1 is not 0.2. */
export const netOf = ({ income, expense }: MonthFlow) =>
  (Math.round(income * 100) - Math.round(expense * 100)) / 100;
