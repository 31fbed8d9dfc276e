import type { PlanMeasure, PlanPeriod, PlanSelection, PlanStep } from '@vezne/contract';
import type { Clause } from '../read/clause';
import { hasCue, type Item } from '../read/items';
import type { Cue } from '../words/lexicon';
import { ofAnotherCompany } from './refuse';

/** A class of questions: which cues it needs, which others it may use, and the step it stands for. */
export type Frame = {
  name: string;
  /** Of each group at least one cue must be there. */
  needs: Cue[][];
  allows?: Cue[];
  /** Slots beyond one plain period and filters. Everything that is in the question must be used. */
  uses?: {
    numbers?: number;
    percent?: boolean;
    periods?: number;
    edge?: boolean;
    compared?: boolean;
    supposed?: boolean;
  };
  build: (clause: Clause) => PlanStep | 'record_or_category' | 'measure' | undefined;
};

/** Words that carry no slot in any class. */
const COMMON: Cue[] = ['STOP', 'SHOW', 'JOIN', 'MONEY', 'ENTERED', 'ITEM', 'WHAT', 'KASA', 'VAGUE_PERIOD'];

/** Words that lean on the turn before; once its slots are taken over they say nothing more. */
const LEANING: Cue[] = ['FOLLOW', 'ONLY', 'PREVIOUS', 'NEXT', 'MONTH_DIM'];

/** "Açıklamasında … geçen" says how a name is meant, whatever is asked about it. */
const SEARCHED: Cue[] = ['SEARCHED'];

const ONLY: Cue[] = ['ONLY'];

/** Why a frame does not cover a question: the items it leaves over; nothing when it does. */
function leftOver(frame: Frame, clause: Clause): Item[] {
  const allowed = new Set<Cue>([
    ...COMMON,
    ...frame.needs.flat(),
    ...(frame.allows ?? []),
    ...(clause.before ? LEANING : ONLY),
    ...(clause.named.some(({ meaning }) => meaning.type === 'text') ? SEARCHED : []),
  ]);
  return clause.cues.filter((item) => !hasCue(item, ...allowed));
}

/** Does the frame need exactly what is there? */
export function applies(frame: Frame, clause: Clause): boolean {
  if (!frame.needs.every((group) => clause.has(...group)) || ofAnotherCompany(clause)) return false;
  if (exceeds(clause, frame.uses ?? {}) || belongsToNone(clause)) return false;
  return !contradictory(clause) && leftOver(frame, clause).length === 0;
}

/** Are there more numbers or periods, or others, than the frame uses? */
function exceeds(clause: Clause, uses: NonNullable<Frame['uses']>): boolean {
  // "bir" is an article unless a class counts with it.
  const counted = clause.numbers.filter((n) => n !== 1);
  if (counted.length > (uses.numbers ?? 0) || clause.periods.length > (uses.periods ?? 1)) return true;
  if (!uses.percent && clause.percents.length > 0) return true;
  if (!uses.edge && clause.periods.some((read) => read.edge)) return true;
  if (!uses.compared && clause.periods.some((read) => read.same)) return true;
  return !uses.supposed && supposes(clause);
}

/** "araba masrafları": what belongs to a plate or a firm needs one to belong to. */
function belongsToNone(clause: Clause): boolean {
  const isOfSomeone = clause.hasPure('PLATE', 'STOP', 'ITEM') || clause.hasPure('PARTY', 'STOP', 'ITEM');
  return isOfSomeone && !clause.named.length && !clause.before;
}

/** "Hepsi nakit olsa": what might be is in no ledger. "Göstersen" only asks, "çıkarsak" only leaves out. */
const supposes = (clause: Clause): boolean =>
  clause.cues.some((item) => item.tags.has('cond') && !hasCue(item, 'SHOW', 'EXCLUDE'));

/** Two limits on one side, two percentages, the most and the least: no figure can be true to both. */
function contradictory({ limits, percents, cues }: Clause): boolean {
  const twice = limits.filter(({ min }) => min).length > 1 || limits.filter(({ max }) => max).length > 1;
  const most = cues.some((item) => hasCue(item, 'TOP', 'BEST') && !hasCue(item, 'BOTTOM', 'WORST'));
  const least = cues.some((item) => hasCue(item, 'BOTTOM', 'WORST') && !hasCue(item, 'TOP', 'BEST'));
  return twice || percents.length > 1 || (most && least);
}

export function selection(clause: Clause, measure: PlanMeasure): PlanSelection {
  return { measure, filter: clause.filter, period: clause.period };
}

/** The selection of a question about records: both directions unless it names one. */
export const records = (clause: Clause): PlanSelection =>
  selection(clause, clause.measure === 'NET' ? 'VOLUME' : (clause.measure ?? 'VOLUME'));

/** A period that lies ahead whatever day it is. */
export function isComing(period: PlanPeriod | null): boolean {
  if (period?.kind === 'COMING_MONTHS') return true;
  return period?.kind === 'RELATIVE' && period.offset > 0;
}
