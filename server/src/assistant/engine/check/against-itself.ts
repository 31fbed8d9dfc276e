import type { Plan, PlanStep } from '@vezne/contract';
import type { LedgerIndex } from '../see/ledger-index';
import type { Day } from '../time/calendar';

/** "Geçen aya göre" after a question about that very month: nobody sets something against itself. */
export const isAgainstItself = (
  { steps }: Plan,
  { index, today }: { index: LedgerIndex; today: Day },
): boolean => {
  const said = ({ measure, filter, period }: Pick<PlanStep, 'measure' | 'filter' | 'period'>) =>
    JSON.stringify([measure, filter, index.daysOf(period, today).text]);
  return steps.some(
    (step) => (step.op === 'COMPARE' || step.op === 'GROWTH') && said(step) === said(step.other),
  );
};
