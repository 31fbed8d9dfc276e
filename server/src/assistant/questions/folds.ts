import type { Example } from './examples';

/** A class that fewer questions are of cannot be learnt. */
const LEAST = 3;
/** A ranker must meet likelihoods as uncertain as they will be: those of ledgers that were held back. */
export const FOLDS = 4;

/** The classes that can be learnt from examples. */
export function classesIn(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>();
  for (const { classes } of examples) for (const cls of classes) counts.set(cls, (counts.get(cls) ?? 0) + 1);
  return [...counts]
    .filter(([, n]) => n >= LEAST)
    .map(([cls]) => cls)
    .sort();
}

/** Which fold an example is of: all questions about a ledger, and with them its voices, are of one. */
export const foldOf = ({ ledger }: Example, ledgers: readonly string[]): number =>
  Math.max(0, ledgers.indexOf(ledger)) % FOLDS;
