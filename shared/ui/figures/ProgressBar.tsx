import styled from 'styled-components';

type Props = {
  /** 0 to 100; what lies outside is cut. */
  value: number;
  /** What it measures, in words: "Sürenin %80 kadarı geçti". */
  label: string;
  tone?: 'primary' | 'warning' | 'late';
  /** Height in pixels. */
  thickness?: number;
};

/** How much of something is used up. */
export function ProgressBar({ value, label, tone = 'primary', thickness = 6 }: Props) {
  const width = Math.min(100, Math.max(0, value));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(width)}
      style={{ height: thickness }}
    >
      <Fill $tone={tone} style={{ width: `${width}%` }} />
    </Track>
  );
}

const colours = {
  primary: 'var(--vz-chart-1)',
  warning: 'var(--vz-warning-text)',
  late: 'var(--vz-expense-text)',
} as const;
const Track = styled.div`
  width: 100%;
  overflow: hidden;
  border-radius: var(--vz-radius-full);
  background: var(--vz-surface-4);
  print-color-adjust: exact;
  @media (forced-colors: active) { outline: 1px solid CanvasText; }
`;
const Fill = styled.span<{ $tone: keyof typeof colours }>`
  display: block;
  height: 100%;
  border-radius: inherit;
  background: ${({ $tone }) => colours[$tone]};
  @media (forced-colors: active) { forced-color-adjust: none; background: Highlight; }
`;
