/** The stylesheets that the page names and that are not there. */
export const missingStylesheets = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet);

const REPEATED = /\?r=\d+$/;
/** Where a file is in the end, however often it was asked for. */
export const withoutRepeat = (address: string) => address.replace(REPEATED, '');

/**
 * Puts a stylesheet in once more, past every cache; where that was done before, it stays as it is. The browser draws
 * nothing and runs no script while it waits for a stylesheet of the page, and waits for none that a script has put in.
 */
export function askAnew(link: HTMLLinkElement): HTMLLinkElement {
  if (REPEATED.test(link.href)) return link;
  const again = link.cloneNode() as HTMLLinkElement; // A clone is of the kind of what it was made of.
  again.href = `${link.getAttribute('href')}?r=${Date.now()}`;
  link.replaceWith(again);
  return again;
}
