import type { AssistantShow, Plan, PlanStep } from '@vezne/contract';

const SHOWN: Partial<Record<PlanStep['op'], AssistantShow>> = {
  SERIES: 'LINE',
  TREND: 'LINE',
  GROUPS: 'BARS',
  PAYEE: 'BARS',
  SUMMARY: 'BARS',
  BEST_MONTHS: 'BARS',
  MONTHS_WHERE: 'BARS',
  EXPLAIN: 'WATERFALL',
};

const FEWEST = 3;

/** What an answer's rows are drawn as: time as a line, a rank as bars, reasons as steps, records as a table. */
export function showOf({ steps }: Plan, rows: readonly { id?: string }[]): AssistantShow {
  const [step, ...others] = steps;
  if (!step || !rows.length) return 'TEXT';
  if (rows.every(({ id }) => id !== undefined)) return 'RECORDS';
  if (others.length) return rows.every(({ id }) => id === undefined) ? 'BARS' : 'TEXT';
  const show = SHOWN[step.op] ?? 'BARS';
  return show === 'LINE' && rows.length < FEWEST ? 'BARS' : show;
}
