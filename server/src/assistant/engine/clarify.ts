import type { Clause, Doubt } from './read/clause';
import type { Item } from './read/items';
import { capital } from './say/say';
import type { Token } from './words/tokens';

/** Up to four complete questions, each a rewording of the one that was not clear. */
export function optionsFor(
  reason: Doubt['reason'] | 'record_or_category' | 'measure',
  clause: Clause,
): string[] {
  const doubt = clause.doubts.find((each) => each.reason === reason);
  if (reason === 'record_or_category') return recordOrCategory(clause);
  if (reason === 'measure' || !doubt) return measures(clause);
  const { item } = doubt;
  const { meaning } = item;
  const put = (words: string) => reworded(clause.tokens, item, words);
  if (reason === 'category' && meaning.type === 'category')
    return meaning.names.slice(0, 4).map((name) => put(inCategory(name, item)));
  if (reason === 'entity' && meaning.type === 'text')
    return meaning.people.slice(0, 4).map((name) => put(withEnding(name, item)));
  if (reason === 'amount' && meaning.type === 'doubtful') return amounts(clause, item);
  return periodsFor(clause, item).map(put);
}

const clean = (raw: string) => raw.replace(/(?<![.?!])[.?!]+$/, '');

/** The question with the words of one item exchanged. */
function reworded(tokens: Token[], item: Item, words: string): string {
  const write = (part: Token[]) =>
    part
      .map(writeToken)
      .join(' ')
      .replace(/ ([,.;:?!])/g, '$1');
  const text = [write(tokens.slice(0, item.from)), words, write(tokens.slice(item.to))]
    .filter(Boolean)
    .join(' ');
  return `${capital(clean(text.trim()))}?`;
}

const writeToken = ({ raw, ending, apostrophe, kind }: Token) =>
  ending ? `${raw}${apostrophe || kind === 'number' ? '’' : ''}${ending}` : raw;

const CATEGORY_CASES: [string, string][] = [
  ['dat', 'kategorisine'],
  ['abl', 'kategorisinden'],
  ['loc', 'kategorisinde'],
  ['gen', 'kategorisinin'],
  ['ins', 'kategorisiyle'],
  ['acc', 'kategorisini'],
];

/** The case of the ambiguous word moves to "kategorisi", whose vowels never change. */
function inCategory(name: string, { tags }: Item): string {
  const found = CATEGORY_CASES.find(([tag]) => tags.has(tag) && !(tag === 'acc' && tags.has('poss')));
  return found ? `“${name}” ${found[1]}` : `“${name}” kategorisi`;
}

/** A name with the case ending that the shorter name bore: Ahmet'e -> Ahmet Kaya'ya. */
function withEnding(name: string, { tags }: Item): string {
  const vowel = [...name.toLocaleLowerCase('tr')].findLast((letter) => 'aeıioöuü'.includes(letter)) ?? 'e';
  const open = 'aıou'.includes(vowel) ? 'a' : 'e';
  const close = { a: 'ı', ı: 'ı', e: 'i', i: 'i', o: 'u', u: 'u', ö: 'ü', ü: 'ü' }[vowel] ?? 'i';
  const glide = /[aeıioöuü]$/iu.test(name) ? 'y' : '';
  if (tags.has('dat')) return `${name}'${glide}${open}`;
  if (tags.has('abl')) return `${name}'${/[çfhkpsşt]$/iu.test(name) ? 't' : 'd'}${open}n`;
  if (tags.has('gen')) return `${name}'${glide ? 'n' : ''}${close}n`;
  if (tags.has('ins')) return `${name}'${glide}l${open}`;
  return name;
}

function originalOf(clause: Clause, ...kinds: Item['meaning']['type'][]): string {
  return clause.items
    .filter((item) => kinds.includes(item.meaning.type))
    .map((item) => clause.tokens.slice(item.from, item.to).map(writeToken).join(' '))
    .join(' ');
}

function recordOrCategory(clause: Clause): string[] {
  const lead = originalOf(clause, 'period', 'method', 'weekday', 'limit');
  const income = clause.has('IN') && !clause.has('OUT');
  const low = clause.has('BOTTOM');
  const [n] = clause.numbers.filter((value) => value > 1);
  const many = n ? ` ${n}` : '';
  const noun = income ? 'gelir' : 'gider';
  const put = (text: string) => `${capital(`${lead} ${text}`.trim())}?`;
  return [
    put(`en ${low ? 'düşük' : 'yüksek'} tutarlı${many} ${noun} kaydı hangisi`),
    put(`en ${low ? 'az' : 'çok'} ${noun} olan${many} kategori hangisi`),
  ];
}

function measures(clause: Clause): string[] {
  const lead = originalOf(clause, 'period', 'method', 'weekday', 'category', 'text');
  const put = (text: string) => `${capital(`${lead} ${text}`.trim())}?`;
  return [put('toplam gelir ne kadar'), put('toplam gider ne kadar'), put('gelir ve gider farkı ne kadar')];
}

/** "son ay" may be the running 30 days or the last calendar month; as adverb, adjective and genitive. */
const periodsOf: Record<string, [adverb: string, adjective: string, genitive: string][]> = {
  ay: [
    ['son 30 günde', 'son 30 gündeki', 'son 30 günün'],
    ['geçen ay', 'geçen ayki', 'geçen ayın'],
    ['son bir ayda', 'son bir aydaki', 'son bir ayın'],
  ],
  hafta: [
    ['son 7 günde', 'son 7 gündeki', 'son 7 günün'],
    ['geçen hafta', 'geçen haftaki', 'geçen haftanın'],
  ],
  yil: [
    ['son 12 ayda', 'son 12 aydaki', 'son 12 ayın'],
    ['geçen yıl', 'geçen yılki', 'geçen yılın'],
    ['son 365 günde', 'son 365 gündeki', 'son 365 günün'],
  ],
};

const ANY_PERIOD: [string, string, string][] = [
  ['bu ay', 'bu ayki', 'bu ayın'],
  ['geçen ay', 'geçen ayki', 'geçen ayın'],
  ['son 3 ayda', 'son 3 aydaki', 'son 3 ayın'],
  ['bu yıl', 'bu yılki', 'bu yılın'],
];

function periodsFor(clause: Clause, item: Item): string[] {
  const words = clause.tokens.slice(item.from, item.to);
  const units =
    words[0]?.text === 'son'
      ? (words[1]?.readings.map(({ lemma }) => (lemma === 'sene' ? 'yil' : lemma)) ?? [])
      : [];
  const found = units.flatMap((unit) => periodsOf[unit] ?? []);
  const form = item.tags.has('ki') ? 1 : item.tags.has('gen') ? 2 : 0;
  return (found.length ? found : ANY_PERIOD).map((forms) => forms[form]);
}

const figures = new Intl.NumberFormat('tr-TR');
const group = (n: bigint) => figures.format(n);

/** The readings of an unclear amount, each with lira behind it. */
function amounts(clause: Clause, item: Item): string[] {
  const { meaning } = item;
  if (meaning.type !== 'doubtful') return [];
  const n = meaning.hundredths;
  const words = clause.tokens.slice(item.from, item.to);
  const tail = words.map(({ text }) => text).join(' ');
  const whole = n / 100n;
  const side = /altı|alti|altında|altinda|az|küçük|kucuk|düşük|dusuk/.test(tail) ? 'altındaki' : 'üstündeki';
  const put = (amount: string) => reworded(clause.tokens, item, `${amount} ${side}`);
  const exact = `${group(whole)}${n % 100n ? `,${(n % 100n).toString().padStart(2, '0')}` : ''}`;
  if (meaning.kind === 'six')
    return [put(`${group(whole)} liranın`), reworded(clause.tokens, item, `${group(whole + 6n)} liralık`)];
  if (meaning.kind === 'unit') {
    const thousand = put(`${exact} bin liranın`);
    return [
      thousand,
      put(words.some(({ text }) => text === 'm') ? `${exact} milyon liranın` : `${exact} milyar liranın`),
    ];
  }
  return [put(`${exact} liranın`), put(`${exact} bin liranın`), put(`${exact} milyon liranın`)];
}
