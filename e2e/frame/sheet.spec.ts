import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../company';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** A finger goes down the page from a height, in ten steps, and is lifted. */
async function swipe(page: Page, x: number, from: number, way: number, pause = 30) {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', from + (way * step) / 10);
    await page.waitForTimeout(pause);
  }
  await touch('touchEnd');
  await finger.detach();
}

/** The pixel at which a sheet begins, once it stands on the foot of the page. */
async function restingTop(sheet: Locator) {
  let top = 0;
  const foot = async () => {
    const { y = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
    top = y;
    return Math.round(y + height);
  };
  await expect.poll(foot).toBe(844);
  await expect.poll(foot).toBe(844);
  return Math.round(top);
}

test('a sheet is drawn down by its head and closes, and the draft of its form stays', async ({
  page,
  signedIn,
}) => {
  await signedIn.call('POST', '/category/save', { name: 'Hakediş', type: 'HER_IKISI' });
  await page.goto('/cash-flow');
  await page.getByRole('button', { name: 'Nakit Akışı Ekle' }).first().tap();
  const sheet = page.getByRole('dialog', { name: 'Nakit Akışı Ekle' });
  const text = sheet.getByLabel('Açıklama', { exact: true });
  await text.fill('Beton dökümü');
  const y = await restingTop(sheet);

  await swipe(page, 120, y + 20, 40, 60);
  await expect(sheet).toBeVisible();
  expect(await restingTop(sheet)).toBe(y);
  // What scrolls is not the handle.
  await swipe(page, 120, y + 200, 200);
  await expect(sheet).toBeVisible();

  await swipe(page, 120, y + 20, 200);
  await expect(sheet).toBeHidden();
  await page
    .getByRole('button', { name: /Nakit Akışı Ekle/ })
    .first()
    .tap();
  await sheet.getByRole('button', { name: 'Taslağa Devam Et' }).tap();
  await expect(text).toHaveValue('Beton dökümü');
});

test('a question is drawn down like its İptal', async ({ page, signedIn }) => {
  await signedIn.call('POST', '/category/save', { name: 'Hakediş', type: 'HER_IKISI' });
  await page.goto('/categories');
  await page.getByRole('button', { name: 'İşlemler: Hakediş' }).tap();
  await page.getByRole('menuitem', { name: 'Sil' }).tap();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await swipe(page, 120, (await restingTop(question)) + 12, 140);
  await expect(question).toBeHidden();
  await expect(page.getByText('Hakediş').first()).toBeVisible();
});
