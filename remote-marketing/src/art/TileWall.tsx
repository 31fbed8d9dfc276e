import { hexagon, hourglass, type Place, places, rosette } from './tile';

type Props = { width: number; height: number; radius: number };

/** A wall of tiles for the inside of an SVG: every tenth diagonal is glazed, another one has coral hearts. */
export function TileWall({ width, height, radius }: Props) {
  const all = places(width, height, radius);
  const draw = (shape: (place: Place) => string, chosen: (diagonal: number) => boolean) =>
    all
      .filter(({ diagonal }) => chosen(diagonal))
      .map(shape)
      .join('');
  const tile = ({ x, y }: Place) => hexagon(x, y, radius * 0.96);
  const petals = ({ x, y }: Place) => rosette(x, y, radius * 0.72);
  const heart = ({ x, y }: Place) => hexagon(x, y, radius * 0.09);
  return (
    <>
      <rect width={width} height={height} fill="var(--grout)" />
      <path
        d={draw(
          ({ x, y }) => hourglass(x, y, radius, 3.3),
          () => true,
        )}
        fill="var(--vz-tile-turquoise)"
        opacity="0.45"
      />
      <path d={draw(tile, (diagonal) => !isRaised(diagonal))} fill="var(--vz-tile-ground)" />
      <path d={draw(tile, isRaised)} fill="var(--vz-tile-ground-2)" />
      <path d={draw(petals, (diagonal) => diagonal !== GLAZED)} fill="none" stroke="var(--vz-tile-petal)" />
      <path d={draw(petals, (diagonal) => diagonal === GLAZED)} fill="var(--vz-tile-petal)" />
      <path
        d={draw(heart, (diagonal) => diagonal !== GLAZED && diagonal !== CORAL)}
        fill="var(--vz-tile-petal)"
      />
      <path d={draw(heart, (diagonal) => diagonal === CORAL)} fill="var(--vz-tile-coral)" />
      <path d={draw(heart, (diagonal) => diagonal === GLAZED)} fill="var(--vz-tile-glaze)" />
    </>
  );
}

const GLAZED = 0;
const CORAL = 4;
const isRaised = (diagonal: number) => diagonal === GLAZED || diagonal === 8;
