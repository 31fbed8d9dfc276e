import { css, keyframes } from 'styled-components';

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

const EDGE = '40px';
/** Moves the first mask's soft beginning, which waits outside, over the row's left edge. */
const slideIn = keyframes`
  from { mask-position: -${EDGE} 0, 0 0; }
  to { mask-position: 0 0, 0 0; }
`;

/**
 * For a row that scrolls sideways: its edges fade, so there is more; the left one as far as the row is scrolled. The
 * room behind what stands last lets it out of the fade; give it after other padding.
 */
export const fadingEdge = css`
  overflow-x: auto;
  overflow-y: hidden;
  scrollbar-width: none;
  padding-right: ${EDGE};
  mask-image: linear-gradient(to right, #000 calc(100% - ${EDGE}), transparent);
  @supports (animation-timeline: scroll()) {
    mask:
      linear-gradient(to right, transparent, #000 ${EDGE}) -${EDGE} 0 / calc(100% + ${EDGE}) 100% no-repeat,
      linear-gradient(to right, #000 calc(100% - ${EDGE}), transparent);
    mask-composite: intersect;
    animation: ${slideIn} linear both;
    animation-timeline: scroll(self inline);
    animation-range: 0 ${EDGE};
  }
`;

/** Opens a block of styles for widths between a phone's and a desktop's. */
export const onTablet = `@media (${MOBILE_BREAKPOINT}px <= width < ${WIDE_BREAKPOINT}px)`;
