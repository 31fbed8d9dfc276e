import { type ComponentPropsWithRef, useId } from 'react';

const PETAL = 'M0 0Q11.2 6.7 22.3 0Q11.2 -6.7 0 0';
const flowers = ['36 31.2', '0 93.5', '72 93.5'];
const turns = [0, 60, 120, 180, 240, 300];

/** Hairline pattern of hexagons and rosettes that fills its box. Place and mask it so that it fades out. */
export function Lattice(props: ComponentPropsWithRef<'svg'>) {
  const id = useId();
  return (
    <svg width="100%" height="100%" aria-hidden="true" {...props}>
      <defs>
        <pattern id={id} width="72" height="124.7" patternUnits="userSpaceOnUse">
          <path
            d="M0 0H72M0 62.4H72M0 31.2L18 0M18 124.7L72 31.2M72 31.2L54 0M0 31.2L54 124.7"
            fill="none"
            stroke="var(--vz-tile-line)"
          />
          {flowers.map((place) => (
            <g key={place} transform={`translate(${place})`} fill="none" stroke="var(--vz-tile-petal)">
              {turns.map((turn) => (
                <path key={turn} d={PETAL} transform={`rotate(${turn})`} />
              ))}
            </g>
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
