import type { Plan } from '@vezne/contract';
import type { Token } from '../words/tokens';

/**
 * What a question says so clearly that a plan without it is no reading of it, however likely it looks. Such a plan may
 * be offered, but is not answered.
 */
export function misses({ steps }: Plan, tokens: readonly Token[], inTalk: boolean): boolean {
  const says = (words: RegExp) => tokens.some(({ text }) => words.test(text));
  // "Yüzde beş artsaydı": what would have been is no sum of what was.
  if (says(UNREAL) && says(/^(yuzde|%)/) && !steps.some(({ op }) => op === 'WHAT_IF')) return true;
  // "Gelir sıfır olsa kaç ay dayanırız".
  if (says(NOTHING) && steps.some((step) => step.op === 'RUNWAY' && !step.withoutIncome)) return true;
  // Which row of the answer before that was is not known here.
  return inTalk && says(POINTING);
}

const UNREAL = /s[ae]yd[iu]/;
const NOTHING =
  /^(sifir\p{L}*|hic|kesil\p{L}*|dursa\p{L}*|durursa|girmez\p{L}*|girmes\p{L}*|gelmez\p{L}*|gelmes\p{L}*)$/u;
const POINTING = /^(ilkin(in?|de|den|e)|(birinci|ikinci|ucuncu|dorduncu|besinci|sonuncu)s[iu]n\p{L}*)$/u;
