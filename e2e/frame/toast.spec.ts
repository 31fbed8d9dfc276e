import { expect, signIn, test } from '../company';

type Box = { x: number; y: number; width: number; height: number };
const touch = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [820, 1180],
] as const)
  test(`a message over a tall dialog leaves its buttons free at ${width} by ${height}`, async ({
    page,
    company,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, company);
    await page.route('**/project/save', (route) =>
      route.fulfill({
        status: 409,
        json: { code: 'CONFLICT', message: 'Aylık proje limitinize ulaştınız.' },
      }),
    );
    await page.goto('/projects');
    await page.getByRole('button', { name: 'Proje Ekle' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Proje Ekle' });
    await dialog.getByLabel('Proje adı').fill('Köprü');
    await dialog.getByLabel('Başlangıç', { exact: true }).fill('01.11.2026');
    await dialog.getByLabel('Planlanan bitiş', { exact: true }).fill('01.12.2026');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    const message = page.locator('.Toastify__toast');
    await expect(message).toBeVisible();
    const place = (await message.boundingBox()) as Box;
    for (const name of ['Kaydet', 'İptal', 'Kapat'])
      expect(
        touch(place, (await dialog.getByRole('button', { name, exact: true }).boundingBox()) as Box),
        name,
      ).toBe(false);
  });
