/** Whole steps as which numbers are kept; fewer than `least` of them are nothing. */
export type Steps = { step: number; least: number };

/** The most steps that a byte holds. */
const MOST = 127;

/** Numbers that are learnt by AdaGrad (Duchi, Hazan and Singer 2011). */
export class Learnt {
  readonly values: Float32Array;
  private readonly squares: Float32Array;
  private readonly sums: Float32Array;
  private times = 0;

  constructor(
    size: number,
    private readonly rate: number,
  ) {
    this.values = new Float32Array(size);
    this.squares = new Float32Array(size);
    this.sums = new Float32Array(size);
  }

  /** One step against the slope. */
  descend(at: number, slope: number): void {
    const square = (this.squares[at] as number) + slope * slope;
    this.squares[at] = square;
    this.values[at] = (this.values[at] as number) - (this.rate * slope) / (Math.sqrt(square) + 1e-6);
  }

  /** Counts the present values in their mean, which wavers less than where a descent happens to stop. */
  average(): void {
    this.times++;
    for (let i = 0; i < this.sums.length; i++)
      this.sums[i] = (this.sums[i] as number) + (this.values[i] as number);
  }

  /** From now on the values are their means, in the whole steps that they are kept as. */
  settle({ step, least }: Steps): void {
    for (let i = 0; i < this.values.length; i++) {
      const whole = Math.round((this.sums[i] as number) / this.times / step);
      this.values[i] = Math.abs(whole) < least ? 0 : Math.max(-MOST, Math.min(MOST, whole)) * step;
    }
  }
}
