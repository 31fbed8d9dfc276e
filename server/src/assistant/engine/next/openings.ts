import {
  type AssistantOpening,
  fromKurus,
  limits,
  type Plan,
  type PlanFilter,
  type PlanStep,
} from '@vezne/contract';
import { intervalOf } from '../ledger/interval';
import { type LedgerView, select, sum } from '../ledger/ledger';
import { payeeFilter } from '../run/payees';
import { nextOf } from './next';

/** As many rows as are seen at once. */
const MOST = 12;

type Row = { key: string; label: string; value: number };
type Ranked = Extract<PlanStep, { op: 'GROUPS' | 'PAYEE' }>;

/** What asks for the records of each row of a ranking; a row whose records no filter tells exactly has none. */
export function openingsOf({ steps }: Plan, rows: readonly Row[], view: LedgerView): AssistantOpening[] {
  const [step, ...others] = steps;
  if (!step || others.length || (step.op !== 'GROUPS' && step.op !== 'PAYEE')) return [];
  const interval = intervalOf(step.period, view);
  return rows.slice(0, MOST).flatMap((row) => {
    const narrow = narrowedTo(step, row, rows);
    if (!narrow) return [];
    const list: PlanStep = { op: 'LIST', period: step.period, order: 'NEWEST', n: null, ...narrow };
    const found = select(view, list, interval);
    const counts = step.op === 'GROUPS' && step.of === 'COUNT';
    const value = counts ? found.length : fromKurus(sum(found, step.measure));
    const next = nextOf(list, view);
    const isOffered = found.length > 0 && value === row.value && next.plan.length <= limits.planText;
    return isOffered ? [{ key: row.key, ...next }] : [];
  });
}

type Narrow = Pick<PlanStep, 'measure' | 'filter'>;

function narrowedTo(step: Ranked, row: Row, rows: readonly Row[]): Narrow | undefined {
  const { measure, filter } = step;
  const within = (own: PlanFilter): Narrow => ({ measure, filter: { ...filter, ...own } });
  // Of texts one must stand there: a further one would widen what was asked for.
  const named = (own: PlanFilter) => (filter.texts || filter.notTexts ? undefined : within(own));
  if (step.op === 'PAYEE')
    return named(
      payeeFilter(
        row.key,
        rows.map(({ key }) => key),
      ),
    );
  switch (step.by) {
    case 'CATEGORY':
      return within({ categories: [row.label] });
    case 'METHOD':
      // The cast is sound: groups by method have methods for their keys.
      return within({ methods: [row.key] as NonNullable<PlanFilter['methods']> });
    case 'WEEKDAY':
      return within({ weekdays: [Number(row.key)] });
    case 'TYPE':
      return { measure: row.key === 'GIRIS' ? 'INCOME' : 'EXPENSE', filter };
    case 'DESCRIPTION':
      return named({ texts: [row.key] });
  }
}
