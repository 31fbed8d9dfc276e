import type { ElementHandle, KeyInput, Page } from 'puppeteer-core';
import { knowsQueries, patiently, queries, searchFor } from './search';
import type { Target, Visitor } from './visitor';

/** The installed Firefox, by WebDriver BiDi. */
export function firefoxVisitor(page: Page, base: string): Visitor {
  const all = async (target: Target): Promise<ElementHandle<Element>[]> => {
    if (!(await page.evaluate(knowsQueries))) await page.evaluate(`{${queries}}`);
    const list = await page.evaluateHandle(searchFor(target));
    const found = [...(await list.getProperties()).values()].map((handle) => handle.asElement());
    return found.filter((element) => element !== null) as ElementHandle<Element>[];
  };
  const onFirst = <T>(target: Target, act: (element: ElementHandle<Element>) => Promise<T>) =>
    patiently(async () => {
      const [first] = await all(target);
      if (!first) throw new Error(`Not seen: ${searchFor(target).split('\n').at(-1)}`);
      return act(first);
    });
  return {
    open: async (path) => void (await page.goto(base + path)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    click: (target) => onFirst(target, (element) => element.click()),
    fill: (target, text) =>
      onFirst(target, async (element) => {
        await element.click();
        await element.evaluate((field) => (field as HTMLInputElement).select());
        await page.keyboard.type(text);
      }),
    choose: (target, label) =>
      onFirst(target, async (element) => {
        const value = await element.evaluate(
          (field, wanted) =>
            [...(field as HTMLSelectElement).options].find(({ text }) => text === wanted)?.value,
          label,
        );
        if (value === undefined) throw new Error(`There is no option ${label}`);
        await element.select(value);
      }),
    press: async (chord) => {
      const pressed = chord.split('+') as KeyInput[];
      for (const key of pressed) await page.keyboard.down(key);
      for (const key of pressed.reverse()) await page.keyboard.up(key);
    },
    says: async (target) => {
      const [first] = await all(target);
      return first ? first.evaluate((element) => element.textContent) : '';
    },
    count: async (target) => (await all(target)).length,
    reads: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    place: async () => page.url().replace(/^https?:\/\/[^/]+/, ''),
    shoot: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
  };
}
