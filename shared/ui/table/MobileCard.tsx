import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = {
  title: ReactNode;
  amount?: ReactNode;
  /** "21.11.2026 · Malzeme" */
  meta?: ReactNode;
  /** What it belongs to, such as a project: a line of its own, which no date runs into. */
  place?: ReactNode;
  /** Type and payment badges. */
  badges?: ReactNode;
  /** The row's menu: beside the badges, or at the end of the first line where there are none. */
  menu?: ReactNode;
  /** The record's id, by which it is found. */
  record?: string;
  /** The card itself takes the focus when the one beside it goes, not its first button. */
  focusable?: boolean;
};

/** One record of a list on a phone. */
export function MobileCard({ title, amount, meta, place, badges, menu, record, focusable }: Props) {
  const ownMenu = menu && <Menu data-actions>{menu}</Menu>;
  return (
    <Root data-record={record} tabIndex={focusable ? -1 : undefined}>
      <Title>{title}</Title>
      <Amount>{amount}</Amount>
      {!badges && ownMenu}
      {meta && <Meta>{meta}</Meta>}
      {place && <Place>{place}</Place>}
      {badges && (
        <Foot>
          {badges}
          {ownMenu}
        </Foot>
      )}
    </Root>
  );
}

const Root = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: 2px 0;
  padding: 14px var(--vz-space-4);
  border-bottom: 1px solid var(--vz-border);
  &:last-child { border-bottom: 0; }
  &[tabindex]:focus-visible { outline: 2px solid var(--vz-focus); outline-offset: -2px; }
`;
const Title = styled.span`
  font-weight: var(--vz-weight-medium);
  overflow-wrap: anywhere;
`;
const Amount = styled.span`
  margin-left: var(--vz-space-3);
  font-size: 15px;
  text-align: right;
  &:has(> :nth-child(2)) { grid-area: 1 / 2 / span 2; }
  && > :first-child { font-weight: var(--vz-weight-semibold); }
`;
const Meta = styled.span`
  grid-column: 1 / -1;
  /* Notes under the amount stand beside it, not above. */
  ${Amount}:has(> :nth-child(2)) ~ & { grid-column: 1; }
  font-size: var(--vz-text-sm);
  line-height: var(--vz-lh-sm);
  color: var(--vz-text-3);
  font-variant-numeric: tabular-nums;
`;
const Place = styled(Meta)`
  /* A third line under the amount ends beside it. */
  ${Amount}:not(:has(> :nth-child(3))) ~ && { grid-column: 1 / -1; }
  ${Amount}:has(> :nth-child(3)):has(~ &) { grid-row-end: span 3; }
`;
const Foot = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 24px;
  margin-top: 6px;
  /* A finger's room is higher than the line it stands in. */
  & > button { position: relative; margin-block: -10px; }
`;
/* Above the line that comes after it, for the same reason. */
const Menu = styled.span`
  position: relative;
  margin: -12px -12px -12px auto;
  ${Root} > & { margin-left: var(--vz-space-1); }
`;
