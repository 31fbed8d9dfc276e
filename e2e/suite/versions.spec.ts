import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, test } from '../company';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

// axe has to be injected, which the product's own policy rightly forbids.
test.use({ bypassCSP: true });

const failure = { loaded: 120, failed: 4, refused: 0, threw: 1, lastFailureAt: '2026-11-21T09:30:00.000Z' };

/** The versions page as an administrator sees it. */
async function openVersions(page: Page, theme: 'dark' | 'light'): Promise<void> {
  // The journeys' people are managers: the page takes this one for an administrator, the API is spoken for.
  const standings = [{ remote: 'cashflow', release: '0.1.0', ...failure }];
  await page.route('**/dev/v1/installation/remotes', (route) =>
    route.fulfill({ json: { since: '2026-11-20T10:00:00.000Z', standings } }),
  );
  await page.route('**/dev/v1/installation/state', (route) => route.fulfill({ json: { disk: null } }));
  await page.evaluate((chosen) => {
    localStorage.setItem('userRole', 'ADMIN');
    localStorage.setItem('theme', chosen);
  }, theme);
  await page.goto('/test');
  await expect(page.getByRole('heading', { name: 'Test', exact: true })).toBeVisible({ timeout: 20_000 });
}

for (const [theme, width, line] of [
  ['dark', 1440, 'row'],
  // Cards instead of tables.
  ['light', 390, 'listitem'],
] as const)
  test(`an administrator reads the versions page in the ${theme} theme at ${width} px`, async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.email).toContain('@');
    await page.setViewportSize({ width, height: 900 });
    await openVersions(page, theme);
    for (const [region, told] of [
      ['Yayındaki sürümler', 'cashflow'],
      ['Ortak modüller', '@vezne/api'],
      ['Son hatalar', 'cashflow'],
    ] as const) {
      const lines = page.getByRole('region', { name: region }).getByRole(line);
      await expect(lines.filter({ hasText: told }).first()).toBeVisible();
    }
    await page.addScriptTag({ path: axePath });
    const found: { id: string; impact: string }[] = await page.evaluate(
      'axe.run(document).then(({ violations }) => violations.map(({ id, impact }) => ({ id, impact })))',
    );
    expect(found.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
    await page.screenshot({ path: `dist/results/versions-${theme}-${width}.png`, fullPage: true });
  });

test("in the system's own colours the badges of the versions page keep a line around them", async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@');
  await page.emulateMedia({ forcedColors: 'active' });
  await openVersions(page, 'dark');
  const live = page.getByRole('region', { name: 'Yayındaki sürümler' });
  const badge = live.getByText('Herkes').first();
  await expect(badge).toHaveCSS('border-style', 'solid');
  await expect(badge).toHaveCSS('border-color', await badge.evaluate((one) => getComputedStyle(one).color));
  await page.screenshot({ path: 'dist/results/versions-forced.png', fullPage: true });
});
