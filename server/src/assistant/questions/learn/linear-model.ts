import { logSoftmax } from '../../engine/rank/rank';
import { Learnt } from './learnt';
import { shuffled } from './order';
import { NEAR, type Row } from './row';

export const LINEAR_STEPS = { step: 1 / 8, least: 2 };
const RATE = 0.04;
const EPOCHS = 8;
/** The mean of the weights after so many epochs counts. */
const AVERAGED = 4;

/** A multinomial logistic model: each feature speaks for or against each class, whatever stands beside it. */
export class LinearModel {
  /** By feature, then by class. */
  private readonly learnt: Learnt;

  constructor(
    features: number,
    private readonly classes: number,
  ) {
    this.learnt = new Learnt(features * classes, RATE);
  }

  train(rows: readonly Row[]): void {
    const next = shuffled(rows.length, 7);
    for (let epoch = 0; epoch < EPOCHS; epoch++) {
      for (const at of next()) this.learn(rows[at] as Row);
      if (epoch >= EPOCHS - AVERAGED) this.learnt.average();
    }
    this.learnt.settle(LINEAR_STEPS);
  }

  private learn({ places, gold }: Row): void {
    const logs = this.logs(places);
    for (let c = 0; c < this.classes; c++) {
      const off = Math.exp(logs[c] as number) - (gold[c] as number);
      if (Math.abs(off) < NEAR) continue;
      for (const place of places) this.learnt.descend(place * this.classes + c, off);
    }
  }

  /** The logarithm of each class's likelihood. */
  logs(places: Int32Array): Float64Array {
    const scores = new Float64Array(this.classes);
    for (const place of places)
      for (let c = 0; c < this.classes; c++)
        scores[c] = (scores[c] as number) + (this.learnt.values[place * this.classes + c] as number);
    return logSoftmax(scores);
  }

  /** What a feature says of each class. */
  of(place: number): Float32Array {
    return this.learnt.values.subarray(place * this.classes, (place + 1) * this.classes);
  }
}
