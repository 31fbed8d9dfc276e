import type { ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../base/VisuallyHidden';
import { onMobile, onTablet } from '../responsive/media';

type Props = {
  title: ReactNode;
  /** One line that says what is here. */
  context?: ReactNode;
  /** Crumbs above the title, on detail pages. */
  crumbs?: ReactNode;
  /** Buttons at the right; on a phone a row under the title. */
  actions?: ReactNode;
  /** One low line that begins at the top bar: above a list to work in. */
  compact?: boolean;
  /** In a low head between title and buttons, on a phone a row of its own: such as tabs on its hairline. */
  beside?: ReactNode;
};

/** Head of every page behind the sign-in. */
export function PageHeader({ title, context, crumbs, actions, compact = false, beside }: Props) {
  return (
    <>
      {crumbs}
      <Root data-compact={compact || undefined}>
        <div>
          <Title>{title}</Title>
          {context && <Context>{context}</Context>}
        </div>
        {beside && <Beside data-noprint>{beside}</Beside>}
        {actions && <Actions data-noprint>{actions}</Actions>}
      </Root>
    </>
  );
}

const Root = styled.header`
  display: flex;
  align-items: flex-end;
  gap: var(--vz-space-4);
  margin-bottom: var(--vz-space-6);
  & > :first-child { min-width: 0; }
  /* Before a name breaks into a column of words, its buttons go below it. */
  ${onTablet} { flex-wrap: wrap; & > :first-child { flex: 1 1 16rem; } }
  ${onMobile} {
    flex-direction: column;
    align-items: stretch;
    margin-bottom: var(--vz-space-5);
    /* A single icon needs no row of its own. */
    &:has(> :last-child > [data-lone]:only-child) {
      flex-direction: row;
      align-items: flex-start;
      & > :last-child { margin-left: auto; }
    }
  }
  &[data-compact] {
    flex-direction: row;
    align-items: center;
    gap: var(--vz-space-6);
    min-height: 52px;
    margin: -28px 0 var(--vz-space-2);
    border-bottom: 1px solid var(--vz-border);
    & > :first-child { flex: none; }
    & h1 { white-space: nowrap; }
    @media (768px <= width < 1024px) { row-gap: 0; & > :first-child { padding-block: 11px; } }
    ${onMobile} {
      flex-wrap: wrap;
      gap: 0;
      margin: -20px calc(-1 * var(--vz-gutter-mobile)) var(--vz-space-3);
      padding: 8px var(--vz-gutter-mobile) 0;
      & h1 { line-height: 44px; }
    }
    @media print { margin-top: 0; margin-inline: 0; padding-inline: 0; }
  }
`;
const Title = styled.h1`
  font-size: var(--vz-text-xl);
  line-height: var(--vz-lh-xl);
  font-weight: var(--vz-weight-semibold);
  letter-spacing: var(--vz-tracking-tight);
  overflow-wrap: anywhere;
  /* No tab says on paper which page of a section it is. */
  @media print { & > ${VisuallyHidden} { position: static; clip-path: none; white-space: normal; } }
`;
const Context = styled.p`
  margin-top: 2px;
  color: var(--vz-text-2);
  font-variant-numeric: tabular-nums;
`;
const Beside = styled.div`
  flex: 1;
  align-self: stretch;
  min-width: 0;
  @media (768px <= width < 1024px) { order: 3; flex: 1 0 100%; height: 40px; }
  ${onMobile} { order: 3; flex: 1 0 100%; margin-inline: calc(-1 * var(--vz-gutter-mobile)); }
`;
const Actions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--vz-space-2);
  margin-left: auto;
  ${onMobile} {
    margin-left: 0;
    & > * { flex: 1 1 0; min-width: max-content; }
  }
  [data-compact] & {
    flex-wrap: nowrap;
    & > button { height: 36px; min-height: 36px; padding-inline: 14px; }
    ${onMobile} { gap: 4px; margin-left: auto; & > button { flex: none; height: 44px; min-width: 44px; } }
  }
`;
