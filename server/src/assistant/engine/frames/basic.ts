import type { PlanStep } from '@vezne/contract';
import { Clause } from '../read/clause';
import { hasCue, type Item } from '../read/items';
import { type Frame, records, selection } from './frame';

const TEXTUAL = ['SEARCHED', 'PLATE', 'PARTY'] as const;
const MONEY_ASK = ['HOW_MUCH', 'SUM', 'HOW_MANY', 'BY_SUM', 'WHICH'] as const;

export const basicFrames: Frame[] = [
  {
    name: 'share',
    needs: [['PERCENT_ASK', 'SHARE']],
    allows: [
      'OUT',
      'IN',
      'RECORD',
      'BY_COUNT',
      'COUNT_OF',
      'HOLD',
      'COMPARED_TO',
      'CATEGORY_DIM',
      'ALL',
      'FOLLOW',
      'TO_WHOM',
      ...MONEY_ASK,
      ...TEXTUAL,
    ],
    build: shareStep,
  },
  {
    name: 'average per period',
    needs: [['PER_MONTH', 'PER_WEEK', 'PER_DAY'], ['AVERAGE']],
    allows: [
      'OUT',
      'IN',
      'NET',
      'MONTH_DIM',
      'WEEK_DIM',
      'DAY_DIM',
      'EVERY_MONTH',
      'EVERY_WEEK',
      'BY_MONTH',
      'RECORD',
      'GROUP_BY',
      'PER_RECORD',
      ...MONEY_ASK,
      ...TEXTUAL,
    ],
    build: (clause): PlanStep | undefined => {
      const measure = clause.measure;
      if (!measure) return undefined;
      const unit = clause.has('PER_WEEK') ? 'WEEK' : clause.has('PER_DAY') ? 'DAY' : 'MONTH';
      return { op: 'AVERAGE_PER', ...selection(clause, measure), unit };
    },
  },
  {
    name: 'average',
    needs: [['AVERAGE']],
    allows: ['OUT', 'IN', 'RECORD', 'PER_RECORD', 'GROUP_BY', 'SINGLE', 'ALL', ...MONEY_ASK, ...TEXTUAL],
    build: (clause) => (measured(clause) ? { op: 'AVERAGE', ...records(clause) } : undefined),
  },
  {
    name: 'median',
    needs: [['MEDIAN']],
    allows: ['OUT', 'IN', 'RECORD', 'SINGLE', ...MONEY_ASK, ...TEXTUAL],
    build: (clause) => (measured(clause) ? { op: 'MEDIAN', ...records(clause) } : undefined),
  },
  {
    name: 'count',
    needs: [['COUNT_OF', 'HOW_MANY']],
    allows: [
      'OUT',
      'IN',
      'RECORD',
      'COUNT_OF',
      'HOW_MANY',
      'EXISTS',
      'VAR',
      'SUM',
      'ALL',
      'BY_COUNT',
      'LIST_ASK',
      ...TEXTUAL,
    ],
    build: (clause) => {
      if (!measured(clause) || asksSumToo(clause)) return undefined;
      // "Kaç personelimiz var" counts people, not records: a count needs a noun for records, or "kez", "tane".
      const counted = countedNoun(clause) === 'RECORDS';
      const noun = clause.has('COUNT_OF', 'RECORD', 'ITEM', 'OUT', 'IN') || counted;
      if (!noun || (clause.has('HOW_MANY') && !clause.has('COUNT_OF') && !counted)) return undefined;
      return { op: 'COUNT', ...records(clause) };
    },
  },
  {
    name: 'exists',
    needs: [],
    allows: ['OUT', 'IN', 'RECORD', 'EXISTS', 'VAR', 'YOK', 'MI', 'WHICH', ...TEXTUAL],
    build: (clause): PlanStep | undefined => {
      if (!clause.asksYesNo || !measured(clause) || clause.has('WHICH')) return undefined;
      return { op: 'EXISTS', ...records(clause) };
    },
  },
  {
    name: 'net',
    needs: [['NET', 'POSITIVE', 'NEGATIVE']],
    allows: [
      'VAR',
      'HOLD',
      'IN',
      'OUT',
      'NET',
      'POSITIVE',
      'NEGATIVE',
      'CLOSED',
      'DIFFERENCE',
      'MI',
      'EXCLUDE',
      'LESS',
      'MORE',
      'BY_SUM',
      ...MONEY_ASK,
    ],
    build: (clause): PlanStep | undefined => {
      if (clause.has('IN', 'OUT', 'VAR', 'HOLD') && !clause.has('NET')) return undefined;
      const both = clause.cues.filter((item) => hasCue(item, 'MI')).length > 1;
      const claim = !clause.asksYesNo || both ? null : clause.has('NEGATIVE') ? 'NEGATIVE' : 'POSITIVE';
      return { op: 'NET', ...selection(clause, 'NET'), claim };
    },
  },
  {
    name: 'total',
    needs: [],
    allows: [
      'OUT',
      'IN',
      'RECORD',
      'VOLUME',
      'SEPARATELY',
      'ALL',
      'TO_WHOM',
      'EXISTS',
      'VAR',
      ...MONEY_ASK,
      ...TEXTUAL,
    ],
    build: (clause): PlanStep | undefined => {
      if (!clause.measure || clause.measure === 'NET') return undefined;
      if (clause.has('TO_WHOM') && !clause.named.length) return undefined;
      // "kaç tane" beside "ne kadar" asks for two figures.
      if (countedNoun(clause) || (clause.has('HOW_MANY') && clause.has('HOW_MUCH'))) return undefined;
      const asked =
        clause.has('HOW_MUCH', 'SUM', 'WHAT', 'HOW_MANY', 'SEPARATELY') ||
        clause.has('BY_SUM', 'VOLUME', 'MONEY');
      if (!asked && !nounPhrase(clause)) return undefined;
      return { op: 'TOTAL', ...records(clause) };
    },
  },
];

const measured = (clause: Clause) => clause.measure !== undefined && clause.measure !== 'NET';

/**
 * What a bare "kaç" counts: the noun must come at once, possibly behind filters. People, cars and what else
 * only a name in a description speaks of ("kaç misafir geldi") are counted in no ledger.
 */
function countedNoun(clause: Clause): 'RECORDS' | 'STRANGE' | undefined {
  const at = clause.items.findIndex((item) => hasCue(item, 'HOW_MANY'));
  if (at < 0) return undefined;
  // "Alımlardan kaçı 500 liranın üstünde": the noun stands before it.
  const isPartOf = clause.tokens[clause.items[at]?.from ?? -1]?.text === 'kaci';
  if (
    isPartOf &&
    clause.items.slice(0, at).some((item) => item.tags.has('abl') && isRecordNoun(item, clause))
  )
    return 'RECORDS';
  const [first, ...others] = clause.items.slice(at + 1).filter((item) => !hasCue(item, 'JOIN'));
  if (first?.meaning.type === 'text')
    return others[0] && isRecordNoun(others[0], clause) ? 'RECORDS' : 'STRANGE';
  if (first?.meaning.type === 'category') return isOurs(first, clause) ? 'STRANGE' : 'RECORDS';
  const noun = [first, ...others].find((item) => item?.meaning.type === 'cue');
  return noun && hasCue(noun, 'RECORD', 'ITEM', 'OUT', 'IN') ? 'RECORDS' : undefined;
}

/** "Kaç kayıt var ve toplamı ne" asks for two figures; "toplam kaç kayıt var" for one. */
function asksSumToo({ cues }: Clause): boolean {
  const counts = cues.findIndex((item) => hasCue(item, 'HOW_MANY', 'COUNT_OF'));
  const sum = cues.findIndex((item, i) => i > counts && hasCue(item, 'SUM'));
  return sum > counts && cues.slice(sum).some((item) => hasCue(item, 'WHAT', 'HOW_MUCH'));
}

const isOurs = (item: Item, { tokens }: Clause) => /m([iu]z)?$/.test(tokens[item.to - 1]?.text ?? '');

/** Kayıt, ödeme, fatura: a noun, not the verb of "geldi". */
const isRecordNoun = (item: Item, { tokens }: Clause) =>
  hasCue(item, 'RECORD', 'ITEM', 'OUT', 'IN') &&
  !tokens[item.to - 1]?.readings.every(({ lemma }) => lemma.endsWith('-'));

/** "Mart gideri", "Şubat kira": a sum named without a verb. */
function nounPhrase(clause: Clause): boolean {
  return (
    clause.cues.every(
      (item) => hasCue(item, 'OUT', 'IN', 'STOP', 'SHOW', 'JOIN', 'RECORD', 'ITEM') && !item.tags.has('pl'),
    ) &&
    (clause.has('OUT', 'IN') || clause.named.length > 0)
  );
}

/**
 * "Giderlerin yüzde kaçı maaş", "kiranın giderlerdeki payı": what stands after "yüzde kaçı" is the part;
 * with nothing there, the filters before it are the part and the rest is the whole.
 */
function shareStep(clause: Clause): PlanStep | undefined {
  const at = clause.items.findIndex((item) => hasCue(item, 'PERCENT_ASK', 'SHARE'));
  const before = new Clause(clause.items.slice(0, at), clause.tokens);
  const after = new Clause(clause.items.slice(at), clause.tokens);
  const of = clause.has('BY_COUNT') ? 'COUNT' : 'SUM';
  const period = clause.period;
  const direction = (each: Clause) => {
    const [first, ...others] = directionsIn(each);
    return others.every((other) => other === first) ? first : undefined;
  };
  if (after.named.length || after.limits.length) {
    const whole = {
      measure: direction(before) ?? direction(after) ?? 'VOLUME',
      filter: before.filter,
      period,
    } as const;
    const part = {
      measure: direction(after) ?? whole.measure,
      filter: { ...before.filter, ...after.filter },
    };
    return { op: 'SHARE', ...whole, part: { ...part, measure: whole.measure }, of };
  }
  const afterDirection = direction(after);
  if (afterDirection && before.has('RECORD')) {
    return {
      op: 'SHARE',
      measure: 'VOLUME',
      filter: before.filter,
      period,
      part: { measure: afterDirection, filter: before.filter },
      of,
    };
  }
  if (!before.named.length && !before.limits.length) return undefined;
  const [own, ...others] = directionsIn(before);
  const whole = others.at(-1);
  // "Maaş giderimiz gelirimizin yüzde kaçı": the part goes out, the whole comes in.
  if (own && whole && own !== whole)
    return {
      op: 'SHARE',
      measure: whole,
      filter: {},
      period,
      part: { measure: own, filter: before.filter },
      of,
    };
  const measure = direction(clause) ?? (before.has('RECORD') ? 'VOLUME' : undefined);
  if (!measure) return undefined;
  return { op: 'SHARE', measure, filter: {}, period, part: { measure, filter: before.filter }, of };
}

/** The directions that are named, in their order. */
const directionsIn = ({ items }: Clause): ('EXPENSE' | 'INCOME')[] =>
  items.flatMap((item) => (hasCue(item, 'OUT') ? ['EXPENSE'] : hasCue(item, 'IN') ? ['INCOME'] : []));
