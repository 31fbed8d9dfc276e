export type Random = {
  /** A number from `min` to below `max`. */
  between(min: number, max: number): number;
  /** A whole number from `min` to `max`. */
  whole(min: number, max: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
};

/** The same numbers for the same seed, on every machine (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    between: (min, max) => min + next() * (max - min),
    whole,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
  };
}
