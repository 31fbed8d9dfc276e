import type { Candidate, Likely } from '../propose/candidate';
import { hashFeature } from './hash';
import type { Weights } from './weights';

/** Logarithms of probabilities, of scores. */
export function logSoftmax(scores: Float64Array): Float64Array {
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const sum = scores.reduce((total, score) => total + Math.exp(score - most), 0);
  return scores.map((score) => score - most - Math.log(sum));
}

/** The mean of two models' logarithms, as likelihoods again. */
export const mean = (one: Float64Array, other: Float64Array): Float64Array =>
  logSoftmax(one.map((log, at) => (log + (other[at] ?? 0)) / 2));

/** Classes by how likely they are, best first. */
export const byLikelihood = (logs: Float64Array, classes: readonly string[]): Likely[] =>
  classes.map((cls, i) => ({ cls, log: logs[i] ?? Number.NEGATIVE_INFINITY })).sort((a, b) => b.log - a.log);

/** How likely a question with these features belongs to each class, best first. */
export function likelyClasses(features: readonly string[], weights: Weights): Likely[] {
  const { classes, places, linear, hidden } = weights;
  const known = features.flatMap((feature) => places.get(hashFeature(feature)) ?? []);
  const [one, other] = [linear.scores(known, classes.length), hidden.scores(known, classes.length)];
  return byLikelihood(mean(logSoftmax(one), logSoftmax(other)), classes);
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
