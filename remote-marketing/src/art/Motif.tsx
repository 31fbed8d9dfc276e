import { useId } from 'react';
import styled from 'styled-components';
import { rosette } from './tile';

type Props = { className?: string; size?: number };

/** The lattice as hairlines behind a section; the section masks it so that it fades out. */
export function Motif({ className, size = 72 }: Props) {
  const id = useId();
  const half = size / 2;
  const row = half * Math.sqrt(3);
  const lines = [
    `M0 0H${size}M0 ${row}H${size}`,
    `M0 ${row / 2}L${half / 2} 0M${half * 1.5} 0L${size} ${row / 2}`,
    `M0 ${row / 2}L${half * 1.5} ${row * 2}M${size} ${row / 2}L${half / 2} ${row * 2}`,
  ];
  const petals = [
    rosette(half, row / 2, half * 0.62),
    rosette(0, row * 1.5, half * 0.62),
    rosette(size, row * 1.5, half * 0.62),
  ];
  return (
    <Sheet className={className} aria-hidden>
      <defs>
        <pattern id={id} width={size} height={row * 2} patternUnits="userSpaceOnUse">
          <path d={lines.join('')} fill="none" stroke="var(--vz-tile-line)" />
          <path d={petals.join('')} fill="none" stroke="var(--vz-tile-petal)" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Sheet>
  );
}

const Sheet = styled.svg`
  position: absolute;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
  opacity: 0.34;
  pointer-events: none;
`;
