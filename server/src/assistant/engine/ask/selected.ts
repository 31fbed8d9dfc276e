import type { PlanMeasure, PlanSelection, PlanStep } from '@vezne/contract';
import type { Noun } from './decline';
import { adverbs, chain, parted, type Room } from './named';
import { when } from './when';

export type Step<Op extends PlanStep['op']> = Extract<PlanStep, { op: Op }>;

type Nouns = { one: string; ones: string; many: string; sum: string; whose: string; item: string };

/** The nouns that a measure is spoken of with; `sum` is its amount, `whose` the amount's genitive. */
export const NOUNS: Record<PlanMeasure, Nouns> = {
  EXPENSE: {
    one: 'gider kaydı',
    ones: 'gider kayıtları',
    many: 'giderler',
    sum: 'gider',
    whose: 'giderin',
    item: 'gider kalemi',
  },
  INCOME: {
    one: 'gelir kaydı',
    ones: 'gelir kayıtları',
    many: 'gelirler',
    sum: 'gelir',
    whose: 'gelirin',
    item: 'gelir kalemi',
  },
  NET: {
    one: 'kayıt',
    ones: 'kayıtlar',
    many: 'gelir ve giderler',
    sum: 'net sonuç',
    whose: 'net sonucun',
    item: 'kalem',
  },
  VOLUME: {
    one: 'kayıt',
    ones: 'kayıtlar',
    many: 'kayıtlar',
    sum: 'işlem hacmi',
    whose: 'işlem hacminin',
    item: 'kalem',
  },
};

export const put = (...parts: string[]): string => parts.filter(Boolean).join(' ');

export const at = ({ period }: Pick<PlanSelection, 'period'>): string => (period ? when(period).at : '');

/** When, where and which records: stands before "giderler", "kaç gider kaydı". */
export function lead(step: Pick<PlanSelection, 'period' | 'filter'>, room: Room): string {
  const { adverbial, rest } = parted(step.filter);
  return put(at(step), adverbs(adverbial, 'loc', room), chain(rest, room));
}

/** "Geçen ayki Kira kategorisindeki giderler": one side of several. */
export const side = ({ measure, filter, period }: PlanSelection, room: Room, noun: keyof Nouns): string =>
  put(period ? when(period).of : '', chain(filter, room), NOUNS[measure][noun]);

/** The noun of one record or of several, ready for an ending. */
export const nounOf = (measure: PlanMeasure, which: 'one' | 'ones'): Noun => {
  const text = NOUNS[measure][which];
  return { text, kind: text.includes(' ') ? 'possessive' : 'plain' };
};

export const MOST = { LARGEST: 'en çok', SMALLEST: 'en az' };
export const many = (n: number) => (n > 1 ? `${n} ` : '');
export const which = (n: number) => (n > 1 ? 'hangileri' : 'hangisi');
