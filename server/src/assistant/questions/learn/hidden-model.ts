import { logSoftmax } from '../../engine/rank/rank';
import type { Row } from './row';
import { UnitLayer } from './unit-layer';

/** Layers that are learnt apart from each other: their mean errs less than one layer of as many units. */
const LAYERS = 3;
const OF_EACH = 21;
export const UNITS = LAYERS * OF_EACH;

/** Coarse steps for the many features: as good as fine ones in a mean with the linear model, and a third of the size. */
const STEPS = { ofFeature: { step: 0.18, least: 1 }, ofClass: { step: 1 / 16, least: 1 } };
/** The steps of all layers together, whose scores are the mean of theirs. */
export const HIDDEN_STEPS = { ofFeature: STEPS.ofFeature, ofClass: { step: STEPS.ofClass.step / LAYERS } };

/** The mean of some layers of units, which is one layer of all their units. */
export class HiddenModel {
  private readonly layers: readonly UnitLayer[];

  constructor(
    features: number,
    private readonly classes: number,
  ) {
    const shape = { units: OF_EACH, steps: STEPS };
    this.layers = Array.from({ length: LAYERS }, (_, seed) => new UnitLayer(features, classes, shape, seed));
  }

  train(rows: readonly Row[]): void {
    for (const layer of this.layers) layer.train(rows);
  }

  /** The logarithm of each class's likelihood. */
  logs(places: Int32Array): Float64Array {
    const scores = this.layers.map((layer) => layer.scores(places));
    return logSoftmax(
      Float64Array.from(
        { length: this.classes },
        (_, cls) => scores.reduce((sum, each) => sum + (each[cls] ?? 0), 0) / LAYERS,
      ),
    );
  }

  /** A feature's weight for each unit. */
  of(place: number): number[] {
    return this.layers.flatMap((layer) => [...layer.of(place)]);
  }

  /** By class, then by unit. */
  get classWeights(): number[] {
    return Array.from({ length: this.classes }, (_, cls) =>
      this.layers.flatMap((layer) => Array.from(layer.ofClassAt(cls), (weight) => weight / LAYERS)),
    ).flat();
  }
}
