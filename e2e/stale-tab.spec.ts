import { rmSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { test as base, type Company, expect, signIn } from './company';
import { nextBuild, openSiteOfToday, type Site, versionToday } from './kit/site';

const NEW_RELEASE = "Vezne'nin yeni bir sürümü yayında. Devam etmek için sayfayı yenileyin.";
const NOT_NOW = 'Bu bölüm şu anda açılamıyor.';

/** The folder of today's release of a remote. */
const folderOfToday = (remote: string) =>
  new RegExp(`remotes/${remote}/${versionToday(remote).replaceAll('.', '\\.')}-[^/]*$`);
const builds = {
  cashflow: nextBuild('cashflow', '9.1.0'),
  finance: nextBuild('finance', '9.1.0'),
  host: nextBuild('host', '9.1.0'),
};

type Tab = Page & { loads: () => number };

/** A tab that counts how often its document was loaded, signed in at the site. */
async function openTab(browser: Browser, site: Site, company: Company): Promise<Tab> {
  const page = await browser.newPage({ baseURL: site.url });
  let count = 0;
  page.on('load', () => (count += 1));
  await signIn(page, company);
  // Its remote has run: until then a newer release of it is taken without a word.
  await expect(heading(page, 'Ana Sayfa')).toBeVisible();
  return Object.assign(page, { loads: () => count });
}

const test = base.extend<{ site: Site; tab: Tab }>({
  site: async ({ baseURL }, use) => {
    const site = await openSiteOfToday(`${baseURL}`);
    await use(site);
    site.close();
  },
  tab: async ({ browser, site, company }, use) => {
    const tab = await openTab(browser, site, company);
    await use(tab);
    await tab.close();
  },
});

test.afterAll(() => {
  for (const dist of Object.values(builds)) rmSync(dist, { recursive: true, force: true });
});

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const search = (page: Page) => page.getByRole('search').locator('input').first();
const prompt = (page: Page) => page.getByText(NEW_RELEASE);

/** Files of finance that a page asks for from now on, as version and name. */
function financeFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const [, version] = /\/remotes\/finance\/([\d.]+)-/.exec(request.url()) ?? [];
    if (version) files.push(version);
  });
  return files;
}

test('a release is live for new visits at once, and an open tab goes on with the one it has', async ({
  tab,
  site,
  browser,
  company,
}) => {
  await site.release('finance', builds.finance);
  const old = financeFiles(tab);
  await link(tab, 'Kategoriler').click();
  await expect(heading(tab, 'Kategoriler')).toBeVisible();
  expect([...new Set(old)]).toEqual([versionToday('finance')]);

  const visit = await browser.newPage({ baseURL: site.url });
  const fresh = financeFiles(visit);
  await signIn(visit, company);
  await link(visit, 'Kategoriler').click();
  await expect(heading(visit, 'Kategoriler')).toBeVisible();
  expect([...new Set(fresh)]).toEqual(['9.1.0']);
  expect(tab.loads()).toBe(1);
  await visit.close();
});

test('a tab whose files are gone asks for a reload in that place, and after it all is well', async ({
  tab,
  site,
}) => {
  await site.release('finance', builds.finance);
  site.deleteFiles(folderOfToday('finance'));
  await link(tab, 'Kategoriler').click();
  await expect(prompt(tab)).toBeVisible();
  expect(tab.loads()).toBe(1);
  await button(tab, 'Sayfayı Yenile').click();
  await expect(heading(tab, 'Kategoriler')).toBeVisible();
  expect(tab.loads()).toBe(2);
});

test('a tab that has run nothing of a remote takes its new release without a word', async ({ tab, site }) => {
  await site.release('cashflow', builds.cashflow);
  site.deleteFiles(folderOfToday('cashflow'));
  await link(tab, 'Kasa Defteri').click();
  await expect(heading(tab, 'Kasa Defteri')).toBeVisible();
  expect(tab.loads()).toBe(1);
});

test('who goes on elsewhere instead of reloading is not stopped', async ({ tab, site }) => {
  await site.release('finance', builds.finance);
  site.deleteFiles(folderOfToday('finance'));
  await link(tab, 'Kategoriler').click();
  await expect(prompt(tab)).toBeVisible();
  await link(tab, 'Kasa Defteri').click();
  await expect(heading(tab, 'Kasa Defteri')).toBeVisible();
  // The second visit of the place fetches past every cache, and so finds the new release.
  await link(tab, 'Kategoriler').click();
  await expect(heading(tab, 'Kategoriler')).toBeVisible();
  expect(tab.loads()).toBe(1);
});

for (const storage of ['keeps', 'refuses'] as const)
  test(`a file that the new release misses too costs one reload and no more, in a tab that ${storage} notes`, async ({
    tab,
    site,
  }) => {
    if (storage === 'refuses')
      await tab.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
    await tab.goto('/dashboard');
    await expect(heading(tab, 'Ana Sayfa')).toBeVisible();
    const before = tab.loads();
    await site.release('finance', builds.finance);
    site.deleteFiles(/remotes\/finance\/.*__federation_expose_CategoriesPage/);
    await link(tab, 'Kategoriler').click();
    await expect(prompt(tab)).toBeVisible();
    await button(tab, 'Sayfayı Yenile').click();
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(tab.getByText(NOT_NOW)).toBeVisible();
      await expect(button(tab, 'Sayfayı Yenile')).toHaveCount(0);
      await button(tab, 'Tekrar Dene').click();
    }
    await expect(tab.getByText(NOT_NOW)).toBeVisible();
    expect(tab.loads() - before).toBe(1);
    site.restoreFiles();
    await button(tab, 'Tekrar Dene').click();
    await expect(heading(tab, 'Kategoriler')).toBeVisible();
  });

test("a missing file of the host's own part leaves the page and what was typed alone", async ({
  tab,
  site,
  company,
}) => {
  const palette = () => tab.keyboard.press('Control+k');
  // What holds nothing has no search.
  await company.call('POST', '/category/save', { name: 'Kira', type: 'GIDER' });
  await link(tab, 'Kategoriler').click();
  await search(tab).fill('yarım kalan');
  await site.release('host', builds.host);
  const main = await mainScript(tab);
  site.deleteFiles(/^\d+\.[0-9a-f]{12}\.js$/);
  await palette();
  await expect(prompt(tab)).toBeVisible();
  await expect(search(tab)).toHaveValue('yarım kalan');
  expect(tab.loads()).toBe(1);

  site.restoreFiles();
  await button(tab, 'Sayfayı Yenile').click();
  await expect(heading(tab, 'Kategoriler')).toBeVisible();
  expect(await mainScript(tab)).not.toBe(main);

  site.deleteFiles(/^\d+\.[0-9a-f]{12}\.js$/);
  await palette();
  await expect(tab.getByText(NOT_NOW)).toBeVisible();
  site.restoreFiles();
  await button(tab, 'Tekrar Dene').click();
  await expect(tab.getByRole('dialog')).toBeVisible();
  expect(tab.loads()).toBe(2);
});

const mainScript = (page: Page) => page.locator('script[defer]').last().getAttribute('src');
