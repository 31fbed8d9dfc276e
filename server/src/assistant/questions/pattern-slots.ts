import type { PaymentMethod, PlanPeriod } from '@vezne/contract';
import { type Case, decline, type Noun, name, plain, possessive } from '../engine/ask/decline';
import { nameIn } from '../engine/run/payee-names';
import type { Book } from './book';

/** A way to ask for one kind of thing: `head` is the kind ("TOTAL EXPENSE"), slots stand in braces. */
export type Pattern = { head: string; text: string };
/** Chooses one of several by its number. */
export type Choose = <T>(values: readonly T[]) => T | undefined;

/** Something that a pattern's slot may hold: how it is said and what it means. */
type Thing = { noun: Noun; income: boolean } & ({ category: string } | { text: string });
type Period = { said: string; noun: Noun; period: PlanPeriod };

const relative = (unit: 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR', offset: number): PlanPeriod => ({
  kind: 'RELATIVE',
  unit,
  offset,
});
const month = (index: number, at?: number): PlanPeriod => ({
  kind: 'MONTH',
  index,
  year: at ? { at } : null,
});
const said = (text: string, period: PlanPeriod, noun: Noun = plain(text)): Period => ({
  said: text,
  noun,
  period,
});

/** Periods as they are said, on the corpus's day; each pair stands for what is usually compared. */
const periodPairs: readonly (readonly [Period, Period])[] = [
  [said('bu ay', relative('MONTH', 0)), said('geçen ay', relative('MONTH', -1))],
  [said('bu yıl', relative('YEAR', 0)), said('geçen yıl', relative('YEAR', -1))],
  [said('bu sene', relative('YEAR', 0)), said('geçen sene', relative('YEAR', -1))],
  [said('bu hafta', relative('WEEK', 0)), said('geçen hafta', relative('WEEK', -1))],
  [said('2026', { kind: 'YEAR', year: 2026 }), said('2025', { kind: 'YEAR', year: 2025 })],
  [said('ekimde', month(10), plain('ekim')), said('eylülde', month(9), plain('eylül'))],
  [said('kasım', month(11)), said('ekim', month(10))],
  [said('ağustos', month(8)), said('temmuz', month(7))],
  [said('mart 2026', month(3, 2026)), said('mart 2025', month(3, 2025))],
];

const periods: readonly Period[] = [
  ...periodPairs.flat(),
  said('2025te', { kind: 'YEAR', year: 2025 }),
  said("2026'da", { kind: 'YEAR', year: 2026 }),
  said('ocak ayında', month(1)),
  said('şubatta', month(2)),
  said('haziranda', month(6)),
  said('mayıs ayı', month(5)),
  said('aralık 2025', month(12, 2025)),
  said('dün', relative('DAY', -1)),
  said('bugün', relative('DAY', 0)),
  said('son 3 ayda', { kind: 'ROLLING', unit: 'MONTH', n: 3 }),
  said('son üç ay', { kind: 'ROLLING', unit: 'MONTH', n: 3 }),
  said('son altı ayda', { kind: 'ROLLING', unit: 'MONTH', n: 6 }),
  said('son bir yılda', { kind: 'ROLLING', unit: 'YEAR', n: 1 }),
  said('son 10 günde', { kind: 'ROLLING', unit: 'DAY', n: 10 }),
  said('yılbaşından beri', { kind: 'SINCE', of: relative('YEAR', 0) }),
  said('temmuzdan beri', { kind: 'SINCE', of: month(7) }),
];

const methods: readonly (readonly [string, PaymentMethod])[] = [
  ['nakit', 'CASH'],
  ['kartla', 'CARD'],
  ['havaleyle', 'TRANSFER'],
  ['çekle', 'CHECK'],
  ['senetle', 'NOTE'],
];

const amounts: readonly (readonly [string, number])[] = [
  ['10 bin', 10_000],
  ['5.000 TL', 5_000],
  ['50 bin lira', 50_000],
  ['20k', 20_000],
  ['100.000', 100_000],
  ['yüz bin', 100_000],
];

/** Names with an ending of their own take the endings of those: "ofis kirası", "ofis kirasını". */
const nounOf = (text: string): Noun => (/\s\S*[ıiuü]$/.test(text) ? possessive(text) : plain(text));

const CASES: Record<string, Case> = { i: 'acc', e: 'dat', de: 'loc', den: 'abl', in: 'gen' };

/** A noun in the case that a slot names by its ending: `{c:den}`. */
function inCase(noun: Noun, ending: string | undefined): string {
  if (!ending) return noun.text;
  if (ending === 'le') return `${noun.text} ile`;
  const wanted = CASES[ending];
  if (!wanted) throw new Error(`No case is called ${ending}`);
  return decline(noun, wanted);
}

/** Categories of a ledger, and persons and firms of its descriptions, with the direction of most of their records. */
function thingsOf(book: Book): Things {
  const things = known.get(book) ?? seen(book);
  known.set(book, things);
  return things;
}

type Things = { categories: Thing[]; names: Thing[] };
const known = new WeakMap<Book, Things>();

function seen({ window }: Book): Things {
  const groups = (key: (entry: Book['window'][number]) => string | undefined) => {
    const found = new Map<string, { income: number; all: number }>();
    for (const entry of window) {
      const own = key(entry);
      if (!own) continue;
      const count = found.get(own) ?? { income: 0, all: 0 };
      found.set(own, { income: count.income + (entry.type === 'GIRIS' ? 1 : 0), all: count.all + 1 });
    }
    return [...found].filter(([, { all }]) => all > 1);
  };
  const categories = groups(({ category }) => category).map(([category, { income, all }]) => ({
    noun: nounOf(category),
    income: income * 2 > all,
    category,
  }));
  const names = groups(nameIn).map(([text, { income, all }]) => ({
    noun: name(text),
    income: income * 2 > all,
    text,
  }));
  return { categories, names };
}

/** Names that narrow records down. */
export type Named = { categories?: string[]; texts?: string[] };
/** What was put into a pattern's slots, and the sentence with it. */
export type Filling = {
  said: string;
  measure: string;
  filter: Named;
  second: Named;
  period: PlanPeriod | null;
  before: PlanPeriod | null;
  n: number;
};

const SLOT = /\{(\w+)(?::(\w+))?\}/g;
const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/**
 * Puts things of a ledger into a pattern: `c` and `d` are categories, `w` and `v` persons or firms, `p` and `q`
 * periods, `n` a number, `a` an amount, `m` a way of payment; `:e` and the like is the case.
 */
export function fill({ head, text }: Pattern, book: Book, choose: Choose): Filling | undefined {
  const slots = new Set([...text.matchAll(SLOT)].map(([, slot]) => slot));
  const has = (...wanted: string[]) => wanted.some((slot) => slots.has(slot));
  const direction = head.slice(head.lastIndexOf(' ') + 1);
  const named = subjectsOf(direction, has, book, choose);
  if (!named) return undefined;
  const { first, second, category } = named;
  const [period, before] = has('q') ? (choose(periodPairs) ?? []) : [choose(periods)];
  const [amountSaid, amount] = choose(amounts) ?? ['', 0];
  const [methodSaid, method] = choose(methods) ?? ['', undefined];
  const n = choose(NUMBERS) ?? 2;
  const things: Record<string, Thing | undefined> = { c: category ?? first, w: first, d: second, v: second };
  const words: Record<string, string> = { p: period?.said ?? '', a: amountSaid, m: methodSaid, n: `${n}` };
  const say = (slot: string, ending?: string) => {
    const noun = slot === 'q' ? before?.noun : things[slot]?.noun;
    return noun ? inCase(noun, ending) : (words[slot] ?? '');
  };
  return {
    said: text.replace(SLOT, (_, slot: string, ending?: string) => say(slot, ending)),
    measure: direction === '*' ? directionOf(first) : direction,
    filter: {
      ...namedBy(first),
      ...namedBy(category),
      ...(has('m') && { methods: [method] }),
      ...(has('a') && limitFor(text, amount)),
    },
    second: has('d', 'v') ? namedBy(second) : {},
    period: has('p', 'q') ? (period?.period ?? null) : null,
    before: before?.period ?? null,
    n,
  };
}

const directionOf = (thing: Thing | undefined) => (thing?.income ? 'INCOME' : 'EXPENSE');

type Subjects = Record<'first' | 'second' | 'category', Thing | undefined>;

/** Things of the direction that a pattern is about; undefined where the ledger has too few. */
function subjectsOf(
  direction: string,
  has: (...wanted: string[]) => boolean,
  book: Book,
  choose: Choose,
): Subjects | undefined {
  const isMeant = ({ income }: Thing) =>
    direction === 'EXPENSE' ? !income : direction !== 'INCOME' || income;
  const categories = thingsOf(book).categories.filter(isMeant);
  const pool = has('w') ? thingsOf(book).names.filter(isMeant) : categories;
  const first = has('c', 'w') ? choose(pool) : undefined;
  const second = choose(pool.filter((each) => each !== first && each.income === first?.income));
  if ((has('c', 'w') && !first) || (has('d', 'v') && !second)) return undefined;
  return { first, second, category: has('w') && has('c') ? choose(categories) : undefined };
}

/** "… altında" is the most, every other amount the least. */
function limitFor(text: string, amount: number) {
  const limit = { kurus: `${amount * 100}`, inclusive: false };
  return /alt[ıi]|aşağı|küçük|az/.test(text) ? { max: limit } : { min: limit };
}

function namedBy(thing: Thing | undefined): Named {
  if (!thing) return {};
  return 'category' in thing ? { categories: [thing.category] } : { texts: [thing.text] };
}
