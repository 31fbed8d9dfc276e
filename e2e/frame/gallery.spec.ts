import { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { startPageServer } from '../../scripts/dev/page-server.mjs';
import { buildGallery } from '../../shared/federation/build/gallery.mjs';
import { seriousFindings } from '../kit/axe';
import { cutOff } from '../kit/reflow';

/** The gallery's page behind a server of its own; there is no API behind it. */
const test = base.extend<object, { gallery: string }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
    async ({}, use) => {
      const folder = buildGallery();
      const server = await startPageServer({
        port: 0,
        places: [['/', folder]],
        pages: { '/': join(folder, 'index.html') },
        api: 'http://localhost:9',
      });
      if (!(server instanceof Server)) throw new Error('No server was started');
      const { port } = server.address() as AddressInfo; // A server on a port has no other kind of address.
      await use(`http://localhost:${port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
});

/** What a press of these buttons has opened. */
const opened = '[role=dialog], [role=alertdialog], [role=menu], .Toastify__toast';

async function open(page: Page, address: string, theme: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Bileşenler', level: 1 })).toBeVisible();
}

for (const theme of ['dark', 'light'])
  test(`no piece of the kit has a serious finding in the ${theme} theme, at rest or open`, async ({
    page,
    gallery,
  }) => {
    test.setTimeout(240_000);
    await open(page, gallery, theme);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const found: Record<string, string[]> = { 'at rest': await seriousFindings(page) };
    for (const piece of await page.locator('[data-opens]').all()) {
      const names = (await piece.getAttribute('data-opens'))?.split('|') ?? [];
      for (const name of names) {
        await piece.getByRole('button', { name, exact: true }).click();
        await expect(page.locator(opened), name).toBeVisible();
        found[name] = await seriousFindings(page);
        for (const toast of await page.locator('.Toastify__close-button').all()) await toast.click();
        await page.keyboard.press('Escape');
        await expect(page.locator(opened)).toHaveCount(0);
      }
    }
    expect(Object.fromEntries(Object.entries(found).filter(([, findings]) => findings.length > 0))).toEqual(
      {},
    );
    expect(Object.keys(found).length).toBeGreaterThan(15);
  });

for (const width of [390, 1440])
  test(`nothing of the gallery is cut off at ${width} px`, async ({ page, gallery }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, gallery, 'dark');
    expect(await cutOff(page)).toEqual([]);
  });
