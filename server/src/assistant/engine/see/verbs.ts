import type { Token } from '../words/tokens';

/** A verb of the question, and who does it: the company, somebody else, or nobody who is told of. */
export type Verb = { stem: string; who: 'we' | 'other' | 'untold' };

const OURS =
  /(?:[dt][iu][km]|m[iu]s[iu][zm]|yor?u[zm]|[aeiu]r[iu][zm]|[ae]ca(?:g[iu][zm]|m)|s[ae][km])(?:m[iu])?$/;

/** "Ödedik", "ödedi" and "ödendi": what somebody named pays comes in, what is paid to him goes out. */
export function verbsIn(tokens: readonly Token[]): Verb[] {
  return tokens.flatMap((token) => {
    const verb = token.readings.find(({ lemma, mistakes }) => mistakes === 0 && lemma.endsWith('-'));
    if (!verb) return [];
    const who = verb.tags.has('passive') ? 'untold' : OURS.test(token.text) ? 'we' : 'other';
    return [{ stem: verb.lemma.slice(0, 4), who }];
  });
}
