/** Narrower than this, in pixels, is a phone. */
const MOBILE_BREAKPOINT = 768;
/** Narrower than this, in pixels, the main menu is collapsed. */
const WIDE_BREAKPOINT = 1200;

/** The condition for `matchMedia`: is the page shown on a phone? */
export const mobileQuery = `(width < ${MOBILE_BREAKPOINT}px)`;

/** Opens a block of styles for phones: css`${onMobile} { display: none; }`. */
export const onMobile = `@media ${mobileQuery}`;

/** Opens a block of styles for widths between a phone's and a desktop's. */
export const onTablet = `@media (${MOBILE_BREAKPOINT}px <= width < ${WIDE_BREAKPOINT}px)`;
