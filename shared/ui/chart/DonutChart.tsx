import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { formatPercent } from '../format/number';
import { onMobile } from '../responsive/media';
import { Swatch } from './Swatch';
import { type DrawnSlice, drawnSlices, type Slice, sum } from './slices';

type Props = {
  slices: readonly Slice[];
  /** What the ring shows: "Kategori giderleri". */
  label: string;
  /** Under the total in the middle: "toplam gider". */
  totalLabel: string;
  /** How an amount is written in the list. */
  format: (amount: number) => string;
  /** The same in short, for the middle. */
  formatShort: (amount: number) => string;
  /** What the list calls a slice, when that is more than its label: a link to what it was made from. */
  nameOf?: (slice: Slice) => ReactNode;
  /** The list beside the ring instead of under it. */
  wide?: boolean;
};

const RADIUS = 64;
const ROUND = 2 * Math.PI * RADIUS;
const GAP = 2.5;

/** Shares of a whole: a ring of at most six, and the same as a list with amounts. */
export function DonutChart({ slices, label, totalLabel, format, formatShort, nameOf, wide = false }: Props) {
  const drawn = drawnSlices(slices);
  return (
    <Root $wide={wide}>
      <Ring viewBox="0 0 148 148" role="img" aria-label={label}>
        {arcs(drawn).map(({ key, series, length, offset }) => (
          <circle
            key={key}
            cx="74"
            cy="74"
            r={RADIUS}
            stroke={`var(--vz-chart-${series})`}
            strokeDasharray={`${length} ${ROUND - length}`}
            strokeDashoffset={-offset}
            transform="rotate(-90 74 74)"
          />
        ))}
        <Total x="74" y="72" textAnchor="middle">
          {formatShort(sum(drawn))}
        </Total>
        <Caption x="74" y="91" textAnchor="middle">
          {totalLabel}
        </Caption>
      </Ring>
      <List>
        {drawn.map((slice) => (
          <li key={slice.key}>
            <Swatch kind={slice.series} />
            <Name>{nameOf?.(slice) ?? slice.label}</Name>
            <Amount>{format(slice.amount)}</Amount>
            <Share>{formatPercent(slice.share)}</Share>
          </li>
        ))}
      </List>
    </Root>
  );
}

function arcs(slices: DrawnSlice[]) {
  const gap = slices.length > 1 ? GAP : 0;
  let offset = 0;
  return slices.map(({ key, series, share }) => {
    const full = (share / 100) * ROUND;
    // A sliver keeps a visible trace.
    const arc = { key, series, length: Math.max(1, full - gap), offset };
    offset += full;
    return arc;
  });
}

const beside = css`
  grid-template-columns: 148px minmax(0, 1fr);
  align-items: center;
  gap: var(--vz-space-5);
  ${onMobile} { grid-template-columns: minmax(0, 1fr); }
`;
const Root = styled.div<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--vz-space-4);
  ${({ $wide }) => $wide && beside}
`;
const Ring = styled.svg`
  justify-self: center;
  width: 136px;
  height: 136px;
  overflow: visible;
  & circle { fill: none; stroke-width: 13; }
`;
const Total = styled.text`
  font-size: 19px;
  font-weight: var(--vz-weight-semibold);
  letter-spacing: -0.02em;
  fill: var(--vz-text-1);
`;
const Caption = styled.text`
  font-size: 12px;
  fill: var(--vz-text-3);
`;
const List = styled.ul`
  display: grid;
  align-content: start;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 10px minmax(0, 1fr) auto 48px;
    align-items: center;
    gap: 10px;
    height: 35px;
    border-bottom: 1px solid var(--vz-border);
    font-variant-numeric: tabular-nums;
  }
  & > li:last-child { border-bottom: 0; }
  ${onMobile} { & > li { height: 44px; } }
`;
const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Amount = styled.span`
  font-weight: var(--vz-weight-medium);
  white-space: nowrap;
`;
const Share = styled.span`
  color: var(--vz-text-3);
  text-align: right;
`;
