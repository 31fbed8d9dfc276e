import type { Likely } from './candidate';
import { opOf } from './part';
import type { Turn } from './turn';

/** How many classes are followed up, and how many more of what was asked before. */
const FOLLOWED = 8;
const AKIN = 2;

/**
 * The likeliest classes. A fragment keeps what was asked before or changes a little of it ("ilk üçü", "adetle"), however
 * few words of that it says: its class is followed up as well, and the likeliest of the same operation.
 */
export function followed(likely: readonly Likely[], before: Turn | undefined): Likely[] {
  const [best, rest] = [likely.slice(0, FOLLOWED), likely.slice(FOLLOWED)];
  if (!before) return best;
  const same = rest.filter(({ cls }) => cls === before.cls);
  const akin = rest.filter(({ cls }) => cls !== before.cls && opOf(cls) === opOf(before.cls));
  return [...best, ...same, ...akin.slice(0, AKIN)];
}
