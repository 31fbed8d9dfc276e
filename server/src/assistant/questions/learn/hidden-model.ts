import { logSoftmax } from '../../engine/rank/rank';
import { Learnt } from './learnt';
import { randoms, shuffled } from './order';
import { NEAR, type Row } from './row';

/** Coarse steps for the many features: as good as fine ones in a mean with the linear model, and a third of the size. */
export const HIDDEN_STEPS = { ofFeature: { step: 0.18, least: 1 }, ofClass: { step: 1 / 16, least: 1 } };
export const UNITS = 64;
const RATE = 0.05;
const EPOCHS = 6;
/** The mean of the weights after so many epochs counts. */
const AVERAGED = 4;
/** How far from nothing the features' weights begin. */
const START = 0.05;

/**
 * A layer of units between features and classes: what features mean together, and rare ones by those they are like.
 * Features are added up, bent by a tangent, and the units weighed for each class.
 */
export class HiddenModel {
  /** By feature, then by unit. */
  private readonly ofFeature: Learnt;
  /** By class, then by unit. */
  private readonly ofClass: Learnt;

  constructor(
    features: number,
    private readonly classes: number,
  ) {
    this.ofFeature = new Learnt(features * UNITS, RATE);
    this.ofClass = new Learnt(classes * UNITS, RATE);
    const random = randoms(1);
    const around = (most: number) => (2 * random() - 1) * most;
    this.ofFeature.values.forEach((_, i, all) => {
      all[i] = around(START);
    });
    this.ofClass.values.forEach((_, i, all) => {
      all[i] = around(1 / Math.sqrt(UNITS));
    });
  }

  train(rows: readonly Row[]): void {
    const next = shuffled(rows.length, 5);
    for (let epoch = 0; epoch < EPOCHS; epoch++) {
      for (const at of next()) this.learn(rows[at] as Row);
      if (epoch < EPOCHS - AVERAGED) continue;
      this.ofFeature.average();
      this.ofClass.average();
    }
    this.ofFeature.settle(HIDDEN_STEPS.ofFeature);
    this.ofClass.settle(HIDDEN_STEPS.ofClass);
  }

  private learn({ places, gold }: Row): void {
    const units = this.units(places);
    const logs = this.logsOf(units);
    const back = new Float64Array(UNITS);
    for (let c = 0; c < this.classes; c++) {
      const off = Math.exp(logs[c] as number) - (gold[c] as number);
      if (Math.abs(off) < NEAR) continue;
      for (let unit = 0, at = c * UNITS; unit < UNITS; unit++, at++) {
        back[unit] = (back[unit] as number) + off * (this.ofClass.values[at] as number);
        this.ofClass.descend(at, off * (units[unit] as number));
      }
    }
    units.forEach((value, unit) => {
      back[unit] = (back[unit] as number) * (1 - value * value);
    });
    for (const place of places)
      for (let unit = 0, at = place * UNITS; unit < UNITS; unit++, at++)
        this.ofFeature.descend(at, back[unit] as number);
  }

  private units(places: Int32Array): Float64Array {
    const units = new Float64Array(UNITS);
    for (const place of places)
      for (let unit = 0, at = place * UNITS; unit < UNITS; unit++, at++)
        units[unit] = (units[unit] as number) + (this.ofFeature.values[at] as number);
    return units.map(Math.tanh);
  }

  private logsOf(units: Float64Array): Float64Array {
    const scores = new Float64Array(this.classes);
    for (let c = 0, at = 0; c < this.classes; c++)
      for (let unit = 0; unit < UNITS; unit++, at++)
        scores[c] = (scores[c] as number) + (this.ofClass.values[at] as number) * (units[unit] as number);
    return logSoftmax(scores);
  }

  /** The logarithm of each class's likelihood. */
  logs(places: Int32Array): Float64Array {
    return this.logsOf(this.units(places));
  }

  /** A feature's weight for each unit. */
  of(place: number): Float32Array {
    return this.ofFeature.values.subarray(place * UNITS, (place + 1) * UNITS);
  }

  /** By class, then by unit. */
  get classWeights(): Float32Array {
    return this.ofClass.values;
  }
}
