import { brotliDecompressSync } from 'node:zlib';
import { numbersOf } from './columns';

/**
 * What training found. `classes` are told apart by weights per feature and class, `joint` ranks whole readings;
 * numbers of features are hashes, weights whole steps of a size.
 */
export type Weights = {
  classes: string[];
  ofClass: ClassWeights;
  joint: Map<number, number>;
  /** How much the likelihood of the class counts in the joint ranking. */
  trust: number;
};

/** As they lie in the file: columns of features' hashes, of the classes that each weighs for and of weights in steps. */
export type Packed = {
  classes: string[];
  step: { ofClass: number; joint: number };
  trust: number;
  data: string;
};

/** What stands for a weight of nothing among the ranks. */
export const RANK_ZERO = 32_768;

/** For each feature how many classes it weighs for, then which (as steps from the one before) and by how much. */
type ClassColumns = {
  features: Uint32Array;
  sizes: Uint8Array;
  places: Uint8Array;
  steps: Int8Array;
  step: number;
};

/** Weights of features for classes. They stay in columns: a question needs a hundred rows of more than twenty thousand. */
class ClassWeights {
  private readonly rows = new Map<number, { from: number; to: number }>();

  constructor(private readonly columns: ClassColumns) {
    const { features, sizes } = columns;
    let from = 0;
    features.forEach((feature, i) => {
      const to = from + (sizes[i] ?? 0);
      this.rows.set(feature, { from, to });
      from = to;
    });
  }

  /** Adds what a feature says of each class to the scores. */
  add(feature: number, scores: Float64Array): void {
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

export function unpack({ classes, step, trust, data }: Packed): Weights {
  const bytes = brotliDecompressSync(Buffer.from(data, 'base64'));
  let at = 0;
  const take = (size: number) => {
    at += size;
    return bytes.subarray(at - size, at);
  };
  const numbers = (count: number) => numbersOf(take(4 * count));
  const [rows = 0, ranks = 0] = numbers(2);
  const features = numbers(rows);
  const sizes = take(rows);
  const said = sizes.reduce((sum, size) => sum + size, 0);
  const places = take(said);
  const steps = new Int8Array(take(said));
  const ofClass = new ClassWeights({ features, sizes, places, steps, step: step.ofClass });
  const hashes = numbers(ranks);
  const joint = new Map<number, number>();
  numbers(ranks).forEach((whole, i) => {
    joint.set(hashes[i] ?? 0, (whole - RANK_ZERO) * step.joint);
  });
  return { classes, ofClass, joint, trust };
}
