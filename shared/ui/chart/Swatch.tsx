import styled from 'styled-components';

export type SwatchKind = 'income' | 'expense' | 'net' | 1 | 2 | 3 | 4 | 5 | 6;

/** The little sample of a series' colour beside its name. */
export function Swatch({ kind }: { kind: SwatchKind }) {
  return <Sample $kind={kind} aria-hidden="true" />;
}

function groundOf(kind: SwatchKind): string {
  if (kind !== 'expense') return `var(--vz-chart-${kind})`;
  const paler = 'color-mix(in oklab, var(--vz-chart-expense) 45%, var(--vz-surface-2))';
  return `repeating-linear-gradient(135deg, var(--vz-chart-expense) 0 3px, ${paler} 3px 4.5px)`;
}

const Sample = styled.span<{ $kind: SwatchKind }>`
  flex: none;
  width: ${({ $kind }) => ($kind === 'net' ? 14 : 10)}px;
  height: ${({ $kind }) => ($kind === 'net' ? 2 : 10)}px;
  border-radius: 3px;
  background: ${({ $kind }) => groundOf($kind)};
  /* Their colour is what they are there for; the line's is that of the text. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    ${({ $kind }) => $kind === 'net' && 'background: CanvasText;'}
  }
`;
