import { limits, type PlanFilter, type PlanStep } from '@vezne/contract';
import { narrowed, placed } from '../ask/placed';
import { put } from '../ask/selected';
import { OF_BOOKS } from '../ledger/books';
import { edgeOf } from '../ledger/full-months';
import { isCut } from '../ledger/interval';
import type { LedgerView } from '../ledger/ledger';
import type { StepResult } from '../ledger/result';
import { filterParts, seenMeasure } from '../say/reading';
import { capital, measureName, sayDay, sayPeriod } from '../say/say';
import { monthNames } from '../words/phrases-time';

/** Without a period these take one of their own. */
const OWN_PERIOD: PlanStep['op'][] = ['SUMMARY', 'EXPLAIN', 'EXPECTED'];

/** Kinds that rest on more than the window. */
const WHOLE: PlanStep['op'][] = ['BALANCE', 'COVERAGE', ...OF_BOOKS];

/** Says which records were looked at when that is not the whole ledger or not all of every period. */
export function scopeNote(results: StepResult[], view: LedgerView): string {
  const edge = edgeOf(view);
  const last = view.window.at(-1)?.date;
  const dated = results.filter(({ step }) => !WHOLE.includes(step.op));
  if (!view.truncated || !edge || !last || !dated.length) return '';
  const periods = dated.flatMap(({ period, others = [] }) => (period ? [period, ...others] : others));
  const cut = periods.filter((period) => isCut(period, view));
  const several = new Set(periods.map((period) => JSON.stringify(period))).size > 1;
  if (cut.length && !several) return `Not: Bu dönemin yalnızca ${sayDay(edge)} ve sonrası incelenebiliyor.`;
  if (cut.length) {
    const names = [...new Set(cut.map(sayPeriod))].join(' ve ');
    return `Not: ${names} için yalnızca ${sayDay(edge)} ve sonrası incelenebiliyor.`;
  }
  return dated.some(({ step }) => step.period === null && !OWN_PERIOD.includes(step.op))
    ? `Not: Son ${limits.assistantWindow} kayda bakıldı (${sayDay(edge)} – ${sayDay(last)}).`
    : '';
}

/** Kinds whose own sentence names its periods, or that have none. */
const NAME_THEMSELVES: PlanStep['op'][] = [
  'BALANCE',
  'YEAR_END_BALANCE',
  'RUNWAY',
  'FORECAST',
  'COVERAGE',
  'EXPLAIN',
  'SUMMARY',
  'AVERAGE_PER',
  'TREND',
  ...OF_BOOKS,
];

/** Kinds that are about all there is, whatever a plan asks beside it. */
const UNFILTERED: PlanStep['op'][] = ['BALANCE', 'YEAR_END_BALANCE', 'COVERAGE'];

const VERDICT = /^(Evet|Hayır)[.,] /;

/** The sentence with the period and the filters it is about in front, behind a yes or no. */
export function withLead(result: StepResult, view: LedgerView): string {
  const { text } = result;
  const verdict = VERDICT.exec(text);
  const rest = verdict ? text.slice(verdict[0].length) : text;
  return `${verdict ? `${verdict[1]}. ` : ''}${capital(led(result, rest, view))}`;
}

function led({ step, period, matched }: StepResult, text: string, view: LedgerView): string {
  if (isCompared(step)) return put(comparedLead(step, { period, matched }, view), text);
  if (UNFILTERED.includes(step.op)) return text;
  // A summary begins with its period.
  if (step.op === 'SUMMARY') return summaryLed({ step, period, text }, view);
  if (NAME_THEMSELVES.includes(step.op)) {
    const within = narrowed(step.filter, view.currency);
    return within ? `${within} ${inside(text)}` : text;
  }
  const isOfRecords = COUNTED.test(text);
  const where = placed({ period, filter: step.filter }, view.currency, isOfRecords ? 'records' : 'figure');
  // A share begins with a name.
  return `${where} ${step.op === 'SHARE' ? text : inside(text).replace(/^bu ölçütlere uyan /, '')}`;
}

/** What goes on with records, their number or that there are none. */
const COUNTED = /^(?:[\d.]+ |Bu ölçütlere uyan )?kayıt /i;

function summaryLed({ step, period, text }: Pick<StepResult, 'step' | 'period' | 'text'>, view: LedgerView) {
  const when = period ? sayPeriod(period) : 'Bütün kayıtlar';
  const filters = filterParts(step.filter, view).join(', ');
  return `${when}${filters ? ` (${filters})` : ''}${text.slice(when.length)}`;
}

type Compared = Extract<PlanStep, { op: 'COMPARE' | 'GROWTH' }>;
const isCompared = (step: PlanStep): step is Compared => step.op === 'COMPARE' || step.op === 'GROWTH';

/** What both sides have in common: the period, or what is measured, and the conditions. */
function comparedLead(
  step: Compared,
  { period, matched }: Pick<StepResult, 'period' | 'matched'>,
  view: LedgerView,
): string {
  const { other } = step;
  const isSamePeriod = JSON.stringify(step.period) === JSON.stringify(other.period);
  const both = shared(step.filter, other.filter);
  const where = isSamePeriod ? placed({ period, filter: both }, view.currency, 'figure') : '';
  // Without one measure each side names its own.
  if (step.measure !== other.measure) return where;
  const measured = measureName[seenMeasure(step.measure, matched)].toLocaleLowerCase('tr');
  return isSamePeriod ? `${where} ${measured}:` : put(narrowed(both, view.currency), measured);
}

/** The conditions that hold on either side. */
function shared(a: PlanFilter, b: PlanFilter): PlanFilter {
  const both = Object.entries(a).filter(
    ([key, value]) => JSON.stringify(value) === JSON.stringify(b[key as keyof PlanFilter]),
  );
  return Object.fromEntries(both) as PlanFilter;
}

/** As it stands within a sentence; months keep their capital. */
const inside = (text: string): string =>
  monthNames.some((month) => text.startsWith(month))
    ? text
    : text.slice(0, 1).toLocaleLowerCase('tr') + text.slice(1);
