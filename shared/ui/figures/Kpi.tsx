import type { ReactNode } from 'react';
import styled from 'styled-components';
import { onMobile } from '../responsive/media';

type Props = {
  label: ReactNode;
  icon?: ReactNode;
  /** The figure; Money with quiet cents, or a count. */
  value: ReactNode;
  /** A note or the change against another period. */
  foot?: ReactNode;
  /** A Sparkline at the right end of the foot. */
  spark?: ReactNode;
  /** Sign on the line to the figure before, in a strip that adds up. */
  operator?: string;
  /** Label and foot are long: in a low strip the foot may wrap, and on a phone the figure has a line of its own. */
  long?: boolean;
};

/** One figure of a KpiStrip. */
export function Kpi({ label, icon, value, foot, spark, operator, long }: Props) {
  return (
    <Root data-long={long || undefined}>
      {operator && <Operator aria-hidden="true">{operator}</Operator>}
      <Label>
        {icon}
        {label}
      </Label>
      <Value>{value}</Value>
      {(foot || spark) && (
        <Foot>
          {foot}
          {spark && <Spark>{spark}</Spark>}
        </Foot>
      )}
    </Root>
  );
}

const Label = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: var(--vz-text-sm);
  line-height: var(--vz-lh-sm);
  font-weight: var(--vz-weight-medium);
  color: var(--vz-text-2);
  & > svg { width: 16px; height: 16px; }
`;
const Value = styled.div`
  margin-top: 6px;
  font-size: 1.625rem;
  line-height: 2rem;
  letter-spacing: -0.022em;
  white-space: nowrap;
  &, && > * { font-weight: var(--vz-weight-semibold); }
  /* A long amount, which says how wide it is, is written as small as its tile asks for. */
  & > [style*='--figure-ems'] { font-size: min(1em, 100cqi / var(--figure-ems)); }
`;
const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 22px;
  margin-top: 6px;
  font-size: var(--vz-text-xs);
  line-height: var(--vz-lh-xs);
  color: var(--vz-text-3);
`;
const Spark = styled.span`
  display: flex;
  margin-left: auto;
`;
const Operator = styled.span`
  position: absolute;
  left: -15px;
  top: 50%;
  translate: 0 -50%;
  display: grid;
  place-items: center;
  width: 29px;
  height: 29px;
  border: 1px solid var(--vz-border);
  border-radius: var(--vz-radius-full);
  background: var(--vz-surface-2);
  color: var(--vz-text-2);
  font-size: 16px;
  line-height: 1;
  font-weight: var(--vz-weight-medium);
`;
const Root = styled.div`
  position: relative;
  min-width: 0;
  container-type: inline-size;
  padding: var(--vz-space-5) var(--vz-space-6);

  /* Three in a row leave no room for a course beside the change. */
  @media (768px <= width < 1024px) { [data-columns='3'] > & ${Spark} { display: none; } }
  @media (width < 1200px) {
    [data-columns='3'] > & { padding-inline: var(--vz-space-4); }
    [data-columns='3'] > & ${Value} { font-size: 1.25rem; line-height: 1.75rem; }
    & ${Operator} { left: -12px; width: 24px; height: 24px; }
    /* Two by two, the line before the sum has no place for a sign. */
    [data-columns='4'] > & ${Operator} { display: none; }
  }
  ${onMobile} {
    padding: 14px var(--vz-space-4);
    /* The amount says how wide the figure is; words wrap. */
    section:not([data-compact]) > & { container-type: normal; }
    section:not([data-compact]) > & > :is(${Label}, ${Foot}) { contain: inline-size; }
    & ${Value}, [data-columns='3'] > & ${Value} {
      margin-top: 2px;
      font-size: 1.125rem;
      line-height: 1.625rem;
      letter-spacing: -0.015em;
    }
    section:not([data-equation]) > &:first-child ${Value} { font-size: 1.75rem; line-height: 2.125rem; }
    section[data-equation] > &:last-child ${Value} { font-size: 1.625rem; line-height: 2rem; }
    section[data-equation][data-columns='4'] > &:last-child ${Value} { font-size: 1.125rem; line-height: 1.625rem; }
    &:not(:first-child) ${Spark}, [data-equation] > & ${Foot} { display: none; }
    [data-equation] > & ${Operator} { left: 50%; top: 0; translate: -50% -50%; }
  }

  [data-compact] > && {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    column-gap: var(--vz-space-3);
    padding: 6px var(--vz-space-5);
    &[data-long] { grid-template-columns: minmax(0, auto) 1fr; }
    & ${Label} { grid-row: 1; gap: 6px; font-size: var(--vz-text-xs); line-height: 16px; white-space: nowrap; }
    & ${Label} > svg { width: 14px; height: 14px; color: var(--vz-text-3); }
    & ${Value} { grid-column: 1 / -1; grid-row: 2; margin: 0; font-size: 1.25rem; line-height: 24px; letter-spacing: -0.018em; }
    /* Cut at its sides alone and a little beyond: a link in it keeps its ring, and its room for a finger. */
    & ${Foot} {
      grid-row: 1;
      justify-self: end;
      max-width: calc(100% + 8px);
      min-height: 0;
      margin: 0 -4px;
      padding: 0 4px;
      overflow-x: clip;
      line-height: 16px;
      white-space: nowrap;
    }
    &[data-long] ${Foot} { overflow: visible; text-align: right; white-space: normal; }
    & ${Operator} { left: -11px; width: 21px; height: 21px; font-size: 13px; }
    @media (width < 1024px) {
      padding-inline: var(--vz-space-4);
      & ${Value} { font-size: 1.125rem; letter-spacing: -0.015em; }
    }
    ${onMobile} {
      &:not(:last-child) ${Foot} { display: none; }
      /* A foot that leads on is more than a note: it takes the place of the icon, which says what the label says. */
      &:not(:last-child):has(${Foot} a) {
        column-gap: 6px;
        & ${Foot} { display: flex; }
        & ${Label} > svg { display: none; }
      }
      &:last-child {
        grid-template-columns: auto 1fr auto;
        min-height: 48px;
        & ${Foot} { display: flex; grid-column: 2; justify-self: start; }
        & ${Value} { grid-column: 3; grid-row: 1; font-size: 1.125rem; line-height: 24px; }
        & ${Operator} { left: 50%; top: 0; translate: -50% -50%; }
      }
      &:last-child[data-long] {
        grid-template-columns: minmax(0, auto) 1fr;
        & ${Foot} { justify-self: end; }
        & ${Value} { grid-column: 1 / -1; grid-row: 2; }
      }
    }
    @media (width < 360px) {
      & ${Operator} { display: none; }
      /* A long balance has a line of its own. */
      &:last-child { grid-template-columns: auto 1fr; }
      &:last-child ${Foot} { justify-self: end; }
      &:last-child ${Value} { grid-column: 1 / -1; grid-row: 2; }
    }
  }
`;
