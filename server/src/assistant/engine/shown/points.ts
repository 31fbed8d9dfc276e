import { fold } from '@vezne/contract';
import { type Token, takeQuotes, tokenise } from '../words/tokens';
import type { RowKind, Shown, ShownRow } from './rows';

/** What a question points at among the rows of the answer before, and what is left of it without these words. */
export type Pointing = { rows: ShownRow[]; way: 'ONLY' | 'WITHOUT'; rest: Token[] };

/** Whether a question may point at anything: most do not, and what was shown need not be worked out again. */
export const mayPoint = (question: string): boolean => MAY_POINT.test(fold(question));
const MAY_POINT =
  /(?:^|\s)(?:o|bu|su|onun?|bunun?|ilk\p{L}*|(?:birinci|ikinci|ucuncu|dorduncu|besinci|sonuncu)\p{L}*|(?:on|bun)(?:suz|s[iı]z|lar\p{L}*))(?=\s|$|[?.,!])/u;

/** "İkincisi": a row that only a list has. */
export const pointsAtFurther = (question: string): boolean => FURTHER.test(fold(question));
const FURTHER = /(?:^|\s)(?:ikinci|ucuncu|dorduncu|besinci|sonuncu)\p{L}/u;

type Span = { from: number; to: number; rows: ShownRow[]; way?: 'WITHOUT' };

/** "İkincisinin kayıtları", "ilk üçünün payı", "onsuz toplam gider", "bu kategorinin geçen yılki toplamı". */
export function pointing(question: string, shown: Shown): Pointing | undefined {
  const { question: bare, quotes } = takeQuotes(question);
  if (quotes.length) return undefined;
  const tokens = tokenise(bare);
  const spans = tokens.flatMap((_, at) => spanAt(tokens, at, shown) ?? []);
  const [first, ...others] = spans;
  if (!first?.rows.length || others.some(({ from }) => from >= first.to)) return undefined;
  const away = first.way ? first.to : pastAway(tokens, first.to);
  const way = first.way ?? (away > first.to ? 'WITHOUT' : 'ONLY');
  return { rows: first.rows, way, rest: [...tokens.slice(0, first.from), ...tokens.slice(away)] };
}

function spanAt(tokens: readonly Token[], at: number, shown: Shown): Span | undefined {
  return (
    nth(tokens, at, shown) ??
    firstFew(tokens, at, shown) ??
    left(tokens, at, shown) ??
    thisOne(tokens, at, shown) ??
    whose(tokens, at, shown)
  );
}

const textAt = (tokens: readonly Token[], at: number): string => {
  const { text = '', ending = '' } = tokens[at] ?? {};
  return text + ending;
};

const NTH =
  /^(ilk|birinci|ikinci|ucuncu|dorduncu|besinci|sonuncu)s?[iu](?:n[iu]n?|n[ae]|nd[ae](?:n|k[iu]\p{L}{0,6})?|yl[ae])?$/u;
const PLACE = /^s[iı]radaki\p{L}{0,6}$/u;
const ORDINALS = ['ilk', 'birinci', 'ikinci', 'ucuncu', 'dorduncu', 'besinci'];

/** "İlki", "ikincisinin", "üçüncü sıradakine"; the last of records is the latest of them, whatever their order. */
function nth(tokens: readonly Token[], at: number, { rows }: Shown): Span | undefined {
  const [text, next] = [textAt(tokens, at), textAt(tokens, at + 1)];
  const isPlace = ORDINALS.includes(text) && PLACE.test(next);
  const [, word = isPlace ? text : ''] = NTH.exec(text) ?? [];
  if (!word) return undefined;
  const isRecord = rows[0]?.kind === 'RECORD';
  const row = word === 'sonuncu' ? (isRecord ? undefined : rows.at(-1)) : rows[placeOf(word)];
  return row && { from: at, to: isPlace ? at + 2 : at + 1, rows: [row] };
}

/** Both "ilk" and "birinci" are the first. */
const placeOf = (word: string): number => Math.max(0, ORDINALS.indexOf(word) - 1);

const FEW = /^(?:(iki)s[iu]|(uc|dort|dord|bes)[iu])(?:n[iu]n?|n|n[ae]|nd[ae]n?|yl[ae])?$/u;
const COUNTS: Record<string, number> = { iki: 2, uc: 3, dort: 4, dord: 4, bes: 5 };

/** "İlk üçü", "ilk 3'ünün". */
function firstFew(tokens: readonly Token[], at: number, { rows }: Shown): Span | undefined {
  if (tokens[at]?.text !== 'ilk') return undefined;
  const next = tokens[at + 1];
  const [, two, more] = FEW.exec(textAt(tokens, at + 1)) ?? [];
  const isNumber = next?.kind === 'number' && /^s?[iu]/.test(next.ending);
  const n = isNumber ? Number(next.raw) : (COUNTS[two ?? more ?? ''] ?? 0);
  // "İlk üçü yeter" asks for as many rows.
  const isBare = /(?:si|[iu])$/.test(textAt(tokens, at + 1));
  if (isBare && !OF_FEW.test(textAt(tokens, at + 2))) return undefined;
  return n > 1 && n <= rows.length ? { from: at, to: at + 2, rows: rows.slice(0, n) } : undefined;
}

/** What is asked of several rows, or takes them away. */
const OF_FEW = /^(?:ne|nedir|kac|toplam\p{L}{0,5}|haric|olmadan|dahil|disinda|yuzde|pay)$/u;

const LEFT = /^(?:on|bun)(lar)?s[iu]z$/;
const IT = /^(?:o|bu|onu|bunu|onun|bunun)$/;
const THEM = /^(?:on|bun)lar(?:[iu]n?)?$/;

/** "Onsuz", "onu çıkarınca", "bunlar hariç". */
function left(tokens: readonly Token[], at: number, { rows }: Shown): Span | undefined {
  const text = textAt(tokens, at);
  const [word, all] = LEFT.exec(text) ?? [];
  const chosen = (isAll: boolean) => (isAll ? rows : rows.slice(0, 1));
  if (word) return { from: at, to: at + 1, rows: chosen(!!all), way: 'WITHOUT' };
  const to = IT.test(text) || THEM.test(text) ? pastAway(tokens, at + 1) : at;
  return to > at + 1 ? { from: at, to, rows: chosen(THEM.test(text)), way: 'WITHOUT' } : undefined;
}

const AWAY =
  /^(?:haric|olmadan|olmasa\p{L}{0,5}|olmazsa|disinda\p{L}{0,3}|c[iı]kar\p{L}{0,8}|duser?s\p{L}{0,4}|dusunce|sayma\p{L}{0,6}|saymaz\p{L}{0,4}|katma\p{L}{0,6})$/u;

/** The token behind words that take away what stands before them; the same where none do. */
function pastAway(tokens: readonly Token[], at: number): number {
  const [text, next] = [textAt(tokens, at), textAt(tokens, at + 1)];
  if (text === 'haric' && /^tut/.test(next)) return at + 2;
  if (text === 'dahil' && /^(?:etme|olma)/.test(next)) return at + 2;
  return AWAY.test(text) ? at + 1 : at;
}

/** Singular, in any case. */
const NOUNS: [kind: RowKind, noun: RegExp][] = [
  ['CATEGORY', /^(?:kategori|kalem)(?:n[iu]n|y?[iu]|y?e|de(?:n|ki)?)?$/],
  ['NAME', /^(?:firma|musteri|tedarikci|kisi|sirket|satici)(?:n[iu]n|y?[iu]|y?[ae]|d[ae](?:n|ki)?)?$/],
  ['RECORD', /^(?:kay[iı]t|kayd|islem)(?:[iu]n|[iu]|[ae]|t[ae]n?)?$/],
  ['CONTACT', /^(?:cari|firma|musteri|tedarikci|kisi|sirket)(?:n[iu]n|y?[iu]|y?[ae]|d[ae](?:n|ki)?)?$/],
  ['PROJECT', /^(?:proje|is)(?:n?[iu]n|y?[iu]|y?[ae]|d[ae](?:n|ki)?)?$/],
  ['TIME', /^(?:ay|y[iı]l)(?:[iu]n|[iu]|[ae]|d[ae](?:n|ki)?)?$/],
];

/** "Bu kategoride", "o firmaya": the only one shown, or the one that was asked for. "Bu ay" is the running one. */
function thisOne(tokens: readonly Token[], at: number, { step, rows }: Shown): Span | undefined {
  const [first, second] = rows;
  const pronoun = textAt(tokens, at);
  if (!first || !/^(?:o|bu|su)$/.test(pronoun) || (first.kind === 'TIME' && pronoun !== 'o'))
    return undefined;
  const noun = textAt(tokens, at + 1);
  const isMeant = NOUNS.some(([kind, word]) => kind === first.kind && word.test(noun));
  const isOne = !second || ('n' in step && step.n === 1);
  return isMeant && isOne ? { from: at, to: at + 2, rows: [first] } : undefined;
}

/** "Onun bütçesi": of the one contact or project that the answer was about. */
function whose(tokens: readonly Token[], at: number, { rows }: Shown): Span | undefined {
  const [row, second] = rows;
  const isMeant = row?.name !== undefined && !second && /^(?:onun|bunun|ona|buna)$/.test(textAt(tokens, at));
  return isMeant ? { from: at, to: at + 1, rows: [row] } : undefined;
}
