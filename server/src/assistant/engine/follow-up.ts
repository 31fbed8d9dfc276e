import type { PlanPeriod, PlanStep } from '@vezne/contract';
import { aboutFound, type Build, ranking } from './about-found';
import { amongOf, asksAboutRecords } from './execute/among';
import { Clause } from './read/clause';
import { hasCue, type Item } from './read/items';
import type { Cue } from './words/lexicon';
import type { Token } from './words/tokens';

/** Cues that ask for another kind of answer than the turn before gave. */
const KINDS: Cue[] = [
  'COUNT_OF',
  'HOW_MANY',
  'AVERAGE',
  'MEDIAN',
  'TOP',
  'BOTTOM',
  'BEST',
  'WORST',
  'LIST_ASK',
  'PERCENT_ASK',
  'BY_CATEGORY',
  'BY_METHOD',
  'BY_MONTH',
  'BY_QUARTER',
  'BY_YEAR',
  'BY_DAY',
  'BY_WEEKDAY',
  'GROUP_BY',
  'WHEN',
  'DAYS_SINCE',
  'TREND',
  'UP',
  'DOWN',
  'CHANGE',
  'COMPARE',
  'COMPARED_TO',
  'DIFFERENCE',
  'ANOMALY',
  'DUPLICATE',
  'EXISTS',
];

/** Does the question need the turn before it? `complete` tells that it can be read by itself. */
export function leansOnBefore(clause: Clause, complete: boolean): boolean {
  if (!complete) return true;
  const measured = clause.has('OUT', 'IN', 'NET', 'VOLUME', 'BALANCE', 'HOLD');
  const pointing = clause.has('FOLLOW', 'ONLY', 'PREVIOUS', 'NEXT');
  if (clause.has('BALANCE', 'HOLD')) return false;
  // "Özet geç", "para nereye gitti": whole as they stand, whatever was asked before.
  if (clause.has('OVERVIEW', 'WHERE_TO')) return false;
  if (measured && clause.periods.length) return clause.cues.some((item) => isPronoun(item, clause));
  if (pointing) return true;
  // "Gider?" alone asks nothing by itself.
  const bareNoun = clause.cues.every(
    (item) => hasCue(item, 'OUT', 'IN', 'NET', 'STOP') && !item.tags.has('pl'),
  );
  if (measured && bareNoun && !clause.periods.length) return true;
  // "En son ne zaman ödedik?" names nothing that was paid.
  const bareVerb = measured && !clause.named.length && !clause.periods.length && !clause.has('NET', 'VOLUME');
  if (bareVerb && clause.cues.every((item) => !hasCue(item, 'OUT', 'IN') || isVerb(item, clause)))
    return true;
  // "Kartla ödenenler kaç tane": a participle that stands for a noun of the turn before.
  if (clause.cues.some((item) => hasCue(item, 'OUT', 'IN') && item.tags.has('part') && item.tags.has('pl')))
    return !clause.periods.length;
  return !measured && !(clause.named.length && clause.periods.length);
}

const isVerb = (item: Item, clause: Clause) =>
  !!clause.tokens[item.to - 1]?.readings.every(({ lemma }) => lemma.endsWith('-'));

const isPronoun = (item: Item, clause: Clause) =>
  hasCue(item, 'FOLLOW') && /^(bunun|bunlar|onun|onlar)/.test(clause.tokens[item.from]?.text ?? '');

/** The step of the turn before with what the question replaces in it. */
export function followUp(
  before: PlanStep,
  items: Item[],
  tokens: Token[],
  build: Build,
  sameSentence = false,
): PlanStep | undefined {
  const clause = new Clause(items, tokens, before);
  if (clause.unknown.length) return undefined;
  if (showsRecords(clause)) return listOf(before, clause);
  const base = { ...before, period: movedPeriod(before.period, clause, sameSentence) };
  const moved = new Clause(items, tokens, base);
  if (asksShare(moved, new Clause(items, tokens))) return shareOf(base, moved);
  if (asksKind(moved, before)) return ofAnotherKind(before, base, moved, build);
  return onlySlots(moved) ? withSlots(base, moved) : undefined;
}

/** "Bunun yüzde kaçı kira", "kiranın payı ne kadar": a part that the question itself names. */
function asksShare(moved: Clause, own: Clause): boolean {
  const isAsked = moved.has('PERCENT_ASK') || (moved.has('SHARE') && moved.has('HOW_MUCH'));
  return isAsked && (own.named.length > 0 || own.limits.length > 0);
}

function shareOf({ op, measure, filter, period }: PlanStep, moved: Clause): PlanStep {
  const part = { measure, filter: moved.filter };
  return { op: 'SHARE', measure, filter, period, part, of: op === 'COUNT' ? 'COUNT' : 'SUM' };
}

/** The same records and period, asked for as something else. */
function ofAnotherKind(before: PlanStep, base: PlanStep, moved: Clause, build: Build): PlanStep | undefined {
  const found = aboutFound(before, moved, base.period, build);
  if (found) return found === 'measure' ? undefined : found;
  const step = build(moved);
  if (step === 'record_or_category') return ranking(moved, base.period);
  if (step && typeof step === 'object') return { ...step, period: step.period ?? base.period };
  return moved.has('MAKE_N') || moved.numbers.length ? withNumber(base, moved) : undefined;
}

/** The same kind of question with another direction, filter, period or number of rows. */
function withSlots(base: PlanStep, moved: Clause): PlanStep | undefined {
  const measure = moved.has('OUT', 'IN', 'NET') ? (moved.measure ?? base.measure) : base.measure;
  const { min: _min, max: _max, ...plain } = moved.filter;
  const filter = 'when' in base ? plain : moved.filter;
  if (base.op === 'TOTAL' && measure === 'NET')
    return { op: 'NET', measure, filter, period: base.period, claim: null };
  return withNumber({ ...base, measure, filter } as PlanStep, moved);
}

/** "Bunları göster", "bu kayıtları getir": the records of the turn before, and nothing else. */
function showsRecords(clause: Clause): boolean {
  const pointed = clause.cues.some(
    (item) => hasCue(item, 'FOLLOW', 'RECORD') && /(lar|ler)i$/.test(clause.tokens[item.to - 1]?.text ?? ''),
  );
  return (
    pointed &&
    clause.has('SHOW') &&
    clause.cues.every((item) => hasCue(item, 'FOLLOW', 'RECORD', 'SHOW', 'STOP', 'ENTERED'))
  );
}

function listOf(before: PlanStep, clause: Clause): PlanStep | undefined {
  const among = amongOf(before);
  if (!asksAboutRecords(before) && !among) return undefined;
  const filter = { ...clause.filter, ...(among && { among }) };
  const measure = before.measure === 'NET' ? 'VOLUME' : before.measure;
  return { op: 'LIST', measure, filter, period: clause.period, order: 'NEWEST', n: null };
}

function withNumber(step: PlanStep, clause: Clause): PlanStep | undefined {
  const [n] = clause.numbers.filter((value) => value > 0);
  if (n === undefined || (n === 1 && clause.numbers.length === 1 && !('n' in step))) return step;
  if (step.op === 'EXTREME')
    return {
      op: 'TOP_RECORDS',
      measure: step.measure,
      filter: step.filter,
      period: step.period,
      rank: step.rank,
      n,
    };
  return 'n' in step ? { ...step, n } : undefined;
}

function asksKind(clause: Clause, before: PlanStep): boolean {
  if (countsAgain(clause)) return false;
  if (clause.has(...KINDS)) return true;
  // "Toplamı ne kadar?" after a list or a count asks for the sum.
  if (clause.has('SUM', 'BY_SUM') && !SUMS.has(before.op)) return true;
  return clause.has('HOW_MUCH') && COUNTED.has(before.op);
}

/** "Kaçı?": as many as before, of what is named; another kind only where a word says so. */
function countsAgain(clause: Clause): boolean {
  if (!clause.has('HOW_MANY') || clause.has('COUNT_OF', 'RECORD', 'ITEM', 'OUT', 'IN')) return false;
  return !clause.has(...KINDS.filter((cue) => cue !== 'HOW_MANY'));
}

const SUMS = new Set<PlanStep['op']>(['TOTAL', 'NET', 'FLOW', 'SHARE', 'BALANCE', 'FORECAST']);
const COUNTED = new Set<PlanStep['op']>(['LIST', 'COUNT', 'EXISTS', 'DUPLICATES', 'ANOMALIES', 'RECURRING']);

const SLOT_CUES: Cue[] = [
  'FOLLOW',
  'ONLY',
  'PREVIOUS',
  'NEXT',
  'STOP',
  'SHOW',
  'JOIN',
  'MONEY',
  'ENTERED',
  'ITEM',
  'WHAT',
  'KASA',
  'HOW_MUCH',
  'HOW_MANY',
  'WHICH',
  'OUT',
  'IN',
  'NET',
  'RECORD',
  'MONTH_DIM',
  'YEAR_DIM',
  'WEEK_DIM',
  'QUARTER_DIM',
  'DAY_DIM',
  'MI',
  'MAKE_N',
  'SUM',
  'CATEGORY_DIM',
  'SHARE',
  'FIRST',
  'SEARCHED',
  'PARTY',
  'PLATE',
  'VAGUE_PERIOD',
  'CLOSED',
  'EXCLUDE',
];

const onlySlots = (clause: Clause) => clause.cues.every((item) => hasCue(item, ...SLOT_CUES));

/** "Ondan önceki ay", "bir sonraki ay", "önceki yıl", or the period that the question names. */
function movedPeriod(before: PlanPeriod | null, clause: Clause, sameSentence: boolean): PlanPeriod | null {
  const by = clause.has('PREVIOUS') ? -1 : clause.has('NEXT') ? 1 : 0;
  if (by && before) return byUnit(before, by, clause);
  const [read] = clause.periods;
  if (!read || !before) return read?.period ?? before;
  const earlier = sameSentence ? undefined : theOneBefore(before, read.period, clause);
  if (earlier) return earlier;
  if (read.same) return { kind: read.same === 'DAYS' ? 'YEAR_EARLIER' : 'YEAR_EARLIER_WHOLE', of: before };
  return yearOver(before, read.period) ?? read.period;
}

/** "Önceki ay", "bir önceki yıl": before the period that was asked about, not before today. */
function theOneBefore(before: PlanPeriod, period: PlanPeriod, clause: Clause): PlanPeriod | undefined {
  if (period.kind !== 'RELATIVE' || period.offset !== -1) return undefined;
  const [item] = clause.periodItems;
  const said = item ? clause.tokens.slice(item.from, item.to) : [];
  if (!said.some(({ readings }) => readings.some(({ lemma }) => lemma === 'onceki'))) return undefined;
  return period.unit === 'YEAR' && !isYear(before)
    ? { kind: 'YEAR_EARLIER_WHOLE', of: before }
    : { kind: 'SHIFT', of: before, by: -1 };
}

const isYear = (period: PlanPeriod): boolean =>
  period.kind === 'YEAR' || (period.kind === 'RELATIVE' && period.unit === 'YEAR');

function byUnit(before: PlanPeriod, by: number, clause: Clause): PlanPeriod {
  if (by < 0 && clause.has('YEAR_DIM') && !isYear(before)) return { kind: 'YEAR_EARLIER_WHOLE', of: before };
  return { kind: 'SHIFT', of: before, by };
}

/** After "2024 martında" a bare "nisanda" means April of the same year. */
function yearOver(before: PlanPeriod, now: PlanPeriod): PlanPeriod | undefined {
  if (!('year' in now) || now.kind === 'YEAR' || now.year !== null) return undefined;
  if (!('year' in before) || before.kind === 'YEAR' || before.year === null) return undefined;
  return { ...now, year: before.year };
}
