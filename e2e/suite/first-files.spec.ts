import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from '../company';
import { openSiteOfToday, type Site } from '../kit/site';

/** A site whose files the browser keeps, as it does everywhere but where a test answers for the server. */
const test = base.extend<{ site: Site }>({
  site: async ({ baseURL }, use) => {
    const site = await openSiteOfToday(`${baseURL}`);
    await use(site);
    site.close();
  },
});

const SENTENCE = 'Sayfa açılamadı. Lütfen bağlantınızı kontrol edip tekrar deneyin.';
const landing = (page: Page) => page.locator('main h1').first();
const email = (page: Page) => page.getByLabel('E-posta');

async function open(context: BrowserContext, site: Site, path = '/'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(site.url + path);
  return page;
}

for (const file of ['vendor', 'main'])
  test(`a page without its ${file} file says so, and a missing file is missing no longer than it is`, async ({
    site,
    context,
  }) => {
    site.deleteFiles(new RegExp(`^${file}\\.`));
    const told = context.waitForEvent('request', (request) => request.url().endsWith('/client-events'));
    const page = await open(context, site);
    await expect(page.getByText(SENTENCE)).toBeVisible();
    const { host } = await (await fetch(`${site.url}/remotes.json`)).json();
    const [, , release] = host.entry.split('/');
    expect((await told).postDataJSON()).toEqual({
      events: [{ kind: 'failed', remote: 'host', release, weight: 1 }],
    });
    site.restoreFiles();
    // Another window finds what is there: nobody has kept the refusal.
    await expect(landing(await open(context, site))).toBeVisible();
    await page.getByRole('button', { name: 'Tekrar Dene' }).click();
    await expect(landing(page)).toBeVisible();
    await expect(page.getByText(SENTENCE)).toHaveCount(0);
  });

test('a page whose scripts come and break while they begin says so and tells it', async ({
  site,
  context,
}) => {
  await context.addInitScript(() => {
    // The first thing that they do: who may run scripts here.
    const createPolicy = () => {
      throw new Error('broken');
    };
    Object.defineProperty(window, 'trustedTypes', { value: { createPolicy } });
  });
  const told = context.waitForEvent('request', (request) => request.url().endsWith('/client-events'));
  const page = await open(context, site, '/dashboard');
  await expect(
    page.getByText('Sayfa bir hata yüzünden açılamadı. Lütfen biraz sonra tekrar deneyin.'),
  ).toBeVisible();
  expect((await told).postDataJSON().events).toMatchObject([{ kind: 'threw', remote: 'host' }]);
});

test('a browser that is older than those pages are made for is told so, others are not', async ({ page }) => {
  const told = () => page.evaluate(() => getComputedStyle(document.body, '::before').content);
  await page.goto('/');
  expect(await told()).toBe('none');
  // As one reads it that does not know `:has`.
  const changed = (at: string | RegExp, from: string | RegExp, to: string) =>
    page.route(at, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(from, to) });
    });
  await changed(/\/assets\/vezne\.[^/]*\.css$/, 'selector(:has(a))', 'selector(:had(a))');
  await changed('/', /(assets\/vezne\.[^"]*\.css") integrity="[^"]*"/, '$1');
  await page.reload();
  expect(await told()).toContain('Tarayıcınız Vezne için eski.');
});

test('a page whose first files hang says that it is loading, even where the script that watches them is missing too', async ({
  site,
  context,
}) => {
  site.deleteFiles(/^assets\/boot\./);
  const page = await context.newPage();
  await page.route(/\/vendor\./, () => new Promise(() => undefined));
  await page.goto(`${site.url}/dashboard`, { waitUntil: 'commit' });
  const shown = () =>
    page.locator('#root').evaluate((root) => {
      const { content, visibility } = getComputedStyle(root, '::before');
      return [content, visibility];
    });
  await expect.poll(shown).toEqual(['"Yükleniyor..."', 'visible']);
});

/** Twelve seconds pass in one, and so does the one after them. */
function hurry() {
  const { setTimeout } = window;
  const hurried = (act: () => void, ms = 0) =>
    setTimeout(act, ms === 12_000 || ms === 13_000 ? ms - 11_000 : ms);
  Reflect.set(window, 'setTimeout', hurried);
}

for (const [name, pattern, path] of [
  ['its stylesheet', /\/assets\/vezne\./, '/dashboard'],
  ['a stylesheet of a page that is drawn ahead', /\/pages\/[^/]*\.css/, '/about'],
  ['the script that watches over its files', /\/assets\/boot\./, '/dashboard'],
  ['both of them', /\/assets\/(vezne|boot)\./, '/login'],
  ['all that it names', /\/assets\/(vezne|boot|early)\./, '/dashboard'],
  ['all that it names, drawn ahead,', /\/(assets\/(vezne|boot|early)|pages\/[^/]*\.css)/, '/about'],
] as const)
  test(`a page that waits for ${name} says so after twelve seconds, is drawn for that, and can be asked for anew`, async ({
    site,
    context,
  }) => {
    const page = await context.newPage();
    await page.addInitScript(hurry);
    await page.route(pattern, () => new Promise(() => undefined));
    await page.goto(`${site.url}${path}`, { waitUntil: 'commit' });
    await expect(page.getByText('Sayfa hâlâ yükleniyor.')).toBeVisible();
    const paints = () => performance.getEntriesByName('first-contentful-paint').length;
    await expect.poll(() => page.evaluate(paints)).toBe(1);
    const second = await context.newPage();
    await second.goto(site.url + path);
    await expect(second.locator('main h1')).toBeVisible();
    await expect(second.getByRole('alert').filter({ hasText: 'Sayfa' })).toHaveCount(0);
    await page.unroute(pattern);
    // What was held back comes with it, and the box goes by itself where that is enough.
    const retry = page.getByRole('button', { name: 'Tekrar Dene' });
    await expect(async () => {
      await retry.click({ timeout: 2_000 }).catch(() => undefined);
      await expect(page.locator('main h1')).toBeVisible();
    }).toPass();
    await expect(retry).toHaveCount(0);
  });

test('a stylesheet that hangs once is fetched over another connection, and the page comes', async ({
  site,
  context,
}) => {
  const page = await context.newPage();
  await page.addInitScript(hurry);
  await page.route(/\/assets\/vezne\.[^?]*$/, () => new Promise(() => undefined));
  await page.goto(`${site.url}/login`, { waitUntil: 'commit' });
  await expect(email(page)).toBeVisible();
  await expect(page.getByText('Sayfa hâlâ yükleniyor.')).toHaveCount(0);
});

test('a first file that was stored broken is fetched past the cache by Tekrar Dene, and the stored one is replaced', async ({
  site,
  context,
}) => {
  site.changeFiles(/^vendor\./);
  const page = await open(context, site);
  await expect(page.getByText(SENTENCE)).toBeVisible();
  site.restoreFiles();
  // It is kept for a year: a mere reload meets the broken one.
  await page.reload();
  await expect(page.getByText(SENTENCE)).toBeVisible();
  await page.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(landing(page)).toBeVisible();
  await expect(landing(await open(context, site))).toBeVisible();
});

test('a stylesheet that was stored broken is fetched again without a word', async ({ site, context }) => {
  site.changeFiles(/^assets\/vezne\.[^/]*\.css/);
  await expect((await open(context, site)).getByText(SENTENCE)).toBeVisible();
  site.restoreFiles();
  const page = await open(context, site);
  await expect(landing(page)).toBeVisible();
  await expect(page.getByText(SENTENCE)).toHaveCount(0);
  const token = () => getComputedStyle(document.documentElement).getPropertyValue('--vz-canvas');
  await expect.poll(() => page.evaluate(token)).not.toBe('');
});

for (const [name, pattern] of [
  ["a chunk of the host's", /^api\./],
  ["a remote's file", /^remotes\/marketing\/.*remoteEntry/],
] as const)
  test(`${name} that was stored broken is fetched past the cache unasked, and the next visit has it at once`, async ({
    site,
    context,
  }) => {
    site.changeFiles(pattern);
    const page = await open(context, site, '/login');
    await expect(page.getByText('Bu bölüm şu anda açılamıyor.').first()).toBeVisible();
    site.restoreFiles();
    const second = await open(context, site, '/login');
    await expect(email(second)).toBeVisible();
    // The stored one is replaced in the background.
    await expect(async () => {
      const later = await context.newPage();
      const repeated: string[] = [];
      later.on('request', (request) => {
        if (/\.js\?r=/.test(request.url())) repeated.push(request.url());
      });
      await later.goto(`${site.url}/login`);
      await expect(email(later)).toBeVisible();
      expect(repeated).toEqual([]);
      await later.close();
    }).toPass();
  });
