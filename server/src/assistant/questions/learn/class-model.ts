import type { Likely } from '../engine/propose/candidate';
import { FOLLOWED, logSoftmax } from '../engine/rank/rank';
import type { Example } from './examples';
import { shuffled } from './order';

/** A multinomial model of the class of a question: weights per feature and class, learnt by AdaGrad. */
export class ClassModel {
  private readonly places = new Map<number, number>();
  readonly weights: Float32Array[] = [];
  private readonly squares: Float32Array[] = [];

  constructor(readonly classes: string[]) {}

  /** Features that stand in seven questions at least are learnt. */
  train(examples: readonly Example[], { epochs = 10, rate = 0.08 } = {}): void {
    this.place(examples);
    const rows = examples.flatMap((each) => {
      const gold = this.goldOf(each);
      return gold ? [{ places: this.placesOf(each.features), gold }] : [];
    });
    const next = shuffled(rows.length, 7);
    for (let epoch = 0; epoch < epochs; epoch++)
      for (const at of next()) {
        const row = rows[at];
        if (row) this.step(row.places, row.gold, rate);
      }
  }

  private place(examples: readonly Example[]): void {
    const counts = new Map<number, number>();
    for (const { features } of examples)
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    for (const [feature, count] of counts) {
      if (count < 7) continue;
      this.places.set(feature, this.weights.length);
      this.weights.push(new Float32Array(this.classes.length));
      this.squares.push(new Float32Array(this.classes.length));
    }
  }

  private placesOf(features: Uint32Array): number[] {
    return [...features].flatMap((feature) => this.places.get(feature) ?? []);
  }

  private goldOf({ classes }: Example): Float64Array | undefined {
    const known = classes.map((cls) => this.classes.indexOf(cls)).filter((at) => at >= 0);
    if (!known.length) return undefined;
    const gold = new Float64Array(this.classes.length);
    for (const at of known) gold[at] = (gold[at] ?? 0) + 1 / known.length;
    return gold;
  }

  private scores(places: readonly number[]): Float64Array {
    const scores = new Float64Array(this.classes.length);
    for (const place of places) {
      const weights = this.weights[place] as Float32Array;
      for (let c = 0; c < scores.length; c++) scores[c] = (scores[c] as number) + (weights[c] as number);
    }
    return logSoftmax(scores);
  }

  private step(places: readonly number[], gold: Float64Array, rate: number): void {
    const log = this.scores(places);
    for (let c = 0; c < log.length; c++) {
      const off = Math.exp(log[c] as number) - (gold[c] as number);
      if (Math.abs(off) < 1e-3) continue;
      for (const place of places) {
        const [weights, squares] = [this.weights[place] as Float32Array, this.squares[place] as Float32Array];
        const slope = off + 1e-5 * (weights[c] as number);
        squares[c] = (squares[c] as number) + slope * slope;
        weights[c] = (weights[c] as number) - (rate * slope) / (Math.sqrt(squares[c] as number) + 1e-6);
      }
    }
  }

  likely({ features }: Example): Likely[] {
    const log = this.scores(this.placesOf(features));
    return this.classes
      .map((cls, i) => ({ cls, log: log[i] ?? Number.NEGATIVE_INFINITY }))
      .sort((a, b) => b.log - a.log)
      .slice(0, FOLLOWED);
  }

  /** Features with their weights. */
  *entries(): Iterable<[number, Float32Array]> {
    for (const [feature, place] of this.places) yield [feature, this.weights[place] as Float32Array];
  }
}
