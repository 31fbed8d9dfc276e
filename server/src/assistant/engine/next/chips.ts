import type { PlanFilter, PlanMeasure, PlanStep } from '@vezne/contract';
import { entriesAmong } from '../execute/among';
import { OF_BOOKS } from '../ledger/books';
import { intervalOf } from '../ledger/interval';
import { type Entry, groupBy, type LedgerView, select, sum } from '../ledger/ledger';
import { filterParts, ownPart, seenMeasure, WITHOUT_MEASURE } from '../say/reading';
import { measureName, sayPeriod } from '../say/say';
import type { Interval } from '../time/calendar';
import { bookChips } from './book-chips';
import type { ChipDraft, Choice } from './chip-draft';
import { comparedChips, differsIn, refiltered } from './compared';
import { inPeriod, isCompared, periodChoices } from './periods';

const MOST_CATEGORIES = 8;

/** How a step was read, in parts that can be changed. */
export const draftsOf = (step: PlanStep, period: Interval | null, view: LedgerView): ChipDraft[] => [
  ...periodChip(step, period),
  ...categoryChip(step, view),
  ...directionChip(step, period, view),
  ...conditionChips(step, view),
  ...ownChips(step, view),
  ...comparedChips(step, view),
  ...bookChips(step),
];

function periodChip(step: PlanStep, period: Interval | null): ChipDraft[] {
  const choices = periodChoices(step).map(([label, each]): Choice => ({ label, step: inPeriod(step, each) }));
  if (!choices.length) return [];
  const without = step.op === 'BALANCE' || step.op === 'ACCOUNTS' ? 'Bugün' : 'Bütün kayıtlar';
  return [{ slot: 'PERIOD', label: period ? sayPeriod(period) : without, choices }];
}

/** Kinds that name no category, or whose categories are what is asked about. */
const WITHOUT_CATEGORY: PlanStep['op'][] = [
  'BALANCE',
  'YEAR_END_BALANCE',
  'RUNWAY',
  'COVERAGE',
  ...OF_BOOKS,
  'SHARE',
  'WHAT_IF',
];

/** The step about other categories; what it is compared with is about the same. */
function inCategories(step: PlanStep, categories: string[] | undefined): PlanStep {
  return refiltered(step, ({ categories: _, notCategories: __, ...rest }) =>
    categories ? { categories, ...rest } : rest,
  );
}

function categoryChip(step: PlanStep, view: LedgerView): ChipDraft[] {
  if (WITHOUT_CATEGORY.includes(step.op) || differsIn(step, 'categories', 'notCategories')) return [];
  const { categories, notCategories } = step.filter;
  const isNamed = categories || notCategories;
  if (!isNamed && step.op === 'GROUPS' && step.by === 'CATEGORY') return [];
  const names = [...new Set([...(categories?.length === 1 ? categories : []), ...largestOf(step, view)])];
  const choices: Choice[] = [
    { label: 'Bütün kategoriler', step: inCategories(step, undefined) },
    ...names.map((name) => ({ label: name, step: inCategories(step, [name]) })),
  ];
  const without = notCategories && `${notCategories.join(', ')} hariç`;
  return [{ slot: 'CATEGORY', label: categories?.join(', ') ?? without ?? 'Bütün kategoriler', choices }];
}

/** The categories with the largest sums in the step's direction. */
function largestOf({ measure }: PlanStep, view: LedgerView): string[] {
  const direction = measure === 'NET' ? 'VOLUME' : measure;
  const groups = groupBy(select(view, { measure: direction, filter: {} }, null), ({ category }) => category);
  return [...groups]
    .map(([name, entries]) => ({ name, kurus: sum(entries) }))
    .sort((a, b) => (a.kurus < b.kurus ? 1 : a.kurus > b.kurus ? -1 : 0))
    .slice(0, MOST_CATEGORIES)
    .map(({ name }) => name);
}

/** Kinds that are about one direction by themselves. */
const OWN_DIRECTION: PlanStep['op'][] = [...WITHOUT_MEASURE, 'NET', 'SHARE', 'WHAT_IF', 'MONTHS_WHERE'];
const WITH_NET: PlanStep['op'][] = [
  'TOTAL',
  'SERIES',
  'EXPLAIN',
  'TREND',
  'FORECAST',
  'BEST_MONTHS',
  'AVERAGE_PER',
];

function inDirection(step: PlanStep, measure: PlanMeasure): PlanStep {
  if (isCompared(step)) return { ...step, measure, other: { ...step.other, measure } };
  if (step.op === 'EXPLAIN') return { ...step, measure, other: step.other && { ...step.other, measure } };
  return { ...step, measure };
}

function directionChip(step: PlanStep, period: Interval | null, view: LedgerView): ChipDraft[] {
  const { op, measure } = step;
  if (OWN_DIRECTION.includes(op) || (isCompared(step) && step.other.measure !== measure)) return [];
  const offered: PlanMeasure[] = ['EXPENSE', 'INCOME', WITH_NET.includes(op) ? 'NET' : 'VOLUME'];
  const measures = offered.includes(measure) ? offered : [...offered, measure];
  const choices = measures.map((each) => ({ label: measureName[each], step: inDirection(step, each) }));
  // Both were asked for; that only one was found is told beside it, as the sentence names that one.
  const seen = seenMeasure(measure, foundBy(step, period, view));
  const only = seen === measure ? '' : ` (yalnızca ${measureName[seen].toLocaleLowerCase('tr')} var)`;
  return [{ slot: 'DIRECTION', label: measureName[measure] + only, choices }];
}

/** The records that a step selects, those of what it is compared with among them. */
function foundBy(step: PlanStep, period: Interval | null, view: LedgerView): Entry[] {
  const { among } = step.filter;
  const within = among ? { ...view, window: entriesAmong(among, view) } : view;
  const here = select(within, step, period);
  if (!isCompared(step)) return here;
  return [...here, ...select(view, step.other, intervalOf(step.other.period, view))];
}

/** What a kind is about beside its conditions: whose share, what is supposed, which months. */
function ownChips(step: PlanStep, view: LedgerView): ChipDraft[] {
  const label = ownPart(step, view);
  return label ? [{ slot: 'CONDITION', label, choices: [] }] : [];
}

/** Every further condition can be taken away; one that both sides of a comparison have, from both. */
function conditionChips(step: PlanStep, view: LedgerView): ChipDraft[] {
  const { categories: _, notCategories: __, ...others } = step.filter;
  // The cast is sound: they are the keys of a filter.
  return (Object.keys(others) as (keyof PlanFilter)[]).flatMap((key): ChipDraft[] => {
    const [label] = filterParts({ [key]: step.filter[key] }, view);
    if (!label || differsIn(step, key)) return [];
    const without = refiltered(step, ({ [key]: ___, ...rest }) => rest);
    return [{ slot: 'CONDITION', label, choices: [{ label: 'Bu koşulu kaldır', step: without }] }];
  });
}
