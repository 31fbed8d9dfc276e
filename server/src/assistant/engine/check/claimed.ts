import type { PlanStep } from '@vezne/contract';
import { cuesAt } from '../read/cover';
import { hasCue } from '../read/items';
import type { Cue } from '../words/lexicon';
import type { Token } from '../words/tokens';

/**
 * What a yes/no question claims: "azaldı mı", "kârda mıyız", "mükerrer var mı". A reading that was proposed says what is
 * compared but not what is claimed of it; the answer then begins with Evet or Hayır.
 */
export function claimed(step: PlanStep, tokens: readonly Token[]): PlanStep {
  if (!('claim' in step) || step.claim || !asksYesNo(tokens)) return step;
  const said = new Set(cuesIn(tokens));
  if (tokens.some(({ text }) => PASSES.test(text))) said.add('MORE');
  /** The first of the claims that is said by one of its cues. */
  const claimOf = <const C extends string>(...claims: [claim: C, ...cues: Cue[]][]): C | null =>
    claims.find(([, ...cues]) => cues.some((cue) => said.has(cue)))?.[0] ?? null;
  switch (step.op) {
    case 'TREND':
      return { ...step, claim: claimOf(['UP', 'UP'], ['DOWN', 'DOWN'], ['FLAT', 'FLAT']) };
    case 'COMPARE':
    case 'GROWTH':
      return { ...step, claim: claimOf(['MORE', 'MORE', 'UP'], ['LESS', 'LESS', 'DOWN']) };
    case 'NET':
      return { ...step, claim: claimOf(['NEGATIVE', 'NEGATIVE'], ['POSITIVE', 'POSITIVE']) };
    case 'DUPLICATES':
      return step.answer === 'LIST' ? { ...step, claim: 'EXISTS' } : step;
    case 'COVERAGE':
      return said.has('ALL') ? { ...step, claim: 'ALL' } : step;
    case 'ANOMALIES':
      return { ...step, claim: 'EXISTS' };
    default:
      return step;
  }
}

/** "Ağustos temmuzu geçti mi". */
const PASSES = /^(?:gec|as|solla)(?:[dt]i|mis|iyor|ar|er)$/;

const ASKS_MORE =
  /^(ne|nekadar|kac\p{L}*|hangi\p{L}*|kim\p{L}*|neden|niye|nasil\p{L}*|neler\p{L}*|nere\p{L}*)$/u;

/** One particle that asks, no word that asks for more; "söyler misin" asks for something, two particles offer a choice. */
export function asksYesNo(tokens: readonly Token[]): boolean {
  const asking = tokens.filter(({ readings }, at) => {
    const isParticle = cuesAt([...tokens], at).some((item) => item.to === at + 1 && hasCue(item, 'MI'));
    return (isParticle || readings.some(({ tags }) => tags.has('mi'))) && !isRequest(tokens, at - 1);
  });
  return asking.length === 1 && !tokens.some(({ text }) => ASKS_MORE.test(text));
}

const TOLD = ['prog', 'past', 'evid'];
/** "Söyler misin", "rica edebilir miyim": the verb stands at `at`, a noun before it may belong to it. */
const isRequest = (tokens: readonly Token[], at: number): boolean =>
  [at, at - 1]
    .flatMap((from) => cuesAt([...tokens], from))
    .some((item) => item.to > at && hasCue(item, 'SHOW') && !TOLD.some((tag) => item.tags.has(tag)));

export const cuesIn = (tokens: readonly Token[]): Cue[] =>
  tokens.flatMap((_, at) =>
    cuesAt([...tokens], at).flatMap(({ meaning }) => (meaning.type === 'cue' ? [...meaning.cues] : [])),
  );
