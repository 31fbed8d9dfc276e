import type { PlanStep } from '@vezne/contract';
import { accounts } from '../books/accounts';
import { openItems } from '../books/open-items';
import { entriesAmong } from '../execute/among';
import { balance, coverage, expenseRatio, flow, net } from '../execute/balance';
import { forecast, runway, whatIf, yearEndBalance } from '../execute/future';
import { bestMonths, monthsWhere, trend } from '../execute/months';
import { anomalies, duplicates, recurring } from '../execute/patterns';
import { exists, extreme, groups, list, occurrence, topRecords } from '../execute/rows';
import { series } from '../execute/series';
import { average, averagePer, count, median, total } from '../execute/sums';
import { intervalOf } from '../ledger/interval';
import type { LedgerView } from '../ledger/ledger';
import type { StepResult } from '../ledger/result';
import { projectFigures } from '../projects/figures';
import { compare, growth, share } from './compare';
import { expected } from './expected';
import { explain } from './explain';
import { payees } from './payees';
import { summary } from './summary';

/** Runs one step over the ledger; throws a Refusal when the ledger cannot answer it. */
export async function execute(step: PlanStep, view: LedgerView): Promise<StepResult> {
  if (step.op === 'BALANCE') return balance(step, view);
  if (step.op === 'YEAR_END_BALANCE') return yearEndBalance(step, view);
  if (step.op === 'RUNWAY') return runway(step, view);
  if (step.op === 'FORECAST') return forecast(step, view);
  if (step.op === 'EXPECTED') return expected(step, view);
  if (step.op === 'EXPLAIN') return explain(step, view);
  if (step.op === 'SUMMARY') return summary(step, view);
  if (step.op === 'ACCOUNTS') return accounts(step, view);
  if (step.op === 'OPEN_ITEMS') return openItems(step, view);
  if (step.op === 'PROJECTS') return projectFigures(step, view);
  const { among } = step.filter;
  const context = {
    view: among ? { ...view, window: entriesAmong(among, view) } : view,
    interval: intervalOf(step.period, view),
  };
  switch (step.op) {
    case 'TOTAL':
      return total(step, context);
    case 'COUNT':
      return count(step, context);
    case 'AVERAGE':
      return average(step, context);
    case 'MEDIAN':
      return median(step, context);
    case 'AVERAGE_PER':
      return averagePer(step, context);
    case 'EXTREME':
      return extreme(step, context);
    case 'TOP_RECORDS':
      return topRecords(step, context);
    case 'NET':
      return net(step, context);
    case 'FLOW':
      return flow(step, context);
    case 'EXPENSE_RATIO':
      return expenseRatio(step, context);
    case 'GROUPS':
      return groups(step, context);
    case 'SERIES':
      return series(step, context);
    case 'SHARE':
      return share(step, context);
    case 'COMPARE':
      return compare(step, context);
    case 'GROWTH':
      return growth(step, context);
    case 'TREND':
      return trend(step, context);
    case 'BEST_MONTHS':
      return bestMonths(step, context);
    case 'MONTHS_WHERE':
      return monthsWhere(step, context);
    case 'OCCURRENCE':
      return occurrence(step, context);
    case 'LIST':
      return list(step, context);
    case 'EXISTS':
      return exists(step, context);
    case 'RECURRING':
      return recurring(step, context);
    case 'DUPLICATES':
      return duplicates(step, context);
    case 'ANOMALIES':
      return anomalies(step, context);
    case 'WHAT_IF':
      return whatIf(step, context);
    case 'COVERAGE':
      return coverage(step, context);
    case 'PAYEE':
      return payees(step, context);
  }
}
