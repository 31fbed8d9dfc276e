import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { onMobile, onTablet } from '../responsive/media';

type Props = ComponentPropsWithRef<'table'> & {
  /** 44 px rows, for tables inside a card of something else. */
  dense?: boolean;
  /** The head stays in view while the page scrolls. */
  stickyHead?: boolean;
};

/**
 * A data table that scrolls sideways inside its card. Write plain thead, tbody and tfoot; cells may carry
 * `data-align="right"` (amounts), `data-quiet` (dates), `data-strong` (the cell that names the row),
 * `data-gap` (first column after an amount) and `data-actions`.
 */
export function Table({ dense = false, stickyHead = false, ...props }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // Who has no pointer scrolls with the arrow keys, for which the box must take the focus.
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return;
    const { current } = box;
    const look = new ResizeObserver(() => setScrolled(current.scrollWidth > current.clientWidth));
    look.observe(current);
    // Other rows make another width.
    if (current.firstElementChild) look.observe(current.firstElementChild);
    return () => look.disconnect();
  }, []);
  return (
    <Scroll ref={box} $sticky={stickyHead} tabIndex={isScrolled ? 0 : undefined}>
      <Root $dense={dense} $sticky={stickyHead} {...props} />
    </Scroll>
  );
}

const Scroll = styled.div<{ $sticky: boolean }>`
  position: relative;
  /* A scrolling box would catch the sticky head; from 1200 px on the table always fits. */
  overflow-x: auto;
  /* What takes the focus by Tab is scrolled out from under the actions, which stay at the edge. */
  --actions-room: 120px;
  &[tabindex='0']:has(tbody [data-actions]) { scroll-padding-right: var(--actions-room); }
  @media (width >= 1200px) { ${({ $sticky }) => $sticky && 'overflow-x: visible;'} }
  /* Where nothing stays at the edge the columns fade, so there are more; the room behind lets the last one out of it. */
  @media screen {
    &[tabindex='0']:not(:has(tbody [data-actions])) {
      padding-right: 32px;
      mask-image: linear-gradient(to right, #000 calc(100% - 32px), transparent);
      outline-offset: -2px;
    }
  }
`;

const Root = styled.table<{ $dense: boolean; $sticky: boolean }>`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums lining-nums;

  & th {
    height: 44px;
    padding: 0 var(--vz-space-3);
    border-bottom: 1px solid var(--vz-border);
    font-size: var(--vz-text-xs);
    line-height: var(--vz-lh-xs);
    font-weight: var(--vz-weight-medium);
    color: var(--vz-text-3);
    text-align: left;
    white-space: nowrap;
  }
  & thead th {
    ${({ $sticky }) =>
      $sticky &&
      `position: sticky; top: var(--vz-topbar); z-index: var(--vz-z-sticky); background: var(--vz-surface-2);`}
  }
  ${({ $sticky }) => $sticky && `& tbody :is(a, button) { scroll-margin-top: 44px; }`}
  & tbody th { height: auto; font-size: inherit; line-height: inherit; color: inherit; white-space: normal; }
  & td, & tbody th {
    height: ${({ $dense }) => ($dense ? 'var(--vz-row-dense)' : 'var(--vz-row)')};
    padding: ${({ $dense }) => ($dense ? '4px' : 'var(--vz-space-2)')} var(--vz-space-3);
    border-bottom: 1px solid var(--vz-border);
  }
  & tbody:last-child tr:last-child > * { border-bottom: 0; }
  & tr > :first-child { padding-left: var(--vz-space-6); }
  & tr > :last-child { padding-right: var(--vz-space-4); }
  /* Figures end where the card's head does; buttons have room of their own around them. */
  @media screen and (width >= 768px) {
    &:not(:has(tbody [data-actions])) tr > :last-child { padding-right: var(--vz-space-6); }
  }

  & tbody tr { position: relative; transition: background var(--vz-dur-instant); }
  & tbody tr:hover { --ground: var(--vz-surface-3); background: var(--ground); }
  [data-theme='light'] & tbody tr:hover { --ground: var(--vz-surface-1); }
  /* A row that takes the focus when the one before it goes: Tab goes on from where it is seen to be. */
  & tbody tr:focus-visible { outline: 2px solid var(--vz-focus); outline-offset: -2px; }

  & tfoot td, & tfoot th {
    height: 48px;
    border-top: 1px solid var(--vz-border-strong);
    border-bottom: 0;
    font-size: inherit;
    color: inherit;
    font-weight: var(--vz-weight-semibold);
  }
  & tfoot td :is(span, a) { font-weight: inherit; }

  /* On every sheet it would stand for the sums of that sheet. */
  @media print { & tfoot { display: table-row-group; } }

  & [data-align='right'] { text-align: right; }
  & td[data-align='right'] { white-space: nowrap; }
  & [data-gap] { padding-left: var(--vz-space-8); }
  & [data-quiet] { color: var(--vz-text-2); white-space: nowrap; }
  /* A name is running text: a figure's wide hyphen would tear a code in it apart. */
  & [data-strong] { font-weight: var(--vz-weight-medium); font-variant-numeric: normal; }
  & [data-actions] { width: 1%; text-align: right; white-space: nowrap; }

  ${({ $dense }) =>
    $dense &&
    css`
      ${onMobile} {
        & td, & tbody th { font-size: var(--vz-text-sm); }
        & th, & td { padding-inline: 4px; }
        & thead th { white-space: normal; }
      }
    `}
  /* The columns begin and end where the card's head and foot do. */
  ${onMobile} {
    & tr > :first-child { padding-left: var(--vz-space-4); }
    & tr > :last-child { padding-right: var(--vz-space-4); }
  }
  /* Where not all columns fit, what can be done with a row stays in sight, and the others fade under it. */
  @media screen {
    [tabindex='0'] > & :is([data-actions], thead:has(+ tbody [data-actions]) th:last-child) {
      position: sticky;
      right: 0;
      background: var(--ground, var(--vz-surface-2));
      &::before {
        content: '';
        position: absolute;
        inset: 0 100% 0 auto;
        width: 20px;
        background: linear-gradient(to right, transparent, var(--ground, var(--vz-surface-2)));
        pointer-events: none;
      }
    }
    /* It stands still when one of its buttons takes the focus. */
    [tabindex='0'] > & [data-actions] > * { scroll-margin-right: calc(-1 * var(--actions-room)); }
  }
  @media print {
    font-size: var(--vz-text-xs);
    & th, & td, & tbody th { height: auto; padding: 5px 6px; white-space: normal; }
    & tr > :first-child { padding-left: var(--vz-space-3); }
    & thead th { position: static; vertical-align: bottom; }
    & tr { break-inside: avoid; }
    & [data-actions], &:has(tbody [data-actions]) thead th:last-child { display: none; }
  }
  ${onTablet} {
    & th, & td { padding-inline: var(--vz-space-2); }
    & [data-gap] { padding-left: var(--vz-space-4); }
  }
  @media screen and (768px <= width < 1024px) {
    & th, & td { padding-inline: 4px; }
    & tr > :first-child { padding-left: var(--vz-space-6); }
    & [data-gap] { padding-left: var(--vz-space-3); }
  }
`;
