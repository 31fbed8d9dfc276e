import type { Page } from '@playwright/test';
import { expect, test } from '../company';
import { complaintsOf } from '../kit/complaints';
import { shiftOf, watchShift } from '../kit/shift';
import { builtToday, openSite, remotes } from '../kit/site';

const pages = [
  ['/', 'Kasanız ve projeleriniz tek pencerede.'],
  ['/about', 'Vezne, paranın el değiştirdiği penceredir'],
  ['/services', 'Vezne ile neler yapılır'],
  ['/ornek-ekranlar', 'Örnek ekranlar'],
  ['/kvkk', 'KVKK aydınlatma metni'],
  ['/kullanim-kosullari', 'Kullanım koşulları'],
] as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const drawnAhead = (page: Page) => page.locator('#first-sight');

/** From now on the page's scripts do not come. */
const holdScripts = (page: Page) => page.route(/\/(vendor|main)\.[^/]*\.js/, () => undefined);

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    for (const [path, title] of pages)
      test(`${path} can be read, and left by its links, where scripts do not run`, async ({
        browser,
        baseURL,
      }) => {
        const context = await browser.newContext({
          baseURL,
          javaScriptEnabled: false,
          viewport: { width, height },
        });
        const page = await context.newPage();
        await page.goto(path);
        await expect(heading(page)).toHaveText(title);
        // Text that a reader does not see is not there.
        await expect(page.locator('main')).toHaveText(/.{700}/s, { useInnerText: true });
        await page
          .getByRole('navigation', { name: 'Ana menü' })
          .getByRole('link', { name: 'Hakkında' })
          .click();
        await expect(heading(page)).toHaveText(pages[1][1]);
        await context.close();
      });

    for (const theme of ['dark', 'light'])
      test(`scripts take the pages over without a fault and without moving them, the theme chosen being ${theme}`, async ({
        page,
      }) => {
        const faults = complaintsOf(page);
        await page.addInitScript((chosen) => {
          localStorage.setItem('theme', chosen);
          const themes = new Set<string | undefined>();
          Reflect.set(window, 'themes', themes);
          const note = () => themes.add(document.documentElement?.dataset.theme);
          new MutationObserver(note).observe(document, { attributes: true, childList: true, subtree: true });
        }, theme);
        await watchShift(page);
        for (const [path, title] of pages) {
          await page.goto(path);
          await expect(drawnAhead(page)).toHaveCount(0);
          await expect(heading(page)).toHaveText(title);
          expect(await page.evaluate(() => [...Reflect.get(window, 'themes')])).toEqual(['dark']);
          if (path !== '/kvkk' && path !== '/kullanim-kosullari')
            expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
        }
        expect(faults).toEqual([]);
      });
  });

test('a link works before any script has come', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');
  await expect(drawnAhead(page)).toBeVisible();
  await page.getByRole('link', { name: 'Neler Yapar' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(heading(page)).toHaveText(pages[2][1]);
});

test('the menu that was pressed on a phone before any script had come opens when they are there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/main\.[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await expect(drawnAhead(page)).toBeVisible();
  letThrough();
  await expect(drawnAhead(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menüyü kapat' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeVisible();
});

test('who reads on, or walks through the links by keyboard, is left where they are when the scripts come', async ({
  page,
}) => {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/main\.[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'KVKK' });
  await link.focus();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const before = await page.evaluate(() => scrollY);
  letThrough();
  await expect(drawnAhead(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('releases keep the pages that are drawn ahead in step with host and remote, and do without what was changed', async ({
  page,
  baseURL,
}) => {
  const site = await openSite(`${baseURL}`);
  const served = async (path: string) => (await fetch(site.url + path)).text();
  try {
    await site.release('host', builtToday('host'));
    expect(await served('/about')).not.toContain('first-sight');
    for (const app of remotes) await site.release(app, builtToday(app));
    expect(await served('/about')).toContain(pages[1][1]);
    expect(await served('/contact')).not.toContain('first-sight');
    // A fragment that is not what its release says it is does not get into a page.
    site.changeFiles(/^remotes\/marketing\/[^/]*\/drawn\/about\.[^/]*\.html/);
    await site.release('host', builtToday('host'));
    expect(await served('/about')).not.toContain('first-sight');
    expect(await served('/services')).toContain(pages[2][1]);
    await page.goto(`${site.url}/about`);
    await expect(heading(page)).toHaveText(pages[1][1]);
  } finally {
    site.close();
  }
});
