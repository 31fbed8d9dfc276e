import styled from 'styled-components';

/** `before` is what `net` was a year earlier. */
export type SwatchKind = 'income' | 'expense' | 'net' | 'before' | 1 | 2 | 3 | 4 | 5 | 6;

/** The little sample of a series' colour beside its name. */
export function Swatch({ kind }: { kind: SwatchKind }) {
  return lines.has(kind) ? <Line $kind={kind} aria-hidden /> : <Sample $kind={kind} aria-hidden />;
}

const lines: ReadonlySet<SwatchKind> = new Set(['net', 'before']);

function groundOf(kind: SwatchKind): string {
  if (kind !== 'expense') return `var(--vz-chart-${kind})`;
  const paler = 'color-mix(in oklab, var(--vz-chart-expense) 45%, var(--vz-surface-2))';
  return `repeating-linear-gradient(135deg, var(--vz-chart-expense) 0 3px, ${paler} 3px 4.5px)`;
}

const Sample = styled.span<{ $kind: SwatchKind }>`
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: 3px;
  background: ${({ $kind }) => groundOf($kind)};
  print-color-adjust: exact;
  /* Their colour is what they are there for; a line's is that of the text. */
  @media (forced-colors: active) { forced-color-adjust: none; }
`;
const Line = styled.span<{ $kind: SwatchKind }>`
  flex: none;
  width: 14px;
  border-top: 2px ${({ $kind }) => ($kind === 'net' ? 'solid var(--vz-chart-net)' : 'dashed var(--vz-text-3)')};
`;
