import type { Page } from '@playwright/test';

/**
 * What a reader of this window cannot come to: a page that is wider than it, and words that end outside of the window
 * or of what clips them. What scrolls by itself, such as a wide table, and names that end in an ellipsis may; an
 * amount may not.
 */
export async function cutOff(page: Page): Promise<string[]> {
  const { clientWidth, scrollWidth } = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return { clientWidth, scrollWidth };
  });
  const words = await page.evaluate(cutWords);
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...words] : words;
}

/** Runs in the page. */
function cutWords(): string[] {
  const SLACK = 1.5;
  const { documentElement: root, body } = document;

  const around = (element: Element | null): Element[] =>
    element ? [element, ...around(element.parentElement)] : [];
  const isAmount = (text: string) => /\d,\d\d|[₺%]/.test(text);
  const isOutside = (box: DOMRect, { left, right }: { left: number; right: number }) =>
    box.left < left - SLACK || box.right > right + SLACK;
  const scrolls = (element: Element) =>
    element !== root && element !== body && /auto|scroll/.test(getComputedStyle(element).overflowX);
  // Words for screen readers alone have a pixel.
  const mayHide = (element: Element, { width, height }: DOMRect) =>
    width <= 1 || height <= 1 || scrolls(element);
  const mayCut = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration, text: string) =>
    webkitLineClamp !== 'none' || (textOverflow === 'ellipsis' && !isAmount(text));

  /** The element that words are cut off by: undefined if they are whole, may be cut or are meant for no eye. */
  function cutBy(box: DOMRect, owner: Element, text: string): string | undefined {
    for (const element of around(owner)) {
      const [style, edge] = [getComputedStyle(element), element.getBoundingClientRect()];
      if (mayHide(element, edge)) return;
      if (/hidden|clip/.test(style.overflowX) && isOutside(box, edge))
        return mayCut(style, text) ? undefined : element.tagName.toLowerCase();
    }
    return isOutside(box, { left: 0, right: root.clientWidth }) ? 'the window' : undefined;
  }

  const isRead = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[aria-hidden=true], [inert], script, style, option');
  function cutIn(node: Node): string[] {
    const [owner, text] = [node.parentElement, node.textContent?.trim()];
    if (!owner || !text || !isRead(owner)) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].flatMap((box) => {
      const by = box.width > 0 && cutBy(box, owner, text);
      return by ? [`“${text.slice(0, 40)}” is cut off by ${by}`] : [];
    });
  }

  /** A date or an amount that is written wider than its field; longer texts may be scrolled in it. */
  const isCutInField = (field: HTMLInputElement) =>
    isRead(field) && /^[\d.,]+$/.test(field.value) && field.scrollWidth > field.clientWidth + SLACK;
  const fields = [...document.querySelectorAll('input')].filter(isCutInField);

  const pen = document.createElement('canvas').getContext('2d');
  /** Nothing is chosen, and the words for that are wider than their field; what is chosen may end in it, as names do. */
  const isCutInChoice = (field: HTMLSelectElement) => {
    if (!pen || !isRead(field) || field.value !== '') return false;
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    pen.font = font;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return pen.measureText(wordsOf(field)).width > room + SLACK;
  };
  const wordsOf = (field: HTMLSelectElement) => field.selectedOptions[0]?.text ?? '';
  const choices = [...document.querySelectorAll('select')].filter(isCutInChoice).map(wordsOf);

  const inFields = [...fields.map(({ value }) => value), ...choices];
  const found = new Set(inFields.map((words) => `“${words}” is cut off by its field`));
  const words = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) for (const fault of cutIn(words.currentNode)) found.add(fault);
  return [...found];
}
