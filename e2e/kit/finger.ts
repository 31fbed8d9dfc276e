import type { Locator } from '@playwright/test';

const FINGER = 44;

/**
 * What can be pressed and is too small for a finger, by how far around its middle a press still reaches it. Links
 * within a sentence are as large as their words, and a field's frame is a part of it.
 */
export const tooSmall = (part: Locator) =>
  part.evaluate((root, finger) => {
    const controls = root.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), [role=tab], summary, [role=menuitem]',
    );
    const inSentence = (control: HTMLElement) =>
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
      );
    const reachOf = (control: HTMLElement) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [box = control.getBoundingClientRect()] = control.getClientRects();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const isHit = (left: number, top: number) => {
        const hit = document.elementFromPoint(left, top);
        return hit !== null && control.contains(hit);
      };
      const run = (dx: number, dy: number) => {
        let steps = 0;
        while (steps < finger && isHit(x + dx * (steps + 1), y + dy * (steps + 1))) steps++;
        return steps;
      };
      if (!isHit(x, y)) return { width: 0, height: 0 };
      return { width: run(1, 0) + run(-1, 0) + 1, height: run(0, 1) + run(0, -1) + 1 };
    };
    return [...controls].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      // One that is only there for the keyboard shows itself when it is focused.
      const isShown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const isSkipLink = control.getAttribute('href')?.startsWith('#') ?? false;
      if (!isShown || isSkipLink || width < 2 || height < 2) return [];
      if (control.closest('[aria-hidden=true], [inert]') || inSentence(control)) return [];
      const reach = reachOf(control);
      if (reach.width >= finger && reach.height >= finger) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      return [`${name.trim().slice(0, 40)}: ${reach.width} × ${reach.height}`];
    });
  }, FINGER - 1);
