import { fold } from '@vezne/contract';
import type { Reading } from './analyser';
import { elisionsIn, endingTags } from './case-endings';
import { isCalendarName, isTimeWord, mistakesAllowed, readWord } from './lexicon';

/**
 * A word, number or mark of the question. `text` is folded; `ending` is what followed an apostrophe or was
 * glued to a number ("2025'te", "2025te"). `readings` are empty for a word that the lexicon does not know.
 */
export type Token = {
  kind: 'word' | 'number' | 'mark';
  raw: string;
  text: string;
  ending: string;
  capital: boolean;
  apostrophe: boolean;
  readings: Reading[];
};

const QUOTED = /["“”«»„]([^"“”«»„]{1,200})["“”«»„]|(?<=^|\s)'([^']{2,200})'(?=\s|$|[?.,!])/gu;

/** "Açıklamasında avans geçen": what stands between is sought as it is written, as if in quotes. */
const SOUGHT =
  /((?:a[çc][ıi]klama(?:s[ıi]|lar[ıi])?nda)\s+)([^\s"“”«»„'’?,.][^"“”«»„?,.]{0,38}?)(\s+(?:ge[çc]en|yazan)(?!\p{L}*\s+(?:ay|y[ıi]l|hafta|sene)))/giu;

/** Replaces quoted passages by a private-use mark, so that nothing inside them is read as grammar. */
export function takeQuotes(question: string): { question: string; quotes: string[] } {
  const quotes: string[] = [];
  const rest = question.replace(SOUGHT, '$1"$2"$3').replace(QUOTED, (_, double?: string, single?: string) => {
    quotes.push((double ?? single ?? '').trim());
    return ` \uE000${quotes.length - 1}\uE001 `;
  });
  return { question: rest, quotes };
}

const TOKEN =
  /\uE000(\d+)\uE001|\d{1,4}[./]\d{1,2}[./]\d{2,4}|\d{4}-\d{2}(?:-\d{2})?(?!\d)|\d+(?:[.,]\d+)*|\p{L}+|[%₺$€&+\-–—,;:?!.=*/]/gu;
const APOSTROPHE = /^['’`´ʼ‘]\s?(\p{L}+)/u;
const GLUED = /^\p{L}+/u;

/** Endings of a number; what else is glued to it ("400binin") is a word of its own. */
const NUMBER_ENDING =
  /^(s?[iu]n?[aeiu]?n?|[yn]?[aeiu]|n?[iu]n|(s?[iu]n)?[dt][ae](n|ki.*)?|y?l[ae]|l[iu][kg]?.*|[iu]?nc[iu].*|[ae]r|s[ae]r)$/;

export function tokenise(question: string): Token[] {
  const tokens: Token[] = [];
  const text = withoutElisions(question.normalize('NFC').replace(/[\u200b-\u200f\u2060\ufeff]/g, ''));
  let at = 0;
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (!match) break;
    const [raw, quote] = match;
    at = match.index + raw.length;
    if (quote !== undefined) {
      at += skipEnding(text, at);
      tokens.push(mark(`\uE000${quote}`));
      continue;
    }
    const { ending, apostrophe, length } = endingBehind(raw, text.slice(at));
    at += length;
    if (isDigits(raw))
      tokens.push({ ...mark(raw), kind: 'number', ending, apostrophe, readings: [asWritten(raw)] });
    else if (/^\p{L}/u.test(raw)) tokens.push(word(raw, ending, apostrophe));
    else if (raw === '%' && !/^\s*\d/.test(text.slice(at)) && tokens.at(-1)?.kind !== 'number')
      tokens.push(word('yüzde', '', false));
    else tokens.push(mark(raw));
  }
  return joinEndings(tokens).flatMap(splitGlued);
}

/** Tokens as they were written, with blanks between them. */
export const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ raw, ending, apostrophe }) =>
      ending && !raw.endsWith(ending) ? `${raw}${apostrophe ? '’' : ''}${ending}` : raw,
    )
    .join(' ');

const isDigits = (raw: string): boolean => /^\d/.test(raw);

/** The ending that stands behind a word or number: after an apostrophe, or glued to a number ("2024te"). */
function endingBehind(raw: string, rest: string): Pick<Token, 'ending' | 'apostrophe'> & { length: number } {
  const suffix = isDigits(raw) || /^\p{L}/u.test(raw) ? APOSTROPHE.exec(rest) : null;
  if (suffix) return { ending: fold(suffix[1] ?? ''), apostrophe: true, length: suffix[0].length };
  const glued = isDigits(raw) ? (GLUED.exec(rest)?.[0] ?? '') : '';
  if (!NUMBER_ENDING.test(fold(glued))) return { ending: '', apostrophe: false, length: 0 };
  return { ending: fold(glued), apostrophe: false, length: glued.length };
}

/** "L'Amor'a" is one name and its ending. */
const withoutElisions = (text: string): string =>
  text.replace(/(?<!\p{L})\p{L}['’`´ʼ‘]\p{L}{3,}/gu, (name) =>
    elisionsIn(fold(name)).length ? name.replace(/['’`´ʼ‘]/u, '') : name,
  );

const LONE_ENDING = /^(te|ta|de|da|ten|tan|den|dan|nin|nun|in|un|ye|ya|e|a|i|u)$/;
/** Endings of a day that are no words of their own: "ayın 5 inde". */
const DAY_ENDING = /^(s?[iu]n(?:d[ae]n?|[ae])|s?[iu]n[iu]n)$/;
/** Endings that are never words of their own: "ciro nun", "banka dan". */
const NO_WORD = /^(n[iu]n|[dt][ae]n)$/;
/** An abbreviation without vowels takes further ones: "sgk ya", "kdv yi". */
const AFTER_LETTERS = /^(y[aeiu]|[dt][ae])$/;
const LETTERS = /^[bcdfghjklmnpqrstvwxyz]{2,5}$/;

/** Is the word behind a token its ending, behind a space? "2024 te", "5000 tl den", "sgk ya". */
function takesEnding(token: Token | undefined, next: Token | undefined): boolean {
  if (!token || token.ending || next?.kind !== 'word' || next.apostrophe) return false;
  const { text } = next;
  if (token.kind === 'number')
    return /^(19|20)\d\d$/.test(token.raw)
      ? LONE_ENDING.test(text)
      : /^([1-9]|[12]\d|3[01])$/.test(token.raw) && DAY_ENDING.test(text);
  if (token.kind !== 'word') return false;
  if (['tl', 'lira', 'try'].includes(token.text)) return LONE_ENDING.test(text) && text.length > 1;
  return NO_WORD.test(text) || (LETTERS.test(token.text) && AFTER_LETTERS.test(text));
}

function joinEndings(tokens: Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    if (takesEnding(before, token)) return [];
    if (!next || !takesEnding(token, next)) return [token];
    return [token.kind === 'number' ? { ...token, ending: next.text } : word(token.raw, next.text, true)];
  });
}

/** A number that a phrase may name as it stands: "2 kat". */
const asWritten = (raw: string): Reading => ({
  lemma: `${raw}=`,
  tags: new Set(),
  mistakes: 0,
  morphemes: 0,
});

function skipEnding(text: string, at: number): number {
  return /^\s*['’`´ʼ‘]\p{L}+/u.exec(text.slice(at))?.[0].length ?? 0;
}

const mark = (raw: string): Token => ({
  kind: 'mark',
  raw,
  text: fold(raw),
  ending: '',
  capital: false,
  apostrophe: false,
  readings: [],
});

function word(raw: string, ending: string, apostrophe: boolean): Token {
  const text = fold(raw);
  const capital = /^\p{Lu}/u.test(raw) && !(raw.length > 1 && raw === raw.toLocaleUpperCase('tr'));
  return {
    kind: 'word',
    raw,
    text,
    ending,
    capital,
    apostrophe,
    readings: apostrophe ? properReadings(text, ending) : readWord(text + ending, false),
  };
}

/** An apostrophe follows a whole noun ("Yapı'nın" is no form of a verb), however an abbreviation is spoken. */
function properReadings(text: string, ending: string): Reading[] {
  const whole = readWord(text, false).filter(({ lemma, tags }) => !tags.size && !/[-=]$/.test(lemma));
  return whole.map((reading) => ({ ...reading, tags: endingTags(ending) }));
}

/** "nekadar", "gecenay": an unknown word that is two known ones without the space. */
function splitGlued(token: Token): Token[] {
  if (token.kind !== 'word' || token.readings.length || token.apostrophe || token.text.length < 5)
    return [token];
  for (let i = 2; i <= token.raw.length - 2; i++) {
    const [left, right] = [token.raw.slice(0, i), token.raw.slice(i)];
    const [a, b] = [word(left, '', false), word(right, '', false)];
    const second = right.length > 2 || b.readings.some(({ lemma }) => isTimeWord(lemma));
    if (GLUING.has(a.text) && b.readings.length && second) return [a, b];
  }
  return [token];
}

const GLUING = new Set([
  'ne',
  'kac',
  'bu',
  'gecen',
  'en',
  'son',
  'hangi',
  'ilk',
  'toplam',
  'yuzde',
  'her',
  'tek',
  'su',
  'bir',
  'iki',
  'uc',
  'bes',
  'on',
  'yirmi',
  'otuz',
  'elli',
  'yuz',
  'daha',
]);

/** Readings of a word that the lexicon knows only with typing mistakes. */
export function forgivingReadings(token: Token, proper: boolean): Reading[] {
  if (token.kind !== 'word' || token.readings.length || mistakesAllowed(token.text) === 0) return [];
  const readings = readWord(token.text + token.ending, true);
  // What bears an apostrophe or a capital is a name or a time: "Zara'nın" is no slip for "zararın".
  if (proper) return readings.filter(({ lemma }) => isCalendarName(lemma));
  return token.apostrophe ? readings.filter(({ lemma }) => isTimeWord(lemma)) : readings;
}

/** A capital tells a name only within a sentence that is not written in capitals throughout. */
export const isProper = (tokens: Token[], at: number): boolean =>
  at > 0 &&
  !!tokens[at]?.capital &&
  tokens.some(({ kind, raw }) => kind === 'word' && raw.length > 2 && /^\p{Ll}/u.test(raw));

/** "Şu yakıt", "şunu bir söyle": whoever writes the ş points at something, and means no water. */
export const isPointing = ({ raw, text }: Token): boolean =>
  /^ş/iu.test(raw) && /^su(?:n[aiu]|nun|nda|ndan|nlar\p{L}*)?$/u.test(text);
