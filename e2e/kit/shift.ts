import type { Page } from '@playwright/test';

/** From now on every page adds up how much it moves by itself, as the web vital "cumulative layout shift" counts it. */
export const watchShift = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput'))
          Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftOf = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'shift')));
