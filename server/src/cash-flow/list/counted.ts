import type { LineRow } from './statement';

/** A row of a page beside the figures of all that is found, which are answered even when the page is empty. */
export type CountedRow = Record<'n' | 'income' | 'expense', string> & (LineRow | { id: null });

/** The rows of the page, and the figures that stand beside each. */
export function readCounted(answer: CountedRow[]) {
  const [first] = answer;
  return {
    rows: answer.filter((row): row is CountedRow & LineRow => row.id !== null),
    found: {
      total: Number(first?.n ?? 0),
      income: BigInt(first?.income ?? 0),
      expense: BigInt(first?.expense ?? 0),
    },
  };
}
