/** A question to learn from: where its features' weights stand, and how likely each class should be. */
export type Row = { places: Int32Array; gold: Float64Array };

/** A likelihood that is off by less is not corrected. */
export const OFF = 1e-3;
