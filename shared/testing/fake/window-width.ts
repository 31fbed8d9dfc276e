/** A range of widths in a media query: its end, and its beginning where it has one. */
const WIDTHS = /\((?:(\d+)px <= )?width < (\d+)px\)/g;

let matchMediaBefore: typeof window.matchMedia | undefined;

/**
 * Gives the window a width, in CSS pixels, until the test is over; a phone's unless told. What media queries say of
 * the width is answered by it, everything else as before.
 */
export function setWindowWidth(width = 390): void {
  const before = matchMediaBefore ?? window.matchMedia;
  matchMediaBefore = before;
  window.matchMedia = (query) => {
    const ranges = [...query.matchAll(WIDTHS)];
    if (ranges.length === 0) return before(query);
    const matches = ranges.some(([, from = 0, to]) => Number(from) <= width && width < Number(to));
    return { ...before(query), matches };
  };
}

afterEach(() => {
  if (matchMediaBefore) window.matchMedia = matchMediaBefore;
  matchMediaBefore = undefined;
});
