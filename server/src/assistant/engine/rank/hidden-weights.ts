/** Steps by unit, then by feature; and by class, then by unit. */
type Columns = {
  units: number;
  ofFeature: Int8Array;
  ofClass: Int8Array;
  step: { ofFeature: number; ofClass: number };
};

/** A layer of units between features and classes: features add up in each, which is bent by a tangent. */
export class HiddenWeights {
  constructor(private readonly columns: Columns) {}

  /** What the features at these places say of each of so many classes. */
  scores(places: readonly number[], classes: number): Float64Array {
    const { units, ofClass, step } = this.columns;
    const values = this.unitsOf(places);
    return Float64Array.from({ length: classes }, (_, cls) => {
      let score = 0;
      for (let unit = 0; unit < units; unit++)
        score += (ofClass[cls * units + unit] ?? 0) * (values[unit] ?? 0);
      return score * step.ofClass;
    });
  }

  private unitsOf(places: readonly number[]): Float64Array {
    const { units, ofFeature, step } = this.columns;
    const features = ofFeature.length / units;
    return Float64Array.from({ length: units }, (_, unit) => {
      const from = unit * features;
      const sum = places.reduce((total, place) => total + (ofFeature[from + place] ?? 0), 0);
      return Math.tanh(sum * step.ofFeature);
    });
  }
}
