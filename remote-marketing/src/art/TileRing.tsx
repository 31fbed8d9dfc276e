import { hexagon, rosette } from './tile';

type Props = { className?: string };

/** Seven tiles around a centre: the sign that a page has no figures of its own to show. */
export function TileRing({ className }: Props) {
  return (
    <svg className={className} viewBox="-86 -86 172 172" aria-hidden>
      {tiles.map(({ x, y, glazed }) => (
        <g key={`${x} ${y}`}>
          <path
            d={hexagon(x, y, 27)}
            fill={glazed ? 'var(--vz-tile-ground)' : 'var(--vz-tile-ground-2)'}
            stroke="var(--vz-tile-line)"
          />
          <path
            d={rosette(x, y, 21)}
            fill={glazed ? 'var(--vz-tile-petal)' : 'none'}
            stroke="var(--vz-tile-petal)"
          />
          <circle cx={x} cy={y} r="3" fill={glazed ? 'var(--vz-tile-coral)' : 'var(--vz-tile-turquoise)'} />
        </g>
      ))}
    </svg>
  );
}

const tiles = [
  { x: 0, y: 0, glazed: false },
  { x: 0, y: -52, glazed: true },
  { x: 45, y: -26, glazed: false },
  { x: 45, y: 26, glazed: true },
  { x: 0, y: 52, glazed: false },
  { x: -45, y: 26, glazed: true },
  { x: -45, y: -26, glazed: false },
];
