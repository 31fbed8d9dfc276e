import type { PlanPeriod } from '@vezne/contract';
import { fold } from '@vezne/contract';
import { endingTags } from '../words/case-endings';
import { numberAt } from '../words/numbers';
import { monthNames, ordinalWords, seasonWords, weekdayNames } from '../words/phrases-time';
import type { Token } from '../words/tokens';

export type Unit = 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR';
export type Year = { at: number } | { ago: number } | null;
/** A piece of the sentence that was understood, and the token after it. */
export type Found<T> = { value: T; next: number };
export type PeriodFound = Found<PlanPeriod>;

/** The words of a question as the period grammar asks for them. */
export class Words {
  constructor(readonly tokens: Token[]) {}

  is(i: number, ...lemmas: string[]): boolean {
    const token = this.tokens[i];
    return token?.kind === 'word' && token.readings.some((reading) => lemmas.includes(reading.lemma));
  }

  /** The word `i` is one of the lemmas with one of the endings. */
  ends(i: number, tags: string[], ...lemmas: string[]): boolean {
    const token = this.tokens[i];
    if (token?.kind === 'number' || (token?.ending && !token.readings.length))
      return [...endingTags(token.ending)].some((tag) => tags.includes(tag));
    return !!token?.readings.some(
      (reading) =>
        (!lemmas.length || lemmas.includes(reading.lemma)) && tags.some((tag) => reading.tags.has(tag)),
    );
  }

  text(i: number): string {
    return this.tokens[i]?.text ?? '';
  }

  mark(i: number, ...marks: string[]): boolean {
    const token = this.tokens[i];
    return token?.kind === 'mark' && marks.includes(token.text);
  }

  /** A small whole number, in digits or words. */
  count(i: number): Found<number> | undefined {
    const found = numberAt(this.tokens, i);
    if (!found || found.doubt || found.hundredths % 100n !== 0n || found.hundredths > 100_000n)
      return undefined;
    return { value: Number(found.hundredths / 100n), next: i + found.length };
  }

  unit(i: number): Unit | undefined {
    if (this.is(i, 'gun')) return 'DAY';
    if (this.is(i, 'hafta')) return 'WEEK';
    if (this.is(i, 'ay')) return 'MONTH';
    if (this.is(i, 'ceyrek')) return 'QUARTER';
    return this.is(i, 'yil', 'sene') ? 'YEAR' : undefined;
  }

  month(i: number): number | undefined {
    return indexIn(this, i, monthNames);
  }

  weekday(i: number): number | undefined {
    // "Pazarlığı" is no Sunday.
    return this.ends(i, ['lik']) ? undefined : indexIn(this, i, weekdayNames);
  }

  season(i: number): number | undefined {
    for (const [word, index] of Object.entries(seasonWords)) if (this.is(i, fold(word))) return index;
    return undefined;
  }

  /** "ilk", "birinci", "2.", "son": the ordinal before çeyrek or yarı; -1 is the last one. */
  ordinal(i: number): Found<number> | undefined {
    if (this.is(i, 'ilk')) return { value: 1, next: i + 1 };
    if (this.is(i, 'son')) return { value: -1, next: i + 1 };
    const word = ordinalWords.findIndex((each) => this.is(i, fold(each)));
    if (word >= 0) return { value: word + 1, next: i + 1 };
    const token = this.tokens[i];
    if (token?.kind !== 'number' || !/^[1-4]$/.test(token.raw)) return undefined;
    const next = this.mark(i + 1, '.') ? i + 2 : i + 1;
    return { value: Number(token.raw), next };
  }

  /** 1990…2099, but not "2000 lira" or "2000 üstü". */
  yearNumber(i: number): number | undefined {
    const token = this.tokens[i];
    if (token?.kind !== 'number' || !/^(19|20)\d\d$/.test(token.raw)) return undefined;
    const money = [
      'lira',
      'tl',
      'try',
      'bin',
      'milyon',
      'ustu',
      'uzeri',
      'alti',
      'altinda',
      'ustunde',
      'uzerinde',
      'k',
    ];
    const after = this.text(i + 1);
    if (!token.ending && (money.includes(after) || this.mark(i + 1, '₺'))) return undefined;
    return Number(token.raw);
  }
}

function indexIn(words: Words, i: number, names: readonly string[]): number | undefined {
  const index = names.findIndex((name) => words.is(i, fold(name)));
  return index < 0 ? undefined : index + 1;
}

export const relative = (unit: Unit, offset: number): PlanPeriod => ({ kind: 'RELATIVE', unit, offset });
