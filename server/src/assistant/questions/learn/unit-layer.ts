import { logSoftmax } from '../../engine/rank/rank';
import { Learnt, type Steps } from './learnt';
import { randoms, shuffled } from './order';
import { NEAR, type Row } from './row';

/** How many units a layer has, and the steps that its weights are kept in. */
type Shape = { units: number; steps: { ofFeature: Steps; ofClass: Steps } };

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
export class UnitLayer {
  /** By feature, then by unit. */
  private readonly ofFeature: Learnt;
  /** By class, then by unit. */
  private readonly ofClass: Learnt;

  constructor(
    features: number,
    private readonly classes: number,
    private readonly shape: Shape,
    /** Another one makes another layer of the same rows. */
    private readonly seed: number,
  ) {
    const { units } = shape;
    this.ofFeature = new Learnt(features * units, RATE);
    this.ofClass = new Learnt(classes * units, RATE);
    const random = randoms(1 + seed);
    const around = (most: number) => (2 * random() - 1) * most;
    this.ofFeature.values.forEach((_, i, all) => {
      all[i] = around(START);
    });
    this.ofClass.values.forEach((_, i, all) => {
      all[i] = around(1 / Math.sqrt(units));
    });
  }

  train(rows: readonly Row[]): void {
    const next = shuffled(rows.length, 5 + this.seed);
    for (let epoch = 0; epoch < EPOCHS; epoch++) {
      for (const at of next()) this.learn(rows[at] as Row);
      if (epoch < EPOCHS - AVERAGED) continue;
      this.ofFeature.average();
      this.ofClass.average();
    }
    this.ofFeature.settle(this.shape.steps.ofFeature);
    this.ofClass.settle(this.shape.steps.ofClass);
  }

  private learn({ places, gold }: Row): void {
    const { units: size } = this.shape;
    const units = this.unitsOf(places);
    const logs = logSoftmax(this.scoresOf(units));
    const back = new Float64Array(size);
    for (let c = 0; c < this.classes; c++) {
      const off = Math.exp(logs[c] as number) - (gold[c] as number);
      if (Math.abs(off) < NEAR) continue;
      for (let unit = 0, at = c * size; unit < size; unit++, at++) {
        back[unit] = (back[unit] as number) + off * (this.ofClass.values[at] as number);
        this.ofClass.descend(at, off * (units[unit] as number));
      }
    }
    units.forEach((value, unit) => {
      back[unit] = (back[unit] as number) * (1 - value * value);
    });
    for (const place of places)
      for (let unit = 0, at = place * size; unit < size; unit++, at++)
        this.ofFeature.descend(at, back[unit] as number);
  }

  private unitsOf(places: Int32Array): Float64Array {
    const { units: size } = this.shape;
    const units = new Float64Array(size);
    for (const place of places)
      for (let unit = 0, at = place * size; unit < size; unit++, at++)
        units[unit] = (units[unit] as number) + (this.ofFeature.values[at] as number);
    return units.map(Math.tanh);
  }

  private scoresOf(units: Float64Array): Float64Array {
    const scores = new Float64Array(this.classes);
    for (let c = 0, at = 0; c < this.classes; c++)
      for (let unit = 0; unit < units.length; unit++, at++)
        scores[c] = (scores[c] as number) + (this.ofClass.values[at] as number) * (units[unit] as number);
    return scores;
  }

  /** What features at these places say of each class. */
  scores(places: Int32Array): Float64Array {
    return this.scoresOf(this.unitsOf(places));
  }

  /** A feature's weight for each unit. */
  of(place: number): Float32Array {
    const { units } = this.shape;
    return this.ofFeature.values.subarray(place * units, (place + 1) * units);
  }

  /** A class's weight for each unit. */
  ofClassAt(cls: number): Float32Array {
    const { units } = this.shape;
    return this.ofClass.values.subarray(cls * units, (cls + 1) * units);
  }
}
