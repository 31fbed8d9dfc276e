import { expect, test } from '../company';

test('which share of the totals is paper is told at every width, within its strip', async ({
  page,
  signedIn: { call },
}) => {
  const { id: categoryId } = await call('POST', '/category/save', { name: 'Hakediş', type: 'HER_IKISI' });
  const kinds = [
    ['GIRIS', 'CHECK', 12_345_678.9],
    ['GIRIS', 'TRANSFER', 37_037_036.7],
    ['CIKIS', 'NOTE', 1_500_000.25],
    ['CIKIS', 'CASH', 13_500_002.25],
  ] as const;
  for (const [cashFlowType, paymentMethod, amount] of kinds)
    await call('POST', '/cash-flow/save', {
      ...{ categoryId, date: '2026-03-04', description: 'Fiş', amount, cashFlowType, paymentMethod },
    });
  for (const width of [1440, 1279, 1024, 1023, 768, 390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/cash-flow');
    const strip = page.getByRole('region', { name: 'Kasa özeti' });
    for (const [share, label] of [
      ['%25,0 çek ve senet', 'Toplam Giriş'],
      ['%10,0 çek ve senet', 'Toplam Çıkış'],
    ] as const) {
      const link = strip.getByRole('link', { name: share });
      await expect(link).toBeVisible();
      const [of, told] = [await strip.getByText(label).boundingBox(), await link.boundingBox()];
      expect((of?.x ?? 0) + (of?.width ?? 0), `${width}`).toBeLessThanOrEqual(told?.x ?? 0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.getByRole('link', { name: '%10,0 çek ve senet' }).click();
  await expect(page).toHaveURL(/type=CIKIS&paymentMethod=CHECK(,|%2C)NOTE/);
  await expect(page.locator('li[data-record]')).toHaveCount(1);
});
