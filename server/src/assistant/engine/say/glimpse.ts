import type { AssistantGlimpse, PlanStep } from '@vezne/contract';
import type { LedgerView } from '../ledger/ledger';
import type { StepResult } from '../ledger/result';
import { wireFigure, wireRow } from './wire';

/** A glimpse has no room for more. */
const MOST = 3;

/** They are answered by a record, of which the day matters as much as the amount. */
const OF_ONE_RECORD: PlanStep['op'][] = ['EXTREME', 'OCCURRENCE'];
/** They are answered by what stands first. */
const RANKED: PlanStep['op'][] = ['BEST_MONTHS', 'GROUPS', 'PAYEE', 'TOP_RECORDS'];

/**
 * What answers a question, in a few words: the figures asked for, the record, the first of a ranking, or what all
 * records come to; where nothing was found, that it is nothing. Of several questions at once there is no glimpse.
 */
export function glimpseOf(
  [result, ...others]: readonly StepResult[],
  view: Pick<LedgerView, 'currency'>,
): AssistantGlimpse[] {
  if (!result || others.length) return [];
  const { step, head, more = [], rows, matched } = result;
  const [row] = rows;
  const figures = head.length ? head : more;
  const isRow = OF_ONE_RECORD.includes(step.op) || (RANKED.includes(step.op) && !head.length);
  if (row && isRow) {
    const { label, value, unit, date } = wireRow(row, view);
    return [{ label, value, unit, ...(date !== undefined && { date }) }];
  }
  if (!figures.length && !rows.length && !matched.length)
    return [{ label: 'Kayıt sayısı', value: 0, unit: 'COUNT' }];
  return figures.slice(0, MOST).map((figure) => {
    const { label, value, unit } = wireFigure(figure, view);
    return { label, value, unit };
  });
}
