import { cuesAt } from '../read/cover';
import { hasCue } from '../read/items';
import { Words } from '../time/period-words';
import { type Token, takeQuotes, tokenise } from '../words/tokens';
import type { RowKind } from './rows';

/** What words point at, whatever was shown. */
export type Pointer =
  | { is: 'NTH'; at: number }
  | { is: 'LAST' }
  | { is: 'FEW'; n: number }
  /** "Bu kategori": the one of these kinds. */
  | { is: 'THIS'; kinds: readonly RowKind[] }
  /** "Onsuz", "onlar hariç". */
  | { is: 'LEFT'; isAll: boolean }
  /** "Onun bütçesi". */
  | { is: 'WHOSE' };

/** A pointer, whether what it points at is left out, and the question without these words. */
export type Pointing = { pointer: Pointer; way: 'ONLY' | 'WITHOUT'; rest: Token[] };

type Span = { pointer: Pointer; from: number; to: number };

/** What a question points at; 'several' where it points at more than one thing. */
export function pointingIn(question: string): Pointing | 'several' | undefined {
  const { question: bare, quotes } = takeQuotes(question);
  if (quotes.length) return undefined;
  const tokens = tokenise(bare);
  const [first, ...others] = tokens.flatMap((_, at) => spanAt(tokens, at) ?? []);
  if (!first) return undefined;
  if (others.some(({ from }) => from >= first.to)) return 'several';
  const isLeft = first.pointer.is === 'LEFT';
  const to = isLeft ? first.to : pastAway(tokens, first.to);
  const way = isLeft || to > first.to ? 'WITHOUT' : 'ONLY';
  return { pointer: first.pointer, way, rest: [...tokens.slice(0, first.from), ...tokens.slice(to)] };
}

/** A row that only a list has. */
export const isOfList = ({ pointer }: Pointing): boolean =>
  pointer.is === 'LAST' || pointer.is === 'FEW' || (pointer.is === 'NTH' && pointer.at > 0);

function spanAt(tokens: Token[], at: number): Span | undefined {
  const counted = isOfTime(tokens, at - 1) ? undefined : (nth(tokens, at) ?? few(tokens, at));
  return counted ?? left(tokens, at) ?? thisOne(tokens, at) ?? whose(tokens, at);
}

const textAt = (tokens: readonly Token[], at: number): string => {
  const { text = '', ending = '' } = tokens[at] ?? {};
  return text + ending;
};

/** "Ayın ilkinde", "kasımın ilk 5'inde" are days. */
function isOfTime(tokens: Token[], at: number): boolean {
  const words = new Words(tokens);
  const isTime = words.unit(at) !== undefined || words.month(at) !== undefined;
  return isTime && words.ends(at, ['gen']);
}

const NTH =
  /^(ilk|birinci|ikinci|ucuncu|dorduncu|besinci|sonuncu)s?[iu](?:n[iu]n?|n[ae]|nd[ae](?:n|ki\p{L}{0,6})?|yl[ae])?$/u;
const ORDINALS = ['ilk', 'birinci', 'ikinci', 'ucuncu', 'dorduncu', 'besinci'];

/** "İlki", "ikincisinin", "üçüncü sıradakine"; both "ilk" and "birinci" are the first. */
function nth(tokens: readonly Token[], at: number): Span | undefined {
  const text = textAt(tokens, at);
  const isPlace = ORDINALS.includes(text) && /^siradaki/.test(textAt(tokens, at + 1));
  const [, word = isPlace ? text : ''] = NTH.exec(text) ?? [];
  if (!word) return undefined;
  const pointer: Pointer =
    word === 'sonuncu' ? { is: 'LAST' } : { is: 'NTH', at: Math.max(0, ORDINALS.indexOf(word) - 1) };
  return { pointer, from: at, to: isPlace ? at + 2 : at + 1 };
}

const FEW = /^(?:(iki)s[iu]|(uc|dort|dord|bes)[iu])(?:n[iu]n?|n|n[ae]|nd[ae]n?|yl[ae])?$/u;
const COUNTS: Record<string, number> = { iki: 2, uc: 3, dort: 4, dord: 4, bes: 5 };
/** What is asked of several rows, or takes them away. */
const OF_FEW = /^(?:ne|nedir|kac|toplam\p{L}{0,5}|haric|olmadan|dahil|disinda|yuzde|pay)$/u;

/** "İlk üçünün", "ilk 3'ü hariç"; "ilk üçü yeter" asks for as many rows. */
function few(tokens: readonly Token[], at: number): Span | undefined {
  if (tokens[at]?.text !== 'ilk') return undefined;
  const [next, text] = [tokens[at + 1], textAt(tokens, at + 1)];
  const [, two, more] = FEW.exec(text) ?? [];
  const isNumber = next?.kind === 'number' && /^s?[iu]/.test(next.ending);
  const n = isNumber ? Number(next.raw) : (COUNTS[two ?? more ?? ''] ?? 0);
  if (n < 2 || (/(?:si|[iu])$/.test(text) && !OF_FEW.test(textAt(tokens, at + 2)))) return undefined;
  return { pointer: { is: 'FEW', n }, from: at, to: at + 2 };
}

const WITHOUT_IT = /^(?:on|bun)(lar)?s[iu]z$/;
const IT = /^(?:o|bu|onu|bunu|onun|bunun)$/;
const THEM = /^(?:on|bun)lar(?:[iu]n?)?$/;

/** "Onsuz", "onu çıkarınca", "bunlar hariç". */
function left(tokens: Token[], at: number): Span | undefined {
  const text = textAt(tokens, at);
  const [word, all] = WITHOUT_IT.exec(text) ?? [];
  if (word) return { pointer: { is: 'LEFT', isAll: all !== undefined }, from: at, to: at + 1 };
  const to = IT.test(text) || THEM.test(text) ? pastAway(tokens, at + 1) : at;
  return to > at + 1 ? { pointer: { is: 'LEFT', isAll: THEM.test(text) }, from: at, to } : undefined;
}

/** The token behind words that take away what stands before them; the same where none do. */
function pastAway(tokens: Token[], at: number): number {
  if (/^(?:olma(?:sa|zsa)|saymazsa)/.test(textAt(tokens, at))) return at + 1;
  // "Katma değer vergisi" takes nothing away.
  if (tokens[at + 1]?.text === 'deger') return at;
  return Math.max(
    at,
    ...cuesAt(tokens, at).flatMap((item) => (hasCue(item, 'EXCLUDE') ? pastTut(tokens, item.to) : [])),
  );
}

/** "Hariç tut", "hariç tutarsak". */
const pastTut = (tokens: readonly Token[], at: number): number =>
  /^tut/.test(textAt(tokens, at)) ? at + 1 : at;

/** Singular, in any case. */
const NOUNS: [noun: RegExp, ...kinds: RowKind[]][] = [
  [/^(?:kategori|kalem)(?:n[iu]n|y?[iu]|y?e|de(?:n|ki)?)?$/, 'CATEGORY'],
  [
    /^(?:cari|firma|musteri|tedarikci|kisi|sirket|satici)(?:n[iu]n|y?[iu]|y?[ae]|d[ae](?:n|ki)?)?$/,
    'NAME',
    'CONTACT',
  ],
  [/^(?:kayit|kayd|islem)(?:[iu]n|[iu]|[ae]|[dt][ae](?:n|ki)?)?$/, 'RECORD'],
  [/^(?:proje|is)(?:n?[iu]n|y?[iu]|y?[ae]|[dt][ae](?:n|ki)?)?$/, 'PROJECT'],
  [/^ay(?:[iu]n|[iu]|[ae]|d[ae](?:n|ki)?)?$/, 'MONTH'],
  [/^yil(?:[iu]n|[iu]|[ae]|d[ae](?:n|ki)?)?$/, 'YEAR'],
];

/** "Bu kategoride", "o firmaya"; "bu ay" and "bu yıl" are the running ones. */
function thisOne(tokens: readonly Token[], at: number): Span | undefined {
  const pronoun = textAt(tokens, at);
  if (!/^(?:o|bu|su)$/.test(pronoun)) return undefined;
  const noun = NOUNS.find(([each]) => each.test(textAt(tokens, at + 1)));
  if (!noun) return undefined;
  const [, ...kinds] = noun;
  const isRunning = pronoun !== 'o' && kinds.some((kind) => kind === 'MONTH' || kind === 'YEAR');
  return isRunning ? undefined : { pointer: { is: 'THIS', kinds }, from: at, to: at + 2 };
}

const whose = (tokens: readonly Token[], at: number): Span | undefined =>
  /^(?:onun|bunun|ona|buna)$/.test(textAt(tokens, at))
    ? { pointer: { is: 'WHOSE' }, from: at, to: at + 1 }
    : undefined;
