/** For each feature how many classes it weighs for, then which (as steps from the one before) and by how much. */
type Columns = {
  features: Uint32Array;
  sizes: Uint8Array;
  places: Uint8Array;
  steps: Int8Array;
  step: number;
};

/** Weights of features for classes. They stay in columns: a question needs a hundred rows of more than twenty thousand. */
export class ClassWeights {
  private readonly rows = new Map<number, { from: number; to: number }>();

  constructor(private readonly columns: Columns) {
    const { features, sizes } = columns;
    let from = 0;
    features.forEach((feature, i) => {
      const to = from + (sizes[i] ?? 0);
      this.rows.set(feature, { from, to });
      from = to;
    });
  }

  /** What features say of each of so many classes. */
  scores(features: readonly number[], classes: number): Float64Array {
    const scores = new Float64Array(classes);
    for (const feature of features) this.add(feature, scores);
    return scores;
  }

  private add(feature: number, scores: Float64Array): void {
    const row = this.rows.get(feature);
    if (!row) return;
    const { places, steps, step } = this.columns;
    let place = 0;
    for (let i = row.from; i < row.to; i++) {
      place += places[i] ?? 0;
      scores[place] = (scores[place] ?? 0) + (steps[i] ?? 0) * step;
    }
  }
}
