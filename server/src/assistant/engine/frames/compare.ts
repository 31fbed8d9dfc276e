import type { PlanStep } from '@vezne/contract';
import type { Clause } from '../read/clause';
import { hasCue, type Item } from '../read/items';
import { eitherOr, type Sides, sidesOf } from './compared';
import { type Frame, selection } from './frame';

const ASKING = [
  'HOW_MUCH',
  'HOW_MANY',
  'WHICH',
  'MI',
  'EXISTS',
  'VAR',
  'SUM',
  'RECORD',
  'COUNT_OF',
  'BY_COUNT',
  'BY_SUM',
  'FOLLOW',
] as const;

/** The later period comes first, unless "göre" or "-den daha" marks the other one. */
function laterFirst(clause: Clause, sides: Sides): Sides {
  const [first, second] = clause.periodItems;
  const swap = { a: sides.b, b: sides.a };
  const marked = (item: Item | undefined): boolean =>
    !!item && clause.cues.some((cue) => cue.from === item.to && hasCue(cue, 'COMPARED_TO'));
  if (clause.periods.some((read) => read.same)) return sides;
  // A lone period is the one compared with; the running one already stands first.
  if (clause.periods.length === 1) return clause.periods[0]?.pair ? swap : sides;
  if (marked(second)) return sides;
  if (marked(first) || (first?.tags.has('abl') && second)) return swap;
  return sides;
}

const claimOf = (clause: Clause): 'MORE' | 'LESS' | null =>
  !clause.asksYesNo || eitherOr(clause)
    ? null
    : clause.has('MORE', 'UP')
      ? 'MORE'
      : clause.has('LESS', 'DOWN')
        ? 'LESS'
        : null;

const of = (clause: Clause) =>
  (clause.has('COUNT_OF', 'BY_COUNT') || (clause.has('HOW_MANY') && clause.has('RECORD'))
    ? 'COUNT'
    : 'SUM') as 'COUNT' | 'SUM';

export const compareFrames: Frame[] = [
  {
    name: 'expense ratio',
    needs: [['OUT'], ['IN'], ['PERCENT_ASK', 'SHARE']],
    allows: ['HOW_MUCH', 'HOW_MANY', 'COMPARED_TO', 'SUM', 'CLOSED', 'HOLD'],
    build: (clause) =>
      clause.named.length ? undefined : { op: 'EXPENSE_RATIO', ...selection(clause, 'NET') },
  },
  {
    name: 'growth',
    needs: [
      ['PERCENT_ASK', 'SHARE'],
      ['UP', 'DOWN', 'CHANGE', 'DIFFERENCE', 'MORE', 'LESS', 'COMPARED_TO', 'COMPARE'],
    ],
    allows: [
      'OUT',
      'IN',
      'NET',
      'UP',
      'DOWN',
      'CHANGE',
      'DIFFERENCE',
      'MORE',
      'LESS',
      'MORE_OR_LESS',
      'COMPARED_TO',
      'COMPARE',
      'SHARE',
      'RAISE',
      'CUT',
      ...ASKING,
    ],
    uses: { periods: 2, compared: true },
    build: (clause): PlanStep | undefined => {
      const sides = sidesOf(clause);
      if (!sides) return undefined;
      const measured = netOr(clause, laterFirst(clause, sides));
      return { op: 'GROWTH', ...measured.a, other: measured.b, of: of(clause), claim: claimOf(clause) };
    },
  },
  {
    name: 'compare',
    needs: [],
    allows: [
      'OUT',
      'IN',
      'NET',
      'COMPARED_TO',
      'COMPARE',
      'DIFFERENCE',
      'MORE',
      'LESS',
      'MORE_OR_LESS',
      'UP',
      'DOWN',
      'CHANGE',
      'RAISE',
      'CUT',
      'SEPARATELY',
      'TREND',
      ...ASKING,
    ],
    uses: { periods: 2, compared: true },
    build: (clause): PlanStep | undefined => {
      const compares =
        clause.has('COMPARED_TO', 'COMPARE', 'DIFFERENCE', 'MORE', 'LESS', 'MORE_OR_LESS') ||
        clause.has('UP', 'DOWN', 'CHANGE') ||
        eitherOr(clause);
      const sides = compares ? sidesOf(clause) : undefined;
      if (!sides || (!clause.measure && !clause.named.length)) return undefined;
      const measured = netOr(clause, clause.periods.length > 1 ? laterFirst(clause, sides) : sides);
      return {
        op: 'COMPARE',
        ...measured.a,
        other: measured.b,
        of: of(clause),
        percent: false,
        claim: claimOf(clause),
      };
    },
  },
  {
    name: 'flow',
    needs: [['OUT'], ['IN']],
    allows: [
      'NET',
      'VAR',
      'HOLD',
      'HOW_MUCH',
      'HOW_MANY',
      'SUM',
      'DIFFERENCE',
      'MORE',
      'COMPARE',
      'LASTS',
      'SEPARATELY',
      'MI',
      'COVERS',
      'MONEY',
      'RECORD',
      'TREND',
      'UP',
      'BY_TYPE',
      'WHICH',
      'LIST_ASK',
    ],
    build: (clause): PlanStep | undefined => {
      if (clause.has('RECORD', 'LIST_ASK') && !clause.has('COMPARE', 'SUM', 'HOW_MUCH', 'DIFFERENCE'))
        return undefined;
      if (clause.has('MORE') && !clause.asksYesNo) return undefined;
      return {
        op: 'FLOW',
        ...selection(clause, 'NET'),
        claim: clause.asksYesNo && !eitherOr(clause) ? flowClaim(clause) : null,
      };
    },
  },
];

function flowClaim(clause: Clause): 'COVERS' | 'INCOME_MORE' | 'EXPENSE_MORE' {
  if (!clause.has('MORE')) return 'COVERS';
  const first = clause.cues.find((item) => hasCue(item, 'OUT', 'IN'));
  return first && hasCue(first, 'IN') ? 'INCOME_MORE' : 'EXPENSE_MORE';
}

function netOr(clause: Clause, sides: Sides): Sides {
  if (!clause.has('NET')) return sides;
  return { a: { ...sides.a, measure: 'NET' }, b: { ...sides.b, measure: 'NET' } };
}
