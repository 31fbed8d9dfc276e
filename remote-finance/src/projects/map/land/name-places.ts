/** Room on the map in pixels, around its middle. */
export type Box = { x: number; y: number; width: number; height: number };

/** How far a name may step down or up from where it belongs, the nearest first. */
const STEPS = [0, 16, -16, 28, -28];
const LINE_HEIGHT = 14;
const LETTER_WIDTH = 6.5;

const touch = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2;

/** A name of the map with the step that keeps it clear of what is `taken` and of the names before it; else it is left out. */
export function namePlaces<Named extends { name: string; x: number; y: number }>(
  names: readonly Named[],
  taken: readonly Box[],
): (Named & { step: number })[] {
  const full = [...taken];
  return names.flatMap((each) => {
    const { name, x, y } = each;
    const boxAt = (step: number) => ({
      x,
      y: y + step,
      width: name.length * LETTER_WIDTH,
      height: LINE_HEIGHT,
    });
    const step = STEPS.find((step) => !full.some((box) => touch(box, boxAt(step))));
    if (step === undefined) return [];
    full.push(boxAt(step));
    return [{ ...each, step }];
  });
}
