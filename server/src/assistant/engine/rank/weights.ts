import { brotliDecompressSync } from 'node:zlib';

/**
 * What training found. `classes` are told apart by weights per feature and class, `joint` ranks whole readings;
 * numbers of features are hashes, weights whole steps of a size.
 */
export type Weights = {
  classes: string[];
  ofClass: ClassWeights;
  joint: Map<number, number>;
  /** How much the likelihood of the class counts in the joint ranking. */
  trust: number;
};

/** As they lie in the file: rows of a feature's hash, the classes it weighs for and the weights in steps. */
export type Packed = {
  classes: string[];
  step: { ofClass: number; joint: number };
  trust: number;
  data: string;
};

/** Weights of features for classes. They stay packed: a question needs a hundred rows of more than twenty thousand. */
export class ClassWeights {
  private readonly rows = new Map<number, number>();

  constructor(
    private readonly bytes: Buffer,
    private readonly step: number,
  ) {}

  /** Notes where a feature's row begins; the place behind it. */
  note(feature: number, at: number): number {
    this.rows.set(feature, at);
    return at + 1 + 2 * this.bytes.readUInt8(at);
  }

  /** Adds what a feature says of each class to the scores. */
  add(feature: number, scores: Float64Array): void {
    const at = this.rows.get(feature);
    if (at === undefined) return;
    const size = this.bytes.readUInt8(at);
    for (let i = at + 1; i <= at + size; i++) {
      const place = this.bytes.readUInt8(i);
      scores[place] = (scores[place] ?? 0) + this.bytes.readInt8(i + size) * this.step;
    }
  }
}

export function unpack({ classes, step, trust, data }: Packed): Weights {
  const bytes = brotliDecompressSync(Buffer.from(data, 'base64'));
  let at = 0;
  const number = () => {
    at += 4;
    return bytes.readUInt32LE(at - 4);
  };
  const ofClass = new ClassWeights(bytes, step.ofClass);
  for (let n = number(); n > 0; n--) at = ofClass.note(number(), at);
  const joint = new Map<number, number>();
  for (let n = number(); n > 0; n--) {
    const feature = number();
    joint.set(feature, bytes.readInt16LE(at) * step.joint);
    at += 2;
  }
  return { classes, ofClass, joint, trust };
}
