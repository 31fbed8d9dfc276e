import { limits, type PlanStep } from '@vezne/contract';
import { OF_BOOKS } from '../ledger/books';
import { edgeOf } from '../ledger/full-months';
import { isCut } from '../ledger/interval';
import type { LedgerView } from '../ledger/ledger';
import type { StepResult } from '../ledger/result';
import { filterParts } from '../say/reading';
import { capital, sayDay, sayPeriod } from '../say/say';

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
  'COMPARE',
  'GROWTH',
  'EXPLAIN',
  'SUMMARY',
  'AVERAGE_PER',
  'TREND',
  ...OF_BOOKS,
];

const VERDICT = /^(Evet|Hayır)[.,] /;

/** The sentence with the period and the filters it is about in front, behind a yes or no. */
export function withLead({ step, period, text }: StepResult, view: LedgerView): string {
  if (NAME_THEMSELVES.includes(step.op)) return text;
  const filters = filterParts(step.filter, view).join(', ');
  const lead = `${period ? sayPeriod(period) : 'Bütün kayıtlar'}${filters ? ` (${filters})` : ''}: `;
  const verdict = VERDICT.exec(text);
  const rest = verdict ? text.slice(verdict[0].length) : text;
  return `${verdict ? `${verdict[1]}. ` : ''}${lead}${capital(rest)}`;
}
