import { formatCompact } from '@vezne/contract';
import { formatMonthShort, verticalAxis } from '@vezne/ui';
import { useId } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { type MonthFlow, netOf } from './flow';

type Props = {
  months: readonly MonthFlow[];
  size: { width: number; height: number; left: number };
  picked: number | null;
  /** The month that still runs. */
  open: string | undefined;
  /** The same months a year earlier; their net is a dashed line. */
  before: readonly MonthFlow[];
};

/** The drawing of a CashFlowChart; its figures are told elsewhere. */
export function CashFlowBars({ months, size, picked, open, before }: Props) {
  const hatch = useId();
  const { width, height, left } = size;
  const right = width - 8;
  const bottom = height - 26;
  const { ticks, y } = verticalAxis(
    [...months.flatMap(({ income, expense }) => [income, -expense]), ...before.map(netOf)],
    14,
    bottom,
  );
  const band = (right - left) / Math.max(1, months.length);
  const bar = Math.max(6, Math.min(17, band * 0.36));
  const centre = (index: number) => left + band * (index + 0.5);
  const netY = (flow: MonthFlow) => y(netOf(flow));
  const lineOf = (flows: readonly MonthFlow[]) =>
    flows.map((flow, index) => `${centre(index)},${netY(flow)}`).join(' ');

  return (
    <Drawing width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Hatches id={hatch} />
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={left}
            x2={right}
            y1={y(tick)}
            y2={y(tick)}
            stroke={tick === 0 ? 'var(--vz-border-strong)' : 'var(--vz-chart-grid)'}
          />
          <text x={left - 12} y={y(tick) + 4} textAnchor="end">
            {formatCompact(tick)}
          </text>
        </g>
      ))}
      {picked !== null && (
        <rect
          x={left + band * picked}
          y={14}
          width={band}
          height={bottom - 14}
          rx={6}
          fill="var(--vz-chart-hover)"
        />
      )}
      {months.map(({ month, income, expense }, index) => (
        <g key={month}>
          <Bar
            $from={y(0)}
            d={barPath(centre(index), bar, y(0) - 1, y(income))}
            {...(month === open ? running(hatch, 'income') : { fill: 'var(--vz-chart-income)' })}
          />
          <Bar
            $from={y(0)}
            d={barPath(centre(index), bar, y(0) + 1, y(-expense))}
            {...(month === open ? running(hatch, 'expense') : { fill: `url(#${hatch})` })}
          />
          <text
            x={centre(index)}
            y={height - 6}
            textAnchor="middle"
            data-latest={index === months.length - 1 || undefined}
          >
            {formatMonthShort(month)}
          </text>
        </g>
      ))}
      {before.length > 0 && <Before points={lineOf(before)} />}
      <Line points={lineOf(months)} />
      {months.map((flow, index) => (
        <Dot key={flow.month} cx={centre(index)} cy={netY(flow)} r={3} />
      ))}
    </Drawing>
  );
}

/** Expense is hatched; what is not over yet is nothing but stripes. */
function Hatches({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill="var(--vz-chart-expense)" />
        <path d="M0 0V6" stroke="var(--vz-surface-2)" strokeOpacity="0.5" strokeWidth="2" />
      </pattern>
      {(['income', 'expense'] as const).map((kind) => (
        <pattern
          key={kind}
          id={`${id}${kind}`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${kind === 'income' ? -45 : 45})`}
        >
          <path d="M0 0V5" stroke={`var(--vz-chart-${kind})`} strokeWidth="3" />
        </pattern>
      ))}
    </defs>
  );
}

/** What is not over yet is drawn hollow: an outline and stripes. */
const running = (hatch: string, kind: 'income' | 'expense') => ({
  fill: `url(#${hatch}${kind})`,
  stroke: `var(--vz-chart-${kind})`,
  'data-open': kind,
});

/** A bar from the zero line with two rounded corners at its far end; nothing when it is lower than a pixel. */
function barPath(centre: number, width: number, from: number, to: number): string {
  const height = Math.abs(to - from);
  if (height < 1) return '';
  const radius = Math.min(3, height);
  const inward = to < from ? radius : -radius;
  const [start, end] = [centre - width / 2, centre + width / 2];
  return `M${start} ${from}V${to + inward}Q${start} ${to} ${start + radius} ${to}H${end - radius}Q${end} ${to} ${end} ${to + inward}V${from}z`;
}

const grow = keyframes`
  from { transform: scaleY(0); }
`;
const appear = keyframes`
  from { opacity: 0; }
`;
const drawOnce = css`
  animation: ${appear} var(--vz-dur-slow) var(--vz-ease-out);
`;
const Drawing = styled.svg`
  display: block;
  overflow: visible;
  /* The paper is narrower than the screen that it was drawn for. */
  @media print { width: 100%; height: auto; }
  & text { font-size: 12px; fill: var(--vz-chart-axis); font-variant-numeric: tabular-nums; }
  & text[data-latest] { fill: var(--vz-text-1); font-weight: var(--vz-weight-semibold); }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    & text, & text[data-latest] { fill: CanvasText; }
    & polyline, & circle { stroke: CanvasText; }
    & circle { fill: Canvas; }
  }
`;
const Bar = styled.path.attrs<{ $from: number }>(({ $from }) => ({
  style: { transformOrigin: `0 ${$from}px` },
}))`
  animation: ${grow} var(--vz-dur-slow) var(--vz-ease-out);
`;
const Line = styled.polyline`
  fill: none;
  stroke: var(--vz-chart-net);
  stroke-width: 1.75;
  stroke-linejoin: round;
  stroke-linecap: round;
  ${drawOnce}
`;
const Before = styled(Line)`
  stroke: var(--vz-text-3);
  stroke-dasharray: 4 4;
`;
const Dot = styled.circle`
  fill: var(--vz-surface-2);
  stroke: var(--vz-chart-net);
  stroke-width: 1.75;
  ${drawOnce}
`;
