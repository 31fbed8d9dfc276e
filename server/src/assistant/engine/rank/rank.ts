import type { Candidate, Likely } from '../propose/candidate';
import { hashFeature } from './hash';
import type { Weights } from './weights';

/** How many classes are followed up. */
export const FOLLOWED = 8;

/** Logarithms of probabilities, of scores. */
export function logSoftmax(scores: Float64Array): Float64Array {
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const sum = scores.reduce((total, score) => total + Math.exp(score - most), 0);
  return scores.map((score) => score - most - Math.log(sum));
}

/** The classes that a question with these features most likely belongs to, best first. */
export function likelyClasses(features: readonly string[], { classes, ofClass }: Weights): Likely[] {
  const scores = new Float64Array(classes.length);
  for (const feature of features) ofClass.add(hashFeature(feature), scores);
  const log = logSoftmax(scores);
  return classes
    .map((cls, i) => ({ cls, log: log[i] ?? Number.NEGATIVE_INFINITY }))
    .sort((a, b) => b.log - a.log)
    .slice(0, FOLLOWED);
}

export type Ranked = Candidate & { p: number };

/** Candidates with their probabilities, best first. */
export function ranked(
  candidates: readonly Candidate[],
  weights: Pick<Weights, 'joint' | 'trust'>,
): Ranked[] {
  const known = new Map<string, number>();
  const weightOf = (feature: string): number => {
    const before = known.get(feature);
    if (before !== undefined) return before;
    const weight = weights.joint.get(hashFeature(feature)) ?? 0;
    known.set(feature, weight);
    return weight;
  };
  const scores = Float64Array.from(candidates, ({ features, log }) =>
    [...new Set(features)].reduce((sum, feature) => sum + weightOf(feature), weights.trust * log),
  );
  const log = logSoftmax(scores);
  return candidates
    .map((candidate, i) => ({ ...candidate, p: Math.exp(log[i] ?? Number.NEGATIVE_INFINITY) }))
    .sort((a, b) => b.p - a.p);
}
