import type { PlanPeriod } from '@vezne/contract';
import type { PeriodRead } from '../time/periods';
import type { Cue } from '../words/lexicon';
import type { BookItem, OwnCue } from './items';

type Of<Is extends BookItem['is'], Own extends string> = Extract<BookItem<Own>, { is: Is }>;

/** A question about what stands beside the ledger, as slots. */
export class BookClause<Own extends string = OwnCue> {
  constructor(private readonly items: readonly BookItem<Own>[]) {}

  all<Is extends BookItem['is']>(is: Is): Of<Is, Own>[] {
    // The cast is sound: the items are those of the kind.
    return this.items.filter((item) => item.is === is) as Of<Is, Own>[];
  }

  books(...cues: Own[]): Of<'book', Own>[] {
    return this.all('book').filter(({ cue }) => cues.includes(cue));
  }

  has = (...cues: Own[]): boolean => this.books(...cues).length > 0;

  asks = (...cues: Cue[]): boolean => this.all('word').some((item) => cues.some((cue) => item.cues.has(cue)));

  /** Only these are asked about; what else a question names is another question. */
  isOnly = (...cues: Own[]): boolean => this.all('book').every(({ cue }) => cues.includes(cue));

  get period(): PeriodRead | undefined {
    return this.all('period')[0]?.read;
  }

  /** "Var mı", "borçlu mu": not "söyler misin". */
  get isClaim(): boolean {
    return (
      this.all('word').some(
        (item, at, words) =>
          item.cues.has('MI') && !item.cues.has('STOP') && !words[at - 1]?.cues.has('SHOW'),
      ) || this.items.some(({ tags }) => tags.has('mi'))
    );
  }
}

export const isToday = (period: PlanPeriod): boolean =>
  period.kind === 'RELATIVE' && period.unit === 'DAY' && period.offset === 0;
