import styled from 'styled-components';
import { fadingEdge, onMobile } from '../responsive/media';

/** Links to the pages that belong together, under the title of each: `<Sections aria-label="…">` with a NavLink each. */
export const Sections = styled.nav`
  display: flex;
  gap: var(--vz-space-6);
  margin-bottom: var(--vz-space-3);
  border-bottom: 1px solid var(--vz-border);
  overflow-x: auto;
  scrollbar-width: none;
  ${onMobile} {
    margin-inline: calc(-1 * var(--vz-gutter-mobile));
    padding-left: var(--vz-gutter-mobile);
    ${fadingEdge}
  }
  & > a {
    display: inline-flex;
    flex: none;
    align-items: center;
    height: 36px;
    color: var(--vz-text-2);
    font-weight: var(--vz-weight-medium);
    white-space: nowrap;
    &:hover { color: var(--vz-text-1); }
    &:focus-visible { outline-offset: -3px; }
    &[aria-current='page'] { color: var(--vz-text-1); box-shadow: inset 0 -2px var(--vz-primary-text); }
    /* The words fill their box: a line under them instead of one around. */
    @media (forced-colors: active) {
      &[aria-current='page'] {
        border-bottom: 3px solid Highlight;
        &:not(:focus-visible) { outline: 0; }
      }
    }
    ${onMobile} { height: 44px; }
  }
`;
