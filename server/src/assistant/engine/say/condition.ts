import type { PlanStep } from '@vezne/contract';
import type { LedgerView } from '../ledger/ledger';
import { measureName, sayMoney } from './say';

type Step = Extract<PlanStep, { op: 'MONTHS_WHERE' }>;

/** What is asked of a month: "net artıda", "gider 1.800.000,00 ₺ üstünde". */
export function sayCondition({ measure, when }: Step, { currency }: Pick<LedgerView, 'currency'>): string {
  if ('net' in when) return when.net === 'POSITIVE' ? 'net artıda' : 'net ekside';
  const { min, max } = when;
  const say = (kurus: string) => sayMoney(BigInt(kurus), currency);
  const limits = [
    ...(min ? [min.inclusive ? `en az ${say(min.kurus)}` : `${say(min.kurus)} üstünde`] : []),
    ...(max ? [max.inclusive ? `en çok ${say(max.kurus)}` : `${say(max.kurus)} altında`] : []),
  ];
  return [measureName[measure].toLocaleLowerCase('tr'), limits.join(', ')].filter(Boolean).join(' ');
}

/** The same of months that met it, or did not: "net artıdaydı", "gider 5,00 ₺ üstünde değildi", "gelir en az 5,00 ₺ oldu". */
export function sayConditionMet(step: Step, view: Pick<LedgerView, 'currency'>, isMet: boolean): string {
  const asked = sayCondition(step, view);
  const isPlace = /d[ae]$/.test(asked);
  if (isMet) return isPlace ? asked.replace(/da$/, 'daydı').replace(/de$/, 'deydi') : `${asked} oldu`;
  return isPlace ? `${asked} değildi` : `${asked} olmadı`;
}
