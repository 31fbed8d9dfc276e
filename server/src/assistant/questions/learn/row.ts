/** A question to learn from: where its features' weights stand, and how likely each class should be. */
export type Row = { places: Int32Array; gold: Float64Array };

/** A likelihood that is as near as this is not corrected. */
export const NEAR = 1e-3;
