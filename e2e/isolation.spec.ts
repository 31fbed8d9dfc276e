import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, password, test } from './company';
import { faults, incompatible } from './kit/faults';
import { remotes } from './kit/site';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();

/** Per remote: a page it fills, what is seen when it works, and a page of another remote. */
const places = {
  marketing: {
    path: '/about',
    shell: 'İletişim',
    content: (page: Page) => page.locator('main h1').first(),
    other: { path: '/cash-flow', content: (page: Page) => heading(page, 'Kasa Defteri') },
  },
  finance: {
    path: '/categories',
    shell: 'Kasa Defteri',
    content: (page: Page) => heading(page, 'Kategoriler'),
    other: { link: 'Kasa Defteri', content: (page: Page) => heading(page, 'Kasa Defteri') },
  },
  cashflow: {
    path: '/cash-flow',
    shell: 'Kategoriler',
    content: (page: Page) => heading(page, 'Kasa Defteri'),
    other: { link: 'Kategoriler', content: (page: Page) => heading(page, 'Kategoriler') },
  },
  ai: {
    path: '/cash-flow',
    shell: 'Kategoriler',
    content: (page: Page) => page.getByRole('dialog').getByRole('tab', { name: 'Soru Sor' }),
    other: { link: 'Kategoriler', content: (page: Page) => heading(page, 'Kategoriler') },
  },
};

test.describe.configure({ mode: 'parallel' });

let shellLimit = 2_000;
let session: Record<string, string>;

test.beforeAll(async ({ playwright, browser, baseURL }) => {
  const api = await playwright.request.newContext({ baseURL });
  const email = `yalitim-${randomUUID()}@example.com`;
  const person = { name: 'Elif', surname: 'Şahingöz', companyName: 'Yalıtım Yapı', email, password };
  await api.post('/dev/v1/manager/create-account', {
    data: { ...person, kvkkRead: true, termsAccepted: true },
  });
  const login = await api.post('/dev/v1/auth/login', { data: { email, password } });
  const { token, refreshToken, userType } = await login.json();
  const userData = JSON.stringify({ email, userType, session: 'isolation' });
  session = { accessToken: token, token, refreshToken, userRole: userType, userData };
  await api.dispose();
  // A machine that is busy with other tests is slow without any fault too.
  const page = await browser.newPage({ baseURL });
  await keepSession(page);
  for (const { path, shell } of Object.values(places))
    shellLimit = Math.max(shellLimit, 3 * (await shellTime(page, path, shell)));
  await page.close();
});

const keepSession = (page: Page) =>
  page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, session);

test.beforeEach(({ page }) => keepSession(page));

/** How long after the start of the navigation the frame of the page is there to be used. */
async function shellTime(page: Page, path: string, link: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('link', { name: link, exact: true }).first().waitFor();
  return page.evaluate(() => performance.now());
}

/** The same without a fault and at this moment: other work may have begun since the first measurement. */
async function healthyTime(page: Page, { path, shell }: { path: string; shell: string }): Promise<number> {
  const healthy = await page.context().newPage();
  await keepSession(healthy);
  const taken = await shellTime(healthy, path, shell);
  await healthy.close();
  return taken;
}

const sentence = (fault: string) =>
  fault === incompatible ? 'Bu bölüm uygulamanın bu sürümüyle uyumlu değil.' : 'Bu bölüm şu anda açılamıyor.';

test('every remote of the suite is put to the test', () => {
  expect(Object.keys(places).sort()).toEqual([...remotes].sort());
});

for (const [remote, place] of Object.entries(places)) {
  for (const [fault, arrange] of Object.entries(faults)) {
    test(`${remote} ${fault}: the frame works, the rest works, and it comes back without a reload`, async ({
      page,
      baseURL,
    }) => {
      const told: string[] = [];
      page.on('console', (message) => told.push(message.text()));
      await arrange(page, remote, `${baseURL}`);
      if ('path' in place.other) {
        await page.goto(place.other.path);
        await expect(place.other.content(page)).toBeVisible();
      }
      const taken = await shellTime(page, place.path, place.shell);
      if (taken >= shellLimit) shellLimit = Math.max(shellLimit, 3 * (await healthyTime(page, place)));
      expect(taken).toBeLessThan(shellLimit);
      // A page that can be read before its scripts asks for them at the first key.
      await page.keyboard.press('Shift');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      if ('link' in place.other) {
        await page.getByRole('link', { name: place.other.link, exact: true }).first().click();
        await expect(place.other.content(page)).toBeVisible();
        await page.goBack();
      }
      if (remote === 'ai') await page.getByRole('button', { name: "Vezne AI'ya Sor" }).click();
      // Eight seconds of patience with a remote that hangs begin with that key.
      await expect(page.getByText(sentence(fault))).toBeVisible({ timeout: 15_000 });
      expect(await page.evaluate(() => 'wasChanged' in window)).toBe(false);
      if (fault === incompatible) {
        expect(told.join('\n')).toMatch(/@vezne\/api \^99\.0 \(this page has \d+\.\d+\.\d+\)/);
        expect(await page.evaluate((name) => name in window, remote)).toBe(false);
      }

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.getByRole('button', { name: 'Tekrar Dene' }).first().click();
      await expect(place.content(page)).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  }
}

test('a list that was changed after it was signed opens no screen and runs no code of its own', async ({
  page,
}) => {
  await page.route('**/remotes.json', async (route) => {
    const list = await (await route.fetch()).json();
    list.marketing.integrity = list.cashflow.integrity;
    await route.fulfill({ json: list });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/remotes\/.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/about');
  await expect(page.getByText('Bu bölüm şu anda açılamıyor.')).toBeVisible();
  expect(scripts).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Tekrar Dene' }).first().click();
  await expect(places.marketing.content(page)).toBeVisible();
});

test("the host's own files do not run when they were changed, neither at once nor later", async ({
  page,
}) => {
  const change = (pattern: RegExp) =>
    page.route(pattern, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `window.wasChanged = true;\n${await response.text()}` });
    });
  await page.goto('/404');
  const names = await page.evaluate(() =>
    Object.keys(JSON.parse(document.getElementById('later')?.textContent ?? '{}')),
  );
  expect(names.length).toBeGreaterThan(3);
  await change(/\/\d+\.[0-9a-f]{12}\.js(\?|$)/);
  await page.goto('/categories');
  await expect(page.getByText('Bu bölüm şu anda açılamıyor.').first()).toBeVisible();
  expect(await page.evaluate(() => 'wasChanged' in window)).toBe(false);
  await change(/\/main\.[0-9a-f]{12}\.js(\?|$)/);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'wasChanged' in window)).toBe(false);
  await expect(page.locator('#root')).toBeEmpty();
});
