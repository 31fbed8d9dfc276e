/** For each feature how many classes it weighs for, then which (as steps from the one before) and by how much. */
type Columns = { sizes: Uint8Array; classes: Uint8Array; steps: Int8Array; step: number };

/** Weights of features for classes. They stay in columns: a question needs a hundred rows of some twenty thousand. */
export class LinearWeights {
  /** Where the weights of each feature begin, and where the last ones end. */
  private readonly starts: Uint32Array;

  constructor(private readonly columns: Columns) {
    this.starts = new Uint32Array(columns.sizes.length + 1);
    columns.sizes.forEach((size, at) => {
      this.starts[at + 1] = (this.starts[at] ?? 0) + size;
    });
  }

  /** What the features at these places say of each of so many classes. */
  scores(places: readonly number[], classes: number): Float64Array {
    const { classes: said, steps, step } = this.columns;
    const scores = new Float64Array(classes);
    for (const place of places) {
      let cls = 0;
      for (let i = this.starts[place] ?? 0; i < (this.starts[place + 1] ?? 0); i++) {
        cls += said[i] ?? 0;
        scores[cls] = (scores[cls] ?? 0) + (steps[i] ?? 0) * step;
      }
    }
    return scores;
  }
}
