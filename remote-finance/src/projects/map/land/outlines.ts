import { provinces as names } from '@vezne/records';
import topology from './outlines.json';

/** Longitude and latitude. */
export type Point = readonly [number, number];
/** The rings of one piece of land: its border, then its holes. */
type Piece = Point[][];
export type Province = { name: string; at: Point; pieces: Piece[] };

const {
  scale: [scaleX = 1, scaleY = 1],
  translate: [x0 = 0, y0 = 0],
} = topology.transform;

/** TopoJSON keeps the lines between places once, each point as its step from the one before. */
const lines = topology.arcs.map((steps): Point[] => {
  let [x, y] = [0, 0];
  return steps.map(([dx = 0, dy = 0]) => {
    x += dx;
    y += dy;
    return [x * scaleX + x0, y * scaleY + y0];
  });
});

/** A number below zero is the line of its complement, backwards. */
const lineAt = (index: number): Point[] =>
  index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? []);
const ringOf = (indices: number[]): Point[] =>
  indices.flatMap((index, at) => (at === 0 ? lineAt(index) : lineAt(index).slice(1)));

type Shape = { type: string; arcs: number[][] | number[][][] };
const piecesOf = ({ type, arcs }: Shape): Piece[] =>
  (type === 'Polygon' ? [arcs as number[][]] : (arcs as number[][][])).map((rings) => rings.map(ringOf));

/** The provinces of Türkiye. */
export const provinces: Province[] = topology.objects.provinces.geometries.map((shape) => {
  const [longitude = 0, latitude = 0] = shape.properties.at;
  return { name: names[shape.id - 1] ?? '', at: [longitude, latitude], pieces: piecesOf(shape as Shape) };
});

/** The land around Türkiye. */
export const neighbours: Piece[] = topology.objects.land.geometries.flatMap((shape) =>
  piecesOf(shape as Shape),
);

/** Does a line from the point to the east leave the rings an odd number of times? */
const holds = (piece: Piece, [x, y]: Point): boolean =>
  piece.flatMap((ring) =>
    ring.filter(([x1, y1], at) => {
      const [x2, y2] = ring[(at + 1) % ring.length] ?? [x1, y1];
      return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
    }),
  ).length %
    2 ===
  1;

/** How far a place off the coast may be from a province, in degrees: the outlines cut bays and quays off. */
const OFF_COAST = 0.08;

function nearestProvince([x, y]: Point): Province | null {
  const shrink = Math.cos((y * Math.PI) / 180);
  let [found, distance]: [Province | null, number] = [null, OFF_COAST];
  for (const province of provinces)
    for (const [px, py] of province.pieces.flat(2)) {
      const away = Math.hypot((px - x) * shrink, py - y);
      if (away < distance) [found, distance] = [province, away];
    }
  return found;
}

/** The province that a place is in, or that it lies off the coast of; null outside Türkiye. */
export function provinceAt(latitude: number, longitude: number): string | null {
  const point = [longitude, latitude] as const;
  const inside = provinces.find(({ pieces }) => pieces.some((piece) => holds(piece, point)));
  if (inside) return inside.name;
  if (neighbours.some((piece) => holds(piece, point))) return null;
  return nearestProvince(point)?.name ?? null;
}
