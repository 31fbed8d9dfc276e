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
  /* What stands beside a label asks how much room the strip has. */
  &[data-compact] { container: kpi-strip / inline-size; }
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
    /* Two by two; an amount that half a line does not hold takes a line of its own. */
    &:not([data-compact]) {
      display: flex;
      flex-wrap: wrap;
      overflow: hidden;
      /* Lines on the outer edges are cut off. */
      &&& > * {
        flex: 1 0 calc(50% - 1px);
        min-width: max-content;
        margin: -1px 0 0 -1px;
        border: solid var(--vz-border);
        border-width: 1px 0 0 1px;
      }
      &&&:not([data-equation]) > :first-child, &&&[data-equation][data-columns='3'] > :last-child { flex-basis: 100%; }
    }
    &[data-compact] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      & > :last-child { grid-column: 1 / -1; border-left: 0; border-top: 1px solid var(--vz-border); }
    }
  }
  @media (width < 360px) {
    &[data-compact] {
      grid-template-columns: minmax(0, 1fr);
      & > * + * { border-left: 0; border-top: 1px solid var(--vz-border); }
    }
  }
`;
