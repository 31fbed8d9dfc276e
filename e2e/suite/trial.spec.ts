import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../company';
import { nextBuild, openSiteOfToday, versionToday } from '../kit/site';

const preview = nextBuild('finance', '9.3.0');
test.afterAll(() => rmSync(preview, { recursive: true, force: true }));

/** Versions of finance that a page asks files of from now on. */
function versions(page: Page): Set<string> {
  const found = new Set<string>();
  page.on('request', (request) => {
    const [, version] = /\/remotes\/finance\/([\d.]+)-/.exec(request.url()) ?? [];
    if (version) found.add(version);
  });
  return found;
}

test('a tester sees a preview in the real host, under a badge, and nobody else does', async ({
  browser,
  baseURL,
  company,
}) => {
  const site = await openSiteOfToday(`${baseURL}`);
  await site.release('finance', preview, '--preview', 'pr-123');
  const tester = await browser.newPage({ baseURL: site.url });
  const other = await browser.newPage({ baseURL: site.url });
  const categories = (page: Page) => page.getByRole('heading', { name: 'Kategoriler', exact: true }).first();
  const badge = tester.getByRole('complementary', { name: 'Deneme sürümü' });
  try {
    const tried = versions(tester);
    await tester.goto('/?remote=finance@pr-123');
    await expect(badge).toContainText('Deneme sürümü: finance pr-123 (9.3.0-');
    await signIn(tester, company);
    await tester.goto('/categories');
    await expect(categories(tester)).toBeVisible();
    await expect(badge).toBeVisible();
    expect([...tried]).toEqual(['9.3.0']);

    const seen = versions(other);
    await signIn(other, company);
    await other.goto('/categories');
    await expect(categories(other)).toBeVisible();
    expect([...seen]).toEqual([versionToday('finance')]);

    const after = versions(tester);
    await badge.getByRole('button', { name: 'Denemeyi Bitir' }).click();
    await expect(badge).toHaveCount(0);
    await expect(categories(tester)).toBeVisible();
    expect([...after]).toEqual([versionToday('finance')]);
  } finally {
    await tester.close();
    await other.close();
    site.close();
  }
});
