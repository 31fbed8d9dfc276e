import type { Page, Request } from '@playwright/test';
import { expect, test } from '../company';

type Told = { kind: string; remote: string; release: string };

/** Watches what the page tells of itself. */
function listen(page: Page): Told[] {
  const told: Told[] = [];
  page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname === '/client-events')
      told.push(...JSON.parse(request.postData() ?? '{}').events);
  });
  return told;
}

const kinds = (told: Told[], remote: string) =>
  told.filter((each) => each.remote === remote).map(({ kind }) => kind);

test('a page that works tells how its remote loaded and how quick it was, and nothing of who looks', async ({
  page,
}) => {
  // The lot that decides which page tells.
  await page.addInitScript('Math.random = () => 0.1');
  const told = listen(page);
  const answered = page.waitForResponse((response) => response.url().endsWith('/client-events'));
  await page.goto('/login');
  await expect(page.getByLabel('E-posta')).toBeVisible();
  expect((await answered).status()).toBe(204);
  await expect.poll(() => kinds(told, 'marketing')).toContain('loaded');
  for (const event of told) {
    const known = ['kind', 'remote', 'release', 'weight', 'value'];
    expect(Object.keys(event).filter((key) => !known.includes(key))).toEqual([]);
  }
});

test('a remote that does not come is told, and a server that refuses to hear it changes nothing', async ({
  page,
}) => {
  await page.route('**/client-events', (route) => route.fulfill({ status: 503 }));
  const told = listen(page);
  const files = /\/remotes\/marketing\//;
  await page.route(files, (route) => route.abort('connectionrefused'));
  await page.goto('/login');
  await expect(page.getByText('Bu bölüm şu anda açılamıyor.')).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => kinds(told, 'marketing'), { timeout: 20_000 }).toContain('failed');
  await expect(page.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  await page.unroute(files);
  await page.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(page.getByLabel('E-posta')).toBeVisible();
});
