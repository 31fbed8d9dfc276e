import type { PlanStep } from '@vezne/contract';
import { MANY } from '../propose/candidates';
import { type Part, planOf } from '../propose/part';
import type { Ranked } from '../rank/rank';
import type { Token } from '../words/tokens';

/** "Tutarı en büyük olanı hangi kayıt": one record is asked for, not the usual handful; both readings are one. */
export function singular(readings: readonly Ranked[], tokens: readonly Token[]): readonly Ranked[] {
  if (!asksForOne(tokens)) return readings;
  const found = new Map<string, Ranked>();
  for (const reading of readings) {
    const parts = reading.parts.map(onlyOne);
    const key = parts.length ? JSON.stringify(planOf(parts)) : reading.key;
    const same = found.get(key);
    found.set(key, same ? { ...same, p: same.p + reading.p } : { ...reading, parts });
  }
  return [...found.values()].sort((a, b) => b.p - a.p);
}

function onlyOne(part: Part): Part {
  if (part.step) return { ...part, step: extreme(part.step) };
  return part.kind.startsWith('TOP_RECORDS') && part.n === MANY ? { ...part, n: 1 } : part;
}

function extreme(step: PlanStep): PlanStep {
  if (step.op !== 'TOP_RECORDS' || step.n !== MANY) return step;
  const { measure, filter, period, rank } = step;
  return { op: 'EXTREME', measure, filter, period, rank };
}

const ONE =
  /^(?:olani|tutarlisi(?:ni)?|kaydi(?:ni)?|hangisi(?:dir|ydi|ymis)?|(?:buyugu|kucugu|yuksegi|dusugu)(?:nu)?)$/;
const SEVERAL =
  /^(?:bes|5|hangileri\p{L}*|neler\p{L}*|olanlar\p{L}*|kayitlar(?:i|imiz|imizi)?|islemler(?:i|imiz)?|liste\p{L}*)$/u;

function asksForOne(tokens: readonly Token[]): boolean {
  const which = tokens.findIndex(({ text }) => text === 'hangi');
  const noun = tokens[which + 1];
  const named = which >= 0 && !!noun && !noun.readings.some(({ tags }) => tags.has('pl'));
  return (
    (named || tokens.some(({ text }) => ONE.test(text))) && !tokens.some(({ text }) => SEVERAL.test(text))
  );
}
