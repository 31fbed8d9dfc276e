import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { type Company, expect, signIn, test } from '../company';

const NOT_NOW = 'Bu bölüm şu anda açılamıyor.';

/** What the page is made of after its first files: chunks of the host and everything of the remotes. */
const FIRST = /\/(early|boot|main|vendor)\.[0-9a-f]{12}\.js/;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first();
const places = {
  // The form is there before the scripts, which put another in its place.
  '/login': (page: Page) => page.locator('#root').getByLabel('E-posta'),
  '/dashboard': (page: Page) => heading(page, 'Ana Sayfa'),
  '/cash-flow': (page: Page) => heading(page, 'Kasa Defteri'),
};
type Path = keyof typeof places;

const spoil = {
  'has one changed byte': async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  },
  'answers 500': (route: Route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
};

/** Goes there and touches a key: a page that can be read before its scripts fetches them now. */
async function open(page: Page, path: Path) {
  await page.goto(path);
  await page.keyboard.press('Shift');
}

/** A window that has the session of a signed-in one, if there is any, and nothing in its cache. */
async function freshContext(browser: Browser, signedIn?: BrowserContext, baseURL?: string) {
  return browser.newContext({ baseURL, storageState: await signedIn?.storageState() });
}

/**
 * The scripts that a healthy visit of the place asks for after the first ones. What a page fetches once it is idle,
 * which is what tells how it fares, nobody misses: here it is never idle.
 */
async function laterScripts(context: BrowserContext, path: Path): Promise<string[]> {
  const page = await context.newPage();
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && !FIRST.test(pathname)) files.add(pathname);
  });
  await open(page, path);
  await visible(page, path);
  await page.close();
  return [...files];
}

/** Opens the place while one of its files is spoilt as often as `times` says. */
async function visit(page: Page, path: Path, file: string, fault: keyof typeof spoil, times: () => number) {
  let answered = 0;
  await page.route(
    (url) => url.pathname === file,
    (route) => (answered++ < times() ? spoil[fault](route) : route.continue()),
  );
  await open(page, path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => answered;
}

async function eachScript(
  { browser, baseURL, signedIn }: { browser: Browser; baseURL?: string; signedIn?: BrowserContext },
  path: Path,
  look: (page: Page, file: string) => Promise<void>,
) {
  const visits: string[][] = [];
  for (let visited = 0; visited < 2; visited++) {
    const healthy = await freshContext(browser, signedIn, baseURL);
    visits.push(await laterScripts(healthy, path));
    await healthy.close();
  }
  const [first = [], second = []] = visits;
  // On a busy machine a remote may fetch a copy of its own of what the host offers a moment later: no visit needs it.
  const files = first.filter((file) => second.includes(file));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files)
    await test.step(file, async () => {
      const context = await freshContext(browser, signedIn, baseURL);
      const page = await context.newPage();
      await look(page, file);
      await visible(page, path);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await context.close();
    });
}

const signedInContext = async (page: Page, company: Company) => {
  await signIn(page, company);
  return page.context();
};

// Each visit of these fetches every file anew.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });
const visible = (page: Page, path: Path) => expect(places[path](page)).toBeVisible({ timeout: 30_000 });

test('every script of the dashboard that comes broken once is fetched again before anything is said', async ({
  browser,
  baseURL,
  page,
  company,
}) => {
  const signedIn = await signedInContext(page, company);
  await eachScript({ browser, baseURL, signedIn }, '/dashboard', async (page, file) => {
    const asked = await visit(page, '/dashboard', file, 'has one changed byte', () => 1);
    await visible(page, '/dashboard');
    // What fills a part of the page may be asked for after its heading is there.
    await expect.poll(asked, { message: file, timeout: 30_000 }).toBeGreaterThan(1);
    expect(await page.getByText(NOT_NOW).count()).toBe(0);
  });
});

for (const [path, fault] of [
  ['/cash-flow', 'has one changed byte'],
  ['/login', 'answers 500'],
] as const)
  test(`on ${path} every script that ${fault} until the box is there is fetched again by Tekrar Dene`, async ({
    browser,
    baseURL,
    page,
    company,
  }) => {
    const signedIn = path === '/login' ? undefined : await signedInContext(page, company);
    await eachScript({ browser, baseURL, signedIn }, path, async (page, file) => {
      let isBroken = true;
      await visit(page, path, file, fault, () => (isBroken ? Number.POSITIVE_INFINITY : 0));
      await expect(page.getByText(NOT_NOW).first()).toBeVisible({ timeout: 30_000 });
      isBroken = false;
      await page.getByRole('button', { name: 'Tekrar Dene' }).first().click();
    });
  });
