// The İznik motif is a lattice of hexagons and triangles; each hexagon carries a rosette of six petals.

// Shapes are drawn from their own centre: a wall of them is one text over and over, which compresses to next to nothing.
const round = (value: number) => Math.round(value * 100) / 100;

type Point = readonly [x: number, y: number];

const polar = (radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
};

const step = ([fromX, fromY]: Point, [x, y]: Point) => `${round(x - fromX)} ${round(y - fromY)}`;

/** A polygon around a point, with a corner in each direction. */
function corners(x: number, y: number, radius: number, degrees: readonly number[]): string {
  const points = degrees.map((angle) => polar(radius, angle));
  const lines = points.slice(1).map((point, index) => step(points[index] ?? point, point));
  const [startX, startY] = points[0] ?? [0, 0];
  return `M${round(x)} ${round(y)}m${startX} ${startY}l${lines.join(' ')}z`;
}

const sixth = [0, 60, 120, 180, 240, 300];

/** Path of a hexagon with a corner at the right; `radius` reaches its corners. */
export const hexagon = (x: number, y: number, radius: number) => corners(x, y, radius, sixth);

/** Path of six petals around a point. */
export const rosette = (x: number, y: number, length: number) =>
  `M${round(x)} ${round(y)}${sixth.map((angle) => petal(length, angle)).join('')}`;

/** From the centre to the petal's tip and back. */
function petal(length: number, angle: number): string {
  const tip = polar(length, angle);
  const side = (spread: number) => polar(length * 0.58, angle + spread);
  return `m0 0q${side(31).join(' ')} ${tip.join(' ')}q${step(tip, side(-31))} ${step(tip, [0, 0])}`;
}

/** Path of the two triangles that meet at the right corner of a hexagon with this centre. */
export function hourglass(x: number, y: number, radius: number, gap: number): string {
  const height = radius * Math.sqrt(0.75);
  const triangle = (direction: 1 | -1) =>
    corners(x + radius, y + direction * height * (2 / 3), (radius - gap) / Math.sqrt(3), [
      -90 * direction,
      -90 * direction + 120,
      -90 * direction + 240,
    ]);
  return triangle(1) + triangle(-1);
}

export type Place = { x: number; y: number; diagonal: number };

/** Centres of the hexagons that cover a panel; `diagonal` counts the slanted rows that colours follow. */
export function places(width: number, height: number, radius: number): Place[] {
  const step = radius * Math.sqrt(3);
  const rows = Math.ceil(height / step) + 2;
  const columns = Math.ceil(width / (2 * radius)) + 2;
  return Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns) - 1;
    const column = index % columns;
    const halves = 2 * column - Math.abs(row % 2);
    return { x: halves * radius, y: row * step + radius, diagonal: (((halves - row) % 10) + 10) % 10 };
  });
}
