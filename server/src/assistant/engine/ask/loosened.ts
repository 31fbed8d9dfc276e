import type { PlanFilter, PlanStep } from '@vezne/contract';
import type { Context } from '../ledger/interval';
import { select } from '../ledger/ledger';
import { filterParts } from '../say/reading';
import { measureName, sayInterval } from '../say/say';
import type { Interval } from '../time/calendar';
import type { Offer } from './offers';
import { sentenceOf } from './sentence';

export type Loosened = { label: string; count: number; offer: Offer };
type Part = Pick<PlanStep, 'measure' | 'filter'> & { interval: Interval | null };
type Condition = { label: string; alone: Part; without: Part };

/** Kinds of answers that an empty set of records leaves bare. */
const OPS: PlanStep['op'][] = [
  'TOTAL',
  'COUNT',
  'AVERAGE',
  'MEDIAN',
  'EXTREME',
  'TOP_RECORDS',
  'LIST',
  'EXISTS',
  'GROUPS',
  'OCCURRENCE',
];

/** In the order in which a misreading is likely, the direction before them; what is named goes last. */
const PARTS: (keyof PlanFilter | 'period')[] = [
  'notTexts',
  'notWords',
  'notCategories',
  'notMethods',
  'methods',
  'weekdays',
  'min',
  'max',
  'period',
  'texts',
  'words',
  'categories',
];

/**
 * Nothing matches though every condition by itself matches something: the one without which records are found,
 * how many, and the question without it.
 */
export function loosened(step: PlanStep, { view, interval }: Context): Loosened | undefined {
  if (!OPS.includes(step.op) || step.filter.among) return undefined;
  const found = (part: Part): number => select(view, part, part.interval).length;
  const { measure, filter } = step;
  if (found({ measure, filter, interval })) return undefined;
  const conditions = conditionsOf({ measure, filter, interval }, view);
  if (conditions.length < 2 || conditions.some(({ alone }) => !found(alone))) return undefined;
  for (const { label, without } of conditions) {
    const count = found(without);
    if (!count) continue;
    const loose = { ...step, measure: without.measure, filter: without.filter };
    const plan = { steps: [{ ...loose, period: without.interval && step.period }] };
    return { label, count, offer: { sentence: sentenceOf(plan, view.currency), plan } };
  }
  return undefined;
}

function conditionsOf(step: Part, view: Context['view']): Condition[] {
  const { measure, filter, interval } = step;
  const every: Part = { measure: 'VOLUME', filter: {}, interval: null };
  const direction: Condition = {
    label: measureName[measure],
    alone: { ...every, measure },
    without: { ...step, measure: 'VOLUME' },
  };
  const parts = PARTS.flatMap((key): Condition[] => {
    if (key === 'period')
      return interval
        ? [
            {
              label: sayInterval(interval),
              alone: { ...every, interval },
              without: { ...step, interval: null },
            },
          ]
        : [];
    const only = conditionIn(filter, key);
    if (!only) return [];
    const rest = Object.fromEntries(Object.entries(filter).filter(([each]) => !(each in only)));
    return [
      {
        label: filterParts(only, view).join(', '),
        alone: { ...every, filter: only },
        without: { ...step, filter: rest },
      },
    ];
  });
  return measure === 'EXPENSE' || measure === 'INCOME' ? [direction, ...parts] : parts;
}

/** What a filter says under one key; an exact amount is one condition and no two limits. */
function conditionIn(filter: PlanFilter, key: keyof PlanFilter): PlanFilter | undefined {
  const { min, max } = filter;
  const isExact = min !== undefined && max !== undefined && min.kurus === max.kurus;
  if (isExact && key === 'max') return undefined;
  if (isExact && key === 'min') return { min, max };
  return filter[key] === undefined ? undefined : { [key]: filter[key] };
}
