import type { PlanFilter, PlanSelection, PlanStep } from '@vezne/contract';
import type { LedgerView } from '../ledger/ledger';
import { filterParts } from '../say/reading';
import { measureName, sayPeriod } from '../say/say';
import { resolvePeriod } from '../time/resolve-period';
import type { ChipDraft } from './chip-draft';

/** What a step is set against, where the plan says so. */
const otherOf = (step: PlanStep): PlanSelection | undefined => ('other' in step && step.other) || undefined;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Do the two sides of a comparison differ in one of these conditions? */
export function differsIn(step: PlanStep, ...keys: (keyof PlanFilter)[]): boolean {
  const other = otherOf(step);
  return !!other && keys.some((key) => !isSame(step.filter[key], other.filter[key]));
}

/** The step under other conditions, changed in the same way for what it is compared with. */
export function refiltered(step: PlanStep, change: (filter: PlanFilter) => PlanFilter): PlanStep {
  const filter = change(step.filter);
  if (!('other' in step) || !step.other) return { ...step, filter };
  return { ...step, filter, other: { ...step.other, filter: change(step.other.filter) } };
}

/** What the two sides of a comparison do not have in common. */
export function comparedChips(step: PlanStep, view: LedgerView): ChipDraft[] {
  const other = otherOf(step);
  if (!other) return [];
  const [here, there] = [ownOf(step, other, view), ownOf(other, step, view)];
  const then = isSame(step.period, other.period) ? [] : [periodOf(other, view)];
  const against = [...then, ...there].join(', ');
  if (!against) return [];
  const label = here.length
    ? `Karşılaştırma: ${here.join(', ')} / ${against}`
    : `Karşılaştırılan: ${against}`;
  return [{ slot: 'CONDITION', label, choices: [] }];
}

const periodOf = ({ period }: PlanSelection, { today }: LedgerView): string =>
  period ? sayPeriod(resolvePeriod(period, today)) : 'Bütün kayıtlar';

/** Direction and conditions of one side, where the other has others. */
function ownOf(one: PlanSelection, other: PlanSelection, view: LedgerView): string[] {
  const measure = one.measure === other.measure ? [] : [measureName[one.measure]];
  const apart = Object.keys({ ...one.filter, ...other.filter }).filter(
    (key) => !isSame(one.filter[keyIn(key)], other.filter[keyIn(key)]),
  );
  const own = Object.fromEntries(Object.entries(one.filter).filter(([key]) => apart.includes(key)));
  const parts = [...measure, ...filterParts(own, view)];
  return parts.length || !apart.length ? parts : ['bütün kayıtlar'];
}

// The cast is sound: a filter has no other keys.
const keyIn = (key: string) => key as keyof PlanFilter;
