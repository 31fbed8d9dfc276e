import type { PlanFilter, PlanMeasure, PlanPeriod } from '@vezne/contract';
import { countOf, isEmpty } from '../see/bits';
import { conceptsIn } from '../see/concepts';
import type { Sight } from '../see/sight';
import { contrasts, shares, type TwoFilters, things, weekdaysApart } from './beside';
import { type Inherited, inherited, type Turn } from './inherit';
import type { Narrowing } from './narrowing';
import { type Op, ops } from './ops';
import { foundBy, meaningOf, opOf, type Part, type Scene, type Side, type When } from './part';
import { type PairGuess, type PeriodGuess, pairGuesses, periodGuesses } from './periods';

/** A class of questions that this may be, with the logarithm of how likely. */
export type Likely = { cls: string; log: number };

/** One way to understand a question. `parts` are empty when no plan is meant: a doubt, a refusal, a greeting. */
export type Candidate = { cls: string; parts: Part[]; key: string; features: string[]; log: number };

export type Asked = {
  sight: Sight;
  scene: Scene;
  narrowings: readonly Narrowing[];
  before: Turn | undefined;
};

/** Classes that are no plan. */
export const SILENT = /^(REFUSE|HELP|ASK|BEYOND)/;

/** Ways to narrow that are tried for the likeliest classes, and for the others. */
const WIDE = 10;
const NARROW = 5;
const LIKELIEST = 4;
/** Rows of a list that is asked for without saying how many. */
const MANY = 5;
/** More rows than this are not asked for by a number. */
const MOST = 100;

/** "Hiç gelir olmayan ay". */
const NOTHING = { max: { kurus: '0', inclusive: true } };
/** "Hangi aylarda ödeme yapmış". */
const ANYTHING = { min: { kurus: '0', inclusive: false } };

/** Nobody asks the same again by a fragment. */
const TAKEN_OVER = /^(inherit:|p:inherit)/;

/** What words are about tells a direction better than the words: "ödedik", "verdik" and "yatırdık" are one. */
const aboutOf = ({ tokens }: Sight) => [...new Set(conceptsIn(tokens).map(({ concept }) => concept))];

const stemsOf = ({ tokens }: Sight) =>
  tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text.slice(0, 5));

type Chosen = Narrowing & { way?: string };

/** Everything a question may mean for the classes that are likely: filters, periods, directions. */
export function candidates(asked: Asked, likely: readonly Likely[]): Candidate[] {
  const proposer = new Proposer(asked);
  likely.forEach((each, rank) => {
    if (SILENT.test(each.cls)) proposer.addSilent(each);
    else proposer.addPlans(each, rank < LIKELIEST);
  });
  return proposer.found();
}

class Proposer {
  private readonly made = new Map<string, Candidate>();
  private readonly stems: string[];
  private readonly about: string[];
  private readonly last: Part | undefined;
  private readonly size: number;
  /** What was asked before. */
  private readonly repeated: string | undefined;
  private readonly choices: { chosen: Chosen; features: string[] }[];
  private readonly periods: PeriodGuess[];
  private readonly pairs: PairGuess[];

  constructor(private readonly asked: Asked) {
    const { sight, narrowings, before, scene } = asked;
    this.stems = stemsOf(sight);
    this.about = aboutOf(sight);
    this.size = Math.min(4, Math.ceil(this.stems.length / 2));
    this.last = before?.parts.at(-1);
    this.repeated = before && meaningOf(before.parts, scene);
    const own: Chosen[] = narrowings.slice(0, WIDE);
    const taken = this.last ? inherited(own, this.last, scene) : [];
    this.choices = [...own, ...taken].map((chosen, rank) => ({
      chosen,
      features: this.choosing(chosen, rank),
    }));
    this.periods = periodGuesses(sight, this.last?.side.period);
    this.pairs = pairGuesses(sight, this.last?.side.period);
  }

  found(): Candidate[] {
    return [...this.made.values()];
  }

  addSilent({ cls, log }: Likely): void {
    const talk = this.asked.before ? 'talk' : 'one';
    this.made.set(cls, { cls, parts: [], key: cls, features: [`h:${cls}`, `h:${cls}:${talk}`], log });
  }

  private choosing(chosen: Narrowing | Inherited, rank: number): string[] {
    const features = [...chosen.features, `frank:${Math.min(rank, 4)}`, `fany:${chosen.any}`];
    if (!('way' in chosen) || !chosen.way) return features;
    const { way } = chosen;
    const said = chosen.picks.length > 0;
    return [
      ...features,
      `inherit:${way}`,
      `inherit:${way}:${said}:len${this.size}`,
      ...this.stems.slice(0, 6).map((stem) => `iw:${way}:${stem}`),
    ];
  }

  /** All plans of a class. */
  addPlans(likely: Likely, wide: boolean): void {
    const each = likely.cls.startsWith('EACH ');
    const number = this.asked.sight.numbers.find(({ value }) => value > 0 && value <= MOST)?.value;
    const kinds = (each ? likely.cls.slice(5) : likely.cls).split('+').map((name) => {
      const [, kind = name, n] = /^(.*?)(?::(1|N))?$/.exec(name) ?? [];
      return { kind, n: n === '1' ? 1 : n === 'N' ? (number ?? MANY) : null };
    });
    const op = opOf(kinds[0]?.kind ?? '');
    const how = (ops as Record<string, Op | undefined>)[op];
    if (!how) return;
    const choices = wide ? this.choices : this.choices.filter(({ chosen }) => this.isEarly(chosen));
    for (const { chosen, features } of choices)
      for (const measure of this.measuresOf(how, chosen)) {
        const base = [
          ...features,
          ...this.measuring(measure, op, chosen),
          ...usedBy(chosen, likely.cls),
          ...numbering(kinds, chosen, this.asked.sight),
          `h:${likely.cls}`,
        ];
        const make = new Maker(this.asked, kinds, { measure, op, base, likely }, this.stems);
        if (each) this.addEach(make, chosen);
        else {
          if (how.single)
            for (const period of this.periods)
              for (const each of make.single(chosen, period, this.last, this.size)) this.put(each);
          if (how.beside === 'pair') this.addPairs(make, chosen);
          if (how.beside === 'share') this.addShares(make, chosen);
        }
      }
  }

  private isEarly(chosen: Chosen): boolean {
    const at = this.asked.narrowings.indexOf(chosen);
    return at >= 0 ? at < NARROW : chosen.way === 'whole' || chosen.way === 'swap';
  }

  private put(candidate: Omit<Candidate, 'key'>): void {
    const key = meaningOf(candidate.parts, this.asked.scene);
    if (key === this.repeated && candidate.features.some((each) => TAKEN_OVER.test(each))) return;
    if (!this.made.has(key)) this.made.set(key, { ...candidate, key });
  }

  /** A direction that none of the records has is not meant. */
  private measuresOf({ measures, beside }: Op, { bits }: Narrowing): readonly PlanMeasure[] {
    const { index } = this.asked.scene;
    // What a share is of is another thing than the part that is named.
    if (beside === 'share') return measures;
    const out = !isEmpty(index.directed(bits, 'EXPENSE'));
    const back = !isEmpty(index.directed(bits, 'INCOME'));
    return measures.filter((measure) => {
      if (measure === 'VOLUME') return out && back;
      if (measure === 'EXPENSE') return out || !back;
      return measure === 'INCOME' ? back || !out : true;
    });
  }

  private measuring(measure: PlanMeasure, op: string, { bits, any }: Narrowing): string[] {
    const { index } = this.asked.scene;
    const out = countOf(index.directed(bits, 'EXPENSE'));
    const back = countOf(index.directed(bits, 'INCOME'));
    const share = out + back === 0 ? 'none' : back === 0 ? 'exp' : out === 0 ? 'inc' : 'both';
    const earlier = this.last?.side.measure;
    return [
      `m:${measure}:${op}`,
      `m:${measure}:${share}:${any}`,
      `mo:${measure}:${share}:${op}`,
      ...this.stems.map((stem) => `m:${measure}:${stem}`),
      ...this.about.map((concept) => `mc:${measure}:${concept}`),
      ...(earlier ? [`mb:${measure}:${earlier}`, `mb:${measure === earlier}:${this.size}`] : []),
    ];
  }

  private addPairs(make: Maker, chosen: Chosen): void {
    for (const pair of this.pairs) this.put(make.pair(chosen, pair));
    for (const period of this.periods.slice(0, 3)) {
      for (const two of [
        ...contrasts(chosen, this.asked.scene.index),
        ...weekdaysApart(chosen, this.asked.sight),
      ])
        this.put(make.contrast(two, period));
      const turned = make.turned(chosen, period);
      if (turned) this.put(turned);
    }
  }

  private addShares(make: Maker, chosen: Chosen): void {
    for (const two of shares(chosen, this.last?.side.filter, this.asked.scene.index))
      for (const period of this.periods) for (const candidate of make.share(two, period)) this.put(candidate);
  }

  /** Several plans of one kind: things, periods or directions that are asked for side by side. */
  private addEach(make: Maker, chosen: Chosen): void {
    const { sight, scene } = this.asked;
    const read = sight.periods.flatMap(({ read }) => (read.same ? [] : read.period));
    const few = (n: number) => n >= 2 && n <= 4;
    for (const period of this.periods.slice(0, 3)) {
      for (const filters of things(chosen, sight, scene.index))
        if (few(filters.length)) this.put(make.eachThing(filters, period));
      this.put(make.eachDirection(chosen, period));
    }
    if (few(read.length)) this.put(make.eachPeriod(chosen, read));
  }
}

/** What a class of questions is narrowed by: the way of payment is rarely what payments are grouped by. */
function usedBy({ picks, filter }: Narrowing, cls: string): string[] {
  const used = new Set(picks.map(({ kind, not }) => (not ? `-${kind[0]}` : kind[0])));
  return [
    `u:${cls}:${[...used].sort().join('')}`,
    ...[...used].map((kind) => `u1:${cls}:${kind}`),
    ...(filter.min || filter.max ? [`u1:${cls}:limit`] : []),
    ...(filter.weekdays ? [`u1:${cls}:weekday`] : []),
  ];
}

/** A number that is said is how many rows are asked for, or a word of the records; it is rarely passed over. */
function numbering(kinds: readonly Kind[], { picks }: Narrowing, { numbers }: Sight): string[] {
  const said = numbers.find(({ value }) => value > 1 && value <= MOST);
  if (!said) return [];
  if (picks.some(({ from, to }) => from <= said.from && said.from < to)) return ['num:word'];
  return [`num:${kinds.some(({ n }) => n === said.value) ? 'rows' : 'passed'}`];
}

type Kind = Pick<Part, 'kind' | 'n'>;
type Made = Omit<Candidate, 'key'>;

/** Puts plans of one class and direction together. */
class Maker {
  constructor(
    private readonly asked: Asked,
    private readonly kinds: readonly Kind[],
    private readonly of: { measure: PlanMeasure; op: string; base: string[]; likely: Likely },
    private readonly stems: readonly string[],
  ) {}

  private side(filter: PlanFilter, period: PlanPeriod | null, measure = this.of.measure): Side {
    return { measure, filter, period, bits: this.asked.scene.index.bitsOf(filter) };
  }

  private made(parts: Part[], features: string[]): Made {
    const { base, likely } = this.of;
    return { cls: likely.cls, log: likely.log, parts, features: [...base, ...features] };
  }

  private withSides(side: Side, other: Side, features: string[]): Made {
    const isNothing = (each: Side) => isEmpty(foundBy(each, this.asked.scene));
    const found = isNothing(side) ? 'empty' : 'found';
    return this.made(
      this.kinds.map((kind) => ({ ...kind, side, other })),
      [...features, found, `other-${isNothing(other) ? 'empty' : 'found'}:${found}`],
    );
  }

  single(chosen: Chosen, guess: PeriodGuess, last: Part | undefined, size: number): Made[] {
    const { min: _min, max: _max, ...plain } = chosen.filter;
    const byLimit = this.kinds.some(({ kind }) => kind.includes('when=LIMIT'));
    const [limit] = this.asked.sight.limits;
    if (!byLimit) return [this.over(chosen.filter, guess, { last, size })];
    const whens: When[] = limit ? [limit.limit] : [NOTHING, ANYTHING];
    return whens.map((when) => this.over(plain, guess, { last, size, when }));
  }

  private over(
    filter: PlanFilter,
    { period, tag }: PeriodGuess,
    { last, size, when }: { last: Part | undefined; size: number; when?: When },
  ): Made {
    const { op, likely } = this.of;
    const { weekdays: _, ...daily } = filter;
    const side = this.side(tag === 'weekday' ? daily : filter, period);
    const empty = isEmpty(foundBy(side, this.asked.scene));
    const before = this.asked.before?.cls;
    const parts = this.kinds.map((kind) => ({ ...kind, side, ...(when && { when }) }));
    return this.made(parts, [
      ...(when === ANYTHING ? ['mw:any', ...this.stems.map((stem) => `mw:${stem}`)] : []),
      `p:${tag}`,
      `p:${tag}:${op}`,
      `pk:${tag}:${period?.kind ?? ''}:${likely.cls}`,
      ...(this.asked.sight.periods.length ? [] : this.stems.map((stem) => `pw:${tag}:${stem}`)),
      empty ? 'empty' : 'found',
      `e:${empty}:${op}:${tag === 'none'}`,
      ...(last
        ? [`pb:${tag}:${size}`, `pc:${tag}:${likely.cls === before}`, `same:${likely.cls === before}:${size}`]
        : []),
    ]);
  }

  pair({ filter }: Chosen, { period, other, tag }: PairGuess): Made {
    const features = [`x:${tag}`, `x:${tag}:${this.of.op}`];
    return this.withSides(this.side(filter, period), this.side(filter, other), features);
  }

  contrast({ first, second, tag }: TwoFilters, { period, tag: when }: PeriodGuess): Made {
    const features = [`x:${tag}`, `p:${when}`, `x:${tag}:${this.of.op}`];
    return this.withSides(this.side(first, period), this.side(second, period), features);
  }

  /** Income against expense. */
  turned({ filter }: Chosen, { period, tag }: PeriodGuess): Made | undefined {
    const { measure } = this.of;
    if (measure !== 'EXPENSE' && measure !== 'INCOME') return undefined;
    const other = this.side(filter, period, measure === 'EXPENSE' ? 'INCOME' : 'EXPENSE');
    return this.withSides(this.side(filter, period), other, ['x:measures', `p:${tag}`]);
  }

  share({ first, second, tag }: TwoFilters, { period, tag: when }: PeriodGuess): Made[] {
    const { measure, op } = this.of;
    const whole = this.side(first, period);
    const { index } = this.asked.scene;
    return (['EXPENSE', 'INCOME'] as const).flatMap((direction) => {
      const part = this.side(second, period, direction);
      // A direction that none of the part's records has is not meant.
      if (!isEmpty(part.bits) && isEmpty(index.directed(part.bits, direction))) return [];
      const features = [`sh:${tag}`, `sh:${direction === measure}`, `p:${when}`, `p:${when}:${op}`];
      const found = isEmpty(foundBy(part, this.asked.scene)) ? 'empty' : 'found';
      return this.made(
        this.kinds.map((kind) => ({ ...kind, side: whole, other: part })),
        [...features, `part-${found}`],
      );
    });
  }

  private several(sides: readonly Side[], features: string[]): Made {
    const [kind] = this.kinds;
    const parts = kind ? sides.map((side) => ({ ...kind, side })) : [];
    const empty = sides.filter((side) => isEmpty(foundBy(side, this.asked.scene))).length;
    return this.made(parts, [...features, `each:${sides.length}`, `eachempty:${Math.min(2, empty)}`]);
  }

  eachThing(filters: readonly PlanFilter[], { period, tag }: PeriodGuess): Made {
    return this.several(
      filters.map((filter) => this.side(filter, period)),
      ['each:things', `p:${tag}`],
    );
  }

  eachPeriod({ filter }: Chosen, periods: readonly PlanPeriod[]): Made {
    return this.several(
      periods.slice(0, 4).map((period) => this.side(filter, period)),
      ['each:periods'],
    );
  }

  eachDirection({ filter }: Chosen, { period, tag }: PeriodGuess): Made {
    const directions = ['EXPENSE', 'INCOME'] as const;
    return this.several(
      directions.map((direction) => this.side(filter, period, direction)),
      ['each:measures', `p:${tag}`],
    );
  }
}
