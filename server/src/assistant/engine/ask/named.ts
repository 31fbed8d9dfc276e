import type { PaymentMethod, PlanFilter, PlanLimit } from '@vezne/contract';
import { type CurrencyCode, methodName, sayMoney } from '../say/say';
import { weekdayNames } from '../words/phrases-time';

/** How much of long names and lists is said. */
export type Room = { currency: CurrencyCode; letters: number; names: number };

const PLAIN = /^\p{Lu}[\p{L}\p{N}]*(?: (?:& |ve )?\p{Lu}[\p{L}\p{N}]*)*$/u;

/** A name on one line; in quotation marks when it could be taken for words of the question. */
export function said(raw: string, { letters }: Room, bare: boolean): string {
  const clean = raw
    .replace(/["“”„«»]/g, '’')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const [...signs] = clean;
  const text = signs.length > letters ? `${signs.slice(0, letters - 1).join('')}…` : clean || '…';
  return bare && PLAIN.test(text) ? text : `“${text}”`;
}

/** "A", "A ve B", "A, B ve 3 kategori daha". */
export function listed(values: readonly string[], join: string, unit: string, { names }: Room): string {
  const rest = values.length - names;
  const shown = rest > 0 ? [...values.slice(0, names), `${rest} ${unit} daha`] : [...values];
  const last = shown.pop() ?? '';
  return shown.length ? `${shown.join(', ')} ${join} ${last}` : last;
}

const CASE = { nom: '', dat: 'ne', abl: 'nden', loc: 'nde', of: 'ndeki', gen: 'nin' } as const;

/** "Kira kategorisine", "Kira ve Maaş kategorilerinden". */
function inCategories(names: readonly string[], form: keyof typeof CASE, room: Room): string {
  const all = listed(
    unique(names).map((each) => said(each, room, true)),
    've',
    'kategori',
    room,
  );
  const noun = unique(names).length > 1 ? 'kategorileri' : 'kategorisi';
  return `${unique(names).length > room.names ? all.replace(/ kategori daha$/, ' kategori daha gibi') : all} ${noun}${CASE[form]}`;
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

const small = (method: PaymentMethod) => methodName(method).toLocaleLowerCase('tr');

/** "nakit", "kart ile", "nakit ya da kart ile". */
export const byMethods = (methods: readonly PaymentMethod[], room: Room): string => {
  const all = listed(unique(methods).map(small), 'ya da', 'yöntem', room);
  return all === 'nakit' ? all : `${all} ile`;
};

/** "5.000 liralık"; another currency has no such adjective. */
const exactly = (money: string) =>
  money.endsWith('₺') ? `${money.slice(0, -1).trimEnd()} liralık` : `${money} tutarındaki`;

/** "hafta sonları", "cuma günleri". */
function onWeekdays(days: readonly number[]): string {
  const set = unique(days).sort((a, b) => a - b);
  if (set.join('') === '67') return 'hafta sonları';
  if (set.join('') === '12345') return 'hafta içi günleri';
  const names = set.map((day) => (weekdayNames[day - 1] ?? '').toLocaleLowerCase('tr'));
  return `${names.length > 1 ? `${names.slice(0, -1).join(', ')} ve ${names.at(-1)}` : names[0]} günleri`;
}

const amount = ({ kurus }: PlanLimit, { currency }: Room) =>
  sayMoney(BigInt(kurus), currency).replace(/,00(?!\d)/, '');

export function limited({ min, max }: PlanFilter, room: Room): string[] {
  if (min && max && min.kurus === max.kurus && min.inclusive && max.inclusive)
    return [exactly(amount(min, room))];
  if (min?.inclusive && max?.inclusive) return [`${amount(min, room)} ile ${amount(max, room)} arasındaki`];
  return [
    ...(min
      ? [min.inclusive ? `en az ${amount(min, room)} tutarındaki` : `${amount(min, room)} üstündeki`]
      : []),
    ...(max
      ? [max.inclusive ? `en fazla ${amount(max, room)} tutarındaki` : `${amount(max, room)} altındaki`]
      : []),
  ];
}

const AMONG = { DUPLICATES: 'mükerrer', ANOMALIES: 'olağan dışı', HIGH_ANOMALIES: 'olağan dışı yüksek' };

/** "açıklamasında “kira” ve “depo” birlikte ya da “ofis” geçen". */
function described(alternatives: readonly (readonly string[])[], verb: string, room: Room): string {
  const each = alternatives.map((words) => {
    const all = listed(
      unique(words).map((word) => said(word, room, false)),
      've',
      'sözcük',
      room,
    );
    return words.length > 1 ? `${all} birlikte` : all;
  });
  return `açıklamasında ${listed(each, 'ya da', 'söz', room)} ${verb}`;
}

const some = <T>(values: readonly T[] | undefined): values is readonly T[] => !!values?.length;

/** "Ziraat hesabındaki" (giderler), "Ziraat hesabında" (3 kayıt). */
export function inAccounts(accounts: readonly string[], form: 'of' | 'loc', room: Room): string {
  const names = unique(accounts).map((name) => said(name, room, true));
  return `${listed(names, 've', 'hesap', room)} ${names.length > 1 ? 'hesapları' : 'hesabı'}${form === 'of' ? 'ndaki' : 'nda'}`;
}

/** A filter as it stands before a noun: "Yakıt kategorisindeki 5.000 ₺ üstündeki nakit" (giderler). */
export function chain(filter: PlanFilter, room: Room): string {
  const {
    among,
    categories,
    notCategories,
    methods,
    notMethods,
    texts,
    notTexts,
    words,
    notWords,
    weekdays,
    accounts,
  } = filter;
  const alone = (values: readonly string[]) => values.map((value) => [value]);
  return [
    ...(some(weekdays) ? [`${onWeekdays(weekdays)}ndeki`.replace('larındeki', 'larındaki')] : []),
    ...(some(accounts) ? [inAccounts(accounts, 'of', room)] : []),
    ...(some(texts) ? [described(alone(texts), 'geçen', room)] : []),
    ...(some(words) ? [described(words, 'geçen', room)] : []),
    ...(some(notTexts) ? [described(alone(notTexts), 'geçmeyen', room)] : []),
    ...(some(notWords) ? [described(notWords, 'geçmeyen', room)] : []),
    ...(some(categories) ? [inCategories(categories, 'of', room)] : []),
    ...(some(notCategories) ? [`${inCategories(notCategories, 'nom', room)} dışındaki`] : []),
    ...limited(filter, room),
    ...(among ? [AMONG[among]] : []),
    ...(some(methods) ? [byMethods(methods, room).replace(/ ile$/, ' ile yapılan')] : []),
    ...(some(notMethods) ? [`${listed(unique(notMethods).map(small), 've', 'yöntem', room)} dışındaki`] : []),
  ].join(' ');
}

type Adverbial = 'categories' | 'notCategories' | 'notMethods' | 'weekdays';

/** The conditions that say where and when, and those that only an adjective can say. */
export function parted(filter: PlanFilter): { adverbial: Pick<PlanFilter, Adverbial>; rest: PlanFilter } {
  const { categories, notCategories, notMethods, weekdays, ...rest } = filter;
  return { adverbial: { categories, notCategories, notMethods, weekdays }, rest };
}

/** Conditions before a verb or a figure: "cuma günleri kart hariç Kira kategorisine". */
export function adverbs(
  filter: Pick<PlanFilter, Adverbial>,
  form: 'dat' | 'abl' | 'loc',
  room: Room,
): string {
  const { categories, notCategories, notMethods, weekdays } = filter;
  return [
    ...(some(weekdays) ? [onWeekdays(weekdays)] : []),
    ...(some(notCategories) ? [`${inCategories(notCategories, 'nom', room)} hariç`] : []),
    ...(some(notMethods) ? [`${listed(unique(notMethods).map(small), 've', 'yöntem', room)} hariç`] : []),
    ...(some(categories) ? [inCategories(categories, form, room)] : []),
  ].join(' ');
}
