import { writeFileSync } from 'node:fs';
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';
import { knowsQueries, patiently, queries, searchFor } from './search';
import type { Target, Visitor } from './visitor';

const keys: Record<string, string> = {
  Control: Key.CONTROL,
  Alt: Key.ALT,
  Shift: Key.SHIFT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  End: Key.END,
  Home: Key.HOME,
};

/** The WebKit that Debian brings, by WebDriver. */
export function webkitVisitor(driver: WebDriver, base: string): Visitor {
  const all = async (target: Target): Promise<WebElement[]> => {
    if (!(await driver.executeScript(`return ${knowsQueries}`))) await driver.executeScript(queries);
    return driver.executeScript(`return ${searchFor(target)}`);
  };
  const onFirst = <T>(target: Target, act: (element: WebElement) => Promise<T>) =>
    patiently(async () => {
      const [first] = await all(target);
      if (!first) throw new Error(`Not seen: ${searchFor(target).split('\n').at(-1)}`);
      return act(first);
    });
  return {
    open: (path) => driver.get(base + path),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    click: (target) => onFirst(target, (element) => element.click()),
    fill: (target, text) =>
      onFirst(target, async (element) => {
        await element.click();
        await driver.executeScript('arguments[0].select()', element);
        await driver.actions().sendKeys(text).perform();
      }),
    choose: (target, label) => onFirst(target, (element) => new Select(element).selectByVisibleText(label)),
    press: async (chord) => {
      const pressed = chord.split('+').map((key) => keys[key] ?? key);
      const held = pressed.slice(0, -1);
      const actions = driver.actions();
      for (const key of held) actions.keyDown(key);
      actions.sendKeys(pressed.at(-1) ?? '');
      for (const key of held) actions.keyUp(key);
      await actions.perform();
    },
    says: async (target) => (await (await all(target))[0]?.getText()) ?? '',
    count: async (target) => (await all(target)).length,
    reads: (expression) => driver.executeScript(`return (${expression})`),
    place: async () => (await driver.getCurrentUrl()).replace(/^https?:\/\/[^/]+/, ''),
    shoot: async (file) => writeFileSync(file, await driver.takeScreenshot(), 'base64'),
  };
}
