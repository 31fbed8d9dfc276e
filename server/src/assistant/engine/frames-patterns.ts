import { type Frame, records } from './frame';

const YES_NO = ['MI', 'EXISTS', 'VAR', 'YOK'] as const;
const LISTING = ['LIST_ASK', 'WHICH', 'RECORD'] as const;
const COUNTING = ['HOW_MANY', 'COUNT_OF'] as const;

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
