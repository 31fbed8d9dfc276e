import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../layout/Card';
import { onMobile } from '../responsive/media';

type Props = {
  /** Name of the strip for assistive technology. */
  label: string;
  columns?: 3 | 4 | 5;
  /** A sum: what stands before makes the last figure, as income and (negative) expense make the balance. */
  equation?: boolean;
  /** Two low lines: above a list to work in. */
  compact?: boolean;
  /** Kpi elements. */
  children: ReactNode;
};

/** Key figures in one card, split by hairlines. */
export function KpiStrip({ label, columns = 4, equation = false, compact = false, children }: Props) {
  return (
    <Root
      as="section"
      aria-label={label}
      $columns={columns}
      data-columns={columns}
      data-equation={equation || undefined}
      data-compact={compact || undefined}
    >
      {children}
    </Root>
  );
}

const Root = styled(Card)<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  font-variant-numeric: tabular-nums lining-nums;
  & > * + * { border-left: 1px solid var(--vz-border); }
  &[data-equation]:not([data-compact]) > :last-child { padding-left: var(--vz-space-10); }

  @media (width < 1200px) {
    &:not([data-columns='3']) {
      grid-template-columns: 1fr 1fr;
      & > :nth-child(odd) { border-left: 0; }
      & > :nth-child(n + 3) { border-top: 1px solid var(--vz-border); }
    }
    &[data-columns='5'] > :last-child { grid-column: 1 / -1; }
    &[data-equation] > :last-child, &[data-equation]:not([data-compact]) > :last-child { padding-left: var(--vz-space-6); }
  }
  ${onMobile} {
    &[data-equation] > :last-child, &[data-equation]:not([data-compact]) > :last-child { padding-left: var(--vz-space-4); }
    &, &:not([data-columns='3']) { grid-template-columns: 1fr 1fr; }
    &:not([data-equation]) {
      & > :first-child { grid-column: 1 / -1; }
      & > :nth-child(n + 2) { border-top: 1px solid var(--vz-border); }
      & > :nth-child(even) { border-left: 0; }
      & > :nth-child(odd):not(:first-child) { border-left: 1px solid var(--vz-border); }
      &[data-columns='4'] > :nth-child(4) { grid-column: 1 / -1; }
      &[data-columns='5'] > :last-child { grid-column: auto; }
    }
    &[data-equation][data-columns='3'] > :last-child {
      grid-column: 1 / -1;
      border-left: 0;
      border-top: 1px solid var(--vz-border);
    }
  }
  @media (width < 360px) {
    &[data-compact] {
      grid-template-columns: 1fr;
      & > * + * { border-left: 0; border-top: 1px solid var(--vz-border); }
    }
  }
`;
