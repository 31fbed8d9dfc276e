import type { PlanMeasure } from '@vezne/contract';
import type { Clause } from '../read/clause';
import { hasCue } from '../read/items';
import { type Frame, isComing, records, selection } from './frame';

const YES_NO = ['MI', 'EXISTS', 'VAR', 'YOK'] as const;
const LISTING = ['LIST_ASK', 'WHICH', 'RECORD'] as const;
const COUNTING = ['HOW_MANY', 'COUNT_OF'] as const;

const UNSAID: PlanMeasure = 'EXPENSE';
const spentUnlessSaid = (clause: Clause) => clause.measure ?? UNSAID;

/** Why, how it goes in all, what is to come, and who got the money. */
export const overviewFrames: Frame[] = [
  {
    name: 'explain',
    needs: [['WHY']],
    allows: [
      'UP',
      'DOWN',
      'MORE',
      'LESS',
      'CHANGE',
      'OUT',
      'IN',
      'NET',
      'TOP',
      'COMPARED_TO',
      'FOLLOW',
      'TO_WHOM',
      'WHICH',
      'CATEGORY_DIM',
      'EXISTS',
    ],
    uses: { periods: 2, compared: true },
    build: (clause) => {
      const moved = clause.has('UP', 'DOWN', 'MORE', 'LESS', 'CHANGE');
      // "ne değişti" says it all; "neden" alone may also ask where money came from.
      if (!moved && !clause.cues.some((item) => hasCue(item, 'WHY') && item.to - item.from > 1))
        return undefined;
      const [first, second] = clause.periods;
      const asked = { ...selection(clause, spentUnlessSaid(clause)), period: first?.period ?? null };
      return { op: 'EXPLAIN', ...asked, other: second ? { ...asked, period: second.period } : null };
    },
  },
  {
    name: 'summary',
    needs: [['OVERVIEW']],
    allows: ['OUT', 'TREND', 'MI', 'LASTS'],
    build: (clause) => {
      if (clause.named.length || clause.limits.length || isComing(clause.period)) return undefined;
      if (clause.has('KASA', 'BALANCE', 'HOLD', 'RECORD')) return undefined;
      const spoken = clause.cues.some((item) => hasCue(item, 'OUT') && !hasCue(item, 'OVERVIEW'));
      return spoken ? undefined : { op: 'SUMMARY', ...selection(clause, 'NET') };
    },
  },
  {
    name: 'expected',
    needs: [['OUT', 'IN']],
    allows: ['WHICH', 'LIST_ASK', 'EXISTS', 'VAR', 'RECURRING', 'MI', 'EVERY_MONTH', 'FORECAST'],
    build: (clause) => {
      const listed =
        clause.has('WHICH', 'LIST_ASK', 'RECURRING') || (clause.has('WHAT') && clause.tagged('fut'));
      if (!listed || !isComing(clause.period)) return undefined;
      return { op: 'EXPECTED', ...selection(clause, spentUnlessSaid(clause)), answer: 'DUE' };
    },
  },
  {
    name: 'payees',
    needs: [['WHO'], ['OUT', 'IN', 'TOP', 'BOTTOM']],
    allows: ['TO_WHOM', 'HOW_MUCH', 'WHICH', 'LIST_ASK', 'SUM'],
    uses: { numbers: 1 },
    build: (clause) => {
      const measure = clause.measure === 'INCOME' ? 'INCOME' : UNSAID;
      const [n = null] = clause.numbers.filter((value) => value > 1);
      const rank = clause.has('BOTTOM') ? 'SMALLEST' : 'LARGEST';
      return { op: 'PAYEE', ...selection(clause, measure), rank, n };
    },
  },
  {
    name: 'where to',
    needs: [['WHERE_TO']],
    allows: ['OUT', 'TOP', 'TO_WHOM', 'TREND', 'HOW_MUCH'],
    uses: { numbers: 1 },
    build: (clause) => {
      const [n = 5] = clause.numbers.filter((value) => value > 1);
      return { op: 'GROUPS', ...selection(clause, UNSAID), by: 'CATEGORY', of: 'SUM', rank: 'LARGEST', n };
    },
  },
];

/** Records that repeat, stand out or come regularly. */
export const patternFrames: Frame[] = [
  {
    name: 'duplicates',
    needs: [['DUPLICATE']],
    allows: ['OUT', 'IN', 'EXCESS', 'SUM', 'HOW_MUCH', 'DAY_DIM', ...YES_NO, ...LISTING],
    build: (clause) => ({
      op: 'DUPLICATES',
      ...records(clause),
      answer: clause.has('HOW_MUCH') || (clause.has('SUM') && clause.has('EXCESS')) ? 'EXCESS' : 'LIST',
      claim: clause.asksYesNo ? 'EXISTS' : null,
    }),
  },
  {
    name: 'anomalies',
    needs: [['ANOMALY']],
    allows: ['OUT', 'IN', 'MORE', 'RAISE', 'CUT', 'SINGLE', 'TOP', 'ENTERED', ...YES_NO, ...LISTING],
    build: (clause) => ({
      op: 'ANOMALIES',
      ...records(clause),
      highOnly: clause.has('MORE', 'TOP') || clause.has('RAISE'),
      claim: clause.asksYesNo ? 'EXISTS' : null,
    }),
  },
  {
    name: 'recurring',
    needs: [['RECURRING']],
    allows: [
      'OUT',
      'IN',
      'EVERY_MONTH',
      'EVERY_WEEK',
      'PER_MONTH',
      'PER_WEEK',
      'MONTH_DIM',
      'WEEK_DIM',
      'SUM',
      'HOW_MUCH',
      'CATEGORY_DIM',
      ...COUNTING,
      ...YES_NO,
      ...LISTING,
    ],
    build: (clause) => ({
      op: 'RECURRING',
      ...records(clause),
      rhythm: clause.has('EVERY_MONTH') ? 'MONTHLY' : clause.has('EVERY_WEEK') ? 'WEEKLY' : 'BOTH',
      answer: clause.has(...COUNTING) ? 'COUNT' : clause.has('SUM', 'HOW_MUCH') ? 'TOTAL' : 'LIST',
    }),
  },
];
