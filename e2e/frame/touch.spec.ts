import type { Locator } from '@playwright/test';
import { expect, signIn, test } from '../company';
import { fill } from '../kit/filled';
import { tooSmall } from '../kit/finger';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

async function expectFingerSized(what: string, part: Locator) {
  await part.page().waitForLoadState('networkidle');
  expect.soft({ [what]: await tooSmall(part) }).toEqual({ [what]: [] });
}

test('on a phone forms and menus have room for a finger', async ({ company, page }) => {
  test.setTimeout(240_000);
  await fill(company);
  await signIn(page, company);
  for (const [path, button] of [
    ['/categories', 'Kategori Ekle'],
    ['/products', 'Ürün Ekle'],
    ['/projects', 'Proje Ekle'],
    ['/cash-flow', 'Nakit Akışı Ekle'],
    ['/cash-flow', 'Süzgeç'],
    ['/cash-flow', "Vezne AI'ya Sor"],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: button }).first().click();
    const dialog = page.getByRole('dialog').first();
    await expect(dialog).toBeVisible();
    await expectFingerSized(`${path}: ${button}`, dialog);
  }
  await page.goto('/products');
  await page.getByRole('button', { name: 'İşlemler: Çimento' }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await expectFingerSized('menu', menu);
});

test('what can be done with a project stands in one row', async ({ company, page }) => {
  const id = await fill(company);
  await signIn(page, company);
  await page.goto(`/projects/${id}`);
  const tops = await Promise.all(
    [/^Geçmiş/, 'Sil', 'Düzenle', /Analiz Et$/].map(async (name) => {
      const box = await page.locator('main header').getByRole('button', { name }).boundingBox();
      return Math.round(box?.y ?? -1);
    }),
  );
  expect(new Set(tops).size).toBe(1);
});

test('a card of the ledger keeps its place while its menu is open', async ({ company, page }) => {
  await fill(company);
  await signIn(page, company);
  await page.goto('/cash-flow');
  const card = page.locator('li[data-record]').first();
  const before = await card.boundingBox();
  await card.getByRole('button', { name: /^İşlemler/ }).tap();
  await expect(page.getByRole('menuitem', { name: 'Düzenle' })).toBeVisible();
  expect(await card.boundingBox()).toEqual(before);
});

test.describe('on a device without a pointer', () => {
  test.use({ isMobile: true });

  test('a button that was pressed looks as it did before', async ({ page }) => {
    await page.goto('/login');
    // What is drawn ahead of the scripts asks for what is missing in the browser's own way.
    await expect(page.locator('#first-sight')).toHaveCount(0);
    const button = page.getByRole('button', { name: 'Giriş Yap' });
    const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await ground();
    await button.tap();
    await expect(page.getByText('E-posta gerekli')).toBeVisible();
    await expect.poll(ground).toBe(before);
  });
});
