const REMEMBERED = 1_000;

/** What waits for its turn: owners take turns, and none of them may take up more than half of the queue. */
export function createTurns<Item extends { owner: string }>(limit: number) {
  const waiting = new Set<Item>();
  const lastTurn = new Map<string, number>();
  let turns = 0;

  const heldBy = (owner: string) => [...waiting].filter((item) => item.owner === owner).length;
  const turnOf = ({ owner }: Item) => lastTurn.get(owner) ?? 0;

  return {
    get size() {
      return waiting.size;
    },
    /** False when the queue, or the owner's half of it, is full. */
    add(item: Item): boolean {
      if (waiting.size >= limit || heldBy(item.owner) >= limit / 2) return false;
      waiting.add(item);
      return true;
    },
    remove: (item: Item) => waiting.delete(item),
    /** Takes out the first item of the owner whose last turn is longest ago. */
    next(): Item | undefined {
      const [first, ...others] = waiting;
      if (!first) return undefined;
      const item = others.reduce((best, other) => (turnOf(other) < turnOf(best) ? other : best), first);
      waiting.delete(item);
      lastTurn.set(item.owner, ++turns);
      if (lastTurn.size > REMEMBERED) lastTurn.clear();
      return item;
    },
  };
}
