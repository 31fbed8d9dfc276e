// The İznik motif is a lattice of hexagons and triangles; each hexagon carries a rosette of six petals.

const round = (value: number) => Math.round(value * 10) / 10;

function polar(x: number, y: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
}

const corners = (x: number, y: number, radius: number, degrees: number[]) =>
  `M${degrees.map((angle) => polar(x, y, radius, angle)).join('L')}Z`;

const sixth = [0, 60, 120, 180, 240, 300];

/** Path of a hexagon with a corner at the right; `radius` reaches its corners. */
export const hexagon = (x: number, y: number, radius: number) => corners(x, y, radius, sixth);

/** Path of six petals around a point. */
export const rosette = (x: number, y: number, length: number) =>
  sixth.map((angle) => petal(x, y, length, angle)).join('');

function petal(x: number, y: number, length: number, angle: number): string {
  const side = (spread: number) => polar(x, y, length * 0.58, angle + spread);
  const center = `${round(x)} ${round(y)}`;
  return `M${center}Q${side(31)} ${polar(x, y, length, angle)}Q${side(-31)} ${center}`;
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
