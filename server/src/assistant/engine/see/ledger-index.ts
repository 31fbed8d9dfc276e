import {
  fold,
  type PaymentMethod,
  type PlanFilter,
  type PlanMeasure,
  type PlanPeriod,
} from '@vezne/contract';
import { type Entry, passes, within } from '../ledger/ledger';
import type { Day, Interval } from '../time/calendar';
import { resolvePeriod } from '../time/resolve-period';
import { elisionsIn } from '../words/case-endings';
import { and, type Bits, bitsWhere, hasBit, isSame, isWithin, noBits, or, setBit } from './bits';
import { spokenAs } from './spoken';

/** What is looked at in a record to tell whether a question is about it. */
export type SeenEntry = Pick<Entry, 'date' | 'type' | 'category' | 'folded' | 'kurus' | 'method' | 'account'>;

export type SeenCategory = { name: string; words: string[]; bits: Bits };
export type Days = { bits: Bits; text: string };

const SHORT = 3;
const WORD = /[\p{L}\p{N}]+/gu;
const CONNECTING = new Set(['ve', 'ile', 'veya', 'diger', 'genel', 'cesitli']);
/** Sets kept per filter, text and period; they are small, a ledger's index is made anew with its version. */
const REMEMBERED = 4_000;

/** The window of one ledger, made ready for telling at once which records a reading of a question is about. */
export class LedgerIndex {
  readonly size: number;
  readonly all: Bits;
  readonly income: Bits;
  readonly expense: Bits;
  readonly categories: readonly SeenCategory[];
  /** Words of the descriptions by their first letter. */
  private readonly vocabulary = new Map<string, Set<string>>();
  /** Words that stand next to each other, a blank between them: what follows a word, and what it follows. */
  private readonly followers = new Map<string, Set<string>>();
  private readonly leaders = new Map<string, Set<string>>();
  /** Abbreviations by the way they are said ("kadeve"), names with an apostrophe as they are typed without it. */
  private readonly said = new Map<string, string>();
  private readonly methods = new Map<string, Bits>();
  private readonly remembered = new Map<string, Bits>();
  private readonly periods = new Map<string, Days>();

  constructor(readonly entries: readonly SeenEntry[]) {
    this.size = entries.length;
    this.all = bitsWhere(entries, () => true);
    this.income = bitsWhere(entries, ({ type }) => type === 'GIRIS');
    this.expense = bitsWhere(entries, ({ type }) => type === 'CIKIS');
    const categories = new Map<string, SeenCategory>();
    entries.forEach(({ folded, category, method }, at) => {
      this.addWords(folded);
      const known = categories.get(category) ?? {
        name: category,
        words: wordsOf(category),
        bits: this.none(),
      };
      categories.set(category, known);
      setBit(known.bits, at);
      const used = this.methods.get(method) ?? this.none();
      this.methods.set(method, used);
      setBit(used, at);
    });
    this.categories = [...categories.values()];
  }

  private none(): Bits {
    return noBits(this.entries.length);
  }

  private addWords(folded: string): void {
    for (const { written, joined } of elisionsIn(folded)) this.said.set(joined, written);
    let last: { word: string; end: number } | undefined;
    for (const { 0: word, index } of folded.matchAll(WORD)) {
      if (!this.hasWord(word)) {
        addTo(this.vocabulary, word[0] ?? '', word);
        for (const spoken of spokenAs(word)) this.said.set(spoken, word);
      }
      if (last?.end === index - 1 && folded[last.end] === ' ') {
        addTo(this.followers, last.word, word);
        addTo(this.leaders, word, last.word);
      }
      last = { word, end: index + word.length };
    }
  }

  /** What follows a word in some description. */
  followersOf(word: string): Iterable<string> {
    return this.followers.get(word) ?? [];
  }

  /** Abbreviations and names with an apostrophe, by the way they are said. */
  get spoken(): ReadonlyMap<string, string> {
    return this.said;
  }

  /**
   * Texts that find the records in which a word stands by itself. A short word also stands within others ("su" in
   * "sulama"), so its neighbours are taken along where they tell the same records.
   */
  textsOf(word: string): string[] {
    if (word.length > SHORT) return [word];
    const own = this.kept(`w${word}`, () =>
      bitsWhere(this.entries, ({ folded }) => [...folded.matchAll(WORD)].some(([each]) => each === word)),
    );
    if (isSame(own, this.bitsOfText(word))) return [word];
    const pairs = [
      ...[...(this.followers.get(word) ?? [])].map((next) => `${word} ${next}`),
      ...[...(this.leaders.get(word) ?? [])].map((before) => `${before} ${word}`),
    ].filter((text) => isWithin(this.bitsOfText(text), own));
    return isSame(this.bitsOfTexts(pairs), own) ? this.fewest(pairs) : [word];
  }

  /** Without the texts that find nothing which those before them do not find. */
  private fewest(texts: readonly string[]): string[] {
    let found = this.none();
    const needed: string[] = [];
    for (const text of texts) {
      const bits = this.bitsOfText(text);
      if (isWithin(bits, found)) continue;
      found = or(found, bits);
      needed.push(text);
    }
    return needed;
  }

  hasWord(word: string): boolean {
    return !!this.vocabulary.get(word[0] ?? '')?.has(word);
  }

  /** Words of descriptions that begin with the same letter. */
  wordsLike(word: string): Iterable<string> {
    return this.vocabulary.get(word[0] ?? '') ?? [];
  }

  bitsOfMethod(method: PaymentMethod): Bits {
    return this.methods.get(method) ?? this.none();
  }

  bitsOfText(text: string): Bits {
    const wanted = fold(text);
    return this.kept(`"${wanted}`, () => bitsWhere(this.entries, ({ folded }) => folded.includes(wanted)));
  }

  bitsOfTexts(texts: readonly string[]): Bits {
    return texts.map((text) => this.bitsOfText(text)).reduce(or, this.none());
  }

  /** The records that pass a filter, as the executor filters them. */
  bitsOf(filter: PlanFilter): Bits {
    return this.kept(JSON.stringify(filter), () => {
      const { texts, notTexts, categories, ...rest } = filter;
      let bits = Object.keys(rest).length ? this.passing(rest) : this.all;
      if (categories) bits = and(bits, this.passing({ categories }));
      if (texts) bits = and(bits, this.bitsOfTexts(texts));
      if (notTexts) bits = bits.map((word, i) => word & ~(this.bitsOfTexts(notTexts)[i] ?? 0));
      return bits;
    });
  }

  private passing(filter: PlanFilter): Bits {
    return this.kept(`f${JSON.stringify(filter)}`, () =>
      // What a filter looks at is there; an entry's names are for its reader alone.
      bitsWhere(this.entries, (entry) => passes(entry as Entry, filter)),
    );
  }

  private kept(key: string, make: () => Bits): Bits {
    const known = this.remembered.get(key);
    if (known) return known;
    if (this.remembered.size >= REMEMBERED) this.remembered.clear();
    const made = make();
    this.remembered.set(key, made);
    return made;
  }

  /** The records of a period, and its days as text. */
  daysOf(period: PlanPeriod | null, today: Day): Days {
    if (!period) return { bits: this.all, text: '*' };
    const key = `${today} ${JSON.stringify(period)}`;
    const known = this.periods.get(key);
    if (known) return known;
    if (this.periods.size >= REMEMBERED) this.periods.clear();
    const made = this.daysIn(period, today, key);
    this.periods.set(key, made);
    return made;
  }

  private daysIn(period: PlanPeriod, today: Day, key: string): Days {
    let interval: Interval;
    try {
      interval = resolvePeriod(period, today);
    } catch {
      // A day that does not exist: the executor says so.
      return { bits: this.none(), text: key };
    }
    const bits = bitsWhere(this.entries, ({ date }) => within(date, interval));
    return { bits, text: `${interval.from}..${interval.to}` };
  }

  /** The records themselves, oldest first. */
  entriesOf(bits: Bits): SeenEntry[] {
    return this.entries.filter((_, at) => hasBit(bits, at));
  }

  directed(bits: Bits, measure: PlanMeasure): Bits {
    if (measure === 'EXPENSE') return and(bits, this.expense);
    return measure === 'INCOME' ? and(bits, this.income) : bits;
  }
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  const known = sets.get(key);
  if (known) known.add(value);
  else sets.set(key, new Set([value]));
}

const wordsOf = (name: string): string[] =>
  [...fold(name).matchAll(WORD)].map(([word]) => word).filter((word) => !CONNECTING.has(word));
