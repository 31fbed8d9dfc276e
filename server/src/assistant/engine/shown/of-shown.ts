import type { Plan, PlanStep } from '@vezne/contract';
import { offersOf } from '../ask/offers';
import type { Reply } from '../ask/reply';
import type { CurrencyCode } from '../say/say';
import { type Token, textOf } from '../words/tokens';
import { pointingIn } from './pointers';
import type { Shown } from './rows';
import { targetOf } from './target';
import { narrowedTo, pointedAt, type Target } from './within';

/**
 * A question about rows of the answer before: "ikincisi ne kadar", "ilk üçünün payı", "onsuz toplam gider". What points
 * at them is taken out of it, and the rest is read within them. Undefined where it points at none; where the answer
 * shows no such row, or two are meant, what was asked before is offered.
 */
export function graspOfShown(
  question: string,
  shown: Shown,
  { currency, read }: { currency: CurrencyCode; read: (rest: string, before: Plan) => Reply },
): Reply | undefined {
  const found = pointingIn(question);
  if (found === 'several') return shown.rows.length > 1 ? askBack([shown.step], currency) : undefined;
  const rows = found && targetOf(found.pointer, shown);
  if (!found || !rows) return undefined;
  const target = rows === 'missing' ? undefined : { rows, way: found.way };
  const step = target && pointedAt(shown, target);
  if (!target || !step) return askBack([shown.step], currency);
  const plain = plainly(step, shown, target, found.rest);
  if (plain) return { action: 'ANSWER', plan: { steps: [plain] } };
  const reply = read(textOf(found.rest), { steps: [found.way === 'ONLY' ? step : shown.step] });
  return narrowed(reply, target, currency) ?? askBack([step], currency);
}

/** What the rest of the question means, within what is pointed at; undefined where it cannot be meant so. */
function narrowed(reply: Reply, target: Target, currency: CurrencyCode): Reply | undefined {
  if (reply.action === 'ANSWER') {
    const plan = narrowedTo(reply.plan, target);
    return plan && { action: 'ANSWER', plan };
  }
  if (reply.action !== 'CLARIFY') return reply;
  const plans = reply.offers.flatMap(({ plan }) => narrowedTo(plan, target) ?? []);
  return plans.length ? { ...reply, offers: offersOf(plans, currency) } : undefined;
}

const askBack = (steps: PlanStep[], currency: CurrencyCode): Reply => ({
  action: 'CLARIFY',
  reason: 'measure',
  offers: offersOf([{ steps }], currency),
});

/**
 * The same of a contact or a project, whose questions are read by their names: "ilki ne kadar borçlu", "ikincisinin
 * bütçesi". Where the rest is no question about it, what was asked before is offered of it alone.
 */
export function graspOfNamed(
  question: string,
  shown: Shown,
  { currency, read }: { currency: CurrencyCode; read: (question: string) => Reply | undefined },
): Reply | undefined {
  const found = pointingIn(question);
  if (!found || found === 'several' || found.way !== 'ONLY') return undefined;
  const rows = targetOf(found.pointer, shown);
  if (!rows || rows === 'missing') return undefined;
  const [row, ...others] = rows;
  const step = row?.name === undefined || others.length ? undefined : ofName(shown.step, row.name);
  if (!row || !step) return undefined;
  if (wordsOf(found.rest).every((word) => ASKS.test(word)))
    return { action: 'ANSWER', plan: { steps: [step] } };
  const named = row.kind === 'PROJECT' ? `“${row.name}”` : row.name;
  return read(`${named} ${textOf(found.rest)}`) ?? askBack([step], currency);
}

/** What was asked of several, of one of them. */
function ofName(step: PlanStep, name: string): PlanStep | undefined {
  if (step.op === 'OPEN_ITEMS') return { ...step, contact: name, answer: 'SUM', n: null, claim: null };
  if (step.op !== 'PROJECTS') return undefined;
  const { op, measure, filter, period, about } = step;
  return { op, measure, filter, period, about, project: name };
}

const wordsOf = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ kind, text, ending }) => (kind === 'mark' ? [] : text + ending));

/** What is asked where the rest only asks: how much, how many, which records, or which share of all that was shown. */
function plainly(
  step: PlanStep,
  shown: Shown,
  { rows: [row], way }: Target,
  rest: readonly Token[],
): PlanStep | undefined {
  const words = wordsOf(rest);
  const isAsked = (asking: RegExp) => words.some((word) => asking.test(word));
  const isOnly = (...askings: RegExp[]) =>
    words.every((word) => [ASKS, MEASURED[step.measure], ...askings].some((each) => each.test(word)));
  const { measure, filter, period } = step;
  const isRecord = way === 'ONLY' && row?.kind === 'RECORD';
  if (isAsked(PIECES) && isOnly(PIECES))
    return isRecord ? undefined : { op: 'COUNT', measure, filter, period };
  if (isOnly() || (isRecord && isOnly(SHOWS))) return step;
  if (isAsked(SHOWS) && isOnly(SHOWS))
    return { op: 'LIST', measure, filter, period, order: 'NEWEST', n: null };
  // The share of a record, or of a time, is of another whole than its filter tells.
  const isGroup = row !== undefined && ['CATEGORY', 'NAME', 'METHOD'].includes(row.kind);
  if (!isGroup || way !== 'ONLY' || measure === 'NET' || !isAsked(SHARE) || !isOnly(SHARE)) return undefined;
  const { filter: whole } = shown.step;
  return { op: 'SHARE', measure, filter: whole, period, part: { measure, filter }, of: 'SUM' };
}

const ASKS =
  /^(?:ne|neymis|nedir|neydi|neler|kim\p{L}{0,4}|hangi\p{L}{0,6}|kac\p{L}{0,3}|kadar\p{L}{0,4}|para|lira|tl|tutar\p{L}{0,5}|tut(?:tu|mus|uyor)|toplam\p{L}{0,5}|e(?:der|tti|tmis|diyor)|peki|ya|ki|acaba|soyle|ver|olu(?:r|rdu|yor)|kali(?:r|rdi|yor)|olan|nasil|arasinda|bul)$/u;
const MEASURED: Record<PlanStep['measure'], RegExp> = {
  EXPENSE: /^(?:gider|harcama|masraf)\p{L}{0,6}$/u,
  INCOME: /^(?:gelir|ciro|tahsilat)\p{L}{0,6}$/u,
  NET: /^(?:net|kar|sonuc)\p{L}{0,4}$/u,
  VOLUME: /^(?:islem|kayit)\p{L}{0,6}$/u,
};
const SHARE = /^(?:pay|yuzde|oran)\p{L}{0,6}$/u;
const SHOWS =
  /^(?:kayitlar\p{L}{0,6}|detay\p{L}{0,6}|ayrinti\p{L}{0,6}|liste\p{L}{0,8}|goster\p{L}{0,8}|hareketler\p{L}{0,5}|islemler\p{L}{0,5}|ac|dok)$/u;
const PIECES = /^(?:tane|adet|kayit|islem|kez|kere)$/u;
