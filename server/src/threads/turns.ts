const REMEMBERED = 1_000;

/** What waits for its turn: owners take turns, and none of them may hold more than half of the places. */
export function createTurns<Item extends { owner: string }>(places: number) {
  const waiting = new Set<Item>();
  const lastTurn = new Map<string, number>();
  let turns = 0;

  const heldBy = (owner: string) => [...waiting].filter((item) => item.owner === owner).length;
  const turnOf = ({ owner }: Item) => lastTurn.get(owner) ?? 0;

  return {
    get size() {
      return waiting.size;
    },
    /** False when there is no place. */
    add(item: Item): boolean {
      if (waiting.size >= places || heldBy(item.owner) >= places / 2) return false;
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
