import type { PlanFilter, PlanMeasure, PlanSelection, PlanStep } from '@vezne/contract';
import { OF_BOOKS } from '../ledger/books';
import type { Entry, LedgerView } from '../ledger/ledger';
import type { StepResult } from '../ledger/result';
import { weekdayNames } from '../words/phrases-time';
import { sayCondition } from './condition';
import { measureName, methodName, sayInterval, sayMoney, sayPercent } from './say';

const limits = (filter: PlanFilter, view: LedgerView): string[] => {
  const { min, max } = filter;
  const say = (kurus: string) => sayMoney(BigInt(kurus), view.currency);
  if (min && max && min.kurus === max.kurus) return [`Tutar: ${say(min.kurus)}`];
  return [
    ...(min ? [min.inclusive ? `Tutar: en az ${say(min.kurus)}` : `Tutar: ${say(min.kurus)} üstü`] : []),
    ...(max ? [max.inclusive ? `Tutar: en çok ${say(max.kurus)}` : `Tutar: ${say(max.kurus)} altı`] : []),
  ];
};

const AMONG = {
  DUPLICATES: 'Mükerrer kayıtlar içinde',
  ANOMALIES: 'Olağan dışı kayıtlar içinde',
  HIGH_ANOMALIES: 'Olağan dışı yüksek kayıtlar içinde',
} as const;

const together = (words: readonly string[]) => words.map((word) => `“${word}”`).join(' + ');

export function filterParts(filter: PlanFilter, view: LedgerView): string[] {
  const part = (label: string, values: string[] | undefined) =>
    values?.length ? [`${label}: ${values.join(', ')}`] : [];
  return [
    ...(filter.among ? [AMONG[filter.among]] : []),
    ...part('Kategori', filter.categories),
    ...part('Hariç kategori', filter.notCategories),
    ...part('Hesap', filter.accounts),
    ...part('Yöntem', filter.methods?.map(methodName)),
    ...part('Hariç yöntem', filter.notMethods?.map(methodName)),
    ...part(
      'Açıklamada',
      filter.texts?.map((text) => `“${text}”`),
    ),
    ...part(
      'Açıklamada hariç',
      filter.notTexts?.map((text) => `“${text}”`),
    ),
    ...part('Açıklamada birlikte', filter.words?.map(together)),
    ...part('Açıklamada birlikte geçenler hariç', filter.notWords?.map(together)),
    ...part(
      'Gün',
      filter.weekdays?.map((day) => weekdayNames[day - 1] ?? ''),
    ),
    ...limits(filter, view),
  ];
}

/** Kinds that are about both directions, or none. */
export const WITHOUT_MEASURE: PlanStep['op'][] = [
  'BALANCE',
  'YEAR_END_BALANCE',
  'RUNWAY',
  'COVERAGE',
  'FLOW',
  'EXPENSE_RATIO',
  'SUMMARY',
  ...OF_BOOKS,
];

const OP: Partial<Record<PlanStep['op'], string>> = {
  BALANCE: 'Bakiye',
  YEAR_END_BALANCE: 'Yıl sonu bakiye tahmini',
  RUNWAY: 'Paranın yeteceği süre',
  COVERAGE: 'İncelenen kayıtlar',
  FLOW: 'Gelir ve gider',
  EXPENSE_RATIO: 'Giderin gelire oranı',
  FORECAST: 'Tahmin',
  TREND: 'Eğilim',
  RECURRING: 'Düzenli kalemler',
  DUPLICATES: 'Mükerrer kayıtlar',
  ANOMALIES: 'Olağan dışı kayıtlar',
  WHAT_IF: 'Varsayım',
  AVERAGE: 'Ortalama',
  MEDIAN: 'Ortanca',
  EXPLAIN: 'Değişimin nedeni',
  SUMMARY: 'Özet',
  EXPECTED: 'Beklenen düzenli kalemler',
  PAYEE: 'Kişi ve firma (adlar açıklamalardan)',
};

/** Both directions were asked for; when only one was found, that one is named. */
export function seenMeasure(measure: PlanMeasure, matched: Entry[]): PlanMeasure {
  const types = new Set(matched.map(({ type }) => type));
  if (measure !== 'VOLUME' || types.size !== 1) return measure;
  return types.has('GIRIS') ? 'INCOME' : 'EXPENSE';
}

/** What only this kind of question says: whose share, what is supposed, which months. */
export function ownPart(step: PlanStep, view: LedgerView): string | undefined {
  const named = ({ measure, filter }: Pick<PlanSelection, 'measure' | 'filter'>) =>
    filterParts(filter, view).join(', ') || measureName[measure];
  if (step.op === 'SHARE') return `Pay: ${named(step.part)}`;
  if (step.op === 'MONTHS_WHERE') return `Aylar: ${sayCondition(step, view)}`;
  if (step.op !== 'WHAT_IF') return undefined;
  return `Değişen: ${named(step.target)} ${step.change > 0 ? '+' : ''}${sayPercent(step.change)}`;
}

/** How a step was understood, in one line: "1-31 Ekim 2026 · Gider · Kategori: Kira · 3 kayıt". */
export function readingOf({ step, period, matched, ledger, reading }: StepResult, view: LedgerView): string {
  if (reading !== undefined) return reading;
  const when = period
    ? sayInterval({ ...period, to: period.to })
    : step.op === 'BALANCE'
      ? 'Bugün'
      : 'Bütün kayıtlar';
  const parts = [when];
  const op = OP[step.op];
  if (op) parts.push(op);
  if (!WITHOUT_MEASURE.includes(step.op)) parts.push(measureName[seenMeasure(step.measure, matched)]);
  parts.push(...filterParts(step.filter, view));
  const own = ownPart(step, view);
  if (own) parts.push(own);
  parts.push(`${(ledger?.count ?? matched.length).toLocaleString('tr-TR')} kayıt`);
  return parts.join(' · ');
}
