import type { AssistantNext, PlanPeriod, PlanStep } from '@vezne/contract';
import { groupBy, type LedgerView, sum } from '../ledger/ledger';
import { answered } from './follow-ups';

const MOST = 4;
const THIS_MONTH: PlanPeriod = { kind: 'RELATIVE', unit: 'MONTH', offset: 0 };
const LAST_MONTH: PlanPeriod = { kind: 'RELATIVE', unit: 'MONTH', offset: -1 };
const A_YEAR: PlanPeriod = { kind: 'ROLLING', unit: 'MONTH', n: 12 };

/** What a company may begin with: about its own largest categories, and each answered. */
export function firstQuestions(view: LedgerView): Promise<AssistantNext[]> {
  const [most, second] = largest(view);
  const ofCategory = (name: string | undefined) => (name === undefined ? {} : { categories: [name] });
  const expense = { measure: 'EXPENSE', filter: {} } as const;
  const steps: PlanStep[] = [
    { op: 'GROUPS', ...expense, period: THIS_MONTH, by: 'CATEGORY', of: 'SUM', rank: 'LARGEST', n: 5 },
    { ...expense, op: 'SERIES', filter: ofCategory(most), period: A_YEAR, step: 'MONTH', of: 'SUM' },
    { ...expense, op: 'EXPLAIN', period: THIS_MONTH, other: null },
    { ...expense, op: 'TOP_RECORDS', filter: ofCategory(second), period: A_YEAR, rank: 'LARGEST', n: 5 },
    { op: 'SUMMARY', measure: 'NET', filter: {}, period: LAST_MONTH },
    { op: 'SERIES', measure: 'NET', filter: {}, period: null, step: 'MONTH', of: 'SUM' },
    { op: 'BALANCE', measure: 'NET', filter: {}, period: null, edge: 'END' },
  ];
  return answered(steps, view, MOST);
}

function largest({ window }: LedgerView): string[] {
  const spent = groupBy(
    window.filter(({ type }) => type === 'CIKIS'),
    ({ category }) => category,
  );
  return [...spent]
    .map(([name, entries]) => ({ name, kurus: sum(entries) }))
    .sort((a, b) => (a.kurus < b.kurus ? 1 : a.kurus > b.kurus ? -1 : 0))
    .map(({ name }) => name);
}
