import { createHash } from 'node:crypto';
import { type Plan, type PlanMeasure, PlanSelection, PlanStep } from '@vezne/contract';
import { type Entry, passes, within } from '../engine/ledger/ledger';
import { kindOf, periodThatCounts, sameKind } from '../engine/propose/part';
import { resolvePeriod } from '../engine/time/resolve-period';
import type { Book } from './book';
import { completed, type LabelledPlan } from './corpus';

/** Kinds whose figures are told by their records alone, however the period was said. */
const BY_RECORDS = ['TOTAL', 'COUNT', 'LIST', 'EXISTS', 'OCCURRENCE', 'TOP_RECORDS'];

/**
 * What a plan comes to on a ledger on a day: the kind of each step and the records that it is about. Two plans with
 * the same key give the same figures, though one names a category and the other a word of its descriptions.
 */
export function meaningOf(plan: Plan | LabelledPlan, book: Book, today: string): string {
  const steps = plan.steps.map((step) => PlanStep.parse(completed(step)));
  return steps
    .map((step) => stepMeaning(step, book, today))
    .sort()
    .join(' + ');
}

function stepMeaning(step: PlanStep, book: Book, today: string): string {
  const { op, measure, filter, period: said, ...rest } = sameKind(step);
  const period = periodThatCounts(kindOf(step).kind, said);
  const { claim: _, percent: __, other, part, target, ...parameters } = { ...NONE, ...rest };
  const about = (selection: PlanSelection) => selectionMeaning(selection, book, today);
  const sides = [
    other,
    part && { ...part, filter: { ...filter, ...part.filter }, period },
    target && { ...target, period },
  ];
  return [
    op,
    JSON.stringify(parameters),
    dated(op, about({ measure, filter, period })),
    ...sides.map((side) => (side ? inFull(about(PlanSelection.parse(side))) : '')),
  ].join(' ');
}

type Sides = {
  claim?: unknown;
  percent?: unknown;
  other?: PlanSelection | null;
  part?: Pick<PlanSelection, 'measure' | 'filter'>;
  target?: Pick<PlanSelection, 'measure' | 'filter'>;
};
const NONE: Sides = {};

const dated = (op: string, about: About) =>
  BY_RECORDS.includes(op) && about.records ? about.records : inFull(about);

/** What stands beside the records, to be compared with or as a part of them, counts with its days. */
const inFull = ({ records, days }: About) => `${records} ${days}`;

type About = { records: string; days: string };

/** Sums of records of one direction are the same with that direction named or not; of no record, what was sought. */
function selectionMeaning({ measure, filter, period }: PlanSelection, book: Book, today: string): About {
  const interval = period ? resolvePeriod(period, today) : null;
  const sought = book.window.filter((entry) => isMeant(entry, measure) && passes(entry, filter));
  const found = sought.filter(({ date }) => !interval || within(date, interval));
  const sum = measure === 'NET' ? 'net' : new Set(found.map(({ type }) => type)).size > 1 ? 'both' : 'one';
  const days = JSON.stringify(interval);
  if (found.length) return { records: `${sum} ${hashOf(found)}`, days };
  return { records: '', days: `${days} ${sought.length ? hashOf(sought) : JSON.stringify(filter)}` };
}

const isMeant = ({ type }: Entry, measure: PlanMeasure) =>
  measure === 'EXPENSE' ? type === 'CIKIS' : measure === 'INCOME' ? type === 'GIRIS' : true;

const hashOf = (entries: readonly Entry[]) =>
  createHash('sha256')
    .update(entries.map(({ id }) => id).join())
    .digest('base64url');
