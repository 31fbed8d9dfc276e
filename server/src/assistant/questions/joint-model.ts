import type { Candidate, Likely } from '../engine/propose/candidate';
import { candidates } from '../engine/propose/candidates';
import { withGrammar } from '../engine/rank/grammar-says';
import { hashFeature } from '../engine/rank/hash';
import { type Example, judged } from './examples';
import { shuffled } from './learn/order';

/** The candidates of a question as numbers; `good` are the right ones. */
export type Case = { features: Int32Array[]; logs: Float64Array; good: Set<number> };

export function candidatesOf({ look }: Example, likely: readonly Likely[]): Candidate[] {
  const { asked, says } = look();
  return withGrammar(candidates(asked, likely), says, asked);
}

/** A log-linear model that ranks the readings of a question. */
export class JointModel {
  private readonly places = new Map<number, number>();
  private readonly hashes = new Map<string, number>();
  private readonly counts: number[] = [];
  weights = new Float64Array(0);
  trust = 1;

  caseOf(example: Example, likely: readonly Likely[]): Case {
    const all = candidatesOf(example, likely);
    const right = all.flatMap(({ key }, at) => (example.right.has(judged(key)) ? [at] : []));
    const wanted = right.filter((at) => example.wanted.has(judged(all[at]?.key ?? '')));
    return {
      features: all.map(({ features }) => Int32Array.from(new Set(features.map((each) => this.place(each))))),
      logs: Float64Array.from(all, ({ log }) => log),
      good: new Set(wanted.length ? wanted : right),
    };
  }

  private place(feature: string): number {
    const hash = this.hashes.get(feature) ?? hashFeature(feature);
    this.hashes.set(feature, hash);
    const known = this.places.get(hash);
    if (known !== undefined) {
      this.counts[known] = (this.counts[known] ?? 0) + 1;
      return known;
    }
    this.places.set(hash, this.counts.length);
    return this.counts.push(1) - 1;
  }

  train(cases: readonly Case[], { epochs = 5, rate = 0.06, decay = 1e-4 } = {}): void {
    this.weights = new Float64Array(this.counts.length);
    this.trust = 1;
    const squares = new Float64Array(this.counts.length);
    const next = shuffled(cases.length, 11);
    let trusted = 1;
    for (let epoch = 0; epoch < epochs; epoch++)
      for (const at of next()) {
        const each = cases[at];
        if (!each?.good.size) continue;
        const { slopes, ofTrust } = this.slopes(each);
        for (const [place, slope] of slopes) {
          const all = slope + decay * (this.weights[place] as number);
          squares[place] = (squares[place] as number) + all * all;
          this.weights[place] =
            (this.weights[place] as number) - (rate * all) / (Math.sqrt(squares[place] as number) + 1e-6);
        }
        trusted += ofTrust * ofTrust;
        this.trust -= (0.05 * ofTrust) / Math.sqrt(trusted);
      }
  }

  private slopes(each: Case): { slopes: Map<number, number>; ofTrust: number } {
    const p = this.probabilities(each);
    let right = 0;
    for (const at of each.good) right += p[at] as number;
    const slopes = new Map<number, number>();
    let ofTrust = 0;
    each.features.forEach((features, at) => {
      const own = p[at] as number;
      const off = own - (each.good.has(at) ? own / Math.max(right, 1e-12) : 0);
      if (Math.abs(off) < 1e-4) return;
      for (const place of features) slopes.set(place, (slopes.get(place) ?? 0) + off);
      ofTrust += off * Math.max(-12, each.logs[at] as number);
    });
    return { slopes, ofTrust };
  }

  private probabilities({ features, logs }: Case): Float64Array {
    const scores = logs.map((log, at) => {
      let score = this.trust * log;
      for (const place of features[at] as Int32Array) score += this.weights[place] as number;
      return score;
    });
    const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
    const all = scores.map((score) => Math.exp(score - most));
    const sum = all.reduce((a, b) => a + b, 0);
    return all.map((each) => each / sum);
  }

  /** Features with their weights. */
  *entries(): Iterable<[number, number]> {
    for (const [hash, place] of this.places) yield [hash, this.weights[place] as number];
  }
}
