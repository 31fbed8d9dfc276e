import type { PlanFilter, PlanMeasure, PlanPeriod } from '@vezne/contract';
import { countOf, isEmpty } from '../see/bits';
import { conceptsIn } from '../see/concepts';
import { directionsNamed } from '../see/directions';
import type { Sight } from '../see/sight';
import { type Verb, verbsIn } from '../see/verbs';
import { endingTags } from '../words/case-endings';
import { contrasts, shares, things, weekdaysApart } from './beside';
import type { Asked, Candidate, Chosen, Likely } from './candidate';
import { carried, isManySided } from './carried';
import { followed } from './followed';
import { type Inherited, inherited } from './inherit';
import { DIRECTIONS, type Kind, Maker, type PeriodRow } from './maker';
import type { Narrowing, Pick } from './narrowing';
import { type Op, ops } from './ops';
import { meaningOf, opOf, type Part } from './part';
import { type PairGuess, type PeriodGuess, pairGuesses, periodGuesses } from './periods';
import { changesIn } from './what-if';

/** Classes that are no plan. */
const SILENT = /^(REFUSE|HELP|ASK|BEYOND)/;

/** Ways to narrow that are tried for the likeliest classes, and for the others. */
const WIDE = 10;
const NARROW = 5;
const LIKELIEST = 4;
/** Rows of a list that is asked for without saying how many. */
export const MANY = 5;
/** Ways to see a whole and its part that are asked of several periods. */
const EACH_SHARES = 4;
/** Periods, and pairs of them, that several things are asked of. */
const EACH_PERIODS = 3;
/** More rows than this are not asked for by a number. */
const MOST = 100;

/** Nobody asks the same again by a fragment, but for one that narrows it: all of it may have been paid in cash. */
const TAKEN_OVER = /^(inherit:|p:inherit|carry:)/;
const NARROWED = /^inherit:(narrow|without|swap-same|limit)$/;
/** Periods that the question does not name. */
const IMPLIED = /^(?:inherit|this-|year-long)/;

/** What words are about tells a direction better than the words: "ödedik", "verdik" and "yatırdık" are one. */
const aboutOf = ({ tokens }: Sight) => [...new Set(conceptsIn(tokens).map(({ concept }) => concept))];

const stemsOf = ({ tokens }: Sight) =>
  tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text.slice(0, 5));

/** Everything a question may mean for the classes that are likely: filters, periods, directions. */
export function candidates(asked: Asked, likely: readonly Likely[]): Candidate[] {
  const proposer = new Proposer(asked);
  followed(likely, asked.before).forEach((each, rank) => {
    if (SILENT.test(each.cls)) proposer.addSilent(each);
    else proposer.addPlans(each, rank < LIKELIEST);
  });
  return proposer.found();
}

class Proposer {
  private readonly made = new Map<string, Candidate>();
  private readonly stems: string[];
  private readonly about: string[];
  private readonly verbs: Verb[];
  private readonly directions: string;
  private readonly last: Part | undefined;
  private readonly size: number;
  /** What was asked before. */
  private readonly repeated: string | undefined;
  private readonly choices: { chosen: Chosen; features: string[] }[];
  private readonly periods: PeriodGuess[];
  private readonly pairs: PairGuess[];
  private readonly changes: number[];

  constructor(private readonly asked: Asked) {
    const { sight, narrowings, before, scene } = asked;
    this.stems = stemsOf(sight);
    this.about = aboutOf(sight);
    this.verbs = verbsIn(sight.tokens);
    this.directions = directionsNamed(sight.tokens);
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
    this.changes = changesIn(sight);
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
    const isEach = likely.cls.startsWith('EACH ');
    const kinds = (isEach ? likely.cls.slice(5) : likely.cls).split('+').map((name) => this.kindOf(name));
    const op = opOf(kinds[0]?.kind ?? '');
    const how = (ops as Record<string, Op | undefined>)[op];
    if (!how) return;
    this.addCarried(likely, kinds, how);
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
        if (isEach) this.addEach(make, chosen, how);
        else this.addOne(make, chosen, how);
      }
    if (how.beside === 'change') this.addSupposed(kinds, likely);
  }

  /** "TOP_RECORDS:N": its rows are as many as are said, or as before. */
  private kindOf(name: string): Kind {
    const [, kind = name, n] = /^(.*?)(?::(1|N))?$/.exec(name) ?? [];
    if (n === '1') return { kind, n: 1 };
    if (n === undefined) return { kind, n: null };
    const said = this.asked.sight.numbers.find(({ value }) => value > 0 && value <= MOST);
    return { kind, n: said?.value ?? this.rowsBefore(kind) ?? MANY };
  }

  /** Plans that ask for one thing, and those that hold it beside another. */
  private addOne(make: Maker, chosen: Chosen, { single, beside }: Op): void {
    const periods = single ? this.periods : [];
    this.putAll(periods.flatMap((period) => make.single(chosen, period, this.last, this.size)));
    if (beside === 'pair') this.addPairs(make, chosen);
    if (beside === 'share') this.addShares(make, chosen);
    if (beside === 'change') this.addChanges(make, chosen);
  }

  /** What was supposed before is supposed again. */
  private addSupposed(kinds: readonly Kind[], likely: Likely): void {
    const step = this.last?.step;
    if (step?.op !== 'WHAT_IF') return;
    const { measure, op } = step;
    const make = new Maker(this.asked, kinds, { measure, op, base: [`h:${likely.cls}`], likely }, this.stems);
    for (const change of [step.change, ...this.changes]) this.put(make.supposedAgain(step, change));
  }

  /** As many rows as were asked for before. */
  private rowsBefore(kind: string): number | undefined {
    const { kind: before = '', n } = this.last ?? {};
    return n && n > 1 && opOf(before) === opOf(kind) ? n : undefined;
  }

  /** The turn before with one thing changed, where it put several things beside each other. */
  private addCarried(likely: Likely, kinds: readonly Kind[], how: Op): void {
    const { before, narrowings, scene } = this.asked;
    if (!before || !isManySided(before)) return;
    const own = this.choices.slice(0, narrowings.length);
    const unnamed = own.find(({ chosen }) => !chosen.any);
    const op = opOf(kinds[0]?.kind ?? '');
    const said = {
      kinds,
      how,
      likely,
      named: own.filter(({ chosen }) => chosen.any),
      unnamed: unnamed?.features ?? [],
      measures: how.measures.map((measure) => ({
        measure,
        features: unnamed ? this.measuring(measure, op, unnamed.chosen) : [],
      })),
      periods: this.periods.filter(({ tag }) => !IMPLIED.test(tag)),
      stems: this.stems,
    };
    this.putAll(carried(before, said, scene));
  }

  private isEarly(chosen: Chosen): boolean {
    const at = this.asked.narrowings.indexOf(chosen);
    return at >= 0 ? at < NARROW : chosen.way === 'whole' || chosen.way === 'swap';
  }

  private put(candidate: Omit<Candidate, 'key'>): void {
    const key = meaningOf(candidate.parts, this.asked.scene);
    if (key === this.repeated && isTakenOver(candidate.features)) return;
    if (!this.made.has(key)) this.made.set(key, { ...candidate, key });
  }

  private putAll(all: Iterable<Omit<Candidate, 'key'>>): void {
    for (const each of all) this.put(each);
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

  private measuring(measure: PlanMeasure, op: string, { bits, any, picks }: Narrowing): string[] {
    const { index } = this.asked.scene;
    const out = countOf(index.directed(bits, 'EXPENSE'));
    const back = countOf(index.directed(bits, 'INCOME'));
    const share = out + back === 0 ? 'none' : back === 0 ? 'exp' : out === 0 ? 'inc' : 'both';
    const earlier = this.last?.side.measure;
    const addressed = any ? picks.some((pick) => isAddressed(pick, this.asked.sight)) : 'none';
    return [
      `m:${measure}:${op}`,
      `m:${measure}:${share}:${any}`,
      `mo:${measure}:${share}:${op}`,
      ...this.stems.map((stem) => `m:${measure}:${stem}`),
      ...this.about.map((concept) => `mc:${measure}:${concept}`),
      ...(this.directions
        ? [`md:${measure}:${this.directions}`, `md:${measure}:${this.directions}:${op}`]
        : []),
      ...this.verbs.flatMap(({ stem, who }) => [
        `mv:${measure}:${stem}${who}`,
        `mv:${measure}:${share}:${who}:${addressed}`,
        `mv:${measure}:${stem}${who}:${addressed}`,
      ]),
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
      for (const period of this.periods) this.putAll(make.share(two, period));
  }

  private addChanges(make: Maker, chosen: Chosen): void {
    for (const change of this.changes)
      for (const period of this.periods) this.putAll(make.supposed(chosen, period, change));
  }

  /** Several plans of one kind: things, periods or directions that are asked for side by side. */
  private addEach(make: Maker, chosen: Chosen, { beside, measures }: Op): void {
    const { sight, scene } = this.asked;
    const named = things(chosen, sight, scene.index).filter(({ length }) => isFew(length));
    if (beside === 'share') this.addEachShare(make, chosen, named);
    else if (beside === 'pair') this.addEachPair(make, chosen, named);
    else {
      for (const guess of this.periods.slice(0, EACH_PERIODS)) {
        this.putAll(named.map((filters) => make.eachThing(filters, guess)));
        // What is left of both has no direction.
        if (measures.length > 1) this.put(make.eachDirection(chosen, guess));
      }
      const periods = this.periodsSaid();
      if (isFew(periods.length)) this.put(make.eachPeriod(chosen, periods));
    }
  }

  private addEachShare(make: Maker, chosen: Chosen, named: readonly PlanFilter[][]): void {
    const rows = this.periodRows(this.periodsSaid());
    for (const two of shares(chosen, undefined, this.asked.scene.index).slice(0, EACH_SHARES))
      for (const direction of DIRECTIONS)
        this.putAll(rows.map((row) => make.eachShareOfPeriod(two, direction, row)));
    const guesses = this.periods.slice(0, EACH_PERIODS);
    for (const filters of named) this.putAll(guesses.map((guess) => make.eachShareOfThing(filters, guess)));
  }

  private addEachPair(make: Maker, chosen: Chosen, named: readonly PlanFilter[][]): void {
    for (const pair of this.pairs.slice(0, EACH_PERIODS)) {
      this.putAll(named.map((filters) => make.eachPairOfThing(filters, pair)));
      this.putAll(make.eachPairOfDirection(chosen, pair));
    }
  }

  private periodsSaid(): PlanPeriod[] {
    return this.asked.sight.periods.flatMap(({ read }) => (read.same ? [] : read.period));
  }

  /** Periods whose shares may be asked for side by side: those that were said, two that are compared, all years. */
  private periodRows(said: readonly PlanPeriod[]): PeriodRow[] {
    const { index, today } = this.asked.scene;
    const [pair] = this.pairs;
    const first = Number(index.entries[0]?.date.slice(0, 4));
    const years = Array.from({ length: Number(today.slice(0, 4)) - first + 1 }, (_, at) => first + at);
    const rows: PeriodRow[] = [
      { periods: said, tag: 'said' },
      { periods: pair ? [pair.other, pair.period] : [], tag: 'compared' },
      { periods: years.map((year) => ({ kind: 'YEAR', year })), tag: 'years' },
    ];
    return rows.filter(({ periods: { length } }) => isFew(length));
  }
}

const isFew = (n: number): boolean => n >= 2 && n <= 4;

/** "Bozok'a", "serap hanıma": somebody to whom something goes. */
function isAddressed({ to, likeness }: Pick, { tokens }: Sight): boolean {
  const token = tokens[to - 1];
  if (!token) return false;
  if (token.ending) return endingTags(token.ending).has('dat');
  return token.readings.some(({ tags }) => tags.has('dat')) || (likeness < 1 && /[ae]$/.test(token.text));
}

const isTakenOver = (features: readonly string[]): boolean =>
  features.some((each) => TAKEN_OVER.test(each)) && !features.some((each) => NARROWED.test(each));

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
