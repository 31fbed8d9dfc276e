import { type AssistantAnswer, type AssistantReason, fromKurus, type Plan } from '@vezne/contract';
import { asWritten } from '../ask/as-written';
import { type Loosened, loosened } from '../ask/loosened';
import { type Offer, offerOf } from '../ask/offers';
import type { Reply } from '../ask/reply';
import { labelOfEntry } from '../execute/rows';
import { OF_BOOKS } from '../ledger/books';
import { type Entry, type LedgerView, newestFirst, sum, union } from '../ledger/ledger';
import { Refusal, type StepResult } from '../ledger/result';
import { readingOf } from '../say/reading';
import { A_YEAR_BEFORE, NOT_YET, noSuchDay, pageSentence, refusalSentence } from '../say/sentences';
import { toldApart } from '../say/told-apart';
import { wireFigure, wireRow } from '../say/wire';
import { isToCome, yearBefore } from '../time/not-yet';
import { examplesFor } from './examples';
import { execute } from './execute';
import { offered } from './offered';
import { scopeNote, withLead } from './scope';
import { transfersInstead } from './transfers';

/** An answer without what only the store knows: id, time, conversation. */
export type Draft = Omit<
  AssistantAnswer,
  | 'id'
  | 'input'
  | 'createdAt'
  | 'conversationId'
  | 'engine'
  | 'plan'
  | 'show'
  | 'bars'
  | 'chips'
  | 'next'
  | 'openings'
> & {
  plan: Plan | null;
  /** The options with what each of them is answered with. */
  offers: Offer[];
};

const CITED = 50;

/** Carries a reply out on the ledger and words it. */
export async function answer(given: Reply, view: LedgerView): Promise<Draft> {
  const reply = asWritten(given, view);
  switch (reply.action) {
    case 'ANSWER':
      return carriedOut(reply.plan, view);
    case 'HELP':
      return help(view, reply.thanked);
    case 'REFUSE': {
      const refused = silent('REFUSE', reply.reason, view);
      return reply.noDay ? { ...refused, report: noSuchDay(reply.noDay) } : refused;
    }
    case 'CLARIFY': {
      const readings = await offered(reply.offers, view);
      const offers = readings.map(({ offer }) => offer);
      const glimpses = readings.map(({ glimpse }) => glimpse);
      return { ...silent('CLARIFY', reply.reason, view, offers), glimpses, plan: reply.plan ?? null };
    }
  }
}

async function carriedOut(plan: Plan, view: LedgerView): Promise<Draft> {
  try {
    const results: StepResult[] = [];
    const offers: Offer[] = [];
    for (const step of plan.steps) {
      const result = await transfersInstead(await execute(step, view), view);
      const offer = loosened(step, { view, interval: result.period });
      results.push(offer ? offering(result, offer) : result);
      if (offer) offers.push(offer.offer);
    }
    return { ...compose(results, view), ...choices(offers), plan };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const refused = silent('REFUSE', error.reason, view);
    if (error.about) return { ...refused, report: pageSentence[error.about], plan };
    const isEarly = plan.steps.every(({ period }) => isToCome(period, view.today));
    return isEarly && error.reason === 'outside_window' ? notYet(plan, refused, view) : { ...refused, plan };
  }
}

/** What is asked of days to come is offered for the same days of the year before. */
async function notYet(plan: Plan, refused: Draft, view: LedgerView): Promise<Draft> {
  const steps = plan.steps.flatMap((step) => {
    const period = step.period && yearBefore(step.period);
    return period && !('other' in step) ? { ...step, period } : [];
  });
  if (steps.length < plan.steps.length) return { ...refused, report: NOT_YET, plan };
  const wanted = offerOf({ steps }, view.currency);
  const answered = (await offered([wanted], view)).filter(({ offer }) => offer === wanted);
  const glimpses = answered.map(({ glimpse }) => glimpse);
  const report = answered.length ? `${NOT_YET} ${A_YEAR_BEFORE}` : NOT_YET;
  return { ...refused, report, ...choices(answered.map(({ offer }) => offer)), glimpses, plan };
}

/** Three questions that this company can ask. */
function help(view: LedgerView, thanked = false): Draft {
  const offers = examplesFor(view);
  const lines = offers.map(({ sentence }) => `\n• ${sentence}`).join('');
  const lead = thanked
    ? 'Rica ederim. Şunları da sorabilirsiniz:'
    : 'Kasa defterinizle ilgili sorularınızı cevaplarım. Şunları sorabilirsiniz:';
  return {
    ...silent('CLARIFY', 'measure', view, offers),
    action: 'ANSWER',
    reason: null,
    report: lead + lines,
  };
}

/** An empty result with what would be found without one of its conditions. */
function offering(result: StepResult, { label, count }: Loosened): StepResult {
  const text = `Koşulların her birine uyan kayıt var, hepsine birden uyan yok; “${label}” olmadan ${count} kayıt bulunuyor.`;
  return { ...result, text: `${result.text} ${text}`, aside: `${label} olmadan ${count} kayıt` };
}

function silent(
  action: 'CLARIFY' | 'REFUSE',
  reason: AssistantReason,
  view: LedgerView,
  offers: Offer[] = [],
): Draft {
  return {
    action,
    reason,
    report: refusalSentence[reason],
    figures: [],
    rows: [],
    reading: '',
    period: null,
    matched: { count: 0, sum: 0, ids: [] },
    sources: [],
    ...choices(offers),
    scannedCount: view.window.length,
    truncated: view.truncated,
    plan: null,
  };
}

const choices = (offers: Offer[]) => ({ options: offers.map(({ sentence }) => sentence), offers });

function compose(results: StepResult[], view: LedgerView): Omit<Draft, 'plan' | 'offers' | 'options'> {
  const { figures, rows } = toldApart(results, view);
  const matched = matchedOf(results);
  return {
    action: 'ANSWER',
    reason: null,
    report: [
      results.map((result) => withLead(result, view)).join('\n'),
      ...new Set(results.map(({ leftOut }) => leftOut)),
      scopeNote(results, view),
    ]
      .filter(Boolean)
      .join('\n'),
    figures: figures.map((figure) => wireFigure(figure, view)),
    rows: rows.map((row) => wireRow(row, view)),
    reading: results
      .map((result) => [readingOf(result, view), result.aside].filter(Boolean).join(' · '))
      .join(' | '),
    period: results.find(({ period }) => period)?.period ?? null,
    matched: { count: matched.count, sum: fromKurus(matched.sum), ids: matched.ids },
    sources: newestFirst(union(...results.map(shownOf)))
      .slice(0, CITED)
      .map(source),
    scannedCount: results.every(({ step }) => OF_BOOKS.includes(step.op)) ? 0 : view.window.length,
    truncated: view.truncated,
  };
}

/** The records behind the figures shown: those of the rows where rows are records, else all that were counted. */
function shownOf({ rows, matched, shown }: StepResult): Entry[] {
  const ids = new Set(rows.flatMap(({ id }) => id ?? []));
  return shown ?? (ids.size ? matched.filter((entry) => ids.has(entry.id)) : matched);
}

/** The records behind all parts together; a balance rests on the whole ledger up to its day. */
function matchedOf(results: StepResult[]): { count: number; sum: bigint; ids: string[] } {
  const entries = union(...results.map(({ matched }) => matched)).sort((a, b) =>
    a.date < b.date ? -1 : a.date > b.date ? 1 : 0,
  );
  const ledgers = results.flatMap(({ ledger }) => ledger ?? []);
  const widest =
    ledgers.find(({ upTo }) => upTo === null) ??
    ledgers.sort((a, b) => ((a.upTo ?? '') < (b.upTo ?? '') ? 1 : -1))[0];
  if (!widest)
    return {
      count: entries.length,
      sum: sum(entries),
      ids: newestFirst(entries)
        .slice(0, CITED)
        .map(({ id }) => id),
    };
  const beyond = entries.filter(({ date }) => widest.upTo !== null && date > widest.upTo);
  const ids = [...newestFirst(beyond).map(({ id }) => id), ...widest.ids].slice(0, CITED);
  return { count: widest.count + beyond.length, sum: widest.income + widest.expense + sum(beyond), ids };
}

const source = (entry: Entry) => ({
  type: 'CASH_FLOW' as const,
  id: entry.id,
  label: labelOfEntry(entry),
  date: entry.date,
  amount: fromKurus(entry.kurus),
  direction: entry.type,
});
