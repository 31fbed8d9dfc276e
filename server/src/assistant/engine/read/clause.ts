import type { PlanFilter, PlanMeasure, PlanPeriod, PlanSelection } from '@vezne/contract';
import type { PeriodRead } from '../time/periods';
import type { Cue } from '../words/lexicon';
import type { Token } from '../words/tokens';
import { hasCue, type Item } from './items';
import { strayNames, strayWords } from './stray';

/** What still must be asked before a plan can be made; the words it is about are `item`. */
export type Doubt = { reason: 'period' | 'category' | 'entity' | 'amount'; item: Item };

/** A question as slots: filters and periods taken out, the remaining cues in order. */
export class Clause {
  filter: PlanFilter = {};
  readonly periods: PeriodRead[] = [];
  readonly periodItems: Item[] = [];
  numbers: number[] = [];
  readonly percents: number[] = [];
  readonly doubts: Doubt[] = [];
  readonly unknown: Item[] = [];
  /** Items that name a filter, in the order of the question: two of a kind can be compared. */
  readonly named: Item[] = [];
  readonly cues: Item[] = [];

  /** `before` is the step of the turn before, whose slots an elliptic question takes over. */
  constructor(
    readonly items: Item[],
    readonly tokens: Token[],
    readonly before?: PlanSelection,
  ) {
    const excluded = new Set(excludedItems(items));
    const buys = items.some(({ meaning }) => meaning.type === 'category' && meaning.spends);
    for (const each of items) {
      const item = buys && hasCue(each, 'TAKEN') ? bought(each) : each;
      if (excluded.has(item)) this.exclude(item);
      else this.take(item);
    }
    // "Bir bakar mısın, ilk beş …": beside a number "bir" is an article.
    if (this.numbers.some((n) => n !== 1)) this.numbers = this.numbers.filter((n) => n !== 1);
    this.unknown.push(...strayNames(items), ...strayWords(items));
    const { limits } = this;
    for (const { min, max } of limits) Object.assign(this.filter, min && { min }, max && { max });
    if (before) this.filter = mergeFilters(before.filter, this.filter);
  }

  readonly limits: Pick<PlanFilter, 'min' | 'max'>[] = [];

  private take(item: Item): void {
    const { meaning } = item;
    switch (meaning.type) {
      case 'cue':
        if (deniesMoney(item, this.tokens)) this.unknown.push(item);
        if (meaning.cues.has('VAGUE_PERIOD')) this.doubts.push({ reason: 'period', item });
        this.cues.push(item);
        return;
      case 'period':
        this.periods.push(meaning.read);
        this.periodItems.push(item);
        return;
      case 'number':
        this.numbers.push(meaning.value);
        return;
      case 'percent':
        this.percents.push(meaning.value);
        return;
      case 'limit':
        this.limits.push(meaning.limit);
        return;
      case 'doubtful':
        this.doubts.push({ reason: 'amount', item });
        // Stands in for the limit that is asked back, so that the rest of the question can be read.
        this.limits.push({ min: { kurus: '0', inclusive: true } });
        return;
      case 'unknown':
        this.unknown.push(item);
        return;
      default:
        this.named.push(item);
        if (meaning.type === 'category' && meaning.names.length > 1)
          this.doubts.push({ reason: 'category', item });
        if (meaning.type === 'text' && meaning.people.length > 1)
          this.doubts.push({ reason: 'entity', item });
        addTo(this.filter, item, item.tags.has('without'));
    }
  }

  private exclude(item: Item): void {
    if (item.meaning.type === 'category' && item.meaning.names.length > 1)
      this.doubts.push({ reason: 'category', item });
    addTo(this.filter, item, true);
  }

  has(...cues: Cue[]): boolean {
    return this.cues.some((item) => hasCue(item, ...cues));
  }

  /** An item that carries the cue and none of the others: "dayanır", not "gider" of a giderler question. */
  hasPure(cue: Cue, ...others: Cue[]): boolean {
    return this.cues.some((item) => hasCue(item, cue) && !hasCue(item, ...others));
  }

  find(...cues: Cue[]): Item | undefined {
    return this.cues.find((item) => hasCue(item, ...cues));
  }

  /** Any word of the cue items with this ending. */
  tagged(...tags: string[]): boolean {
    return this.cues.some((item) => tags.some((tag) => item.tags.has(tag)));
  }

  /** A yes/no question; "söyler misin" asks for something, "görüyor musun" asks whether. */
  get asksYesNo(): boolean {
    return this.cues.some((item, i) => {
      const before = this.cues[i - 1];
      const request = (each: Item | undefined) => !!each && hasCue(each, 'SHOW') && !each.tags.has('prog');
      return (hasCue(item, 'MI') && !request(before)) || (item.tags.has('mi') && !request(item));
    });
  }

  get measure(): PlanMeasure | undefined {
    const [out, income] = [this.has('OUT'), this.has('IN')];
    if (this.has('NET')) return 'NET';
    if (this.has('VOLUME')) return 'VOLUME';
    if (out && income) return undefined;
    if (out) return 'EXPENSE';
    if (income) return 'INCOME';
    if (this.before) return this.before.measure;
    return this.named.length || this.has('RECORD', 'ITEM') || this.limits.length ? 'VOLUME' : undefined;
  }

  /** The period of a question that has at most one. */
  get period(): PlanPeriod | null {
    return this.periods[0]?.period ?? this.before?.period ?? null;
  }
}

/** "Tahsil edilmemiş", "ödenmeyen": what did not happen is in no ledger. */
function deniesMoney(item: Item, tokens: Token[]): boolean {
  const verbs = (tokens[item.to - 1]?.readings ?? []).filter(({ lemma }) => lemma.endsWith('-'));
  const denied = verbs.length > 0 && verbs.every(({ tags }) => tags.has('neg'));
  return (
    denied &&
    hasCue(item, 'OUT', 'IN', 'STOP', 'ENTERED') &&
    !hasCue(item, 'NO_INCOME', 'EXCLUDE', 'COVERS', 'FLAT')
  );
}

/** "Kumaş aldık" buys: where only money goes out, taking is no income. */
function bought(item: Item): Item {
  if (item.meaning.type !== 'cue') return item;
  const cues = new Set(item.meaning.cues);
  cues.delete('IN');
  return { ...item, meaning: { type: 'cue', cues: cues.add('STOP') } };
}

/** A new filter stands in place of an earlier one of the same sort; what is excluded is added. */
function mergeFilters(old: PlanFilter, now: PlanFilter): PlanFilter {
  const sorts = [
    ['categories', 'notCategories'],
    ['methods', 'notMethods'],
    ['texts', 'notTexts'],
    ['weekdays'],
    ['min', 'max'],
  ] as const;
  const merged: PlanFilter = { ...old };
  for (const [named, other] of sorts) {
    if (named in now || (named === 'min' && 'max' in now)) {
      delete merged[named];
      if (other) delete merged[other];
    }
  }
  const added = { ...merged, ...now };
  for (const key of ['notCategories', 'notTexts'] as const) {
    if (old[key] && now[key] && merged[key]) added[key] = [...new Set([...old[key], ...now[key]])];
  }
  const left = added.categories?.filter((name) => !added.notCategories?.includes(name));
  if (left?.length && left.length < (added.categories?.length ?? 0)) return { ...added, categories: left };
  return added;
}

const key = {
  category: ['categories', 'notCategories'],
  method: ['methods', 'notMethods'],
  text: ['texts', 'notTexts'],
} as const;

function addTo(filter: PlanFilter, { meaning }: Item, not: boolean): void {
  const push = <T>(list: T[] | undefined, ...values: T[]) => [...new Set([...(list ?? []), ...values])];
  if (meaning.type === 'category') {
    const at = key.category[not ? 1 : 0];
    filter[at] = push(filter[at], ...meaning.names);
  } else if (meaning.type === 'method') {
    const at = key.method[not ? 1 : 0];
    filter[at] = push(filter[at], meaning.method);
  } else if (meaning.type === 'text') {
    const at = key.text[not ? 1 : 0];
    filter[at] = push(filter[at], meaning.text);
  } else if (meaning.type === 'weekday') {
    const days = not ? [1, 2, 3, 4, 5, 6, 7].filter((day) => !meaning.days.includes(day)) : meaning.days;
    filter.weekdays = push(filter.weekdays, ...days).sort();
  }
}

/** What stands before "hariç", "dışında", "sayılmadan": back to the nearest word that belongs elsewhere. */
function excludedItems(items: Item[]): Item[] {
  return items.flatMap((item, at) => {
    const run = hasCue(item, 'EXCLUDE') ? runBefore(items, at) : [];
    if (!run.some(isThing)) return [];
    // "gösterip çıkar" shows; only a verb right behind the thing it takes away excludes.
    const taken = run.find((each) => !hasCue(each, 'STOP'));
    const isShown = hasCue(item, 'SHOW') && !!taken && !taken.tags.has('acc') && !isThing(taken);
    return isShown ? [] : [...run, item];
  });
}

const isThing = ({ meaning }: Item): boolean => meaning.type !== 'cue';

/** The items before one that belong to it, the nearest first. */
function runBefore(items: readonly Item[], at: number): Item[] {
  const run: Item[] = [];
  for (const before of items.slice(0, at).reverse()) {
    if (!belongs(before)) break;
    // "giderler kira hariç": the direction before the thing speaks of the rest.
    if (run.some(isThing) && hasCue(before, 'OUT', 'IN', 'RECORD', 'ITEM')) break;
    // "hafta sonu kira hariç" leaves out the rent alone; only "ve" or a comma joins things of two sorts.
    const next = run.at(-1);
    if (next && isFilter(before) && isFilter(next) && before.meaning.type !== next.meaning.type) break;
    run.push(before);
  }
  const own = run.findLastIndex((each) => !hasCue(each, 'JOIN', 'STOP'));
  return run.slice(0, own + 1);
}

const isFilter = ({ meaning }: Item) => ['category', 'method', 'text', 'weekday'].includes(meaning.type);

function belongs(item: Item): boolean {
  if (isFilter(item)) return true;
  return hasCue(item, 'JOIN', 'OUT', 'IN', 'RECORD', 'ITEM', 'STOP', 'ENTERED', 'CATEGORY_DIM');
}
