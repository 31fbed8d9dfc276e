import { type Company, expect, records, test } from '../company';

for (const days of [4, 5, 6])
  test(`the largest page with the heads of ${days} days stands on one screen`, async ({ page, signedIn }) => {
    await fillDays(signedIn, days);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/cash-flow?size=12');
    await expect(records(page)).toHaveCount(12);
    await expect(page.locator('tr[data-group]')).toHaveCount(days);
    const top = (await page.locator('tr[data-entry]').boundingBox())?.y ?? 900;
    expect(top).toBeLessThan(260);
    const last = await records(page).last().boundingBox();
    expect((last?.y ?? 900) + (last?.height ?? 0)).toBeLessThanOrEqual(900);
  });

test('the ledger names what was paid for where it is narrow', async ({ page, signedIn }) => {
  await fillDays(signedIn, 4);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/cash-flow?size=12');
  const name = page.getByRole('columnheader', { name: 'Açıklama' });
  await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThanOrEqual(220);
  await page.getByRole('button', { name: 'İşlemler: Şantiye vinç kirası, 12. gün' }).click();
  await page.getByRole('menuitem', { name: 'Düzenle' }).click();
  await expect(page.getByRole('dialog', { name: 'Nakit Akışı Düzenle' })).toBeVisible();
});

test('on a phone the first record stands where it is drawn, with its order beside the filters', async ({
  page,
  signedIn,
}) => {
  await fillDays(signedIn, 4);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/cash-flow');
  const first = page.locator('li[data-record]').first();
  await expect(first).toBeVisible();
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(420);
  await page.getByRole('combobox', { name: 'Sırala' }).selectOption('Tutar');
  await expect(page).toHaveURL(/sort=amount/);
  await expect(first).toContainText('Şantiye vinç kirası');
});

/** Twelve entries on so many days. */
async function fillDays({ call }: Company, days: number) {
  const { id: categoryId } = await call('POST', '/category/save', { name: 'Malzeme', type: 'HER_IKISI' });
  for (let at = 0; at < 12; at += 1)
    await call('POST', '/cash-flow/save', {
      ...{ categoryId, amount: 12_600 + at, cashFlowType: 'CIKIS' },
      ...{ date: `2026-03-0${1 + (at % days)}`, description: `Şantiye vinç kirası, ${at + 1}. gün` },
    });
}
