export type Spot<Item> = { x: number; y: number; items: [Item, ...Item[]] };

/**
 * Gathers what would lie on top of each other, in the order given: each joins the first spot that it would touch.
 * `place` tells where on the screen something is, `width` and `height` how much room it needs.
 */
export function clusters<Item>(
  items: readonly Item[],
  place: (item: Item) => { x: number; y: number },
  { width, height }: { width: number; height: number },
): Spot<Item>[] {
  const spots: Spot<Item>[] = [];
  for (const item of items) {
    const { x, y } = place(item);
    const near = spots.find((spot) => Math.abs(spot.x - x) < width && Math.abs(spot.y - y) < height);
    if (near) near.items.push(item);
    else spots.push({ x, y, items: [item] });
  }
  return spots;
}
