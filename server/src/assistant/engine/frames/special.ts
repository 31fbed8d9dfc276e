import type { PlanPeriod, PlanStep } from '@vezne/contract';
import { hasCue } from '../read/items';
import { eitherOr } from './compared';
import { type Frame, isComing, selection } from './frame';
import { overviewFrames, patternFrames } from './patterns';
import { whatIf } from './what-if';

/** "Nisan gider tahmini": what is forecast lies ahead, whichever month is named. */
const isMonthToCome = (period: PlanPeriod | null): boolean =>
  period?.kind === 'MONTH' && period.year === null;

const YES_NO = ['MI', 'EXISTS', 'VAR', 'YOK'] as const;

/** Classes with a method of their own: their words decide at once what is asked. */
export const specialFrames: Frame[] = [
  {
    name: 'what-if',
    needs: [],
    allows: [
      'OUT',
      'IN',
      'NET',
      'SUM',
      'HOW_MUCH',
      'HOW_MANY',
      'CUT',
      'RAISE',
      'UP',
      'DOWN',
      'DOUBLE',
      'HALF',
      'TRIPLE',
      'SAVE',
      'DIFFERENCE',
      'MORE',
      'LESS',
      'CHANGE',
      'RECORD',
      'SUPPOSE',
      'FUTURE_ASK',
      'BY_SUM',
      'CLOSED',
      'CATEGORY_DIM',
    ],
    uses: { percent: true, supposed: true },
    build: whatIf,
  },
  {
    name: 'coverage',
    needs: [['META', 'SPAN']],
    allows: [
      'SPAN',
      'META',
      'ALL',
      'WHEN',
      'LAST',
      'FIRST',
      'HOLD',
      'HOW_MUCH',
      'DAY_DIM',
      'SUM',
      'VAR',
      'EXISTS',
      'MI',
      'WHICH',
      'RECORD',
      'HOW_MANY',
      'COUNT_OF',
      'SEARCHED',
      'LIST_ASK',
    ],
    build: (clause) => {
      if (clause.named.length || clause.periods.length || clause.limits.length) return undefined;
      const aboutRecords = clause.has('RECORD', 'COUNT_OF', 'SPAN', 'ALL', 'WHEN') || clause.has('DAY_DIM');
      if (!aboutRecords) return undefined;
      return { op: 'COVERAGE', ...selection(clause, 'VOLUME'), claim: clause.asksYesNo ? 'ALL' : null };
    },
  },
  ...overviewFrames,
  ...patternFrames,
  {
    name: 'runway',
    needs: [['LASTS'], ['HOW_MANY', 'HOW_MUCH', 'WHEN', 'COUNT_OF']],
    allows: [
      'NO_INCOME',
      'PACE',
      'HOLD',
      'BALANCE',
      'MONTH_DIM',
      'OUT',
      'VAR',
      'FUTURE_ASK',
      'FORECAST',
      'META',
    ],
    uses: { supposed: true },
    build: (clause) => {
      if (clause.periods.length || clause.named.length) return undefined;
      const months = clause.has('HOW_MANY') && clause.has('MONTH_DIM');
      const lasting = clause.hasPure('LASTS', 'OUT', 'VAR');
      if (!months && !lasting) return undefined;
      if (!clause.has('NO_INCOME', 'PACE', 'HOLD', 'BALANCE', 'KASA', 'MONEY')) return undefined;
      return { op: 'RUNWAY', ...selection(clause, 'NET'), withoutIncome: clause.has('NO_INCOME') };
    },
  },
  {
    name: 'year-end balance',
    needs: [['BALANCE', 'HOLD', 'KASA']],
    allows: [
      'VAR',
      'HOW_MUCH',
      'HOW_MANY',
      'FORECAST',
      'FUTURE_ASK',
      'CLOSED',
      'LASTS',
      'SUM',
      'WHICH',
      'EXISTS',
    ],
    uses: { edge: true },
    build: (clause) => {
      const [read] = clause.periods;
      const thisYear =
        read?.edge === 'END' &&
        read.period.kind === 'RELATIVE' &&
        read.period.unit === 'YEAR' &&
        read.period.offset === 0;
      if (!thisYear || clause.tagged('past')) return undefined;
      return { op: 'YEAR_END_BALANCE', measure: 'NET', filter: {}, period: clause.period };
    },
  },
  {
    name: 'forecast',
    needs: [],
    allows: [
      'OUT',
      'IN',
      'NET',
      'SUM',
      'HOW_MUCH',
      'HOW_MANY',
      'FORECAST',
      'FUTURE_ASK',
      'RECORD',
      'CLOSED',
      'PER_MONTH',
      'CATEGORY_DIM',
    ],
    build: (clause): PlanStep | undefined => {
      const measure = clause.measure;
      const ahead = isComing(clause.period) || (clause.has('FORECAST') && isMonthToCome(clause.period));
      if (!measure || !ahead || clause.limits.length) return undefined;
      if (clause.tagged('past', 'evid') && !clause.has('FORECAST', 'FUTURE_ASK')) return undefined;
      return { op: 'FORECAST', ...selection(clause, measure) };
    },
  },
  {
    name: 'balance',
    needs: [['BALANCE', 'HOLD']],
    allows: [
      'OPENED',
      'OVERVIEW',
      'VAR',
      'EXISTS',
      'HOW_MUCH',
      'HOW_MANY',
      'CLOSED',
      'WHICH',
      'META',
      'SUM',
      'LAST',
      'RECORD',
      'COUNT_OF',
    ],
    uses: { edge: true },
    build: (clause) => {
      // Money in the till is called nakit, whatever the payment method of its records.
      const named = clause.named.filter(
        ({ meaning }) => !(meaning.type === 'method' && meaning.method === 'CASH'),
      );
      if (named.length || clause.limits.length || clause.has('RECORD')) return undefined;
      const asked = clause.has('BALANCE') || clause.has('VAR', 'HOW_MUCH', 'HOW_MANY', 'MONEY');
      if (!asked || isComing(clause.period)) return undefined;
      const opening =
        clause.periods[0]?.edge === 'START' || (clause.periods.length > 0 && clause.has('OPENED'));
      return {
        op: 'BALANCE',
        measure: 'NET',
        filter: {},
        period: clause.period,
        edge: opening ? 'START' : 'END',
      };
    },
  },
  {
    name: 'trend',
    needs: [['TREND', 'UP', 'DOWN', 'FLAT', 'CHANGE']],
    allows: [
      'OUT',
      'IN',
      'NET',
      'BY_MONTH',
      'PER_MONTH',
      'MONTH_DIM',
      'WHICH',
      'MORE',
      'RECORD',
      'GROUP_BY',
      'FUTURE_ASK',
      ...YES_NO,
    ],
    build: (clause) => {
      const measure = clause.measure;
      if (!measure) return undefined;
      const moving =
        clause.has('TREND') ||
        clause.tagged('prog') ||
        clause.cues.some((item) => hasCue(item, 'UP', 'DOWN') && item.tags.has('loc')) ||
        (clause.has('EXISTS', 'VAR') && clause.has('UP', 'DOWN', 'CHANGE')) ||
        clause.has('FLAT') ||
        clause.has('BY_MONTH');
      if (!moving) return undefined;
      const claim = clause.has('UP')
        ? 'UP'
        : clause.has('DOWN')
          ? 'DOWN'
          : clause.has('FLAT')
            ? 'FLAT'
            : null;
      return {
        op: 'TREND',
        ...selection(clause, measure),
        claim: clause.asksYesNo && !eitherOr(clause) ? claim : null,
      };
    },
  },
];
