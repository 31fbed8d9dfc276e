/** The same numbers from 0 to 1 every time: a linear congruential generator. */
export function randoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The same order every time. */
export function shuffled(size: number, seed: number): () => Uint32Array {
  const random = randoms(seed);
  const order = Uint32Array.from({ length: size }, (_, i) => i);
  return () => {
    for (let i = size - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      const [a = 0, b = 0] = [order[i], order[j]];
      order[i] = b;
      order[j] = a;
    }
    return order;
  };
}
