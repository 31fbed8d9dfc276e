import type { PlanFilter, PlanMeasure, PlanPeriod, PlanStep } from '@vezne/contract';
import { isEmpty } from '../see/bits';
import { type Day, monthOf } from '../time/calendar';
import { relative } from '../time/period-words';
import type { TwoFilters } from './beside';
import type { Asked, Candidate, Chosen, Likely } from './candidate';
import { foundBy, type Part, partOf, type Side, type When } from './part';
import type { PairGuess, PeriodGuess } from './periods';
import { figures, whatIf } from './what-if';

/** "Hiç gelir olmayan ay". */
const NOTHING = { max: { kurus: '0', inclusive: true } };
/** "Hangi aylarda ödeme yapmış". */
const ANYTHING = { min: { kurus: '0', inclusive: false } };

/** "Eylülde ne kadar gider olur": the September to come. */
function coming(period: PlanPeriod | null, today: Day, op: string): PlanPeriod | null {
  if (period?.kind !== 'MONTH' || period.year !== null) return period;
  // What is expected of this month is still to come; a forecast is of whole months.
  const ahead = (period.index - monthOf(today) + 12) % 12;
  return relative('MONTH', ahead || (op === 'FORECAST' ? 12 : 0));
}

export type Kind = Pick<Part, 'kind' | 'n'>;
type Made = Omit<Candidate, 'key'>;

/** Puts plans of one class and direction together. */
export class Maker {
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
    const before = last?.when ? [last.when] : [];
    const whens: When[] = limit ? [limit.limit] : [...before, NOTHING, ANYTHING];
    return whens.map((when) => this.over(plain, guess, { last, size, when }));
  }

  private over(
    filter: PlanFilter,
    { period: asked, tag }: PeriodGuess,
    { last, size, when }: { last: Part | undefined; size: number; when?: When },
  ): Made {
    const { op, likely } = this.of;
    const isToCome = op === 'FORECAST' || this.kinds.some(({ kind }) => kind === 'EXPECTED:answer=DUE');
    const period = isToCome ? coming(asked, this.asked.scene.today, op) : asked;
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

  pair({ filter }: Chosen, { period, other, tag, base }: PairGuess): Made {
    const features = [`x:${tag}`, `x:${tag}:${this.of.op}`, ...(base ? [`x:base:${base}`] : [])];
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
    return DIRECTIONS.flatMap((direction) => {
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

  /** Each figure that a supposed change may be asked for. */
  supposed({ filter }: Chosen, { period, tag }: PeriodGuess, change: number): Made[] {
    const { measure, op } = this.of;
    const answer = this.kinds[0]?.kind.endsWith('DIFFERENCE') ? 'DIFFERENCE' : 'NEW';
    return figures.map((figure) => {
      const part = partOf(whatIf(figure, { measure, filter, period, change, answer }), this.asked.scene);
      const found = part.other && isEmpty(foundBy(part.other, this.asked.scene)) ? 'empty' : 'found';
      const sign = change > 0 ? 'up' : 'down';
      return this.made(
        [part],
        [
          `wi:${figure}:${answer}`,
          ...this.stems.flatMap((stem) => [`wi:${figure}:${stem}`, `ws:${sign}:${stem}`]),
          `p:${tag}`,
          `p:${tag}:${op}`,
          found,
        ],
      );
    });
  }

  /** What was supposed before, with another change or for another answer: "yüzde 25 olsa?", "farkı?". */
  supposedAgain(step: Extract<PlanStep, { op: 'WHAT_IF' }>, change: number): Made {
    const answer = this.kinds[0]?.kind.endsWith('DIFFERENCE') ? 'DIFFERENCE' : 'NEW';
    const part = partOf({ ...step, change, answer }, this.asked.scene);
    const isAlike = Math.sign(change) === Math.sign(step.change);
    const way = change === step.change ? 'same' : isAlike ? 'as' : 'against';
    return this.made(
      [part],
      [
        'carry:supposed',
        `wi:again:${way}`,
        `wi:again:${answer}:${answer === step.answer}`,
        ...this.stems.map((stem) => `wi:again:${stem}`),
        'found',
      ],
    );
  }

  private several(all: readonly Pick<Part, 'side' | 'other'>[], features: string[]): Made {
    const [kind] = this.kinds;
    const parts = kind ? all.map((each) => ({ ...kind, ...each })) : [];
    const isNothing = ({ side, other }: Pick<Part, 'side' | 'other'>) =>
      isEmpty(foundBy(other ?? side, this.asked.scene));
    const empty = all.filter(isNothing).length;
    return this.made(parts, [...features, `each:${all.length}`, `eachempty:${Math.min(2, empty)}`]);
  }

  eachThing(filters: readonly PlanFilter[], { period, tag }: PeriodGuess): Made {
    return this.several(
      filters.map((filter) => ({ side: this.side(filter, period) })),
      ['each:things', `p:${tag}`],
    );
  }

  eachPeriod({ filter }: Chosen, periods: readonly PlanPeriod[]): Made {
    return this.several(
      periods.map((period) => ({ side: this.side(filter, period) })),
      ['each:periods'],
    );
  }

  eachDirection({ filter }: Chosen, { period, tag }: PeriodGuess): Made {
    return this.several(
      DIRECTIONS.map((direction) => ({ side: this.side(filter, period, direction) })),
      ['each:measures', `p:${tag}`],
    );
  }

  /** "2024 ve 2025'te maaşın giderdeki payı", "yıllara göre". */
  eachShareOfPeriod({ first, second, tag }: TwoFilters, direction: Direction, row: PeriodRow): Made {
    return this.several(
      row.periods.map((period) => ({
        side: this.side(first, period),
        other: this.side(second, period, direction),
      })),
      [
        `each:${row.tag}`,
        `sh:${tag}`,
        `sh:${direction === this.of.measure}`,
        ...this.stems.map((stem) => `each:${row.tag}:${stem}`),
      ],
    );
  }

  /** "Kira ve maaşın giderdeki payı ayrı ayrı". */
  eachShareOfThing(filters: readonly PlanFilter[], { period, tag }: PeriodGuess): Made {
    return this.several(
      filters.map((filter) => ({ side: this.side({}, period), other: this.side(filter, period) })),
      ['each:things', `p:${tag}`],
    );
  }

  /** "Kira ve aidat geçen yıla göre ne kadar arttı". */
  eachPairOfThing(filters: readonly PlanFilter[], { period, other, tag }: PairGuess): Made {
    return this.several(
      filters.map((filter) => ({ side: this.side(filter, period), other: this.side(filter, other) })),
      ['each:things', `x:${tag}`],
    );
  }

  /** "Gelir ve gider geçen aya göre nasıl", with what is left of them or without. */
  eachPairOfDirection({ filter }: Chosen, { period, other, tag }: PairGuess): Made[] {
    return [DIRECTIONS, [...DIRECTIONS, 'NET'] as const].map((measures) =>
      this.several(
        measures.map((measure) => ({
          side: this.side(filter, period, measure),
          other: this.side(filter, other, measure),
        })),
        ['each:measures', `each:measures:${measures.length}`, `x:${tag}`],
      ),
    );
  }
}

/** Periods side by side, by how they were come by. */
export type PeriodRow = { periods: readonly PlanPeriod[]; tag: string };
type Direction = (typeof DIRECTIONS)[number];
export const DIRECTIONS = ['EXPENSE', 'INCOME'] as const;
