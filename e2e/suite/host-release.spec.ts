import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../company';
import { nextBuild, openSiteOfToday } from '../kit/site';

const next = nextBuild('host', '9.2.0');
test.afterAll(() => rmSync(next, { recursive: true, force: true }));

const mainScript = (page: Page) => page.locator('script[defer]').last().getAttribute('src');

test('a new host goes to one company from its next visit on, and a rollback takes it back at once', async ({
  browser,
  baseURL,
  company,
}) => {
  const site = await openSiteOfToday(`${baseURL}`);
  const page = await browser.newPage({ baseURL: site.url });
  const frame = page.getByRole('link', { name: 'Kasa Defteri', exact: true }).first();
  try {
    await signIn(page, company);
    await expect(frame).toBeVisible();
    const everybodys = await mainScript(page);

    const { companyId } = await company.call('GET', '/manager/find-by-token');
    await site.release('host', next, '--companies', companyId);
    // The visit that reads the list notes the choice, the one after it is the new host's.
    await page.reload();
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('vezne_host=');
    await page.reload();
    await expect(frame).toBeVisible();
    expect(await mainScript(page)).not.toBe(everybodys);

    const stranger = await browser.newPage({ baseURL: site.url });
    await stranger.goto('/');
    await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await mainScript(stranger)).toBe(everybodys);
    await stranger.close();

    await site.rollback('host');
    await page.reload();
    await expect(frame).toBeVisible();
    expect(await mainScript(page)).toBe(everybodys);
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('vezne_host=');
  } finally {
    await page.close();
    site.close();
  }
});
