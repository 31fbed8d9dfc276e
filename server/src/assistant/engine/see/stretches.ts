import type { Token } from '../words/tokens';
import type { LedgerIndex } from './ledger-index';
import { look, type Sight } from './sight';
import { endsAsVerb } from './telling';

/** A stretch of a question: up to a mark, or up to the verb of a sentence that goes on without one. */
export type Stretch = { text: string; sight: Sight };

/** Also the "da" of "rapora yazacağım da"; "7. ay" goes on. */
const MARKS = /(?<=(?:[;:!?,—–]|(?<!\d)\.))\s+|(?<=\p{L}{2}(?:c[ae][ğg][ıi][mz]|yorum|yoruz)\s+d[ae])\s+/iu;

/** Fewer words are one sentence, whatever verbs stand in them. */
const LONG = 9;

/** The stretches of a question in their order; their texts, joined by spaces, are the question. */
export function stretchesOf(question: string, index: LedgerIndex): Stretch[] {
  return question.split(MARKS).flatMap((text) => {
    const sight = look(text, index);
    const pieces = sentencesIn(text, sight.tokens);
    return pieces.length < 2
      ? [{ text, sight }]
      : pieces.map((each) => ({ text: each, sight: look(each, index) }));
  });
}

/** "… ben de unuttum şimdi hesap bekliyor kasadan ne çıkmış", as it is dictated: three sentences. */
function sentencesIn(text: string, tokens: readonly Token[]): string[] {
  if (tokens.filter(({ kind }) => kind !== 'mark').length < LONG) return [text];
  const pieces: string[] = [];
  let [from, at] = [0, 0];
  tokens.forEach((token, i) => {
    at = Math.max(at, text.indexOf(token.raw, at) + token.raw.length);
    if (!endsSentence(tokens, i)) return;
    const end = text.slice(at).search(/\s/u);
    if (end < 0) return;
    pieces.push(text.slice(from, at + end));
    from = at + end + 1;
  });
  return [...pieces, text.slice(from)];
}

function endsSentence(tokens: readonly Token[], at: number): boolean {
  const [token, next, last] = [tokens[at], tokens[at + 1], tokens[at - 1]];
  // A word or two behind the verb belong to it: "söyleniyorlar arkamdan".
  if (!token || !next || GOES_ON.test(next.text) || tokens.length - at < 4) return false;
  return PARTICLE.test(token.text) ? !!last && endsClause(last) : endsClause(token);
}

/** "Gelecek ay", "girilmiş kayıt", "gelir kaydı": a form that may stand before a noun, or be one, ends nothing. */
const endsClause = (token: Token): boolean =>
  PERSONAL.test(token.text) && endsAsVerb(token) && token.readings.every(({ lemma }) => lemma.endsWith('-'));
const PERSONAL =
  /(?:yor(?:um|uz|lar|sun|d[iu][mk]?)?|[dt][iu](?:m|k|n|lar|ler)?|[ae]c[ae](?:g[iu](?:m|z)|klar|kler)|m[iu]s(?:[iu]m|lar|ler)|m[ae]m|m[ae]y[iu]z)$/;

/** What belongs to the verb before it. */
const GOES_ON =
  /^(?:d[ae]|ya|ama|artik|iste|diye|ki|gibi|ise|kadar|sonra|once|icin|m[iu]|m[iu](?:y|s[iu]n|d[iu]r)\p{L}*|galiba|herhalde|sanirim|cunku|bana|bize|sana|ona|valla\p{L}*)$/u;
const PARTICLE = /^(?:d[ae]|ya|ama|artik|iste|gibi|galiba|herhalde|sanirim|cunku|valla\p{L}*)$/u;
