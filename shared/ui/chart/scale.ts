export type Axis = {
  /** Round values from the lowest to the highest, zero among them. */
  ticks: number[];
  /** Pixel of a value. */
  y: (value: number) => number;
};

/**
 * A vertical axis between `top` and `bottom` pixels that reaches from the lowest to the highest value, zero among them,
 * with three to six round steps. Nothing but zeros gives a line in the middle.
 */
export function verticalAxis(values: number[], top: number, bottom: number): Axis {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  if (highest === lowest) return { ticks: [0], y: () => (top + bottom) / 2 };
  const step = roundStep((highest - lowest) / 4);
  const ticks: number[] = [];
  // Counted in whole steps, because adding 0.1 ten times is not 1; `+ 0` turns -0 into 0.
  const last = Math.floor(highest / step + 1e-9);
  for (let count = Math.ceil(lowest / step - 1e-9); count <= last; count++) ticks.push(count * step + 0);
  return { ticks, y: (value) => top + ((highest - value) / (highest - lowest)) * (bottom - top) };
}

function roundStep(raw: number): number {
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 2, 2.5, 5].find((candidate) => candidate * power >= raw * 0.95) ?? 10;
  return factor * power;
}
