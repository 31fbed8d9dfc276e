import type { PlanStep } from '@vezne/contract';
import type { Clause } from '../read/clause';
import { hasCue } from '../read/items';
import { type Frame, records, selection } from './frame';
import { listFrame } from './list';

type Dimension = Extract<PlanStep, { op: 'GROUPS' }>['by'];
type Series = Extract<PlanStep, { op: 'SERIES' }>['step'];

const RANKS = ['TOP', 'BOTTOM', 'BEST', 'WORST'] as const;
const ASKING = ['WHICH', 'LIST_ASK', 'HOW_MUCH', 'SUM', 'BY_SUM', 'BY_COUNT', 'EXISTS', 'VAR'] as const;

const rankOf = (clause: Clause) =>
  (clause.has('BOTTOM', 'WORST') ? 'SMALLEST' : 'LARGEST') as 'LARGEST' | 'SMALLEST';
const counts = (clause: Clause) =>
  (clause.has('BY_COUNT', 'COUNT_OF') || (clause.has('HOW_MANY') && !clause.has('HOW_MUCH'))
    ? 'COUNT'
    : 'SUM') as 'SUM' | 'COUNT';

function dimensionOf(clause: Clause): Dimension | undefined {
  if (clause.has('METHOD_DIM', 'BY_METHOD')) return 'METHOD';
  if (clause.has('WEEKDAY_DIM', 'BY_WEEKDAY') || (clause.has('WEEK_DIM') && clause.has('DAY_DIM')))
    return 'WEEKDAY';
  if (clause.has('CATEGORY_DIM', 'BY_CATEGORY')) return 'CATEGORY';
  return clause.has('TYPE_DIM', 'BY_TYPE') ? 'TYPE' : undefined;
}

/** How many rows a ranking shows: the number named, five for a bare plural, else one. */
function howMany(clause: Clause, ...nouns: Parameters<Clause['has']>): number {
  const [n] = clause.numbers.filter((value) => value > 0);
  if (n !== undefined && (n > 1 || clause.numbers.length === 1)) return n;
  const plural =
    clause.cues.some((item) => hasCue(item, ...nouns) && item.tags.has('pl')) ||
    (clause.has('LIST_ASK') && !clause.has(...nouns));
  return plural ? 5 : 1;
}

/** In what a superlative without kayıt, kalem or kategori is uncertain: the record or the category. */
function aboutRecords(clause: Clause): boolean {
  if (clause.has('RECORD', 'SINGLE', 'COUNT_OF', 'BY_AMOUNT') || clause.has('ITEM')) return true;
  if (clause.filter.categories?.length || clause.filter.texts?.length) return true;
  const event = clause.cues.some((item) => hasCue(item, 'OUT', 'IN') && isEvent(clause, item.from));
  return (
    event &&
    (clause.numbers.some((n) => n > 1) ||
      clause.cues.some((item) => hasCue(item, 'OUT', 'IN') && item.tags.has('pl')))
  );
}

/** Ödeme and tahsilat are single events; gider, harcama, masraf and gelir may also be sorts of money. */
const isEvent = (clause: Clause, at: number) =>
  !!clause.tokens[at]?.readings.some(({ lemma }) =>
    ['odeme', 'tahsilat', 'giris', 'cikis', 'tediye'].includes(lemma),
  );

/** "En az 5 kez" sets a limit to how often, which no class knows; it does not rank. */
const limitsTimes = ({ items, tokens }: Clause): boolean =>
  items.some((item, i) => {
    const unit = tokens[items[i + 2]?.from ?? -1]?.text ?? '';
    const numbered = hasCue(item, 'TOP', 'BOTTOM') && items[i + 1]?.meaning.type === 'number';
    return numbered && ['kez', 'kere', 'defa', 'sefer'].includes(unit);
  });

export const rankingFrames: Frame[] = [
  {
    name: 'top groups',
    needs: [
      ['CATEGORY_DIM', 'METHOD_DIM', 'WEEKDAY_DIM', 'DAY_DIM'],
      [...RANKS, 'FIRST'],
    ],
    allows: [
      'WEEK_DIM',
      'SINGLE',
      'OUT',
      'IN',
      'FIRST',
      'TO_WHOM',
      'RECORD',
      'COUNT_OF',
      'HOW_MANY',
      'PERCENT_ASK',
      'BY_AMOUNT',
      'HIGH_FIRST',
      'DAY_DIM',
      ...RANKS,
      ...ASKING,
    ],
    uses: { numbers: 1 },
    build: (clause) => {
      const by = dimensionOf(clause);
      if (!by || clause.has('PERCENT_ASK') || limitsTimes(clause)) return undefined;
      const n = howMany(clause, 'CATEGORY_DIM', 'METHOD_DIM', 'WEEKDAY_DIM');
      // "en çok kayıt girilen kategori" counts; "en çok ödeme yapılan" adds up.
      const of =
        clause.has('BY_COUNT', 'COUNT_OF') || (clause.has('RECORD') && !clause.has('BY_SUM'))
          ? 'COUNT'
          : 'SUM';
      return { op: 'GROUPS', ...records(clause), by, of, rank: rankOf(clause), n };
    },
  },
  {
    name: 'top records',
    needs: [[...RANKS, 'BY_AMOUNT']],
    allows: [
      'OUT',
      'IN',
      'RECORD',
      'SINGLE',
      'FIRST',
      'TO_WHOM',
      'BY_AMOUNT',
      'HIGH_FIRST',
      'COUNT_OF',
      ...RANKS,
      ...ASKING,
    ],
    uses: { numbers: 1 },
    build: (clause) => {
      if (clause.has('BEST', 'WORST') || !clause.measure || clause.measure === 'NET') return undefined;
      if (clause.has('BY_AMOUNT') && !clause.has(...RANKS) && !clause.numbers.length) return undefined;
      if (!aboutRecords(clause)) return 'record_or_category';
      const n = howMany(clause, 'OUT', 'IN', 'RECORD', 'ITEM');
      if (n === 1) return { op: 'EXTREME', ...records(clause), rank: rankOf(clause) };
      return { op: 'TOP_RECORDS', ...records(clause), rank: rankOf(clause), n };
    },
  },
  {
    name: 'groups',
    needs: [
      [
        'CATEGORY_DIM',
        'METHOD_DIM',
        'WEEKDAY_DIM',
        'TYPE_DIM',
        'BY_CATEGORY',
        'BY_METHOD',
        'BY_WEEKDAY',
        'BY_TYPE',
      ],
    ],
    allows: [
      'OUT',
      'IN',
      'GROUP_BY',
      'COMPARED_TO',
      'CATEGORY_DIM',
      'METHOD_DIM',
      'WEEKDAY_DIM',
      'RECORD',
      'COUNT_OF',
      'HOW_MANY',
      'HIGH_FIRST',
      'TO_WHOM',
      'SEPARATELY',
      'SHARE',
      'BY_CATEGORY',
      'BY_METHOD',
      'COMPARE',
      ...ASKING,
    ],
    build: (clause): PlanStep | undefined => {
      const by = dimensionOf(clause);
      const groups =
        clause.has('GROUP_BY', 'BY_CATEGORY', 'BY_METHOD', 'BY_WEEKDAY', 'BY_TYPE', 'COMPARED_TO') ||
        clause.has('WHICH', 'LIST_ASK', 'HOW_MUCH', 'SUM');
      if (!by || !groups) return undefined;
      return { op: 'GROUPS', ...records(clause), by, of: counts(clause), rank: 'LARGEST', n: null };
    },
  },
  {
    name: 'series',
    needs: [['BY_MONTH', 'BY_QUARTER', 'BY_YEAR', 'BY_DAY', 'MONTH_DIM', 'PER_MONTH', 'PER_DAY']],
    allows: [
      'OUT',
      'IN',
      'NET',
      'RECORD',
      'COUNT_OF',
      'HOW_MANY',
      'GROUP_BY',
      'COMPARED_TO',
      'TREND',
      'EVERY_MONTH',
      'MONTH_DIM',
      'PER_MONTH',
      'PER_DAY',
      'COMPARE',
      'SEPARATELY',
      ...ASKING,
    ],
    build: (clause): PlanStep | undefined => {
      if (clause.has('AVERAGE') || (clause.limits.length && clause.has('MONTH_DIM'))) return undefined;
      const step: Series = clause.has('BY_QUARTER')
        ? 'QUARTER'
        : clause.has('BY_YEAR')
          ? 'YEAR'
          : clause.has('BY_DAY', 'PER_DAY')
            ? 'DAY'
            : 'MONTH';
      const both = clause.has('OUT') && clause.has('IN');
      const measure = clause.measure ?? (both ? 'NET' : undefined);
      if (!measure) return undefined;
      const named =
        clause.has('BY_MONTH', 'BY_QUARTER', 'BY_YEAR', 'BY_DAY') ||
        clause.has('GROUP_BY', 'COMPARED_TO') ||
        clause.hasPure('PER_MONTH') ||
        clause.hasPure('PER_DAY');
      if (!named) return undefined;
      return { op: 'SERIES', ...selection(clause, measure), step, of: counts(clause) };
    },
  },
  listFrame,
];
