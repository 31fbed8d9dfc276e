import { brotliDecompressSync } from 'node:zlib';
import { numbersOf } from './columns';
import { HiddenWeights } from './hidden-weights';
import { LinearWeights } from './linear-weights';

/**
 * What training found. `classes` are told apart by weights per feature and class and by a layer of units between them,
 * `joint` ranks whole readings; numbers of features are hashes, weights whole steps of a size.
 */
export type Weights = {
  classes: string[];
  /** Where the weights of a feature stand in both. */
  places: Map<number, number>;
  linear: LinearWeights;
  hidden: HiddenWeights;
  joint: Map<number, number>;
  /** How much the likelihood of the class counts in the joint ranking. */
  trust: number;
};

/** As they lie in the file: columns of features' hashes, of what each weighs for and of weights in steps. */
export type Packed = {
  classes: string[];
  step: { linear: number; ofFeature: number; ofClass: number; joint: number };
  trust: number;
  data: string;
};

/** What stands for a weight of nothing among the ranks. */
export const RANK_ZERO = 32_768;

export function unpack({ classes, step, trust, data }: Packed): Weights {
  const bytes = brotliDecompressSync(Buffer.from(data, 'base64'));
  let at = 0;
  const take = (size: number) => {
    at += size;
    return bytes.subarray(at - size, at);
  };
  const numbers = (count: number) => numbersOf(take(4 * count));
  const [rows = 0, ranks = 0, units = 0] = numbers(3);
  const places = new Map([...numbers(rows)].map((feature, place) => [feature, place]));
  const sizes = take(rows);
  const said = sizes.reduce((sum, size) => sum + size, 0);
  const told = take(said);
  const steps = new Int8Array(take(said));
  const linear = new LinearWeights({ sizes, classes: told, steps, step: step.linear });
  const ofFeature = new Int8Array(take(units * rows));
  const ofClass = new Int8Array(take(units * classes.length));
  const hidden = new HiddenWeights({ units, ofFeature, ofClass, step });
  const hashes = numbers(ranks);
  const joint = new Map<number, number>();
  numbers(ranks).forEach((whole, i) => {
    joint.set(hashes[i] ?? 0, (whole - RANK_ZERO) * step.joint);
  });
  return { classes, places, linear, hidden, joint, trust };
}
