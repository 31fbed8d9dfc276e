type Props = { x?: number; y?: number; kind?: 'filled' | 'outlined' };

const HEXAGON = '27,0 13.5,23.4 -13.5,23.4 -27,0 -13.5,-23.4 13.5,-23.4';
const PETAL = 'M0 0Q10.5 6.3 21 0Q10.5 -6.3 0 0';
const turns = [0, 60, 120, 180, 240, 300];

/** One hexagonal tile with a six-petal rosette, to be drawn inside an svg. */
export function Tile({ x = 0, y = 0, kind = 'filled' }: Props) {
  const filled = kind === 'filled';
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth="1.2">
      <polygon
        points={HEXAGON}
        fill={filled ? 'var(--vz-tile-ground)' : 'var(--vz-tile-ground-2)'}
        stroke="var(--vz-tile-line)"
      />
      <Rosette fill={filled ? 'var(--vz-tile-petal)' : 'none'} stroke="var(--vz-tile-petal)" />
      <circle r="3" fill={filled ? 'var(--vz-tile-coral)' : 'var(--vz-tile-turquoise)'} />
    </g>
  );
}

/** The place a tile has fallen out of. */
export function TileGap() {
  return (
    <polygon
      points={HEXAGON}
      fill="none"
      stroke="var(--vz-border-strong)"
      strokeWidth="1.5"
      strokeDasharray="4 5"
    />
  );
}

/** A glazed tile that lies loose. */
export function LooseTile({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <polygon points={HEXAGON} fill="var(--vz-tile-glaze)" />
      <Rosette fill="var(--vz-primary)" stroke="none" />
      <circle r="3.4" fill="var(--vz-tile-coral)" />
    </g>
  );
}

function Rosette({ fill, stroke }: { fill: string; stroke: string }) {
  return (
    <g fill={fill} stroke={stroke}>
      {turns.map((turn) => (
        <path key={turn} d={PETAL} transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}
