import type { PlanMeasure, PlanStep } from '@vezne/contract';
import type { Clause } from '../read/clause';
import { hasCue } from '../read/items';
import { eitherOr } from './compared';
import { type Frame, records, selection } from './frame';

const MONTHS = ['MONTH_DIM', 'PER_MONTH'] as const;

const monthMeasure = (clause: Clause): PlanMeasure => {
  if (clause.has('NET', 'POSITIVE', 'NEGATIVE', 'BEST', 'WORST') && !clause.has('OUT', 'IN')) return 'NET';
  return clause.measure ?? 'NET';
};

/** Best and worst months, months that meet a condition, first and last time of something. */
export const monthFrames: Frame[] = [
  {
    name: 'months where',
    needs: [[...MONTHS]],
    allows: [
      'OUT',
      'IN',
      'NET',
      'POSITIVE',
      'NEGATIVE',
      'CLOSED',
      'WHICH',
      'LIST_ASK',
      'HOW_MANY',
      'COUNT_OF',
      'MORE',
      'LESS',
      'SEARCHED',
      'EXISTS',
      'VAR',
      'EXCLUDE',
      'SUM',
      'UP',
      'MI',
      'LASTS',
      'STOP',
      'COVERS',
      'RECORD',
    ],
    build: (clause): PlanStep | undefined => {
      const when = monthCondition(clause);
      if (!when || limitsRecords(clause)) return undefined;
      const counted = clause.has('COUNT_OF') || (clause.has('HOW_MANY') && !clause.has('LIST_ASK'));
      const measure = 'net' in when ? 'NET' : clause.has('NET') ? 'NET' : records(clause).measure;
      const { min: _min, max: _max, ...filter } = clause.filter;
      return {
        op: 'MONTHS_WHERE',
        measure,
        filter,
        period: clause.period,
        when,
        answer: counted ? 'COUNT' : 'MONTHS',
      };
    },
  },
  {
    name: 'best months',
    needs: [[...MONTHS], ['TOP', 'BOTTOM', 'BEST', 'WORST']],
    allows: [
      'OUT',
      'IN',
      'NET',
      'POSITIVE',
      'NEGATIVE',
      'WHICH',
      'LIST_ASK',
      'HOW_MANY',
      'BY_SUM',
      'BY_COUNT',
      'FIRST',
      'CLOSED',
      'MORE',
      'SUM',
      'HOW_MUCH',
      'RECORD',
      'COUNT_OF',
    ],
    uses: { numbers: 1 },
    build: (clause): PlanStep | undefined => {
      if (clause.limits.length) return undefined;
      const measure = monthMeasure(clause);
      const low =
        clause.has('BOTTOM', 'WORST') && !(clause.has('WORST') && clause.has('OUT') && !clause.has('NET'));
      const plural = clause.cues.some(
        (item) => item.tags.has('pl') && (item.meaning.type !== 'cue' || item.meaning.cues.has('MONTH_DIM')),
      );
      const n = clause.numbers.find((value) => value > 0) ?? (plural ? 5 : 1);
      const of =
        clause.has('BY_COUNT') || (clause.has('RECORD') && !clause.has('OUT', 'IN')) ? 'COUNT' : 'SUM';
      const base = selection(clause, measure);
      return { op: 'BEST_MONTHS', ...base, rank: low ? 'SMALLEST' : 'LARGEST', n, of };
    },
  },
  {
    name: 'days since',
    needs: [['DAYS_SINCE']],
    allows: [
      'COVERS',
      'SEARCHED',
      'HOW_MUCH',
      'OUT',
      'IN',
      'LAST',
      'FIRST',
      'RECORD',
      'MI',
      'HOW_MANY',
      'VAR',
    ],
    build: (clause) =>
      occurrenceOf(clause) ? ({ ...occurrenceOf(clause), answer: 'DAYS' } as PlanStep) : undefined,
  },
  {
    name: 'occurrence',
    needs: [['WHEN', 'LAST', 'FIRST']],
    allows: [
      'OUT',
      'IN',
      'LAST',
      'FIRST',
      'WHEN',
      'RECORD',
      'WHICH',
      'DAY_DIM',
      'EXISTS',
      'VAR',
      'HOW_MUCH',
      'SEARCHED',
      'PARTY',
    ],
    build: (clause): PlanStep | undefined => {
      if (eitherOr(clause)) return undefined;
      if (!clause.has('WHEN') && clause.has('HOW_MANY')) return undefined;
      return occurrenceOf(clause);
    },
  },
];

function occurrenceOf(clause: Clause): Extract<PlanStep, { op: 'OCCURRENCE' }> | undefined {
  if (!clause.measure) return undefined;
  const first = clause.has('FIRST') && !clause.has('LAST');
  return { op: 'OCCURRENCE', ...records(clause), which: first ? 'FIRST' : 'LAST', answer: 'DATE' };
}

/** "100 bin üstü tahsilatlar hangi aylarda": the limit is one of records, not of months. */
const limitsRecords = (clause: Clause): boolean =>
  clause.items.some(
    (item, i) =>
      clause.items[i - 1]?.meaning.type === 'limit' &&
      hasCue(item, 'OUT', 'IN', 'RECORD', 'ITEM') &&
      item.tags.has('pl'),
  );

type When = Extract<PlanStep, { op: 'MONTHS_WHERE' }>['when'];

function monthCondition(clause: Clause): When | undefined {
  const [limit] = clause.limits;
  if (limit)
    return limit.min && limit.max
      ? { min: limit.min, max: limit.max }
      : limit.min
        ? { min: limit.min }
        : { max: limit.max };
  if (clause.has('TOP', 'BOTTOM', 'BEST', 'WORST')) return undefined;
  if (clause.has('NEGATIVE')) return { net: 'NEGATIVE' };
  if (clause.has('POSITIVE')) return { net: 'POSITIVE' };
  if (!clause.has('OUT') || !clause.has('IN')) return undefined;
  // "gelirin gideri geçtiği aylar": what is named first is the larger one, unless "az" or a negation turns it.
  const [subject] = clause.cues.filter((item) => hasCue(item, 'OUT', 'IN'));
  const verb = clause.find('COVERS', 'MORE', 'LESS');
  if (!subject || !verb) return undefined;
  const smaller = hasCue(verb, 'LESS') !== verb.tags.has('neg');
  return { net: hasCue(subject, 'IN') === smaller ? 'NEGATIVE' : 'POSITIVE' };
}
