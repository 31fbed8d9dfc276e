import type { PlanStep } from '@vezne/contract';
import { MANY } from '../propose/candidates';
import { type Part, planOf } from '../propose/part';
import type { Ranked } from '../rank/rank';
import type { Token } from '../words/tokens';

/**
 * "Tutarı en büyük olanı hangi kayıt", "en çok kim ödemiş": one is asked for, not the usual handful; both readings are
 * one.
 */
export function singular(readings: readonly Ranked[], tokens: readonly Token[]): readonly Ranked[] {
  const [one, first, toWhom] = [asksForOne(tokens), asksForFirst(tokens), asksToWhom(tokens)];
  if (!one && !first && !toWhom) return readings;
  const found = new Map<string, Ranked>();
  for (const reading of readings) {
    const parts = reading.parts.map((part) => {
      if (toWhom && part.kind.startsWith('PAYEE')) return showing(part, null);
      if (first && isGroup(part)) return showing(part, 1);
      return one ? onlyOne(part) : part;
    });
    const key = parts.length ? JSON.stringify(planOf(parts)) : reading.key;
    const same = found.get(key);
    found.set(key, same ? { ...same, p: same.p + reading.p } : { ...reading, parts });
  }
  return [...found.values()].sort((a, b) => b.p - a.p);
}

const isGroup = ({ kind }: Part): boolean => /^(?:GROUPS|PAYEE)/.test(kind);

/** With another number of rows, where none was said. */
function showing(part: Part, n: 1 | null): Part {
  if (part.n !== null && part.n !== 1 && part.n !== MANY) return part;
  const { step } = part;
  return { ...part, n, ...(step?.op === 'PAYEE' || step?.op === 'GROUPS' ? { step: { ...step, n } } : {}) };
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

/** "En çok hangi kategoriye", "en az ödeyen kim": the first of a ranking. */
const asksForFirst = (tokens: readonly Token[]): boolean => asksForMost(tokens, WHICH);
/** "En çok kime": the usual handful, as "kime ne kadar". */
const asksToWhom = (tokens: readonly Token[]): boolean => asksForMost(tokens, TO_WHOM);

function asksForMost(tokens: readonly Token[], who: RegExp): boolean {
  const [at, which] = [
    tokens.findIndex(({ text }) => text === 'en'),
    tokens.findIndex(({ text }) => who.test(text)),
  ];
  const isPlural = tokens[which + 1]?.readings.some(({ tags }) => tags.has('pl'));
  return (
    at >= 0 &&
    which >= 0 &&
    !isPlural &&
    FAR.test(tokens[at + 1]?.text ?? '') &&
    !tokens.some(({ text, kind }) => SEVERAL.test(text) || RANKED.test(text) || kind === 'number')
  );
}
const FAR = /^(?:cok|az|fazla|yuksek|dusuk|buyuk|kucuk|kabarik)$/;
const WHICH = /^(?:kim|kimdir|kimmis|kimdi|hangi|hangisi(?:ne|nden|ni)?)$/;
const TO_WHOM = /^(?:kime|kimden)$/;
const RANKED = /^(?:kimler|sirala|diz|dok|dagil|ilk$|iki$|uc$|dort$)/;
