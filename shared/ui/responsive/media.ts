import { css } from 'styled-components';

/** Narrower than this, in pixels, is a phone. */
const MOBILE_BREAKPOINT = 768;
/** Narrower than this, in pixels, the main menu is collapsed. */
const WIDE_BREAKPOINT = 1200;

/** The condition for `matchMedia`: is the page shown on a phone? */
export const mobileQuery = `(width < ${MOBILE_BREAKPOINT}px)`;

/** Opens a block of styles for phones: css`${onMobile} { display: none; }`. */
export const onMobile = `@media ${mobileQuery}`;

/** On a phone a link in a line of its own takes a finger's room above and below; nothing around it moves. */
export const touchRoom = css`
  ${onMobile} {
    position: relative;
    &::after { content: ''; position: absolute; inset: -14px 0; }
  }
`;

/**
 * For a row that scrolls sideways: its edge fades, so there is more. The room behind what stands last lets it out of
 * the fade; give it after other padding.
 */
export const fadingEdge = css`
  overflow-x: auto;
  overflow-y: hidden;
  scrollbar-width: none;
  padding-right: 40px;
  mask-image: linear-gradient(to right, #000 calc(100% - 40px), transparent);
`;

/** Opens a block of styles for widths between a phone's and a desktop's. */
export const onTablet = `@media (${MOBILE_BREAKPOINT}px <= width < ${WIDE_BREAKPOINT}px)`;
