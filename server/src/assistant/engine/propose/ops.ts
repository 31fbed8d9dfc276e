import type { PlanMeasure, PlanStep } from '@vezne/contract';

/**
 * How plans of an operation are put together: over which directions, and what stands beside the records:
 * `pair` another side to compare with, `share` a part of them, `change` what is supposed of them.
 */
export type Op = { measures: readonly PlanMeasure[]; beside?: 'pair' | 'share' | 'change'; single: boolean };

const one: readonly PlanMeasure[] = ['EXPENSE', 'INCOME'];
const oneOrBoth: readonly PlanMeasure[] = ['EXPENSE', 'INCOME', 'VOLUME'];
const signed: readonly PlanMeasure[] = ['EXPENSE', 'INCOME', 'NET'];
const any: readonly PlanMeasure[] = [...signed, 'VOLUME'];
const net: readonly PlanMeasure[] = ['NET'];

const over = (measures: readonly PlanMeasure[]): Op => ({ measures, single: true });

export const ops: Record<PlanStep['op'], Op> = {
  TOTAL: over(one),
  COUNT: over(oneOrBoth),
  AVERAGE: over(one),
  MEDIAN: over(one),
  AVERAGE_PER: over(signed),
  EXTREME: over(oneOrBoth),
  TOP_RECORDS: over(oneOrBoth),
  NET: over(net),
  FLOW: over(net),
  EXPENSE_RATIO: over(net),
  BALANCE: over(net),
  GROUPS: over(oneOrBoth),
  SERIES: over(any),
  SHARE: { measures: one, beside: 'share', single: false },
  COMPARE: { measures: signed, beside: 'pair', single: false },
  GROWTH: { measures: one, beside: 'pair', single: false },
  TREND: over(signed),
  BEST_MONTHS: over(signed),
  MONTHS_WHERE: over(signed),
  OCCURRENCE: over(oneOrBoth),
  LIST: over(oneOrBoth),
  EXISTS: over(oneOrBoth),
  RECURRING: over(one),
  DUPLICATES: over(oneOrBoth),
  ANOMALIES: over(oneOrBoth),
  FORECAST: over(signed),
  YEAR_END_BALANCE: over(net),
  RUNWAY: over(net),
  WHAT_IF: { measures: one, beside: 'change', single: false },
  COVERAGE: over(['VOLUME']),
  EXPLAIN: { measures: signed, beside: 'pair', single: true },
  SUMMARY: over(net),
  EXPECTED: over(one),
  PAYEE: over(one),
  // Accounts and contacts are read before the ledger is.
  ACCOUNTS: { measures: [], single: false },
  OPEN_ITEMS: { measures: [], single: false },
  PROJECTS: over(net),
};
