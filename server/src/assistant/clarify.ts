import type { Clause, Doubt } from './clause';
import { hasCue, type Item } from './items';
import type { Token } from './tokens';

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

const clean = (raw: string) => raw.replace(/[.?!]+$/, '');

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
  return `${capitalised(clean(text.trim()))}?`;
}

const writeToken = ({ raw, ending, apostrophe, kind }: Token) =>
  ending ? `${raw}${apostrophe || kind === 'number' ? '’' : ''}${ending}` : raw;

const capitalised = (text: string) => text.slice(0, 1).toLocaleUpperCase('tr') + text.slice(1);

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
  const put = (text: string) => `${capitalised(`${lead} ${text}`.trim())}?`;
  return [
    put(`en ${low ? 'düşük' : 'yüksek'} tutarlı${many} ${noun} kaydı hangisi`),
    put(`en ${low ? 'az' : 'çok'} ${noun} olan${many} kategori hangisi`),
  ];
}

function measures(clause: Clause): string[] {
  const lead = originalOf(clause, 'period', 'method', 'weekday', 'category', 'text');
  const put = (text: string) => `${capitalised(`${lead} ${text}`.trim())}?`;
  return [put('toplam gelir ne kadar'), put('toplam gider ne kadar'), put('gelir ve gider farkı ne kadar')];
}

const UNIT_WORDS = {
  ay: ['son bir ay', 'geçen ay'],
  hafta: ['son 7 gün', 'geçen hafta'],
  yil: ['son 12 ay', 'geçen yıl'],
  sene: ['son 12 ay', 'geçen yıl'],
};

const LOCATIVE: Record<string, string> = {
  'son bir ay': 'son bir ayda',
  'geçen ay': 'geçen ay',
  'son 7 gün': 'son 7 günde',
  'geçen hafta': 'geçen hafta',
  'son 12 ay': 'son 12 ayda',
  'geçen yıl': 'geçen yıl',
};
const RELATIVE: Record<string, string> = {
  'son bir ay': 'son bir aydaki',
  'geçen ay': 'geçen ayki',
  'son 7 gün': 'son 7 gündeki',
  'geçen hafta': 'geçen haftaki',
  'son 12 ay': 'son 12 aydaki',
  'geçen yıl': 'geçen yılki',
};
const GENITIVE: Record<string, string> = {
  'son bir ay': 'son bir ayın',
  'geçen ay': 'geçen ayın',
  'son 7 gün': 'son 7 günün',
  'geçen hafta': 'geçen haftanın',
  'son 12 ay': 'son 12 ayın',
  'geçen yıl': 'geçen yılın',
};

function periodsFor(clause: Clause, item: Item): string[] {
  const words = clause.tokens.slice(item.from, item.to);
  const unit =
    words[0]?.text === 'son'
      ? words[1]?.readings.map(({ lemma }) => lemma).find((lemma) => lemma in UNIT_WORDS)
      : undefined;
  const [a, b] = unit ? UNIT_WORDS[unit as keyof typeof UNIT_WORDS] : [undefined, undefined];
  if (!a || !b) return ['bu ay', 'geçen ay', 'son 3 ayda', 'bu yıl'];
  const table = item.tags.has('ki') ? RELATIVE : item.tags.has('gen') ? GENITIVE : LOCATIVE;
  return [table[a] ?? a, table[b] ?? b];
}

const group = (n: bigint) => n.toString().replace(/\B(?=(\d{3})+$)/g, '.');

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

export const isAboutNothing = (item: Item) => hasCue(item, 'STOP', 'FOLLOW');
