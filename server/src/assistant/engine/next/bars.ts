import type { AssistantAnswer, AssistantBars, Plan, PlanStep } from '@vezne/contract';
import { fromKurus } from '@vezne/contract';
import { groupsOf } from '../execute/rows';
import { edgeOf } from '../ledger/full-months';
import { intervalOf } from '../ledger/interval';
import { type LedgerView, select } from '../ledger/ledger';
import { percentOf } from '../ledger/statistics';
import { capital, measureName, sayPeriod } from '../say/say';
import { periodBefore } from '../time/same-days';

type Groups = Extract<PlanStep, { op: 'GROUPS' }>;
type Figures = AssistantAnswer['figures'];

const FEWEST = 5;
const MOST = 10;

/** What is drawn beside a figure: the rank that it heads with what it was before, or the two sides of a comparison. */
export function barsOf({ steps }: Plan, figures: Figures, view: LedgerView): AssistantBars | undefined {
  const [step, ...others] = steps;
  if (!step || others.length) return undefined;
  if (step.op === 'GROUPS') return rankOf(step, view);
  if (step.op === 'COMPARE' || step.op === 'GROWTH') return sidesOf(figures, ['a', 'b'], comparedOf(step));
  if (step.op === 'FLOW' || step.op === 'NET')
    return sidesOf(figures, ['income', 'expense'], 'Gelir ve gider');
  return undefined;
}

type Compared = Extract<PlanStep, { op: 'COMPARE' | 'GROWTH' }>;

function comparedOf({ of, measure, other }: Compared): string {
  if (of === 'COUNT') return 'Kayıt sayısı';
  return measure === other.measure ? measureName[measure] : 'Tutar';
}

function sidesOf(figures: Figures, keys: string[], title: string): AssistantBars | undefined {
  const rows = keys.flatMap((key) => figures.find((figure) => figure.key === key) ?? []);
  if (rows.length < 2 || rows.every(({ value }) => value === 0)) return undefined;
  return { title, periods: null, good: 'up', rows };
}

const BY: Record<Groups['by'], string> = {
  CATEGORY: 'kategoriye',
  METHOD: 'yönteme',
  WEEKDAY: 'güne',
  TYPE: 'türe',
  DESCRIPTION: 'açıklamaya',
};

/** The first groups, also where only the very first was asked for. */
function rankOf(step: Groups, view: LedgerView): AssistantBars | undefined {
  const { by, of, measure, n, rank, period } = step;
  if (of !== 'SUM' || rank !== 'LARGEST' || n === null || n > MOST) return undefined;
  if (measure !== 'EXPENSE' && measure !== 'INCOME') return undefined;
  const interval = intervalOf(period, view);
  const groups = groupsOf(step, select(view, step, interval)).slice(0, Math.max(n, FEWEST));
  if (groups.length < 2) return undefined;
  const earlier = period && periodBefore(period, view.today);
  const edge = edgeOf(view);
  const isSeen = !!interval && !!earlier?.from && !!edge && earlier.from >= edge;
  const before = isSeen
    ? new Map(groupsOf(step, select(view, step, earlier)).map((each) => [each.key, each]))
    : null;
  return {
    title: capital(`${BY[by]} göre ${measureName[measure].toLocaleLowerCase('tr')}`),
    periods: isSeen ? { now: sayPeriod(interval), before: sayPeriod(earlier) } : null,
    good: measure === 'INCOME' ? 'up' : 'down',
    rows: groups.map(({ key, label, kurus }) => {
      const row = { key, label, value: fromKurus(kurus), unit: view.currency };
      if (!before) return row;
      const then = before.get(key)?.kurus ?? 0n;
      const change = percentOf(kurus - then, then);
      return { ...row, before: fromKurus(then), ...(change !== undefined && { change }) };
    }),
  };
}
