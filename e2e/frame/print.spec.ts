import type { Page } from '@playwright/test';
import { expect, test } from '../company';
import { dayIn } from '../kit/days';

/** All of a heading can be seen: no tab on paper says which page of a section it is. */
async function expectHeading(page: Page, name: string) {
  const heading = page.getByRole('heading', { level: 1, name });
  await expect(heading).toBeVisible();
  const hidden = heading.locator('span');
  expect((await hidden.boundingBox())?.width).toBeGreaterThan(20);
}

/** A4 without the margins of the page, in pixels of CSS. */
const PAPER = { width: 702, height: 1009 };

test('on paper the chart has its bars and its width, and names are whole', async ({ page, signedIn }) => {
  const { call } = signedIn;
  const { id: categoryId } = await call('POST', '/category/save', { name: 'Hakediş', type: 'HER_IKISI' });
  const entry = { categoryId, description: 'Avans', amount: 1_000 };
  const date = dayIn(0);
  for (const cashFlowType of ['GIRIS', 'CIKIS'])
    await call('POST', '/cash-flow/save', { ...entry, date, cashFlowType });
  const name = 'Karadeniz Yapı Malzemeleri Sanayi ve Ticaret Anonim Şirketi';
  await call('POST', '/contact/save', { name, kind: 'MUSTERI', openingBalance: 1_200_000 });

  await page.goto('/dashboard');
  await expect(page.getByRole('slider', { name: /nakit akışı/ })).toBeVisible();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  const chart = page.getByRole('slider', { name: /nakit akışı/ }).locator('svg');
  const moving = chart
    .locator('path, polyline, circle')
    .evaluateAll((parts) =>
      parts.flatMap((part) => getComputedStyle(part).animationName).filter((each) => each !== 'none'),
    );
  expect(await moving).toEqual([]);
  const box = await chart.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PAPER.width);
  await expect(page.getByRole('button', { name: 'Tümünü yenile' })).toBeHidden();

  await page.goto('/contacts');
  const contact = page.getByRole('link', { name });
  await expect(contact).toBeVisible();
  const cut = contact.evaluate((link) =>
    [link, ...link.querySelectorAll('*')].some((each) => each.scrollWidth > each.clientWidth + 1),
  );
  expect(await cut).toBe(false);
  await expect(page.locator('[aria-haspopup="menu"]:visible')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expectHeading(page, 'Projeler: Cariler');

  await page.goto('/cash-flow/accounts');
  await expectHeading(page, 'Kasa Defteri: Hesaplar');
});
