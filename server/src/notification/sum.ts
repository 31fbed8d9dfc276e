import type { Fact } from './fact';

/** What matters come to, in kuruş; null where nothing of them is an amount. */
export function sumOf(facts: readonly Fact[]): bigint | null {
  const amounts = facts.flatMap(({ kurus }) => (kurus === null ? [] : [kurus]));
  return amounts.length === 0 ? null : amounts.reduce((sum, kurus) => sum + kurus, 0n);
}
