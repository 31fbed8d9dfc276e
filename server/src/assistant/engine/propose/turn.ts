import type { Plan } from '@vezne/contract';
import { classOf, meaningOf, type Part, partOf, type Scene } from './part';

/**
 * The turn before in a conversation, as it was understood. `row`: what it and the turns right before it asked one by one,
 * oldest first, where that was the same of different things: "Elvan'ın maaşı?", "Onat'ınki?".
 */
export type Turn = { parts: Part[]; cls: string; row: Part[] };

/** The most turns that are looked back at. */
export const TURNS = 4;

/** The last of some turns; `plans` in the order in which they were asked. */
export function turnOf(plans: readonly Plan[], scene: Scene): Turn | undefined {
  const turns = plans.slice(-TURNS).map(({ steps }) => steps.map((step) => partOf(step, scene)));
  const last = turns.at(-1);
  return last && { parts: last, cls: classOf(last), row: rowOf(turns, scene) };
}

function rowOf(turns: readonly Part[][], scene: Scene): Part[] {
  const row: Part[] = [];
  const seen = new Set<string>();
  for (const parts of turns.toReversed()) {
    const [part, ...more] = parts;
    const key = meaningOf(parts, scene);
    if (!part || more.length || part.other || part.when || seen.has(key) || !isAlike(part, row[0])) break;
    seen.add(key);
    row.unshift(part);
  }
  return row.length > 1 ? row : [];
}

const isAlike = (part: Part, next: Part | undefined): boolean =>
  !next || (part.kind === next.kind && part.n === next.n);
