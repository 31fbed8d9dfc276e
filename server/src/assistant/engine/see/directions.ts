import type { Token } from '../words/tokens';

const IN = /^(?:gelir|tahsilat|ciro|hasilat|kazanc)/;
const OUT = /^(?:gider|masraf|harcama|maliyet)/;
/** "Ne gelir", "ne kadar gider": what a verb says. */
const ASKED = /^(?:ne|kac|kaca|kadar|lira|tl|para|nereye|nereden|olarak)$/;

/** The directions that a question calls by name: `in`, `out`, `in out`, or nothing. */
export function directionsNamed(tokens: readonly Token[]): string {
  const isNoun = ({ text }: Token, at: number) =>
    !/^(?:gelir|gider)$/.test(text) || !ASKED.test(tokens[at - 1]?.text ?? '');
  const named = tokens.filter(isNoun);
  const says = (noun: RegExp) => named.some(({ text }) => noun.test(text));
  return [...(says(IN) ? ['in'] : []), ...(says(OUT) ? ['out'] : [])].join(' ');
}
