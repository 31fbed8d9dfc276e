/** The same order every time: a linear congruential generator shuffles. */
export function shuffled(size: number, seed: number): () => Uint32Array {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
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
