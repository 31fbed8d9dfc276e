/** Rarer features teach nothing that holds, and weights have to stay small. */
const LEAST = 20;

/** The features that are learnt, each with its place among the weights. */
export class Places {
  private readonly places = new Map<number, number>();

  constructor(examples: readonly { features: Uint32Array }[]) {
    const counts = new Map<number, number>();
    for (const { features } of examples)
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    for (const [feature, count] of counts) if (count >= LEAST) this.places.set(feature, this.places.size);
  }

  get size(): number {
    return this.places.size;
  }

  of(features: Uint32Array): Int32Array {
    return Int32Array.from([...features].flatMap((feature) => this.places.get(feature) ?? []));
  }

  entries(): IterableIterator<[number, number]> {
    return this.places.entries();
  }
}
