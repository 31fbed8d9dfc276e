import { expect, test } from '../company';
import { fill } from '../kit/filled';
import { cutOff } from '../kit/reflow';

/** Buttons that open a dialog, and where. */
const dialogs = [
  ['/cash-flow', 'Nakit Akışı Ekle'],
  ['/cash-flow', "Vezne AI'ya Sor"],
  ['/categories', 'Kategori Ekle'],
  ['/products', 'Ürün Ekle'],
  ['/projects', 'Proje Ekle'],
  ['/settings/manager', 'Yönetici Ekle'],
] as const;

for (const [reader, viewport, deviceScaleFactor] of [
  ['at 320 px', { width: 320, height: 640 }, 2],
  ['enlarged to 200 %', { width: 720, height: 450 }, 2],
] as const)
  test.describe(`a window ${reader}`, () => {
    test.use({ viewport, deviceScaleFactor });

    test('the days of a period can be read where they are chosen', async ({ signedIn, page }) => {
      await fill(signedIn);
      await page.goto('/cash-flow');
      await page
        .getByRole('button', { name: /^(Süzgeç|Dönem)$/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Başlangıç').fill('28.10.2026');
      await dialog.getByLabel('Bitiş').fill('28.11.2026');
      expect(await cutOff(page)).toEqual([]);
    });

    test("the days of a contact's statement can be read", async ({ signedIn, page }) => {
      const { id } = await signedIn.call('POST', '/contact/save', {
        name: 'Moda Apartmanı',
        kind: 'MUSTERI',
      });
      await page.goto(`/contacts/${id}/ekstre?from=2026-10-28&to=2026-11-28`);
      await expect(page.getByLabel('Bitiş')).toHaveValue('28.11.2026');
      expect(await cutOff(page)).toEqual([]);
    });

    test('every button of a dialog can be reached', async ({ signedIn, page }) => {
      test.setTimeout(240_000);
      await fill(signedIn);
      for (const [path, name] of dialogs) {
        await page.goto(path);
        await page.getByRole('button', { name, exact: true }).first().click();
        const dialog = page.getByRole('dialog').first();
        await expect(dialog).toBeVisible();
        expect.soft({ [name]: await cutOff(page) }).toEqual({ [name]: [] });
        for (const button of await dialog.getByRole('button').all())
          if (await button.isEnabled()) await button.click({ trial: true });
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
    });
  });

test.describe('a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('what is told of and how early is chosen without scrolling sideways', async ({
    signedIn: _,
    page,
  }) => {
    await page.goto('/settings/notifications');
    const table = page.getByRole('table');
    await expect(table.getByRole('combobox').first()).toBeVisible();
    const scrolls = await table.evaluate(
      ({ parentElement: box }) => (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0),
    );
    expect(scrolls).toBe(0);
  });

  test('an amount in tens of millions stays within its figure', async ({ signedIn, page }) => {
    await signedIn.call('POST', '/cash-account/save', {
      ...{ name: 'Ziraat Vadesiz', kind: 'BANKA', openingBalance: 10_436_815.6 },
    });
    await page.goto('/cash-flow/accounts');
    const figures = page.getByRole('region', { name: 'Hesap özeti' });
    await expect(figures).toContainText('10.436.815,60');
    const outside = await figures.evaluate(
      (strip) =>
        [...strip.children].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
    expect(outside).toBe(0);
  });
});
