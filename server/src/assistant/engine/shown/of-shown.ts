import type { Plan, PlanStep } from '@vezne/contract';
import { offersOf } from '../ask/offers';
import type { Reply } from '../ask/reply';
import type { CurrencyCode } from '../say/say';
import type { Token } from '../words/tokens';
import { type Pointing, pointing } from './points';
import type { Shown } from './rows';
import { narrowedTo, pointedAt } from './within';

/**
 * A question about rows of the answer before: "ikincisi ne kadar", "ilk üçünün payı", "onsuz toplam gider". What points
 * at them is taken out of it, and the rest is read within them. Undefined where it points at none.
 */
export function graspOfShown(
  question: string,
  shown: Shown,
  { currency, read }: { currency: CurrencyCode; read: (rest: string, before: Plan) => Reply },
): Reply | undefined {
  const found = pointing(question, shown);
  const step = found && pointedAt(shown, found);
  if (!found || !step) return undefined;
  const plain = plainly(step, shown, found);
  if (plain) return { action: 'ANSWER', plan: { steps: [plain] } };
  const before = { steps: [found.way === 'ONLY' ? step : shown.step] };
  const reply = read(found.rest.map(written).join(' '), before);
  if (reply.action === 'ANSWER') {
    const plan = narrowedTo(reply.plan, found);
    return plan
      ? { action: 'ANSWER', plan }
      : { action: 'CLARIFY', reason: 'measure', offers: offersOf([{ steps: [step] }], currency) };
  }
  if (reply.action !== 'CLARIFY') return reply;
  const narrowed = reply.offers.flatMap(({ plan }) => narrowedTo(plan, found) ?? []);
  return { ...reply, offers: offersOf(narrowed.length ? narrowed : [{ steps: [step] }], currency) };
}

/**
 * The same of a contact or a project, whose questions are read by their names: "ilki ne kadar borçlu", "ikincisinin
 * bütçesi". Where the rest is no question about it, what was asked before is offered of it alone.
 */
export function graspOfNamed(
  question: string,
  shown: Shown,
  { currency, read }: { currency: CurrencyCode; read: (question: string) => Reply | undefined },
): Reply | undefined {
  const found = pointing(question, shown);
  const [row, ...others] = found?.rows ?? [];
  const step = row?.name === undefined ? undefined : ofName(shown.step, row.name);
  if (!found || !step || others.length || found.way !== 'ONLY') return undefined;
  const words = found.rest.flatMap(({ kind, text, ending }) => (kind === 'mark' ? [] : text + ending));
  if (words.every((word) => ASKS.test(word))) return { action: 'ANSWER', plan: { steps: [step] } };
  const named = row?.kind === 'PROJECT' ? `“${row.name}”` : row?.name;
  return (
    read(`${named} ${found.rest.map(written).join(' ')}`) ?? {
      action: 'CLARIFY',
      reason: 'measure',
      offers: offersOf([{ steps: [step] }], currency),
    }
  );
}

/** What was asked of several, of one of them. */
function ofName(step: PlanStep, name: string): PlanStep | undefined {
  if (step.op === 'OPEN_ITEMS') return { ...step, contact: name, answer: 'SUM', n: null, claim: null };
  if (step.op !== 'PROJECTS') return undefined;
  const { op, measure, filter, period, about } = step;
  return { op, measure, filter, period, about, project: name };
}

const written = ({ raw, ending, apostrophe }: Token): string =>
  ending && !raw.endsWith(ending) ? `${raw}${apostrophe ? '’' : ''}${ending}` : raw;

/** What is asked where the rest only asks: how much, how many, which records, or which share of all that was shown. */
function plainly(step: PlanStep, shown: Shown, { rest, way }: Pointing): PlanStep | undefined {
  const words = rest.flatMap(({ kind, text, ending }) => (kind === 'mark' ? [] : text + ending));
  const isAsked = (asking: RegExp) => words.some((word) => asking.test(word));
  const isOnly = (...askings: RegExp[]) =>
    words.every((word) => [ASKS, MEASURED[step.measure], ...askings].some((each) => each.test(word)));
  const { measure, filter, period } = step;
  if (isOnly()) return step;
  if (isAsked(SHARE) && isOnly(SHARE) && way === 'ONLY' && measure !== 'NET') {
    const { filter: whole } = shown.step;
    return { op: 'SHARE', measure, filter: whole, period, part: { measure, filter }, of: 'SUM' };
  }
  if (isAsked(SHOWS) && isOnly(SHOWS))
    return { op: 'LIST', measure, filter, period, order: 'NEWEST', n: null };
  if (isAsked(PIECES) && isOnly(PIECES)) return { op: 'COUNT', measure, filter, period };
  return undefined;
}

const ASKS =
  /^(?:ne|neymis|nedir|neydi|neler|kim\p{L}{0,4}|hangi\p{L}{0,6}|kac\p{L}{0,3}|kadar\p{L}{0,4}|para|lira|tl|tutar\p{L}{0,5}|tut(?:tu|mus|uyor)|toplam\p{L}{0,5}|e(?:der|tti|tmis|diyor)|peki|ya|ki|acaba|soyle|ver|olu(?:r|rdu|yor)|kal[iı](?:r|rd[iı]|yor)|olan|nas[iı]l|aras[iı]nda|bul)$/u;
const MEASURED: Record<PlanStep['measure'], RegExp> = {
  EXPENSE: /^(?:gider|harcama|masraf)\p{L}{0,6}$/u,
  INCOME: /^(?:gelir|ciro|tahsilat)\p{L}{0,6}$/u,
  NET: /^(?:net|k[aâ]r|sonuc)\p{L}{0,4}$/u,
  VOLUME: /^(?:islem|kay[iı]t)\p{L}{0,6}$/u,
};
const SHARE = /^(?:pay|yuzde|oran)\p{L}{0,6}$/u;
const SHOWS =
  /^(?:kay[iı]tlar\p{L}{0,6}|detay\p{L}{0,6}|ayr[iı]nt[iı]\p{L}{0,6}|liste\p{L}{0,8}|goster\p{L}{0,8}|hareketler\p{L}{0,5}|islemler\p{L}{0,5}|ac|dok)$/u;
const PIECES = /^(?:kac|tane|adet|kay[iı]t|islem|kez|kere)$/u;
