import { type AssistantRow, type Currency, formatCompact } from '@vezne/contract';
import { formatCount, useWidth, VisuallyHidden, verticalAxis } from '@vezne/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { written } from './written';

type Props = { rows: readonly AssistantRow[]; currency: Currency };

const HEIGHT = 190;
const PLOT = { left: 62, right: 14, top: 20, bottom: 158 };
const LABEL_WIDTH = 92;
const NEWEST_WIDTH = 190;

/** A course over time, its newest value named; the same figures stand in a table for who cannot see it. */
export function LineChart({ rows, currency }: Props) {
  const place = useRef<HTMLElement>(null);
  const width = useWidth(place, 640);
  const isMoney = rows[0]?.unit !== 'COUNT';
  const { ticks, y } = verticalAxis(
    rows.map(({ value }) => value),
    PLOT.top,
    PLOT.bottom,
  );
  const step = (width - PLOT.left - PLOT.right) / Math.max(1, rows.length - 1);
  const points = rows.map((row, index) => ({ row, x: PLOT.left + index * step, y: y(row.value) }));
  const last = points.at(-1);
  const lastX = last?.x ?? 0;
  // Above all of the line that it stands over; with its name, since it may stand beside a higher point.
  const newestY =
    Math.min(...points.filter(({ x }) => lastX - x < NEWEST_WIDTH).map((point) => point.y)) - 10;
  const every = Math.max(1, Math.ceil((rows.length * LABEL_WIDTH) / (width - PLOT.left)));
  return (
    <Figure ref={place}>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={PLOT.left}
              x2={width - PLOT.right}
              y1={y(tick)}
              y2={y(tick)}
              stroke="var(--vz-border)"
            />
            <text x={PLOT.left - 8} y={y(tick) + 4} textAnchor="end">
              {isMoney ? formatCompact(tick) : formatCount(tick)}
            </text>
          </g>
        ))}
        <polyline
          points={points.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(' ')}
          fill="none"
          stroke="var(--vz-ai)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        {points.map((point, index) => (
          <g key={point.row.key}>
            <circle cx={point.x} cy={point.y} r={point === last ? 4 : 2.5} fill="var(--vz-ai)">
              <title>{`${point.row.label}: ${written(point.row, currency)}`}</title>
            </circle>
            {/* Counted from the newest, whose name is always there and ends where the line ends. */}
            {(point === last ||
              ((rows.length - 1 - index) % every === 0 && lastX - point.x > 1.5 * LABEL_WIDTH)) && (
              <text x={point.x} y={HEIGHT - 10} textAnchor={point === last ? 'end' : 'middle'}>
                {point.row.label}
              </text>
            )}
          </g>
        ))}
        {last && (
          <Newest x={last.x} y={Math.max(12, newestY)} textAnchor="end">
            {`${last.row.label}: ${written(last.row, currency)}`}
          </Newest>
        )}
      </svg>
      <VisuallyHidden as="table">
        <caption>Cevabın satırları</caption>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              <td>{written(row, currency)}</td>
            </tr>
          ))}
        </tbody>
      </VisuallyHidden>
    </Figure>
  );
}

const Figure = styled.figure`
  position: relative;
  min-width: 0;
  overflow: hidden;
  & svg { display: block; font-size: 12px; font-variant-numeric: tabular-nums; }
  & text { fill: var(--vz-text-3); }
  @media (forced-colors: active) { & text { forced-color-adjust: none; fill: CanvasText; } }
`;
const Newest = styled.text`
  && { fill: var(--vz-text-1); font-weight: var(--vz-weight-semibold); }
  paint-order: stroke;
  stroke: var(--vz-surface-3);
  stroke-width: 5px;
  @media (forced-colors: active) { && { fill: CanvasText; stroke: Canvas; } }
`;
