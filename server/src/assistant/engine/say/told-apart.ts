import type { PlanFilter, PlanStep } from '@vezne/contract';
import { OF_BOOKS } from '../ledger/books';
import type { LedgerView } from '../ledger/ledger';
import type { Figure, Row, StepResult } from '../ledger/result';
import { filterParts, WITHOUT_MEASURE } from './reading';
import { measureName, sayPeriod } from './say';

/**
 * The figures and rows of all parts, what was asked for before what belongs to it. Each of several parts bears the name
 * of what it alone is about: "Kira · Toplam gider".
 */
export function toldApart(
  results: readonly StepResult[],
  view: LedgerView,
): { figures: Figure[]; rows: Row[] } {
  const names = namesOf(results, view);
  const isShared = sharedLabels(results);
  const named = (pick: (result: StepResult) => readonly Figure[] | undefined) =>
    results.flatMap((result, at) =>
      (pick(result) ?? []).map((figure) => {
        const name = isShared(figure.label) ? names[at]?.full : names[at]?.short;
        return { ...figure, label: joined(name, figure.label) };
      }),
    );
  return {
    figures: [...named(({ head }) => head), ...withoutTwins(named(({ more }) => more))],
    rows: results.flatMap(({ rows }, at) =>
      // A record tells by itself what it is.
      rows.map((row) => (row.id ? row : { ...row, label: joined(names[at]?.short, row.label) })),
    ),
  };
}

const joined = (name: string | undefined, label: string) => (name ? `${name} · ${label}` : label);

/** Their figures name the day, the account, the contact or the project. */
const NAME_THEMSELVES: PlanStep['op'][] = ['BALANCE', ...OF_BOOKS];

/** What each part is about where that differs; `full` with its direction, for figures that are called the same. */
function namesOf(results: readonly StepResult[], view: LedgerView): { short: string; full: string }[] {
  const all = results.map(({ step, period }) => ({
    when: period ? sayPeriod(period) : step.op === 'BALANCE' ? 'Bugün' : 'Bütün kayıtlar',
    about: about(step.filter, view),
    measure: WITHOUT_MEASURE.includes(step.op) ? '' : measureName[step.measure],
  }));
  type Part = keyof (typeof all)[number];
  const differs = (part: Part) => new Set(all.map((each) => each[part])).size > 1;
  return all.map((each, at) => {
    const say = (...parts: Part[]) =>
      parts
        .filter(differs)
        .map((part) => each[part])
        .filter(Boolean)
        .join(' · ');
    const isNamed = NAME_THEMSELVES.some((op) => op === results[at]?.step.op);
    return { short: isNamed ? '' : say('when', 'about'), full: say('when', 'about', 'measure') };
  });
}

function about({ categories = [], ...filter }: PlanFilter, view: LedgerView): string {
  return [...categories, ...filterParts(filter, view)].join(', ');
}

/** Is this label one of several parts? */
function sharedLabels(results: readonly StepResult[]): (label: string) => boolean {
  const parts = results.map(({ head, more = [] }) => new Set([...head, ...more].map(({ label }) => label)));
  return (label) => parts.filter((labels) => labels.has(label)).length > 1;
}

/** The same figure of two parts is told once. */
function withoutTwins(figures: readonly Figure[]): Figure[] {
  const isTwin = (one: Figure, other: Figure) =>
    one.label === other.label &&
    ('kurus' in one ? 'kurus' in other && one.kurus === other.kurus : 'n' in other && one.n === other.n);
  return figures.filter((figure, at) => figures.findIndex((each) => isTwin(each, figure)) === at);
}
