import { fold, inPlace, type PlanFilter, type PlanPeriod, type PlanStep } from '@vezne/contract';
import type { Entry } from '../ledger/ledger';
import type { Row, StepResult } from '../ledger/result';
import { payeeFilter } from '../run/payees';
import type { Shown, ShownRow } from '../shown/rows';
import { dayOf, monthOf, yearOf } from '../time/calendar';

/** More rows than anybody counts. */
const MOST = 50;

/** What an answer shows; undefined where it shows nothing that can be pointed at. */
export function shownBy({ step, rows: found, matched }: StepResult): Shown | undefined {
  const rows = inPlace(found);
  const asRow = (row: Row) => rowOf(row, { step, rows, matched }) ?? [];
  const shown = rows.slice(0, MOST).flatMap(asRow);
  if (shown.length) return { step, rows: shown, last: rows.slice(-1).flatMap(asRow)[0] };
  const subject = OF_SUBJECT.includes(step.op) ? subjectOf(step.filter) : undefined;
  return subject && { step, rows: [], subject };
}

/** Questions about records of one selection; others set them against something. */
const OF_SUBJECT: readonly PlanStep['op'][] = [
  ...(['TOTAL', 'COUNT', 'AVERAGE', 'MEDIAN', 'AVERAGE_PER', 'NET', 'FLOW', 'EXISTS'] as const),
];

function rowOf(
  row: Row,
  { step, rows, matched }: Pick<StepResult, 'step' | 'rows' | 'matched'>,
): ShownRow | undefined {
  switch (step.op) {
    case 'GROUPS':
      return groupRow(step.by, row);
    case 'EXPLAIN':
      return matched.some(({ categoryId }) => categoryId === row.key) ? category(row.label) : undefined;
    case 'PAYEE':
      return payee(
        row.key,
        rows.map(({ key }) => key),
      );
    case 'SERIES':
    case 'BEST_MONTHS':
    case 'MONTHS_WHERE':
      return timeRow(row.key);
    case 'OPEN_ITEMS':
    case 'PROJECTS':
      return {
        kind: step.op === 'PROJECTS' ? 'PROJECT' : 'CONTACT',
        name: row.label,
        filter: {},
        period: null,
      };
    default: {
      const record = matched.find(({ id }) => id === row.id);
      return record && recordRow(step, record, row === rows[0]);
    }
  }
}

const category = (name: string): ShownRow => ({
  kind: 'CATEGORY',
  filter: { categories: [name] },
  without: { notCategories: [name] },
  period: null,
});

const named = (text: string): ShownRow => ({
  kind: 'NAME',
  filter: { texts: [text] },
  without: { notTexts: [text] },
  period: null,
});

/** Without a name that a longer one holds would be without that one too. */
function payee(name: string, names: readonly string[]): ShownRow {
  const filter = payeeFilter(name, names);
  return filter.notTexts ? { kind: 'NAME', filter, period: null } : named(name);
}

function groupRow(by: Extract<PlanStep, { op: 'GROUPS' }>['by'], { key, label }: Row): ShownRow | undefined {
  if (by === 'CATEGORY') return category(label);
  if (by === 'DESCRIPTION') return named(key);
  if (by !== 'METHOD') return undefined;
  // The cast is sound: groups by method have methods for their keys.
  const methods = [key] as NonNullable<PlanFilter['methods']>;
  return { kind: 'METHOD', filter: { methods }, without: { notMethods: methods }, period: null };
}

/** "2026-03" and "2026"; weeks, days and quarters are asked for by their dates. */
function timeRow(key: string): ShownRow | undefined {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(key) ?? [];
  if (!year) return undefined;
  if (!month) return { kind: 'YEAR', filter: {}, period: { kind: 'YEAR', year: Number(year) } };
  const period: PlanPeriod = { kind: 'MONTH', index: Number(month), year: { at: Number(year) } };
  return { kind: 'MONTH', filter: {}, period };
}

/** As many letters as a filter takes. */
const LONGEST = 200;

/** A record is found by its day, its words and its amount. */
function recordRow(step: PlanStep, record: Entry, isFirst: boolean): ShownRow {
  const amount = { kurus: record.kurus.toString(), inclusive: true };
  const { date } = record;
  return {
    kind: 'RECORD',
    isFirst,
    filter: { texts: [fold(record.description).slice(0, LONGEST)], min: amount, max: amount },
    period: { kind: 'DATE', day: dayOf(date), month: monthOf(date), year: { at: yearOf(date) } },
    ...(isLargest(step) && { without: { max: { ...amount, inclusive: false } } }),
  };
}

/** Without the largest record is what is below it. */
const isLargest = (step: PlanStep): boolean => step.op === 'EXTREME' && step.rank === 'LARGEST';

/** What a question without rows was about: one category, name or way of payment. */
function subjectOf({ categories, texts, methods }: PlanFilter): ShownRow | undefined {
  const named = [categories, texts, methods].filter((each) => each !== undefined);
  if (named.length !== 1) return undefined;
  if (categories)
    return { kind: 'CATEGORY', filter: { categories }, without: { notCategories: categories }, period: null };
  if (texts) return { kind: 'NAME', filter: { texts }, without: { notTexts: texts }, period: null };
  return methods && { kind: 'METHOD', filter: { methods }, without: { notMethods: methods }, period: null };
}
