import type { PlanMeasure } from '@vezne/contract';
import type { Likely } from './candidate';
import { edits } from './inherit';
import type { Kind } from './maker';
import type { Narrowing } from './narrowing';
import type { Op } from './ops';
import { opOf, type Scene, type Side } from './part';
import type { PeriodGuess } from './periods';
import type { Turn } from './turn';

/** One thing that is changed of the turn before; undefined where a side has nothing to change. */
export type Change = {
  edit: string;
  of: (side: Side, at: number) => Side | undefined;
  features: readonly string[];
};

/** What a question says that may be changed, each with what speaks for it. */
export type Said = {
  kinds: readonly Kind[];
  how: Op;
  likely: Likely;
  /** Ways to narrow that the question names, likeliest first, and the one that narrows nothing. */
  named: readonly { chosen: Narrowing; features: readonly string[] }[];
  unnamed: readonly string[];
  measures: readonly { measure: PlanMeasure; features: readonly string[] }[];
  periods: readonly PeriodGuess[];
  stems: readonly string[];
};

/** Ways to narrow that are tried on each side. */
const TRIED = 3;

/** What may be changed of the turn before. */
export function changesOf({ parts }: Turn, said: Said, scene: Scene): Change[] {
  const isShare = opOf(parts[0]?.kind ?? '') === 'SHARE';
  return [
    { edit: 'same', of: (side) => side, features: [...said.unnamed, 'p:carried'] },
    ...measured(said, scene),
    ...said.named.slice(0, TRIED).flatMap((each) => narrowed(each, isShare, scene)),
    ...said.periods.flatMap((guess) => dated(guess, said, scene)),
  ];
}

/** "Gelirde?": the other direction, within the same things or all of them. */
const measured = ({ measures, unnamed }: Said, scene: Scene): Change[] =>
  measures.flatMap(({ measure, features }) =>
    ['measure', 'measure-of-all'].map((edit) => ({
      edit,
      of: (side: Side) => {
        if (side.measure === measure) return undefined;
        const isWide = Object.keys(side.filter).length === 0;
        if (edit === 'measure-of-all')
          return isWide ? undefined : sideOf({ ...side, measure, filter: {} }, scene);
        return { ...side, measure };
      },
      features: [...unnamed, ...features, 'p:carried'],
    })),
  );

/** "Kartla olanlar", "karşısında Tuana olsun": each side is narrowed in one way, or only the second one. */
function narrowed({ chosen, features }: Said['named'][number], isShare: boolean, scene: Scene): Change[] {
  const by = (way: string) => (side: Side) => {
    const edit = edits(side.filter, chosen).find((each) => each.way === way);
    return edit && sideOf({ ...side, filter: edit.filter }, scene);
  };
  const ways = ['narrow', 'swap', 'add', 'without'];
  const second = ways.map((way) => ({
    edit: `second-${way}`,
    of: (side: Side, at: number) => (at === 1 ? by(way)(side) : side),
    features: [...features, 'p:carried'],
  }));
  return isShare
    ? second
    : [...ways.map((way) => ({ edit: way, of: by(way), features: [...features, 'p:carried'] })), ...second];
}

/** "Geçen yıl?", "eylül yerine temmuz": all sides of another time, or one of them. */
const dated = ({ period, tag }: PeriodGuess, { unnamed }: Said, scene: Scene): Change[] =>
  (['period', 'period-of-second', 'period-of-first'] as const).map((edit) => ({
    edit,
    of: (side: Side, at: number) => {
      const isMeant = edit === 'period' || (edit === 'period-of-second') === (at === 1);
      return isMeant ? sideOf({ ...side, period }, scene) : side;
    },
    features: [...unnamed, `p:${tag}`],
  }));

export const sideOf = ({ measure, filter, period }: Omit<Side, 'bits'>, { index }: Scene): Side => ({
  measure,
  filter,
  period,
  bits: index.bitsOf(filter),
});
