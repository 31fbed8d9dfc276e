import { useId } from 'react';
import styled from 'styled-components';
import { hexagon, hourglass, rosette } from './tile';

/** A border of small tiles between two parts of a page. */
export function TileBand() {
  const id = useId();
  const middle = HEIGHT / 2;
  return (
    <Band aria-hidden>
      <defs>
        <pattern id={id} width={WIDTH} height={HEIGHT} patternUnits="userSpaceOnUse">
          <path
            d={hourglass(-14, middle, 14, 2) + hourglass(14, middle, 14, 2)}
            fill="var(--vz-tile-turquoise)"
          />
          <path d={hexagon(14, middle, 13)} fill="var(--vz-tile-ground)" />
          <path d={rosette(14, middle, 9.5)} fill="var(--vz-tile-petal)" />
        </pattern>
      </defs>
      <rect width="100%" height={HEIGHT} fill={`url(#${id})`} />
    </Band>
  );
}

const WIDTH = 28;
const HEIGHT = 24.2;

const Band = styled.svg`
  display: block;
  width: 100%;
  height: 24px;
  opacity: 0.7;
`;
