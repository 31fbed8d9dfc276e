import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TileWall } from '../art/TileWall';

type Props = { tagline: string; children?: ReactNode };

/** The window beside an account form. It stays in view while a long form scrolls; pure decoration. */
export function AuthArt({ tagline, children }: Props) {
  return (
    <Cell aria-hidden>
      <Panel>
        <svg viewBox="0 0 640 860" preserveAspectRatio="xMidYMid slice" aria-hidden>
          <TileWall width={640} height={860} radius={40} />
          <path d={arch(220)} fill="var(--vz-canvas)" stroke="var(--grout)" strokeWidth="22" />
          <path d={arch(221)} fill="none" stroke="var(--vz-tile-petal)" strokeWidth="1.5" />
          <path d={arch(229)} fill="none" stroke="var(--vz-tile-turquoise)" strokeWidth="2" />
          <path d={arch(210)} fill="var(--vz-canvas)" stroke="var(--vz-tile-glaze)" strokeWidth="2.5" />
          <path d="M76 760h488v100H76z" fill="var(--vz-tile-ground)" />
          <path d="M60 742h520v12a6 6 0 0 1-6 6H66a6 6 0 0 1-6-6z" fill="var(--sill)" />
          <path d="M60 742h520v3H60z" fill="var(--sill-edge)" />
        </svg>
        <Tagline>{tagline}</Tagline>
        <Slip>{children}</Slip>
      </Panel>
    </Cell>
  );
}

const arch = (radius: number) => `M${320 - radius} 900V430a${radius} ${radius} 0 0 1 ${2 * radius} 0V900`;

const Cell = styled.div`
  padding: 16px 16px 16px 0;
  @media (width < 1024px) { display: none; }
`;
const Panel = styled.div`
  --grout: color-mix(in oklab, var(--vz-tile-ground) 62%, var(--vz-canvas));
  --sill: color-mix(in oklab, var(--vz-tile-line) 70%, var(--vz-tile-ground));
  --sill-edge: color-mix(in oklab, var(--vz-primary) 70%, var(--vz-primary-text));
  position: sticky;
  top: 16px;
  height: calc(100dvh - 32px);
  min-height: 520px;
  border-radius: var(--vz-radius-xl);
  overflow: hidden;
  & > svg { position: absolute; inset: 0; width: 100%; height: 100%; }
`;
const Tagline = styled.p`
  position: absolute;
  left: 50%;
  top: 55%;
  translate: -50% -50%;
  width: min(330px, 56%);
  font: var(--vz-weight-medium) 1.75rem / 1.28 var(--vz-font-display);
  letter-spacing: -0.015em;
  text-align: center;
  text-wrap: balance;
`;
const Slip = styled.div`
  position: absolute;
  right: 16%;
  bottom: 6.5%;
  rotate: -2.5deg;
`;
