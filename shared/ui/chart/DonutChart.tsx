import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { formatPercent } from '../format/number';
import { onMobile } from '../responsive/media';
import { ChartTip } from './ChartTip';
import { Swatch } from './Swatch';
import { type DrawnSlice, drawnSlices, type Slice, sum } from './slices';
import { usePicked } from './usePicked';

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

/** Shares of a whole: a ring of at most six, and the same as a list with amounts. Pointer and arrow keys tell a share. */
export function DonutChart({ slices, label, totalLabel, format, formatShort, nameOf, wide = false }: Props) {
  const drawn = drawnSlices(slices);
  const { picked, pick, clear, keys } = usePicked(drawn.length, 0);
  const active = picked === null ? undefined : drawn[picked];
  return (
    <Root $wide={wide}>
      <Around
        {...(drawn.length > 0 ? { ...keys, ...spoken(drawn, picked, format) } : { role: 'img' })}
        aria-label={label}
      >
        <Ring viewBox="0 0 148 148" data-picked={active && ''} aria-hidden="true">
          {arcs(drawn).map(({ key, series, length, offset }, index) => (
            <circle
              key={key}
              cx="74"
              cy="74"
              r={RADIUS}
              stroke={`var(--vz-chart-${series})`}
              strokeDasharray={`${length} ${ROUND - length}`}
              strokeDashoffset={-offset}
              transform="rotate(-90 74 74)"
              data-active={active?.key === key || undefined}
              onPointerEnter={() => pick(index)}
              onPointerDown={() => pick(index)}
            />
          ))}
          <Total x="74" y="72" textAnchor="middle">
            {formatShort(sum(drawn))}
          </Total>
          <Caption x="74" y="91" textAnchor="middle">
            {totalLabel}
          </Caption>
        </Ring>
        {active && (
          <Tip>
            <strong>{active.label}</strong>
            {format(active.amount)} · {formatPercent(active.share)}
          </Tip>
        )}
      </Around>
      <List onPointerLeave={clear}>
        {drawn.map((slice, index) => (
          <li
            key={slice.key}
            data-active={active?.key === slice.key || undefined}
            onPointerEnter={() => pick(index)}
          >
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

/** What a slider says of the slice that is told about, the largest at first. */
function spoken(drawn: DrawnSlice[], picked: number | null, format: Props['format']) {
  const slice = drawn[picked ?? 0];
  return {
    role: 'slider',
    'aria-roledescription': 'grafik',
    'aria-valuemin': 1,
    'aria-valuemax': drawn.length,
    'aria-valuenow': (picked ?? 0) + 1,
    'aria-valuetext': slice && `${slice.label}: ${format(slice.amount)}, ${formatPercent(slice.share)}`,
  } as const;
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
const Around = styled.div`
  position: relative;
  justify-self: center;
  border-radius: 50%;
  &:focus-visible { outline-offset: 6px; }
`;
/** In the middle of the ring, as wide as the name needs. */
const Tip = styled(ChartTip)`
  top: 50%;
  left: 50%;
  width: max-content;
  max-width: 220px;
  translate: -50% -50%;
  text-align: center;
`;
const Ring = styled.svg`
  display: block;
  width: 136px;
  height: 136px;
  overflow: visible;
  & circle { fill: none; stroke-width: 13; pointer-events: stroke; }
  &[data-picked] circle:not([data-active]) { opacity: 0.4; }
  & circle[data-active] { stroke-width: 16; }
  @media (forced-colors: active) { forced-color-adjust: none; & text { fill: CanvasText; } }
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
    grid-template-columns: 10px minmax(0, 1fr) auto minmax(48px, auto);
    align-items: center;
    gap: 10px;
    height: 35px;
    border-bottom: 1px solid var(--vz-border);
    font-variant-numeric: tabular-nums;
  }
  & > li:last-child { border-bottom: 0; }
  & > li[data-active] { background: var(--vz-surface-3); }
  ${onMobile} { & > li { height: 46px; } }
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
