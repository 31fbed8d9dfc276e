import type { Plan, PlanStep } from '@vezne/contract';
import { fold } from '@vezne/contract';
import type { Reply } from './ask/reply';

const HIGHEST = /^(?:cok|yuksek|buyuk|fazla|pahali|iyi|karli)/;
const LOWEST = /^(?:az|dusuk|kucuk|ucuz|kotu|zararli)/;
const JOINING = /^(?:ve|ile|veya|ya da|bir de|,|\/)$/;

/**
 * "En yüksek ve en düşük gider hangi aylarda": the question of either end, as each would be asked by itself. What stands
 * between the two and is said again behind them goes with both ("en çok harcadığımız ve en az harcadığımız ay").
 */
export function endsIn(question: string): [string, string] | undefined {
  const words = question
    .replace(/([,/])/g, ' $1 ')
    .split(/\s+/)
    .filter(Boolean);
  const folded = words.map(fold);
  const [first, second] = folded.flatMap((word, at) => (word === 'en' && isEnd(folded[at + 1]) ? [at] : []));
  if (first === undefined || second === undefined || !areOpposite(folded[first + 1], folded[second + 1]))
    return undefined;
  const between = folded.slice(first + 2, second);
  const joint = between.findIndex((_, at) => JOINING.test(between.slice(at).join(' ')));
  if (joint < 0) return undefined;
  const repeated = between.slice(0, joint);
  const behind = second + 2;
  if (repeated.some((word, at) => word !== folded[behind + at])) return undefined;
  const rest = words.slice(behind + joint).map(inSingular);
  const asked = (at: number) =>
    [...words.slice(0, first), ...words.slice(at, at + 2 + joint), ...rest].join(' ');
  return [asked(first), asked(second)];
}

/** "Hangi aylarda", "hangileri" of both are one of either. */
const inSingular = (word: string): string =>
  word.replace(SEVERAL, (_, stem: string, end: string) => stem + end).replace(/^hangileri/i, 'hangisi');
const SEVERAL =
  /^(ay|gün|hafta|yıl|kategori|kalem|kayıt|firma|müşteri|tedarikçi)l[ae]r((?:[dt][ae]n?)?(?:ydı|ydi|dır|dir|mış|miş)?[?.!]*)$/iu;

const isEnd = (word = '') => HIGHEST.test(word) || LOWEST.test(word);
const areOpposite = (one = '', other = '') =>
  (HIGHEST.test(one) && LOWEST.test(other)) || (LOWEST.test(one) && HIGHEST.test(other));

/** One plan of both ends, where each is surely understood and they differ in nothing else. */
export function bothEnds(question: string, understand: (part: string) => Reply): Plan | undefined {
  const steps = (endsIn(question) ?? []).flatMap((part) => {
    const reply = understand(part);
    const [step, ...others] = reply.action === 'ANSWER' ? reply.plan.steps : [];
    return step && others.length === 0 ? [step] : [];
  });
  const [one, other] = steps;
  return one && other && isOtherEnd(one, other) ? { steps: [one, other] } : undefined;
}

const isOtherEnd = (one: PlanStep, other: PlanStep): boolean =>
  'rank' in one &&
  'rank' in other &&
  one.rank !== other.rank &&
  JSON.stringify({ ...one, rank: null }) === JSON.stringify({ ...other, rank: null });
