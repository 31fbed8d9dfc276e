import type { Likely } from '../../engine/propose/candidate';
import { byLikelihood, mean } from '../../engine/rank/rank';
import { HiddenModel } from './hidden-model';
import { LinearModel } from './linear-model';
import { Places } from './places';

/** A question's features and the classes that labels put it into. */
type Example = { features: Uint32Array; classes: string[] };

/** The class of a question, by two models that err on different questions: the mean of what they hold likely. */
export class ClassModel {
  readonly places: Places;
  readonly linear: LinearModel;
  readonly hidden: HiddenModel;

  constructor(
    readonly classes: string[],
    examples: readonly Example[],
  ) {
    this.places = new Places(examples);
    this.linear = new LinearModel(this.places.size, classes.length);
    this.hidden = new HiddenModel(this.places.size, classes.length);
    const rows = examples.flatMap((each) => {
      const gold = this.goldOf(each);
      return gold ? [{ places: this.places.of(each.features), gold }] : [];
    });
    this.linear.train(rows);
    this.hidden.train(rows);
  }

  private goldOf({ classes }: Example): Float64Array | undefined {
    const known = classes.map((cls) => this.classes.indexOf(cls)).filter((at) => at >= 0);
    if (!known.length) return undefined;
    const gold = new Float64Array(this.classes.length);
    for (const at of known) gold[at] = (gold[at] ?? 0) + 1 / known.length;
    return gold;
  }

  likely({ features }: Pick<Example, 'features'>): Likely[] {
    const places = this.places.of(features);
    return byLikelihood(mean(this.linear.logs(places), this.hidden.logs(places)), this.classes);
  }
}
