import { expect, test } from '@playwright/test';
import { shiftOf, watchShift } from '../kit/shift';

test('a public page that comes late moves nothing, and the face of its headings was there before', async ({
  page,
}) => {
  const face = page.waitForRequest(/besley-latin\.[^/]+\.woff2$/);
  // The page's own remote waits: without a preload nobody would ask for the face of a heading yet.
  await page.route('**/remotes/marketing/**', async (route) => {
    await face;
    await page.getByRole('contentinfo').waitFor({ state: 'attached' });
    await route.continue();
  });
  await watchShift(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
});
