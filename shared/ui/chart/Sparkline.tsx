type Props = { values: readonly number[]; tone?: 'primary' | 'income' | 'expense' };

const WIDTH = 72;
const HEIGHT = 22;
const INSET = 2;
const colours = {
  primary: 'var(--vz-primary-text)',
  income: 'var(--vz-chart-income)',
  expense: 'var(--vz-expense-text)',
} as const;

/** The course of a figure in 72 by 22 pixels, its last value marked. Decorative: the figure stands beside it. */
export function Sparkline({ values, tone = 'primary' }: Props) {
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest;
  const points = values.map((value, index): [x: number, y: number] => [
    values.length > 1 ? (index / (values.length - 1)) * WIDTH : WIDTH,
    span ? HEIGHT - INSET - ((value - lowest) / span) * (HEIGHT - 2 * INSET) : HEIGHT / 2,
  ]);
  const last = points.at(-1);
  if (!last) return null;
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      overflow="visible"
      aria-hidden="true"
    >
      <polyline
        points={points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        stroke={colours[tone]}
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={last[0]} cy={last[1]} r="2.5" fill={colours[tone]} />
    </svg>
  );
}
