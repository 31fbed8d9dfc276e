import type { PlanFilter, PlanMeasure, PlanStep } from '@vezne/contract';
import type { LedgerView } from '../ledger/ledger';
import { methodName, sayDay, sayMoney, sayMonth } from '../say/say';
import { addDays, type Interval, monthEnd, yearOf } from '../time/calendar';
import { weekdayNames } from '../words/phrases-time';

/** A step as a question that is read as that step again; figures of several kinds are asked for as a total. */
export function questionOf(step: PlanStep, interval: Interval | null, view: LedgerView): string {
  const { measure } = step;
  const parts = [periodWords(interval), ...filterWords(step.filter, view), asked(step, measure)];
  const text = parts.filter(Boolean).join(' ');
  return `${text.slice(0, 1).toLocaleUpperCase('tr')}${text.slice(1)}?`;
}

const NOUNS: Record<PlanMeasure, [one: string, many: string, ofMany: string]> = {
  EXPENSE: ['gider kaydı', 'giderleri', 'giderlerin'],
  INCOME: ['gelir kaydı', 'gelirleri', 'gelirlerin'],
  NET: ['kayıt', 'kayıtları', 'kayıtların'],
  VOLUME: ['kayıt', 'kayıtları', 'kayıtların'],
};

function asked(step: PlanStep, measure: PlanMeasure): string {
  const [one, many, ofMany] = NOUNS[measure];
  if (step.op === 'COUNT' || step.op === 'EXISTS') return `kaç ${one} var`;
  if (step.op === 'LIST') return `${many} listele`;
  if (step.op === 'EXTREME')
    return `en ${step.rank === 'LARGEST' ? 'yüksek' : 'düşük'} tutarlı ${one} hangisi`;
  return `${ofMany} toplamı ne kadar`;
}

function periodWords(interval: Interval | null): string {
  if (!interval) return '';
  const { from, to } = interval;
  if (from === null) return `${sayDay(addDays(to, 1))} öncesinde`;
  if (from === to) return sayDay(to);
  if (from.endsWith('-01') && monthEnd(from) === to) return sayMonth(to.slice(0, 7));
  if (from.endsWith('-01-01') && to === `${yearOf(from)}-12-31`) return `${yearOf(from)} yılında`;
  return `${sayDay(from)} ile ${sayDay(to)} arasında`;
}

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(' ve ');
const inCategories = (names: readonly string[]) =>
  `${quoted(names)} ${names.length > 1 ? 'kategorilerinde' : 'kategorisinde'}`;

function weekdayWords(days: readonly number[]): string {
  const set = [...days].sort().join('');
  if (set === '67') return 'hafta sonları';
  if (set === '12345') return 'hafta içi';
  return days.map((day) => `${(weekdayNames[day - 1] ?? '').toLocaleLowerCase('tr')} günleri`).join(' ve ');
}

function filterWords(filter: PlanFilter, view: LedgerView): string[] {
  const { categories, notCategories, methods, notMethods, texts, notTexts, words, notWords } = filter;
  const { weekdays, min, max } = filter;
  const small = (method: string) => methodName(method).toLocaleLowerCase('tr');
  const say = (kurus: string) => sayMoney(BigInt(kurus), view.currency);
  return [
    ...(texts ? [`açıklamasında ${quoted(texts)} geçen`] : []),
    ...(notTexts ? [`${quoted(notTexts)} hariç`] : []),
    ...(words ? [`açıklamasında ${words.map(quoted).join(' ya da ')} geçen`] : []),
    ...(notWords ? [`${notWords.map(quoted).join(' ve ')} hariç`] : []),
    ...(weekdays ? [weekdayWords(weekdays)] : []),
    ...(categories ? [inCategories(categories)] : []),
    ...(notCategories ? [`${quoted(notCategories)} hariç`] : []),
    ...(methods ? [methods.map(small).join(' ve ')] : []),
    ...(notMethods ? [`${notMethods.map(small).join(' ve ')} hariç`] : []),
    ...(min ? [min.inclusive ? `en az ${say(min.kurus)} tutarındaki` : `${say(min.kurus)} üstü`] : []),
    ...(max ? [max.inclusive ? `en fazla ${say(max.kurus)} tutarındaki` : `${say(max.kurus)} altı`] : []),
  ];
}
